import type { Database } from "../../../server/db/database.server.ts";

/**
 * Sums vouchers that wait and took cash out of a place until a day, in minor units.
 * @param day ISO date @param sentUntil ISO date and time; all vouchers by default
 */
export async function sumWaitingVouchers(
  db: Database,
  place: number,
  day: string,
  sentUntil?: string,
): Promise<number> {
  const row = await db
    .selectFrom("vouchers")
    .select(({ fn }) => fn.sum<number | null>("minor").as("sum"))
    .where("paid_from", "=", `place:${place}`)
    .where("state", "in", ["waits", "half", "asked"])
    .where("paid_on", "<=", day)
    .$if(sentUntil !== undefined, (vouchers) => vouchers.where("sent_at", "<=", sentUntil ?? ""))
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Returns the amounts of a place with their days, the oldest first. */
export const findAmountsOf = (db: Database, place: number) =>
  db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "entry_id")
    .select(["day", "minor"])
    .where("place_id", "=", place)
    .orderBy("day")
    .orderBy("postings.id")
    .execute();

/** Lists accounts of which a statement was imported; null is the first account of a currency. */
export const listAccountsWithStatements = (db: Database) =>
  db.selectFrom("bank_statements").select(["account", "currency"]).distinct().execute();

/**
 * Sums charges by one person that left a place, in minor units.
 * @param days first and last, ISO dates @param source of an entry that does not count
 */
export async function sumCharges(
  db: Database,
  place: number,
  [from, to]: readonly [string, string],
  source: string,
): Promise<number> {
  const row = await db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .select(({ fn }) => fn.sum<number | null>("postings.minor").as("sum"))
    .where("postings.what", "=", "charge")
    .where("postings.place_id", "=", place)
    .where("entries.people", "=", 1)
    .where("entries.source", "<>", source)
    .where("entries.day", ">=", from)
    .where("entries.day", "<=", to)
    .executeTakeFirst();
  return -Number(row?.sum ?? 0);
}
