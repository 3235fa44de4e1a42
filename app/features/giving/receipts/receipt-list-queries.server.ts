import { sql } from "kysely";
import { countUpTo } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type Money, sumsOf } from "../../../values/money.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { ReceiptContents } from "./receipt-contents.ts";
import { maxRead, type ReceiptFilter, readWantedNumber } from "./receipt-filter.ts";

export interface ReceiptPlace {
  year: number;
  serial: number;
}

/** Selects the receipts that match a filter, without its words of a name. */
function receiptsOf(db: Database, filter: ReceiptFilter, after?: ReceiptPlace) {
  const { state, year, event } = filter;
  const number = readWantedNumber(filter);
  let query = db.selectFrom("receipts").innerJoin("gifts", "gifts.id", "receipts.gift_id");
  // The index of void and replaced receipts needs the same literal.
  if (state === "void" || state === "replaced")
    query = query.where(sql<boolean>`receipts.state <> 'valid'`).where("receipts.state", "=", state);
  if (state === "valid") query = query.where("receipts.state", "=", "valid").where("gifts.state", "<>", "disputed");
  // Few gifts are disputed, so the query begins with them.
  if (state === "disputed")
    query = query
      .where("receipts.state", "=", "valid")
      .where("receipts.gift_id", "in", ({ selectFrom }) =>
        selectFrom("gifts as disputed").select("disputed.id").where("disputed.state", "=", "disputed"),
      );
  if (year !== undefined) query = query.where("receipts.year", "=", year);
  if (event !== undefined) query = query.where("gifts.event_id", "=", event);
  if (number !== undefined)
    query = query.where("receipts.year", "=", number.year).where("receipts.serial", "=", number.serial);
  if (after !== undefined)
    query = query.where(sql<boolean>`(receipts.year, receipts.serial) < (${after.year}, ${after.serial})`);
  return query;
}

async function readReceipts(query: ReturnType<typeof receiptsOf>, limit: number) {
  const rows = await query
    .selectAll("receipts")
    .select(["gifts.state as giftState", "gifts.email"])
    .orderBy("receipts.year", "desc")
    .orderBy("receipts.serial", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ contents, giftState, state, ...row }) => ({
    ...row,
    contents: JSON.parse(contents) as ReceiptContents,
    state: state === "valid" && giftState === "disputed" ? ("disputed" as const) : state,
  }));
}

export type ListedReceipt = Awaited<ReturnType<typeof readReceipts>>[number];

const isOfName = (filter: ReceiptFilter) => filter.q !== "" && readWantedNumber(filter) === undefined;

function isNamed({ contents: { name } }: ListedReceipt, words: readonly string[]): boolean {
  const folded = searchWordsOf(name ?? "").join(" ");
  return words.length > 0 && words.every((word) => folded.includes(word));
}

/** Lists a page of receipts. @returns `next` begins the next page; if `isCut`, older receipts were not searched */
export async function listReceipts(
  db: Database,
  filter: ReceiptFilter,
  after: ReceiptPlace | undefined,
  limit: number,
) {
  const placeOf = (row: ListedReceipt | undefined) => row && { year: row.year, serial: row.serial };
  const words = searchWordsOf(filter.q);
  const wanted = isOfName(filter) ? maxRead : limit;
  const read = await readReceipts(receiptsOf(db, filter, after), wanted + 1);
  const part = read.slice(0, wanted);
  const isMore = read.length > wanted;
  if (!isOfName(filter)) return { rows: part, next: isMore ? placeOf(part.at(-1)) : undefined, isCut: false };
  const found = part.filter((row) => isNamed(row, words));
  const rows = found.slice(0, limit);
  if (found.length > limit) return { rows, next: placeOf(rows.at(-1)), isCut: false };
  return { rows, next: isMore ? placeOf(part.at(-1)) : undefined, isCut: isMore };
}

/** Counts filtered receipts, and sums the valid ones by currency; without sums if there are too many. */
export async function sumReceipts(db: Database, filter: ReceiptFilter) {
  const none = { sums: [] as Money[], goods: 0, isAllValid: true };
  if (!isOfName(filter)) {
    const { rows } = await sql<{
      count: number | string;
    }>`select ${countUpTo(maxRead, receiptsOf(db, filter))} as count`.execute(db);
    if (Number(rows[0]?.count) > maxRead) return { ...none, count: maxRead, isMore: true };
  }
  const read = await readReceipts(receiptsOf(db, filter), maxRead + 1);
  const words = searchWordsOf(filter.q);
  const shown = isOfName(filter) ? read.slice(0, maxRead).filter((row) => isNamed(row, words)) : read;
  if (read.length > maxRead) return { ...none, count: shown.length, isMore: true };
  const valid = shown.filter(({ state }) => state === "valid");
  return {
    count: shown.length,
    isMore: false,
    sums: sumsOf(valid.map(({ contents }) => contents)).filter(({ amount }) => amount > 0),
    goods: valid.filter(({ contents }) => contents.goods !== null).length,
    isAllValid: valid.length === shown.length,
  };
}

export const listChosenReceipts = async (db: Database, ids: number[]): Promise<ListedReceipt[]> =>
  ids.length === 0
    ? []
    : readReceipts(receiptsOf(db, { state: "", year: undefined, q: "" }).where("receipts.id", "in", ids), ids.length);

export async function listReceiptYears(db: Database): Promise<number[]> {
  // Each of two subqueries reads one index entry; a single query would read all.
  const { rows } = await sql<Record<"first" | "last", number | null>>`select
    (select min(year) from receipts) as first, (select max(year) from receipts) as last`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? [] : Array.from({ length: last - first + 1 }, (_, back) => last - back);
}

export const listEventsOfGifts = (db: Database) =>
  db
    .selectFrom("events")
    .select(["id", "title", "date"])
    .where("id", "in", (eb) => eb.selectFrom("gifts").select("event_id").where("event_id", "is not", null))
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
