import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { Cursor } from "../../values/cursor.ts";
import { currencies, type Money } from "../../values/money.ts";
import { bareText, codeLength, isCode } from "../../values/transfer-reference.ts";
import type { GiftFilter } from "./gift-filter.ts";

/** The gifts of a filter, with their promises. */
function giftsOf(db: Database, filter: GiftFilter) {
  const { state, from, until, purpose, way, unseen, q } = filter;
  let query = db
    .selectFrom("gifts")
    .leftJoin("pledges", "pledges.id", "gifts.pledge_id")
    .where("gifts.state", "=", state);
  if (from !== "") query = query.where("value_date", ">=", from);
  if (until !== "") query = query.where("value_date", "<=", until);
  if (purpose === "none") query = query.where("gifts.project_id", "is", null);
  else if (purpose !== "") query = query.where("gifts.project_id", "=", Number(purpose));
  if (way !== "") query = query.where("method", "=", way);
  if (unseen) {
    query = query
      .where("method", "<>", "goods")
      .where(({ or, eb }) => or([eb("source", "is", null), eb("source", "like", "gift:%")]))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("bank_credits").select("bank_credits.id").whereRef("gift_id", "=", "gifts.id"))),
      );
  }
  if (q !== "") {
    const part = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const code = bareText(q).slice(-codeLength);
    query = query.where(({ or, eb }) =>
      or([
        sql<boolean>`lower(gifts.name) like ${part} escape '\\'`,
        sql<boolean>`lower(gifts.email) like ${part} escape '\\'`,
        ...(isCode(code) ? [eb("pledges.code", "=", code)] : []),
      ]),
    );
  }
  return query;
}

/** A page of a filter, newest day first. @param after the last row of the page before */
export function listGifts(db: Database, filter: GiftFilter, after: Cursor | undefined, limit: number) {
  let query = giftsOf(db, filter);
  if (after !== undefined)
    query = query.where(({ and, or, eb }) =>
      or([eb("value_date", "<", after.at), and([eb("value_date", "=", after.at), eb("gifts.id", "<", after.id)])]),
    );
  return query
    .selectAll("gifts")
    .select(["pledges.prefix", "pledges.code"])
    .orderBy("value_date", "desc")
    .orderBy("gifts.id", "desc")
    .limit(limit)
    .execute();
}

export type ListedGift = Awaited<ReturnType<typeof listGifts>>[number];

/** How many gifts a filter shows on all its pages, and what each currency adds up to; currencies are never added. */
export async function sumGifts(db: Database, filter: GiftFilter): Promise<{ count: number; sums: Money[] }> {
  const rows = await giftsOf(db, filter)
    .select(({ fn }) => [
      "gifts.currency",
      fn.countAll<number>().as("count"),
      fn.sum<number>("gifts.amount").as("amount"),
    ])
    .groupBy("gifts.currency")
    .execute();
  const sums = currencies.map((currency) => {
    const row = rows.find((one) => one.currency === currency);
    return { currency, amount: Number(row?.amount ?? 0) };
  });
  return {
    count: rows.reduce((all, { count }) => all + Number(count), 0),
    sums: sums.filter(({ amount }) => amount > 0),
  };
}
