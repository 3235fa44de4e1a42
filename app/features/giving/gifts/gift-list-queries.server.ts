import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { Cursor } from "../../../values/cursor.ts";
import { currencies, type Money } from "../../../values/money.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { bareText, beginningOfCode, codeLength, isCode } from "../../../values/transfer-reference.ts";
import type { GiftFilter } from "./gift-filter.ts";
import { hasNoBankLine } from "./gift-queries.server.ts";

function giftsOf(db: Database, filter: GiftFilter) {
  const { state, from, until, purpose, way, unseen, unthanked, q } = filter;
  let query = db
    .selectFrom("gifts")
    .leftJoin("promises", "promises.id", "gifts.promise_id")
    .where("gifts.state", "=", state);
  if (from !== "") query = query.where("value_date", ">=", from);
  if (until !== "") query = query.where("value_date", "<=", until);
  if (purpose === "none") query = query.where("gifts.project_id", "is", null);
  else if (purpose !== "") query = query.where("gifts.project_id", "=", Number(purpose));
  if (way !== "") query = query.where("method", "=", way);
  if (unthanked) query = query.where("thanked_on", "is", null);
  if (unseen) {
    query = query
      .where("method", "<>", "goods")
      .where(({ or, eb }) => or([eb("source", "is", null), eb("source", "like", "gift:%")]))
      .where(hasNoBankLine);
  }
  if (q !== "") {
    const part = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const words = searchWordsOf(q);
    const code = bareText(q).slice(-codeLength);
    const beginning = beginningOfCode(q);
    query = query.where(({ or, and, eb }) =>
      or([
        ...(words.length === 0 ? [] : [and(words.map((word) => eb("gifts.name_folded", "like", `%${word}%`)))]),
        sql<boolean>`lower(gifts.email) like ${part} escape '\\'`,
        ...(isCode(code) ? [eb("promises.code", "=", code)] : []),
        ...(beginning === undefined ? [] : [eb("promises.code", "like", `${beginning}%`)]),
      ]),
    );
  }
  return query;
}

/** Lists a page of filtered gifts, newest day first. @param after last row of the previous page */
export function listGifts(db: Database, filter: GiftFilter, after: Cursor | undefined, limit: number) {
  let query = giftsOf(db, filter);
  if (after !== undefined)
    query = query.where(({ and, or, eb }) =>
      or([eb("value_date", "<", after.at), and([eb("value_date", "=", after.at), eb("gifts.id", "<", after.id)])]),
    );
  return query
    .selectAll("gifts")
    .select(["promises.prefix", "promises.code"])
    .orderBy("value_date", "desc")
    .orderBy("gifts.id", "desc")
    .limit(limit)
    .execute();
}

export const listChosenGifts = async (db: Database, ids: number[]): Promise<ListedGift[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("gifts")
        .leftJoin("promises", "promises.id", "gifts.promise_id")
        .where("gifts.id", "in", ids)
        .selectAll("gifts")
        .select(["promises.prefix", "promises.code"])
        .orderBy("value_date", "desc")
        .orderBy("gifts.id", "desc")
        .execute();

export type ListedGift = Awaited<ReturnType<typeof listGifts>>[number];

interface Sum {
  currency: Money["currency"];
  count: number | string;
  amount: number | string;
  goods: number | string;
}

const sumRows = (db: Database, filter: GiftFilter): Promise<Sum[]> =>
  giftsOf(db, filter)
    .select(({ fn }) => [
      "gifts.currency",
      fn.countAll<number>().as("count"),
      fn.sum<number>("gifts.amount").as("amount"),
      sql<number>`sum(case when method = 'goods' then 1 else 0 end)`.as("goods"),
    ])
    .groupBy("gifts.currency")
    .execute();

/** Adds daily sums, which database triggers maintain, because reading all gifts of several years would be slow. */
async function sumDays(db: Database, { state, from, until, purpose, way }: GiftFilter): Promise<Sum[]> {
  const parts = [
    sql`state = ${state}`,
    ...(from === "" ? [] : [sql`value_date >= ${from}`]),
    ...(until === "" ? [] : [sql`value_date <= ${until}`]),
    ...(purpose === "" ? [] : [sql`project = ${purpose === "none" ? 0 : Number(purpose)}`]),
    ...(way === "" ? [] : [sql`method = ${way}`]),
  ];
  const { rows } = await sql<Sum>`select currency, sum(gifts) as count, sum(amount) as amount,
      sum(case when method = 'goods' then gifts else 0 end) as goods
    from gift_days where ${sql.join(parts, sql` and `)} group by currency`.execute(db);
  return rows;
}

/** Counts filtered gifts, and sums the amounts of each currency. Different currencies are never added. */
export async function sumGifts(
  db: Database,
  filter: GiftFilter,
): Promise<{ count: number; goods: number; sums: Money[] }> {
  const rows =
    filter.unseen || filter.unthanked || filter.q !== "" ? await sumRows(db, filter) : await sumDays(db, filter);
  const sums = currencies.map((currency) => {
    const row = rows.find((sum) => sum.currency === currency);
    return { currency, amount: Number(row?.amount ?? 0) };
  });
  return {
    count: rows.reduce((all, { count }) => all + Number(count), 0),
    goods: rows.reduce((all, { goods }) => all + Number(goods), 0),
    sums: sums.filter(({ amount }) => amount > 0),
  };
}
