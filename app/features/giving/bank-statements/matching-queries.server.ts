import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Currency } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import { maxDays } from "./match-credit.ts";

export const findPromisesByCodes = (db: Database, codes: string[]) =>
  inChunks(codes, (chunk) => db.selectFrom("promises").selectAll().where("code", "in", chunk).execute());

/** Marks open promises as received. @returns the ids of those that were open */
export async function claimPromises(db: Database, ids: number[]): Promise<number[]> {
  const rows = await inChunks([...new Set(ids)], (chunk) => {
    const claimed = db.updateTable("promises").set({ state: "received" }).where("id", "in", chunk);
    return claimed.where("state", "=", "open").returning("id").execute();
  });
  return rows.map(({ id }) => id);
}

/** A gift with a refund still fits its bank line, which shows the amount before the refund. */
const hasRefund = sql<boolean>`exists
  (select 1 from refunds where refunds.gift_id = gifts.id and refunds.state in ('asked', 'done'))`;

/** Lists gifts that staff recorded by hand and that no bank line shows. @param credits minor units, ISO dates */
export async function listHandGifts(db: Database, credits: readonly { amount: number; day: string }[]) {
  const days = credits.map(({ day }) => day).sort();
  const first = addDays(days[0] ?? "1970-01-01", -maxDays);
  const last = addDays(days.at(-1) ?? "1970-01-01", maxDays);
  return inChunks([...new Set(credits.map(({ amount }) => amount))], async (chunk) => {
    const unseen = db
      .selectFrom("gifts")
      .select(["gifts.id", "currency", "value_date", "name", "promise_id"])
      .where("value_date", ">=", first)
      .where("value_date", "<=", last)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("bank_credits").select("bank_credits.id").whereRef("gift_id", "=", "gifts.id"))),
      );
    const wanted = unseen
      .select("gifts.amount")
      .where("gifts.amount", "in", chunk)
      .where(({ not }) => not(hasRefund));
    // Fits the index by amount and day. Same methods as in `bankMethods`.
    const whole = wanted.where(
      sql<boolean>`(state || '') in ('received', 'counted') and method in ('transfer', 'cheque', 'mobile money')
        and coalesce(source, '') = ''`,
    );
    // A divided gift is one amount in the bank statement.
    const divided = wanted.where(
      sql<boolean>`gifts.id in (select whole_id from gifts as part where whole_id is not null and state in ('received', 'counted'))
        and state = 'void' and method in ('transfer', 'cheque', 'mobile money') and coalesce(source, '') = ''`,
    );
    const wentBack = unseen
      .innerJoin("refunds", "refunds.gift_id", "gifts.id")
      .select("refunds.paid as amount")
      .distinct()
      .where("refunds.state", "in", ["asked", "done"])
      .where("refunds.paid", "in", chunk)
      .where(
        sql<boolean>`method in ('transfer', 'cheque') and coalesce(source, '') = ''
          and (gifts.state <> 'void' or gifts.id in (select whole_id from gifts as part where part.state <> 'void'))`,
      );
    return [...(await whole.execute()), ...(await divided.execute()), ...(await wentBack.execute())];
  });
}

/** Returns the last gift of each payer that counts and has a known donor. */
export async function findGiftsOfPayers(db: Database, hashes: string[]) {
  const rows = await inChunks(hashes, (chunk) =>
    db
      .selectFrom("bank_credits")
      .innerJoin("gifts", "gifts.id", "bank_credits.gift_id")
      .select(["payer_hash", "gifts.id", "gifts.promise_id", "gifts.name", "gifts.email", "gifts.is_public"])
      .select(["gifts.project_id", "gifts.purpose", "gifts.value_date", "gifts.amount", "gifts.currency"])
      .where("payer_hash", "in", chunk)
      .where("bank_credits.state", "=", "matched")
      .where("gifts.state", "=", "received")
      .where("donor_salt", "is not", null)
      .where(({ or, eb }) => or([eb("gifts.name", "is not", null), eb("gifts.email", "is not", null)]))
      .orderBy("bank_credits.id")
      .execute(),
  );
  return [...new Map(rows.map((row) => [row.payer_hash, row])).values()];
}

/** Lists waiting promises with a name, by amount. @param tolerance maximum missing amount, in minor units */
export async function listNamedPromises(
  db: Database,
  currency: Currency,
  amounts: number[],
  tolerance: number,
  limit: number,
) {
  const named = db
    .selectFrom("promises")
    .selectAll()
    .where("currency", "=", currency)
    .where(({ or, eb }) => or([eb("name", "is not", null), eb("sent_from", "is not", null)]))
    .where(({ or, between }) => or(amounts.map((amount) => between("amount", amount, amount + tolerance))))
    // With the bare column, SQLite would read all promises by id instead of by amount.
    .orderBy(sql`id + 0`)
    .limit(limit);
  // SQLite uses a partial index only for literals, not for bound parameters.
  const open = await named.where("state", "=", sql.lit("open")).execute();
  const monthly = named.where("state", "=", sql.lit("received")).where("frequency", "=", sql.lit("monthly"));
  return [...open, ...(await monthly.execute())].sort((a, b) => a.id - b.id).slice(0, limit);
}
