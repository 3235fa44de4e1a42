import { features } from "../../app/features/index.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { tablesOf } from "../../app/server/define-feature.server.ts";

type Table = keyof Tables;

/** Its row always exists, and writes to other tables change it. */
export const counter: Table = "content_version";

const declared = tablesOf(features);

/** The tables to which the foreign keys of a table lead, and theirs, then the table. */
function withParents(table: Table): Table[] {
  return [
    ...(declared[table].belongsTo ?? ([] as Table[])).filter((parent) => parent !== table).flatMap(withParents),
    table,
  ];
}

/** Every table, parents first; the counter last, so that it ends with the source's value. */
export const tablesInOrder: Table[] = [
  ...new Set((Object.keys(declared) as Table[]).filter((table) => table !== counter).flatMap(withParents)),
  counter,
];

/** Primary key of every table; the counter has one row and no key. */
export const tableKeys = Object.fromEntries(
  tablesInOrder.map((table) => [table, table === counter ? ["number"] : declared[table].key]),
) as Readonly<Record<Table, readonly string[]>>;

/** Tables that the site derives from others on each engine: a copy has none of them. */
export const derivedTables = ["gift_days", "search_words", "search_words_queue", "search_words_vocabulary"];

/** Adds the tables that name these, in foreign-key order. */
export const withThoseThatName = (tables: readonly Table[]): Table[] =>
  tablesInOrder.filter((table) => withParents(table).some((one) => tables.includes(one)));
