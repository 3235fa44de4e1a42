import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Currency } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import { maxDays } from "./match-credit.ts";

export const findPromisesByCodes = (db: Database, codes: string[]) =>
  inChunks(codes, (some) => db.selectFrom("promises").selectAll().where("code", "in", some).execute());

/** Moves open promises on. @returns those that were open */
export async function claimPromises(db: Database, ids: number[]): Promise<number[]> {
  const rows = await inChunks([...new Set(ids)], (some) => {
    const claimed = db.updateTable("promises").set({ state: "received" }).where("id", "in", some);
    return claimed.where("state", "=", "open").returning("id").execute();
  });
  return rows.map(({ id }) => id);
}

/** Money of the gift went back, or is on its way: the bank shows what it was before. */
const hasRefund = sql<boolean>`exists
  (select 1 from refunds where refunds.gift_id = gifts.id and refunds.state in ('asked', 'done'))`;

/**
 * Transfers and cheques that staff recorded by hand, and no bank statement has shown yet, with the amount that arrived.
 * @param credits what arrived (minor units, ISO dates): gifts of other days are none of them
 */
export async function listHandGifts(db: Database, credits: readonly { amount: number; day: string }[]) {
  const days = credits.map(({ day }) => day).sort();
  const first = addDays(days[0] ?? "1970-01-01", -maxDays);
  const last = addDays(days.at(-1) ?? "1970-01-01", maxDays);
  return inChunks([...new Set(credits.map(({ amount }) => amount))], async (some) => {
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
      .where("gifts.amount", "in", some)
      .where(({ not }) => not(hasRefund));
    // The condition has the form of the index, by amount and day. The methods are those of `bankMethods`.
    const whole = wanted.where(
      sql<boolean>`(state || '') in ('received', 'counted') and method in ('transfer', 'cheque', 'mobile money')
        and coalesce(source, '') = ''`,
    );
    // The money of a gift that was divided is at the bank in one piece.
    const divided = wanted.where(
      sql<boolean>`gifts.id in (select whole_id from gifts as part where whole_id is not null and state in ('received', 'counted'))
        and state = 'void' and method in ('transfer', 'cheque', 'mobile money') and coalesce(source, '') = ''`,
    );
    const wentBack = unseen
      .innerJoin("refunds", "refunds.gift_id", "gifts.id")
      .select("refunds.paid as amount")
      .distinct()
      .where("refunds.state", "in", ["asked", "done"])
      .where("refunds.paid", "in", some)
      .where(
        sql<boolean>`method in ('transfer', 'cheque') and coalesce(source, '') = ''
          and (gifts.state <> 'void' or gifts.id in (select whole_id from gifts as part where part.state <> 'void'))`,
      );
    return [...(await whole.execute()), ...(await divided.execute()), ...(await wentBack.execute())];
  });
}

/**
 * The last gift of each payer, by the hash on its bank line: it counts, knows its donor, and its donor was not erased.
 */
export async function findGiftsOfPayers(db: Database, hashes: string[]) {
  const rows = await inChunks(hashes, (some) =>
    db
      .selectFrom("bank_credits")
      .innerJoin("gifts", "gifts.id", "bank_credits.gift_id")
      .select(["payer_hash", "gifts.id", "gifts.promise_id", "gifts.name", "gifts.email", "gifts.is_public"])
      .select(["gifts.project_id", "gifts.purpose", "gifts.value_date", "gifts.amount", "gifts.currency"])
      .where("payer_hash", "in", some)
      .where("bank_credits.state", "=", "matched")
      .where("gifts.state", "=", "received")
      .where("donor_salt", "is not", null)
      .where(({ or, eb }) => or([eb("gifts.name", "is not", null), eb("gifts.email", "is not", null)]))
      .orderBy("bank_credits.id")
      .execute(),
  );
  return [...new Map(rows.map((row) => [row.payer_hash, row])).values()];
}

/** Promises with a name that wait for about such an amount. @param tolerance how much less may arrive, in minor units */
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
    // No bare column: SQLite would read all promises in the order of their ids rather than those of the amounts.
    .orderBy(sql`id + 0`)
    .limit(limit);
  // Literals: SQLite uses no partial index for a bound parameter.
  const open = await named.where("state", "=", sql.lit("open")).execute();
  const monthly = named.where("state", "=", sql.lit("received")).where("frequency", "=", sql.lit("monthly"));
  return [...open, ...(await monthly.execute())].sort((one, other) => one.id - other.id).slice(0, limit);
}
