import type { Insertable, Selectable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { GiftTable, PromiseTable } from "../gifts/gift-tables.ts";
import type { ReceiptTable } from "./receipt-tables.ts";

export type GiftRow = Selectable<GiftTable>;

export type ReceiptRow = Selectable<ReceiptTable>;

export async function findLastSerial(db: Database, year: number): Promise<number> {
  const { last } = await db
    .selectFrom("receipts")
    .where("year", "=", year)
    .select(({ fn }) => fn.max<number | null>("serial").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export const insertReceipts = (db: Database, receipts: Insertable<ReceiptTable>[]): Promise<ReceiptRow[]> =>
  inChunks(receipts, (chunk) => db.insertInto("receipts").values(chunk).returningAll().execute());

export const insertReceiptMoves = (
  db: Database,
  moves: { gift: GiftRow; at: string; what: string; by: string | null; note: string }[],
) =>
  inChunks(moves, (chunk) => {
    const rows = chunk.map(({ gift: { id, promise_id }, ...move }) => ({ ...move, gift_id: id, promise_id }));
    return db.insertInto("gift_events").values(rows).execute();
  });

/** Changes a receipt. @returns false if it is in another state */
export const updateReceipt = (
  db: Database,
  id: number,
  changes: { state: "void" } | { state: "replaced"; replaced_by: number },
  from: ReceiptRow["state"][],
) => changesRows(db.updateTable("receipts").set(changes).where("id", "=", id).where("state", "in", from));

export const findReceipt = (db: Database, year: number, serial: number) =>
  withPromise(db).where("receipts.year", "=", year).where("receipts.serial", "=", serial).executeTakeFirst();

export const findReceiptsOf = (db: Database, gift: number) =>
  db.selectFrom("receipts").selectAll().where("gift_id", "=", gift).orderBy("id").execute();

export const findReceiptsWithAddress = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom("receipts")
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .select(["receipts.id", "receipts.gift_id", "receipts.state", "gifts.email"])
    .where("receipts.id", "in", ids)
    .execute();

export const findReceiptById = (db: Database, id: number) =>
  db.selectFrom("receipts").selectAll().where("id", "=", id).executeTakeFirst();

export const listReceiptsByIds = async (db: Database, ids: number[]): Promise<ReceiptRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("receipts").selectAll().where("id", "in", ids).orderBy("year").orderBy("serial").execute();

export const listReceiptsOfEvent = (db: Database, event: number): Promise<ReceiptRow[]> =>
  db
    .selectFrom("receipts")
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .selectAll("receipts")
    .where("gifts.event_id", "=", event)
    .where("receipts.state", "=", "valid")
    .orderBy("year")
    .orderBy("serial")
    .limit(500)
    .execute();

export const findReceiptsOfPromise = (db: Database, promise: number) =>
  withPromise(db).where("gifts.promise_id", "=", promise).orderBy("receipts.id").execute();

const withPromise = (db: Database) =>
  db
    .selectFrom("receipts")
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .leftJoin("promises", "promises.id", "gifts.promise_id")
    .selectAll("receipts")
    .select(["promises.prefix", "promises.code", "promises.link as promiseLink"]);

export type PromiseReceipt = ReceiptRow & Record<"prefix" | "code" | "promiseLink", string | null>;

export type GiftPromise = Pick<Selectable<PromiseTable>, "prefix" | "code" | "link" | "frequency" | "stopped_at">;

export async function findPromisesOfGifts(db: Database, gifts: GiftRow[]): Promise<Map<number, GiftPromise>> {
  const ids = gifts.flatMap(({ id, promise_id }) => (promise_id === null ? [] : [id]));
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom("gifts")
      .innerJoin("promises", "promises.id", "gifts.promise_id")
      .select(["gifts.id", "promises.prefix", "promises.code", "promises.link", "promises.frequency", "stopped_at"])
      .where("gifts.id", "in", chunk)
      .execute(),
  );
  return new Map(rows.map(({ id, ...promise }) => [id, promise]));
}

/** Finds a donor's receipts. @param email in lower case */
export const findReceiptsOfDonor = (db: Database, email: string) =>
  db
    .selectFrom("receipts")
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .selectAll("receipts")
    .where("gifts.email", "=", email)
    .orderBy("receipts.id")
    .execute();

export const findReceiptsByStaff = (db: Database, names: string[]) =>
  db
    .selectFrom("receipts")
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .select(["receipts.id", "receipts.contents"])
    .where(({ eb, or }) => or([eb("gifts.recorded_by", "in", names), eb("gifts.checked_by", "in", names)]))
    .execute();

/** Replaces a receipt's contents; used only to erase names. */
export const writeContents = (db: Database, id: number, contents: string) =>
  db.updateTable("receipts").set({ contents }).where("id", "=", id).execute();

export function listGiftsBetween(
  db: Database,
  of: { promise: number } | { email: string } | { gifts: number[] },
  from: string,
  to: string,
  limit: number,
) {
  const query = db
    .selectFrom("gifts")
    .leftJoin("receipts", (join) => join.onRef("receipts.gift_id", "=", "gifts.id").on("receipts.state", "=", "valid"))
    .leftJoin("promises", "promises.id", "gifts.promise_id")
    .select(["gifts.id", "gifts.amount", "gifts.currency", "gifts.value_date", "gifts.purpose", "gifts.goods"])
    .select([
      "gifts.goods_count",
      "gifts.method",
      "receipts.year",
      "receipts.serial",
      "promises.prefix",
      "promises.code",
    ])
    .where("gifts.state", "=", "received")
    .where("gifts.value_date", ">=", from)
    .where("gifts.value_date", "<=", to)
    .orderBy("gifts.value_date")
    .orderBy("gifts.id")
    .limit(limit);
  if ("gifts" in of) return query.where("gifts.id", "in", of.gifts).execute();
  if ("promise" in of) return query.where("gifts.promise_id", "=", of.promise).execute();
  return query.where("gifts.email", "=", of.email).execute();
}

export const isDisputed = async (db: Database, gift: number): Promise<boolean> =>
  (await db.selectFrom("gifts").select("state").where("id", "=", gift).executeTakeFirst())?.state === "disputed";

/** Returns the highest receipt number of each year, with keys such as `receipt 2026`. */
export async function findUsedReceiptNumbers(db: Database): Promise<Record<string, number>> {
  const years = db
    .selectFrom("receipts")
    .select(({ fn }) => [fn.min<number | null>("year").as("first"), fn.max<number | null>("year").as("last")]);
  const { first, last } = await years.executeTakeFirstOrThrow();
  const used: Record<string, number> = {};
  // Reads one index entry for each year.
  for (let year = Number(first); first !== null && year <= Number(last); year++) {
    const receipts = db.selectFrom("receipts").select("serial").where("year", "=", year).orderBy("serial", "desc");
    const highest = await receipts.limit(1).executeTakeFirst();
    if (highest !== undefined) used[`receipt ${year}`] = highest.serial;
  }
  return used;
}

/** Finds the amount of a gift before its refunds, in minor units; undefined without a refund. */
export const findPaidBefore = async (db: Database, gift: number): Promise<number | undefined> => {
  const refunds = db.selectFrom("refunds").select("paid").where("gift_id", "=", gift);
  return (await refunds.where("state", "in", ["asked", "done"]).orderBy("id").executeTakeFirst())?.paid;
};
