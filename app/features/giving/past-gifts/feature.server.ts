import { staffPastGifts as words } from "content/staff-past-gifts.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { personalRecords } from "../../../server/personal-data.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { pastGiftMigrations } from "./past-gift-migrations.ts";
import { erasePastDonor, findPastDonorData } from "./past-gift-queries.server.ts";

const findDonor = async ({ db }: AppContext, { email }: { email: string }) => [
  personalRecords(
    { name: "pastGifts", label: words.records, noun: "past gift" },
    await findPastDonorData(db, email),
    ({ brought_at }) => brought_at,
  ),
];

async function eraseDonor({ db }: InTransaction, { email }: { email: string }): Promise<undefined> {
  await erasePastDonor(db, email);
}

/** Kept as long as other gifts, without a retention of its own. A restore erases people again, as `person` says. */
export const pastGifts = defineFeature(() => ({
  migrations: pastGiftMigrations,
  switch: "gifts",
  tables: {
    past_gifts: table({
      noun: "past gift",
      key: ["id"],
      emailSince: "brought_at",
      columns: {
        nothing: "id amount currency fee value_date is_without_mail receipt program import_id brought_at",
        typed: "purpose",
        person: "name name_folded email",
      },
    }),
  },
  staff: [
    { label: words.title, path: "/admin/gifts/past", icon: "gift", who: canManageGifts, alsoCalled: words.asked },
  ],
  person: { find: findDonor, erase: eraseDonor },
}));
