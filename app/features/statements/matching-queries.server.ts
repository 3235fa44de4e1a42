import type { Database } from "../../server/db/database.server.ts";
import { inChunks } from "../../server/db/in-chunks.ts";
import type { Currency } from "../../values/money.ts";

export const findPledgesByCodes = (db: Database, codes: string[]) =>
  inChunks(codes, (some) => db.selectFrom("pledges").selectAll().where("code", "in", some).execute());

/** Moves open promises on. @returns those that were open */
export async function claimPledges(db: Database, ids: number[]): Promise<number[]> {
  const rows = await inChunks([...new Set(ids)], (some) => {
    const claimed = db.updateTable("pledges").set({ state: "received" }).where("id", "in", some);
    return claimed.where("state", "=", "open").returning("id").execute();
  });
  return rows.map(({ id }) => id);
}

/** Transfers that staff recorded by hand, and no bank statement has shown yet. @param amounts minor units */
export const listHandGifts = (db: Database, amounts: number[]) =>
  inChunks(amounts, (some) =>
    db
      .selectFrom("gifts")
      .select(["id", "amount", "currency", "value_date", "name", "pledge_id"])
      .where("state", "=", "received")
      .where("method", "=", "transfer")
      .where("source", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("bank_credits").select("bank_credits.id").whereRef("gift_id", "=", "gifts.id"))),
      )
      .where("amount", "in", some)
      .execute(),
  );

/** Promises with a name that wait for about such an amount. @param tolerance how much less may arrive, in minor units */
export const listNamedPledges = (
  db: Database,
  currency: Currency,
  amounts: number[],
  tolerance: number,
  limit: number,
) =>
  db
    .selectFrom("pledges")
    .selectAll()
    .where("currency", "=", currency)
    .where("name", "is not", null)
    .where(({ eb, or, and }) =>
      or([eb("state", "=", "open"), and([eb("state", "=", "received"), eb("frequency", "=", "monthly")])]),
    )
    .where(({ or, between }) => or(amounts.map((amount) => between("amount", amount, amount + tolerance))))
    .orderBy("id")
    .limit(limit)
    .execute();
