import { creditData as words } from "content/staff-statements.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import { lagosDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/lagos-days.ts";
import * as store from "./statement-queries.server.ts";

/** Retention of a file whose columns staff did not confirm. */
const fileMs = 60 * 60 * 1000;

/** Retention of the words of a line that is no gift, or not known to be one. */
const wordsMs = 90 * 24 * 60 * 60 * 1000;

/** Days after its last line in which a payer is known again: a yearly gift is, too. */
const payerDays = 400;

/**
 * Applies the retention. The words of a gift's line stay to the end of its year, for questions about its receipt, and
 * those of an erased donor go at once.
 */
export async function expireStatements(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await withTransaction(ctx, async ({ db }) => {
    await store.deleteFilesBefore(db, before(fileMs));
    await store.deleteNarrations(db, before(wordsMs), `${lagosDate(now).slice(0, 4)}-01-01`);
    await store.deletePayers(db, before(wordsMs), addDays(lagosDate(now), -payerDays));
    await store.deleteWordsOfErasedDonors(db);
  });
}

/** The bank's lines about an address's gifts (in lower case). */
export const creditData: PersonalData = {
  async find({ db }, { email }) {
    const lines = await store.findCreditsOfDonor(db, email);
    return [personalRecords({ name: "bankLines", label: words, noun: "bank line" }, lines, ({ added_at }) => added_at)];
  },
};

/** Erases the bank's words about donors who were erased from their gifts. */
export const eraseFromStatements = ({ db }: InTransaction): Promise<void> => store.deleteWordsOfErasedDonors(db);

/** Erases the bank's words about these gifts, whose donor is erased. */
export const eraseWordsOfGifts = ({ db }: InTransaction, gifts: number[]): Promise<void> =>
  store.deleteWordsOfGifts(db, gifts);
