import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { Currency } from "../../../values/money.ts";

/** Money that came into a place and left it, in minor units. */
export interface Moves {
  place: number;
  currency: Currency;
  came: number;
  left: number;
}

/**
 * Sums what came into each place and what left it, without the amounts of the first day. An entry of these days that
 * another one takes back counts on neither side.
 * @param from ISO date @param to ISO date
 */
export async function sumMoves(db: Database, from: string, to: string): Promise<Moves[]> {
  const isTakingBack = sql<boolean>`exists (
    select 1 from postings as earlier
    inner join entries as fixed on fixed.id = earlier.entry_id
    where fixed.id = entries.fixes and fixed.day >= ${from} and earlier.place_id = postings.place_id
      and earlier.what = postings.what and earlier.minor = -postings.minor
  )`;
  const rows = await db
    .selectFrom("postings")
    .innerJoin("entries", "entries.id", "postings.entry_id")
    .select(["postings.currency", sql<number>`postings.place_id`.as("place")])
    .select(
      sql<number | string>`sum(case when (postings.minor > 0) <> ${isTakingBack} then postings.minor else 0 end)`.as(
        "came",
      ),
    )
    .select(({ fn }) => fn.sum<number | string>("postings.minor").as("all"))
    .where("postings.place_id", "is not", null)
    .where("postings.what", "<>", "opening")
    .where("entries.day", ">=", from)
    .where("entries.day", "<=", to)
    .groupBy(["postings.place_id", "postings.currency"])
    .execute();
  return rows.map(({ place, currency, came, all }) => ({
    place,
    currency,
    came: Number(came),
    left: Number(came) - Number(all),
  }));
}
