import { donorData as words } from "content/staff-gifts.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { eraseFromBankStatements } from "../bank-statements/expire-bank-statements.server.ts";
import { eraseReceiptNames } from "../receipts/erase-receipt-names.server.ts";
import * as store from "./donor-queries.server.ts";

/** Exports and erases a person's promises and gifts; secret links are excluded. */
export const donorData: PersonalData = { find: findDonorData, erase: eraseDonor };

async function findDonorData({ db }: AppContext, { email }: { email: string }) {
  const { promises, gifts } = await store.findDonorData(db, email);
  return [
    personalRecords(
      { name: "promisedGifts", label: words.promises, noun: "promise" },
      promises,
      ({ created_at }) => created_at,
    ),
    personalRecords({ name: "gifts", label: words.gifts, noun: "gift" }, gifts, ({ recorded_at }) => recorded_at),
  ];
}

async function eraseDonor(ctx: InTransaction, { email }: { email: string }): Promise<undefined> {
  await eraseReceiptNames(ctx, { email });
  await store.eraseDonor(ctx.db, email);
  await eraseFromBankStatements(ctx);
}
