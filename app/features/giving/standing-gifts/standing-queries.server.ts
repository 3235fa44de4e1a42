import { sql } from "kysely";
import { countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";

/** Name of the history entry for a skipped month; its note is the due day (ISO date). */
export const skippedMove = "no gift this month";

/** Selects active monthly promises with at least one payment. Fits the index. */
const standing = (db: Database) =>
  db
    .selectFrom("promises")
    .where("frequency", "=", sql.lit("monthly"))
    .where("stopped_at", "is", null)
    .where("promises.state", "=", sql.lit("received"));

/** Day of the last gift or the last skipped month. */
const lastDay = sql<string | null>`(select max(day) from (
  select value_date as day from gifts where gifts.promise_id = promises.id and gifts.state in ('counted', 'received', 'disputed', 'refunded')
  union all
  select note as day from gift_events where gift_events.promise_id = promises.id and what = ${sql.lit(skippedMove)}) as days)`;

/** Lists promises; those that are without a gift longest come first. @param after last row of the previous page */
export function listStanding(db: Database, after: { day: string; id: number } | undefined, limit: number) {
  const rows = standing(db).selectAll("promises").select(lastDay.as("last_day")).as("rows");
  let query = db.selectFrom(rows).selectAll().where("last_day", "is not", null);
  if (after !== undefined)
    query = query.where(({ and, or, eb }) =>
      or([eb("last_day", ">", after.day), and([eb("last_day", "=", after.day), eb("id", ">", after.id)])]),
    );
  return query.orderBy("last_day").orderBy("id").limit(limit).execute();
}

/** Finds a promise. @returns undefined if it is not active and monthly */
export const findStanding = (db: Database, id: number) =>
  standing(db).selectAll("promises").select(lastDay.as("last_day")).where("promises.id", "=", id).executeTakeFirst();

export async function sumStanding(db: Database) {
  const sums = await standing(db)
    .select(({ fn }) => ["currency", fn.sum<number | string>("amount").as("amount")])
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return {
    count: await countRows(standing(db)),
    sums: sums.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };
}

/** Counts promises whose last day is at most this day (ISO date), and finds the earliest day. */
export async function countLastUntil(db: Database, day: string) {
  const rows = standing(db).select(lastDay.as("last_day")).as("rows");
  const found = db.selectFrom(rows).where("last_day", "<=", day);
  return found
    .select(({ fn }) => [fn.countAll<number | string>().as("count"), fn.min("last_day").as("first")])
    .executeTakeFirstOrThrow();
}

/** Lists open bank lines with these amounts (minor units), latest first. */
export const listOpenLines = (db: Database, amounts: number[]) =>
  inChunks([...new Set(amounts)], (chunk) =>
    db
      .selectFrom("bank_credits")
      .select(["id", "amount", "currency", "day", "payer"])
      .where("state", "=", "open")
      .where("amount", "in", chunk)
      .orderBy("day", "desc")
      .orderBy("id", "desc")
      .execute(),
  );

export const listCollected = async (db: Database, promises: number[]): Promise<Set<number>> => {
  const rows = await inChunks(promises, (chunk) =>
    db
      .selectFrom("payment_subscriptions")
      .select("promise_id")
      .where("promise_id", "in", chunk)
      .where("state", "=", "active")
      .execute(),
  );
  return new Set(rows.map(({ promise_id }) => promise_id));
};

export const listGiftsOfStanding = (db: Database, promises: number[]) =>
  inChunks(promises, (chunk) =>
    db
      .selectFrom("gifts")
      .select(["id", "promise_id", "state", "value_date"])
      .where("promise_id", "in", chunk)
      .where("state", "<>", "void")
      .orderBy("value_date")
      .execute(),
  );
