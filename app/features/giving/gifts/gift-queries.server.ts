import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countRows, countSince, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { sourcesOf } from "./gift-origin.ts";
import type { GiftTable } from "./gift-tables.ts";

export type GiftRow = Selectable<GiftTable>;

export const allGifts: Rows = (db) => db.selectFrom("gifts");

/** Whether anything of a donor's money was ever written down, and is still there. */
export async function hasGiftsOrPromises(db: Database): Promise<boolean> {
  const gift = await db.selectFrom("gifts").select("id").limit(1).executeTakeFirst();
  const promise = await db.selectFrom("promises").select("id").limit(1).executeTakeFirst();
  return gift !== undefined || promise !== undefined;
}

/** Transfers that staff announced without a promise, and that have not arrived. */
export const countAnnouncedTransfers = (db: Database): Promise<number> =>
  countRows(
    db
      .selectFrom("gifts")
      .where("state", "=", "announced")
      .where("method", "=", "transfer")
      .where("promise_id", "is", null),
  );

/** Changes of a gift, with what follows from a name in them: the list of gifts searches it. */
export const withFoldedName = <Changes extends { name?: string | null | undefined }>(changes: Changes) =>
  changes.name === undefined
    ? changes
    : { ...changes, name_folded: changes.name === null ? null : searchWordsOf(changes.name).join(" ") };

/** @returns the gifts, without those whose source or idempotency key has one already */
export const insertGifts = (db: Database, gifts: Insertable<GiftTable>[]): Promise<GiftRow[]> =>
  inChunks(gifts.map(withFoldedName), (some) => {
    const query = db.insertInto("gifts").values(some);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
  });

/** The highest number of a gift, by the promise that has one. */
export async function findLastParts(db: Database, promises: number[]): Promise<Map<number | null, number>> {
  const rows = await inChunks(promises, (some) => {
    const query = db.selectFrom("gifts").select(({ fn }) => ["promise_id", fn.max<number>("part").as("last")]);
    return query.where("promise_id", "in", some).groupBy("promise_id").execute();
  });
  return new Map(rows.map(({ promise_id, last }) => [promise_id, Number(last)]));
}

export const findGift = (db: Database, by: "id" | "source" | "idempotency_key", value: string | number) =>
  db.selectFrom("gifts").selectAll().where(by, "=", value).executeTakeFirst();

/** A bank line as far as its gifts need it. */
type Line = Parameters<typeof sourcesOf>[0] & { gift_id: number | null };

/**
 * The gifts that are not void of the same money, by id: what a bank line brought in any round, the gift that it is matched
 * with, and the parts of all these; or a gift that staff recorded by hand, and its parts.
 * @param whole id of a gift that was not divided from another one
 */
export async function listLiveGifts(
  db: Database,
  { line, whole }: { line?: Line | undefined; whole?: number | undefined },
): Promise<GiftRow[]> {
  const brought =
    line === undefined
      ? []
      : await db.selectFrom("gifts").select("id").where("source", "in", sourcesOf(line)).execute();
  const matched = line?.gift_id ? await findGift(db, "id", line.gift_id) : undefined;
  const wholes = [...brought.map(({ id }) => id), matched?.whole_id ?? matched?.id, whole].filter(
    (id): id is number => id !== undefined,
  );
  if (wholes.length === 0) return [];
  return db
    .selectFrom("gifts")
    .selectAll()
    .where(({ or, eb }) => or([eb("id", "in", wholes), eb("whole_id", "in", wholes)]))
    .where("state", "<>", "void")
    .orderBy("id")
    .execute();
}

/** What went back of these gifts, or is on its way back, the first first. */
export const listRefundsOfGifts = (db: Database, gifts: number[]) =>
  inChunks(gifts, (some) =>
    db
      .selectFrom("refunds")
      .select(["id", "gift_id", "amount", "state", "day", "way", "changed_at"])
      .where("gift_id", "in", some)
      .where("state", "in", ["asked", "done"])
      .orderBy("id")
      .execute(),
  );

/** Did money of a gift go back, or is it to? What was stopped before counts for nothing. */
export const hasRefund = async (db: Database, gift: number): Promise<boolean> =>
  (await db
    .selectFrom("refunds")
    .select("id")
    .where("gift_id", "=", gift)
    .where("state", "<>", "stopped")
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Oldest first. */
export const findGiftsOf = (db: Database, promise: number) =>
  db.selectFrom("gifts").selectAll().where("promise_id", "=", promise).orderBy("part").execute();

export const updateGiftsOf = (db: Database, promise: number, changes: Updateable<GiftTable>) =>
  db.updateTable("gifts").set(withFoldedName(changes)).where("promise_id", "=", promise).execute();

/** @returns false when it is in none of these states (any more) */
export const updateGift = (db: Database, id: number, changes: Updateable<GiftTable>, states: GiftRow["state"][]) =>
  changesRows(db.updateTable("gifts").set(withFoldedName(changes)).where("id", "=", id).where("state", "in", states));

/** Cash that waiting for a second person, and since when (null without any). */
export const countCountedGifts = (db: Database) =>
  countSince(db.selectFrom("gifts").where("state", "=", "counted"), "recorded_at");

/** A bank line, and the gift that it is matched with. */
export const findLine = (db: Database, id: number) =>
  db.selectFrom("bank_credits").select(["id", "gift_id", "round", "state"]).where("id", "=", id).executeTakeFirst();

/** The line of a bank statement that was joined to this gift, or to the one that it is a part of. */
export const findBankLine = (db: Database, { id, whole_id }: Pick<GiftRow, "id" | "whole_id">) =>
  db
    .selectFrom("bank_credits")
    .innerJoin("bank_statements", "bank_statements.id", "bank_statement_id")
    .select(["bank_credits.id", "gift_id", "round", "bank_credits.state", "bank_statements.added_by_id"])
    .where("gift_id", "in", whole_id === null ? [id] : [id, whole_id])
    .executeTakeFirst();

/**
 * Gifts that count and that one person recorded by hand, without a second one, with the account that read the bank line that shows
 * each: the caller knows which accounts are one person.
 * @param from @param to ISO dates and times, UTC, of the recording
 */
export const listUnprovedGifts = (db: Database, currency: GiftRow["currency"], from: string, to: string) =>
  db
    .selectFrom("gifts")
    .select(["id", "whole_id", "amount", "recorded_by_id", bankLine, lineReader])
    .where("state", "=", "received")
    .where("currency", "=", currency)
    .where("recorded_at", ">", from)
    .where("recorded_at", "<", to)
    .where("method", "in", ["transfer", "cheque", "mobile money"])
    .where("checked_by_id", "is", null)
    .where("is_by_one", "=", 0)
    .where("recorded_by_id", "is not", null)
    .where(({ eb, or }) => or([eb("source", "is", null), eb("source", "like", "gift:%")]))
    .execute();

const ofLine = (columns: RawBuilder<unknown>) => sql`(select ${columns} from bank_credits
  join bank_statements on bank_statements.id = bank_credits.bank_statement_id
  where bank_credits.gift_id in (gifts.id, gifts.whole_id) limit 1)`;

/** 1 where a line shows the gift, or the one that it is a part of; null without one. */
const bankLine = ofLine(sql`1`).$castTo<number | null>().as("hasLine");
const lineReader = ofLine(sql`bank_statements.added_by_id`).$castTo<string | null>().as("readerId");

/** No line of a bank statement was joined to the gift, or to the one that it is a part of. */
export const hasNoBankLine = sql<boolean>`not exists
  (select 1 from bank_credits where bank_credits.gift_id in (gifts.id, gifts.whole_id))`;

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
export const listLiveGiftsOfPromises = (db: Database, promises: number[]) =>
  inChunks(promises, (some) =>
    db
      .selectFrom("gifts")
      .select(["id", "promise_id", "state"])
      .where("promise_id", "in", some)
      .where("state", "<>", "void")
      .execute(),
  );

/** Finds which of these promises have a gift that waiting for a second person. */
export async function findWaitingPromises(db: Database, promises: number[]): Promise<Set<number | null>> {
  const live = await listLiveGiftsOfPromises(db, promises);
  return new Set(live.filter(({ state }) => state === "counted").map(({ promise_id }) => promise_id));
}
