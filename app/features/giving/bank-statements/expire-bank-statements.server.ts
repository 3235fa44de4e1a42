import { creditData as words } from "content/staff-bank-statements.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention, RetentionSchedule } from "../../../server/retention.ts";
import { siteDate } from "../../../values/dates.ts";
import * as store from "./bank-statement-queries.server.ts";
import { deleteWordsOut, deleteWordsOutOfErasedDonors, deleteWordsOutOfVouchers } from "./line-out-queries.server.ts";

const job: RetentionSchedule = {
  name: "bank statements",
  every: 3_600,
  // The texts of erased donors are deleted at once, independent of their age.
  afterwards: (ctx) =>
    withTransaction(ctx, async (_, transaction) => {
      await store.deletePayersOfAnonymous(transaction);
      await store.deleteWordsOfErasedDonors(transaction);
      await deleteWordsOutOfErasedDonors(transaction);
    }),
};

/** Bank texts are needed to decide about lines, and to answer questions about receipts. */
export const bankStatementRetention: readonly Retention[] = [
  {
    what: "statementFiles",
    after: 1 / 24,
    why: "A file whose columns staff did not confirm: docs/decisions/041-bank-statements.md",
    job,
    expire: ({ db }, before) => store.deleteFilesBefore(db, before.toISOString()),
  },
  {
    what: "bankWords",
    after: 90,
    why: "Those of a gift stay to the end of its year, for questions about its receipt: docs/decisions/041-bank-statements.md",
    job,
    expire: async ({ db }, before, now) =>
      (await deleteWordsOut(db, before.toISOString())) +
      (await store.deleteNarrations(db, before.toISOString(), `${siteDate(now).slice(0, 4)}-01-01`)),
  },
  {
    what: "payersWithoutGift",
    after: 90,
    why: "docs/decisions/076-promises-to-donors.md",
    job,
    expire: ({ db }, before) => store.deletePayersWithoutGift(db, before.toISOString()),
  },
  {
    what: "payers",
    after: 400,
    why: "A payer is known again in the next line, also of a yearly gift: docs/decisions/076-promises-to-donors.md",
    job,
    expire: ({ db }, before) => store.deletePayersBefore(db, siteDate(before)),
  },
];

/** Finds a donor's bank lines by e-mail address in lower case. */
export const creditData: PersonalData = {
  async find({ db }, { email }) {
    const lines = await store.findCreditsOfDonor(db, email);
    return [
      personalRecords({ name: "bankLines", label: words.label, noun: "bank line" }, lines, ({ added_at }) => added_at),
    ];
  },
};

export async function eraseFromBankStatements({ db }: InTransaction): Promise<void> {
  await store.deleteWordsOfErasedDonors(db);
  await deleteWordsOutOfErasedDonors(db);
}

export const eraseWordsOfGifts = ({ db }: InTransaction, gifts: number[]): Promise<void> =>
  store.deleteWordsOfGifts(db, gifts);

export const eraseWordsOfVouchers = (db: Database, vouchers: number[]): Promise<void> =>
  deleteWordsOutOfVouchers(db, vouchers);
