import { sql } from "kysely";
import { countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Cursor } from "../../../values/cursor.ts";
import { giftActs } from "./gift-states.ts";

export const auditorRows = 100;

/** One more row than a page has, to know if there is another page. */
const last = auditorRows + 1;

/**
 * Counts a year's receipts, with the highest number and the missing numbers.
 * @param after gaps that end above this number
 */
export async function findNumbers(db: Database, year: number, after: number) {
  const ofYear = db.selectFrom("receipts").where("year", "=", year);
  const count = await countRows(ofYear);
  // A separate query reads only the end of the index.
  const highest = (await ofYear.select("serial").orderBy("serial", "desc").limit(1).executeTakeFirst())?.serial ?? 0;
  // Numbers are unique, so that an equal count means there is no gap.
  if (count === highest) return { count, highest, gaps: [] };
  const { rows } = await sql<{ before: number | string; after: number | string }>`select before, after from (
      select coalesce(lag(serial) over (order by serial), 0) as before, serial as after from receipts where year = ${year}
    ) as numbered where after > before + 1 and after - 1 > ${after} order by after limit ${last}`.execute(db);
  const gaps = rows.map(({ before, after }) => ({ from: Number(before) + 1, to: Number(after) - 1 }));
  return { count, highest, gaps };
}

/** Lists a year's void and replaced receipts, latest first. @param below receipt number */
export const listEndedReceipts = (db: Database, year: number, below: number) =>
  db
    .selectFrom("receipts")
    .select(["id", "gift_id", "year", "serial", "state"])
    .where("year", "=", year)
    .where("serial", "<", below)
    // The index needs the same literal.
    .where("state", "<>", sql.lit("valid"))
    .orderBy("serial", "desc")
    .limit(last)
    .execute();

export const listNotesOf = (db: Database, gifts: number[], what: string) =>
  inChunks(gifts, (chunk) =>
    db
      .selectFrom("gift_events")
      .select(["gift_id", "note"])
      .where("gift_id", "in", chunk)
      .where("what", "=", what)
      .execute(),
  );

/** Lists a year's refunds with the people involved; deleted users have no name. @param before cursor */
export const listRefundsOf = (db: Database, year: number, before: number) =>
  db
    .selectFrom("refunds")
    .innerJoin("gifts", "gifts.id", "refunds.gift_id")
    .leftJoin("users as asker", "asker.id", "refunds.asked_by_id")
    .leftJoin("users as second", "second.id", "refunds.agreed_by_id")
    .leftJoin("lines_out", "lines_out.id", "line_id")
    .select(["refunds.id", "gift_id", "kind", "refunds.amount", "gifts.currency", "refunds.state", "why", "asked_at"])
    .select([
      "way",
      "refunds.is_by_one",
      "refunds.is_by_trustees",
      "asker.name as by",
      "second.name as agreedBy",
      "lines_out.day as seenOn",
    ])
    .where("asked_at", ">=", `${year}`)
    .where("asked_at", "<", `${year + 1}`)
    .where("refunds.id", "<", before)
    .orderBy("refunds.id", "desc")
    .limit(last)
    .execute();

export const listPurposesOf = (db: Database, year: number, before: number) =>
  db
    .selectFrom("purpose_changes")
    .leftJoin("users as asker", "asker.id", "asked_by_id")
    .leftJoin("users as second", "second.id", "agreed_by_id")
    .select(["purpose_changes.id", "gift_id", "purpose_before", "purpose", "why", "state", "asked_at", "is_by_one"])
    .select(["asker.name as by", "second.name as agreedBy"])
    .where("asked_at", ">=", `${year}`)
    .where("asked_at", "<", `${year + 1}`)
    .where("purpose_changes.id", "<", before)
    .orderBy("purpose_changes.id", "desc")
    .limit(last)
    .execute();

const acts = {
  corrections: [giftActs.correct, giftActs.purpose, giftActs.address, giftActs.void, giftActs.join],
  disputes: [giftActs.dispute, giftActs.disputeWon, giftActs.reverse],
};

/**
 * Lists acts of a year: corrections, changes of purpose by one person, or beginnings and ends of disputes.
 * @param before cursor
 */
export const listActsOf = (db: Database, kind: keyof typeof acts, year: number, before: number) =>
  db
    .selectFrom("gift_events")
    .select(["id", "gift_id", "at", "what", "note", "by"])
    // The index needs the same literals.
    .where(
      "what",
      "in",
      acts[kind].map(({ history }) => sql.lit(history)),
    )
    .where("at", ">=", `${year}`)
    .where("at", "<", `${year + 1}`)
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(last)
    .execute();

/** Lists received gifts that staff recorded, with both people. @param after last row of the previous page */
export function listAgreedOf(db: Database, year: number, after: Cursor | undefined) {
  const gifts = db
    .selectFrom("gifts")
    .select([
      "id",
      "value_date",
      "amount",
      "currency",
      "goods",
      "recorded_by",
      "checked_by",
      "is_by_one",
      "is_by_trustees",
    ])
    // Fits the index.
    .where(sql<boolean>`(state || '') = 'received' and (checked_by is not null or is_by_one = 1)`)
    .where("value_date", ">=", `${year}-01-01`)
    .where("value_date", "<=", `${year}-12-31`)
    .orderBy("value_date", "desc")
    .orderBy("id", "desc")
    .limit(last);
  if (after === undefined) return gifts.execute();
  const { at, id } = after;
  return gifts
    .where(({ or, and, eb }) => or([eb("value_date", "<", at), and([eb("value_date", "=", at), eb("id", "<", id)])]))
    .execute();
}

export const listLimitsOf = (db: Database, year: number, before: number) =>
  db
    .selectFrom("gift_limits")
    .leftJoin("users as asker", "asker.id", "by_id")
    .leftJoin("users as second", "second.id", "agreed_by_id")
    .select(["gift_limits.id", "amounts", "at", "live_at", "stopped_at", "agreed_by_id"])
    .select(["asker.name as by", "second.name as agreedBy"])
    .where("at", ">=", `${year}`)
    .where("at", "<", `${year + 1}`)
    .where("gift_limits.id", "<", before)
    .orderBy("gift_limits.id", "desc")
    .limit(last)
    .execute();

/** Lists the bank statements imported in a year, latest first. @param before last id of the previous page */
export async function listBankStatementsOf(db: Database, year: number, before: number) {
  const statements = db
    .selectFrom("bank_statements")
    .select(["id", "name", "account", "currency", "first_day", "last_day", "lines", "added", "added_at", "added_by"])
    .where("added_at", ">=", `${year}`)
    .where("added_at", "<", `${year + 1}`)
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .limit(last);
  const from = await db.selectFrom("bank_statements").select("added_at").where("id", "=", before).executeTakeFirst();
  if (from === undefined) return statements.execute();
  const at = from.added_at;
  return statements
    .where("added_at", "<=", at)
    .where(({ or, eb }) => or([eb("added_at", "<", at), eb("id", "<", before)]))
    .execute();
}
