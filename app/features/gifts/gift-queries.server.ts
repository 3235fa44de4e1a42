import type { Insertable, Selectable, Updateable } from "kysely";
import { changesRows, countSince } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { GiftTable } from "../../server/db/gift-tables.ts";
import { inChunks } from "../../server/db/in-chunks.ts";

export type GiftRow = Selectable<GiftTable>;

/** @returns the gifts, without those whose source or idempotency key has one already */
export const insertGifts = (db: Database, gifts: Insertable<GiftTable>[]): Promise<GiftRow[]> =>
  inChunks(gifts, (some) => {
    const query = db.insertInto("gifts").values(some);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
  });

/** The highest number of a gift, by the promise that has one. */
export async function findLastParts(db: Database, pledges: number[]): Promise<Map<number | null, number>> {
  const rows = await inChunks(pledges, (some) => {
    const query = db.selectFrom("gifts").select(({ fn }) => ["pledge_id", fn.max<number>("part").as("last")]);
    return query.where("pledge_id", "in", some).groupBy("pledge_id").execute();
  });
  return new Map(rows.map(({ pledge_id, last }) => [pledge_id, Number(last)]));
}

export const findGift = (db: Database, by: "id" | "source" | "idempotency_key", value: string | number) =>
  db.selectFrom("gifts").selectAll().where(by, "=", value).executeTakeFirst();

/** The gifts that count of what brought them, also of a later try (`#2`) and parts (`/1`). @param source like `credit:12` */
export const listLiveGiftsOf = (db: Database, source: string) =>
  db
    .selectFrom("gifts")
    .selectAll()
    .where(({ eb, or }) =>
      or([eb("source", "=", source), eb("source", "like", `${source}#%`), eb("source", "like", `${source}/%`)]),
    )
    .where("state", "<>", "void")
    .execute();

/** Oldest first. */
export const findGiftsOf = (db: Database, pledge: number) =>
  db.selectFrom("gifts").selectAll().where("pledge_id", "=", pledge).orderBy("part").execute();

export const updateGiftsOf = (db: Database, pledge: number, changes: Updateable<GiftTable>) =>
  db.updateTable("gifts").set(changes).where("pledge_id", "=", pledge).execute();

/** @returns false when it is in none of these states (any more) */
export const updateGift = (db: Database, id: number, changes: Updateable<GiftTable>, states: GiftRow["state"][]) =>
  changesRows(db.updateTable("gifts").set(changes).where("id", "=", id).where("state", "in", states));

/** Cash that waits for a second person, and since when (null without any). */
export const countCountedGifts = (db: Database) =>
  countSince(db.selectFrom("gifts").where("state", "=", "counted"), "recorded_at");

/** Is a line of a bank statement this gift's money? */
export const hasBankLine = async (db: Database, gift: number): Promise<boolean> =>
  (await db.selectFrom("bank_credits").select("id").where("gift_id", "=", gift).executeTakeFirst()) !== undefined;

/**
 * Gifts that count and that one person recorded by hand, without a second one and not seen at the bank.
 * @param from @param to ISO dates and times, UTC, of the recording
 */
export const listUnprovedGifts = (db: Database, currency: GiftRow["currency"], from: string, to: string) =>
  db
    .selectFrom("gifts")
    .select(["id", "amount", "recorded_by_id"])
    .where("state", "=", "received")
    .where("currency", "=", currency)
    .where("recorded_at", ">", from)
    .where("recorded_at", "<", to)
    .where("method", "in", ["transfer", "cheque"])
    .where("checked_by_id", "is", null)
    .where("is_by_one", "=", 0)
    .where("recorded_by_id", "is not", null)
    .where(({ eb, or }) => or([eb("source", "is", null), eb("source", "like", "gift:%")]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("bank_credits").select("bank_credits.id").whereRef("gift_id", "=", "gifts.id"))),
    )
    .execute();

/** Gifts that wait for a second person since before a moment. @param before ISO date and time, UTC */
export const listGiftsWaitingSince = (db: Database, before: string, limit: number) =>
  db
    .selectFrom("gifts")
    .selectAll()
    .where("state", "=", "counted")
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(limit)
    .execute();

/** Gifts of these promises that were not taken out. */
export const listLiveGiftsOfPledges = (db: Database, pledges: number[]) =>
  inChunks(pledges, (some) =>
    db
      .selectFrom("gifts")
      .select(["id", "pledge_id", "state"])
      .where("pledge_id", "in", some)
      .where("state", "<>", "void")
      .execute(),
  );

/** Those of the promises that have a gift that waits for a second person. */
export async function findWaitingPledges(db: Database, pledges: number[]): Promise<Set<number | null>> {
  const live = await listLiveGiftsOfPledges(db, pledges);
  return new Set(live.filter(({ state }) => state === "counted").map(({ pledge_id }) => pledge_id));
}
