import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countRows, countSince, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { sourcesOf } from "./gift-origin.ts";
import type { GiftLimitTable, GiftTable } from "./gift-tables.ts";

export type GiftRow = Selectable<GiftTable>;

export const allGifts: Rows = (db) => db.selectFrom("gifts");

export async function hasGiftsOrPromises(db: Database): Promise<boolean> {
  const gift = await db.selectFrom("gifts").select("id").limit(1).executeTakeFirst();
  const promise = await db.selectFrom("promises").select("id").limit(1).executeTakeFirst();
  return gift !== undefined || promise !== undefined;
}

export const countAnnouncedTransfers = (db: Database): Promise<number> =>
  countRows(
    db
      .selectFrom("gifts")
      .where("state", "=", "announced")
      .where("method", "=", "transfer")
      .where("promise_id", "is", null),
  );

/** Adds the normalized form of a changed name, in which lists search. */
export const withFoldedName = <Changes extends { name?: string | null | undefined }>(changes: Changes) =>
  changes.name === undefined
    ? changes
    : { ...changes, name_folded: changes.name === null ? null : searchWordsOf(changes.name).join(" ") };

/** Inserts gifts. @returns the gifts whose source and idempotency key are new */
export const insertGifts = (db: Database, gifts: Insertable<GiftTable>[]): Promise<GiftRow[]> =>
  inChunks(gifts.map(withFoldedName), (chunk) => {
    const query = db.insertInto("gifts").values(chunk);
    return query
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
  });

export async function findLastParts(db: Database, promises: number[]): Promise<Map<number | null, number>> {
  const rows = await inChunks(promises, (chunk) => {
    const query = db.selectFrom("gifts").select(({ fn }) => ["promise_id", fn.max<number>("part").as("last")]);
    return query.where("promise_id", "in", chunk).groupBy("promise_id").execute();
  });
  return new Map(rows.map(({ promise_id, last }) => [promise_id, Number(last)]));
}

export const findGift = (db: Database, by: "id" | "source" | "idempotency_key", value: string | number) =>
  db.selectFrom("gifts").selectAll().where(by, "=", value).executeTakeFirst();

type Line = Parameters<typeof sourcesOf>[0] & { gift_id: number | null };

/** Lists gifts of the same money and their parts, without void gifts. @param whole id of a gift that is not a part */
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

export const listRefundsOfGifts = (db: Database, gifts: number[]) =>
  inChunks(gifts, (chunk) =>
    db
      .selectFrom("refunds")
      .select(["id", "gift_id", "amount", "paid", "state", "day", "way", "changed_at"])
      .where("gift_id", "in", chunk)
      .where("state", "in", ["asked", "done"])
      .orderBy("id")
      .execute(),
  );

/** Returns true if a gift has a refund that was not stopped. */
export const hasRefund = async (db: Database, gift: number): Promise<boolean> =>
  (await db
    .selectFrom("refunds")
    .select("id")
    .where("gift_id", "=", gift)
    .where("state", "<>", "stopped")
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Lists what a gift's page shows beside the gift: its receipts, and refunds and changes of purpose. */
export async function findFactsBeside(db: Database, gift: number) {
  const of = <Row extends object>(rows: Row[]) => rows.map((row) => Object.values(row).map(String));
  const receipts = db.selectFrom("receipts").select(["id", "state"]).where("gift_id", "=", gift).orderBy("id");
  const refunds = db.selectFrom("refunds").select(["id", "state", "amount"]).where("gift_id", "=", gift).orderBy("id");
  const purposes = db
    .selectFrom("purpose_changes")
    .select(["id", "project_id", "purpose"])
    .where("gift_id", "=", gift)
    .where("state", "=", "waiting");
  return [of(await receipts.execute()), of(await refunds.execute()), of(await purposes.execute())];
}

export const findGiftsOf = (db: Database, promise: number) =>
  db.selectFrom("gifts").selectAll().where("promise_id", "=", promise).orderBy("part").execute();

export const updateGiftsOf = (db: Database, promise: number, changes: Updateable<GiftTable>) =>
  db.updateTable("gifts").set(withFoldedName(changes)).where("promise_id", "=", promise).execute();

/** Changes a gift. @returns false if the gift is in none of these states */
export const updateGift = (db: Database, id: number, changes: Updateable<GiftTable>, states: GiftRow["state"][]) =>
  changesRows(db.updateTable("gifts").set(withFoldedName(changes)).where("id", "=", id).where("state", "in", states));

export const countCountedGifts = (db: Database) =>
  countSince(db.selectFrom("gifts").where("state", "=", "counted"), "recorded_at");

export const findLine = (db: Database, id: number) =>
  db.selectFrom("bank_credits").select(["id", "gift_id", "round", "state"]).where("id", "=", id).executeTakeFirst();

export const findBankLine = (db: Database, { id, whole_id }: Pick<GiftRow, "id" | "whole_id">) =>
  db
    .selectFrom("bank_credits")
    .innerJoin("bank_statements", "bank_statements.id", "bank_statement_id")
    .select(["bank_credits.id", "gift_id", "round", "bank_credits.state", "bank_statements.added_by_id"])
    .where("gift_id", "in", whole_id === null ? [id] : [id, whole_id])
    .executeTakeFirst();

/**
 * Lists gifts that count and that one person recorded, with the importer of their bank line.
 * @param from,to ISO dates and times, UTC
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

/** 1 if a bank line shows the gift or its whole; otherwise null. */
const bankLine = ofLine(sql`1`).$castTo<number | null>().as("hasLine");
const lineReader = ofLine(sql`bank_statements.added_by_id`).$castTo<string | null>().as("readerId");

/** True if no bank line shows the gift or its whole. */
export const hasNoBankLine = sql<boolean>`not exists
  (select 1 from bank_credits where bank_credits.gift_id in (gifts.id, gifts.whole_id))`;

/** Lists gifts that wait for a second person. @param before latest start of the wait (ISO date and time, UTC) */
export const listGiftsWaitingSince = (db: Database, before: string, limit: number) =>
  db
    .selectFrom("gifts")
    .selectAll()
    .where("state", "=", "counted")
    .where("waiting_since", "<=", before)
    .orderBy("id")
    .limit(limit)
    .execute();

export const listLiveGiftsOfPromises = (db: Database, promises: number[]) =>
  inChunks(promises, (chunk) =>
    db
      .selectFrom("gifts")
      .select(["id", "promise_id", "state"])
      .where("promise_id", "in", chunk)
      .where("state", "<>", "void")
      .execute(),
  );

export async function findWaitingPromises(db: Database, promises: number[]): Promise<Set<number | null>> {
  const live = await listLiveGiftsOfPromises(db, promises);
  return new Set(live.filter(({ state }) => state === "counted").map(({ promise_id }) => promise_id));
}

export type LimitRow = Selectable<GiftLimitTable>;

export const findLimitRows = (db: Database): Promise<LimitRow[]> =>
  db.selectFrom("gift_limits").selectAll().orderBy("id").execute();

export const insertLimits = (db: Database, row: Insertable<GiftLimitTable>) =>
  db.insertInto("gift_limits").values(row).execute();

export const updateLimits = (db: Database, id: number, changes: Updateable<GiftLimitTable>) =>
  db.updateTable("gift_limits").set(changes).where("id", "=", id).execute();

/** Finds the last day on which an e-mail thanked a donor (ISO date); undefined if there is none. */
export async function findLastEmailedThanks(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("gifts")
    .select("thanked_on")
    .where("thanked_on", "is not", null)
    .where("thanked_by", "is", null)
    .orderBy("thanked_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.thanked_on ?? undefined;
}

/** Lists sent e-mails with a receipt. @param priority of these e-mails, for the outbox's index @param since ISO date */
export function listSentReceipts(db: Database, priority: number, since: string | undefined, limit: number) {
  let sent = db
    .selectFrom("outbox_emails")
    .innerJoin("receipts", (join) =>
      join.on("outbox_emails.idempotency_key", "=", sql<string>`'receipt:' || receipts.id`),
    )
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .select(["receipts.gift_id", "gifts.promise_id", "receipts.year", "receipts.serial", "sent_at"])
    .where("outbox_emails.kind", "=", "receipt")
    .where("outbox_emails.state", "=", "sent")
    .where("priority", "=", priority)
    .where("thanked_on", "is", null);
  if (since !== undefined) sent = sent.where("sent_at", ">=", since);
  return sent.orderBy("sent_at").limit(limit).execute();
}

/** Marks a gift as thanked. @returns false if it was marked before */
export const markThanked = (db: Database, id: number, day: string) =>
  changesRows(db.updateTable("gifts").set({ thanked_on: day }).where("id", "=", id).where("thanked_on", "is", null));
