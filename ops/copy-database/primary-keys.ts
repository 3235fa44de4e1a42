import { features } from "../../app/features/index.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { tablesOf } from "../../app/server/define-feature.server.ts";

type Table = keyof Tables;

/** Table whose only row always exists, and changes when other tables change. */
export const counter: Table = "content_version";

const declared = tablesOf(features);

/** Returns a table after all tables to which foreign keys lead from it, directly or indirectly. */
function withParents(table: Table): Table[] {
  return [
    ...(declared[table].belongsTo ?? ([] as Table[])).filter((parent) => parent !== table).flatMap(withParents),
    table,
  ];
}

/** All tables, parents first; the counter last, so that it gets the source's value. */
export const tablesInOrder: Table[] = [
  ...new Set((Object.keys(declared) as Table[]).filter((table) => table !== counter).flatMap(withParents)),
  counter,
];

/** Primary keys of all tables; the counter has one row and no key. */
export const tableKeys = Object.fromEntries(
  tablesInOrder.map((table) => [table, table === counter ? ["number"] : declared[table].key]),
) as Readonly<Record<Table, readonly string[]>>;

/** Tables that each engine derives from others. A copy omits them. */
export const derivedTables = [
  "gift_days",
  "money_to_book",
  "search_words",
  "search_words_queue",
  "search_words_vocabulary",
];

/** Adds the tables that refer to these, in foreign-key order. */
export const withThoseThatName = (tables: readonly Table[]): Table[] =>
  tablesInOrder.filter((table) => withParents(table).some((one) => tables.includes(one)));
