import { type Selectable, sql, type Updateable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { LineOutTable } from "./bank-statement-tables.ts";

export type LineOut = Selectable<LineOutTable>;

/** A line waits for a name, also after the entry that named it was corrected. */
const isUnnamed = sql<boolean>`(lines_out.state = 'open' or (lines_out.state = 'named'
  and exists (select 1 from entries where entries.source = 'fix:' || lines_out.entry_id)))`;

/** A refund shows the line. */
const isRefund = sql<boolean>`exists (select 1 from refunds where refunds.line_id = lines_out.id and refunds.state = 'done')`;

/** Lists money out without a name, the oldest first. @param days first and last, ISO dates */
export const listUnnamedLines = (db: Database, [first, last]: readonly [string, string], limit: number) =>
  db
    .selectFrom("lines_out")
    .leftJoin("bank_credits", "bank_credits.id", "lines_out.credit_id")
    .selectAll("lines_out")
    .select(["bank_credits.gift_id", "bank_credits.state as credit_state"])
    .where("lines_out.day", ">=", first)
    .where("lines_out.day", "<=", last)
    .where(isUnnamed)
    .where(({ not }) => not(isRefund))
    .orderBy("lines_out.day")
    .orderBy("lines_out.id")
    .limit(limit)
    .execute();

/** Lists the lines that staff named last. */
export const listNamedLines = (db: Database, limit: number) =>
  db
    .selectFrom("lines_out")
    .leftJoin("entries", "entries.id", "lines_out.entry_id")
    .selectAll("lines_out")
    .select("entries.what")
    .where("lines_out.state", "<>", "open")
    .where(({ not }) => not(isUnnamed))
    .orderBy("lines_out.id", "desc")
    .limit(limit)
    .execute();

/** Changes a line that waits for a name. @returns false if another person named it first */
export const nameLineOut = (
  db: Database,
  id: number,
  changes: Pick<Updateable<LineOutTable>, "state" | "entry_id" | "entry_part" | "credit_id">,
): Promise<boolean> => changesRows(db.updateTable("lines_out").set(changes).where("id", "=", id).where(isUnnamed));

/** Takes the name of a line away. @returns false for a line without one */
export const reopenLineOut = (db: Database, id: number): Promise<boolean> =>
  changesRows(
    db
      .updateTable("lines_out")
      .set({ state: "open", entry_id: null, entry_part: null })
      .where("id", "=", id)
      .where("state", "<>", "open"),
  );

/**
 * Sums what left each place by each entry and part, without entries that were corrected.
 * @param days first and last, ISO dates
 */
export const listMoneyOut = (db: Database, places: number[], ...[first, last]: [string, string]) =>
  db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .leftJoin("vouchers", "vouchers.id", "entries.voucher_id")
    .select(["entries.id", "entries.day", "entries.what", "postings.place_id", "postings.what as part"])
    .select(["vouchers.year", "vouchers.serial", "vouchers.payee"])
    .select(({ fn }) => fn.sum<number>("postings.minor").as("minor"))
    .where("entries.day", ">=", first)
    .where("entries.day", "<=", last)
    .where("postings.place_id", "in", places)
    .where("entries.what", "not in", ["opening", "refund", "before", "gift"])
    .where(sql<boolean>`not exists (select 1 from entries as fix where fix.source = 'fix:' || entries.id)`)
    .groupBy(["entries.id", "entries.day", "entries.what", "postings.place_id", "postings.what"])
    .groupBy(["vouchers.year", "vouchers.serial", "vouchers.payee"])
    .orderBy("entries.id")
    .execute();

/** Lists the entries, with their parts, that name a line. */
export const listNames = (db: Database, entries: number[]) =>
  db.selectFrom("lines_out").select(["entry_id", "entry_part"]).where("entry_id", "in", entries).execute();

/** Lists approved vouchers that are not paid yet, in some amounts. */
export const listVouchersToPay = (db: Database, amounts: number[]) =>
  db
    .selectFrom("vouchers")
    .select(["id", "year", "serial", "payee", "minor", "currency", "paid_on"])
    .where("state", "=", "to pay")
    .where("minor", "in", amounts)
    .orderBy("id")
    .execute();

/** Lists credits that may cancel money out: no gift's, and of no other line. @param days first and last, ISO dates */
export const listCancelling = (
  db: Database,
  { id, account, currency, amount }: Pick<LineOut, "id" | "account" | "currency" | "amount">,
  ...[first, last]: [string, string]
) =>
  db
    .selectFrom("bank_credits")
    .select(["id", "day", "narration", "state"])
    .where("account", "=", account)
    .where("currency", "=", currency)
    .where("amount", "=", amount)
    .where("state", "<>", "matched")
    .where("payout", "is", null)
    .where("day", ">=", first)
    .where("day", "<=", last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("lines_out")
            .select("lines_out.id")
            .whereRef("credit_id", "=", "bank_credits.id")
            .where("lines_out.id", "<>", id)
            .where("lines_out.state", "=", "cancels"),
        ),
      ),
    )
    .orderBy("id")
    .limit(5)
    .execute();

/** Deletes the texts of lines out. @param before ISO date and time, UTC */
export async function deleteWordsOut(db: Database, before: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lines_out")
    .set({ narration: null })
    .where("narration", "is not", null)
    .where("added_at", "<", before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the texts of money that went back to erased donors, whose gifts have no salt. */
export async function deleteWordsOutOfErasedDonors(db: Database): Promise<void> {
  const erased = db.selectFrom("gifts").select("id").where("donor_salt", "is", null);
  const refunds = db
    .selectFrom("refunds")
    .select("line_id")
    .where("gift_id", "in", erased)
    .where("line_id", "is not", null);
  const credits = db.selectFrom("bank_credits").select("id").where("gift_id", "in", erased);
  await db
    .updateTable("lines_out")
    .set({ narration: null })
    .where("narration", "is not", null)
    .where(({ or, eb }) => or([eb("id", "in", refunds), eb("credit_id", "in", credits)]))
    .execute();
}

/** Deletes the texts of money that paid these vouchers. */
export async function deleteWordsOutOfVouchers(db: Database, vouchers: number[]): Promise<void> {
  if (vouchers.length === 0) return;
  const entries = db.selectFrom("entries").select("id").where("voucher_id", "in", vouchers);
  await db.updateTable("lines_out").set({ narration: null }).where("entry_id", "in", entries).execute();
}
