import { type DeleteResult, type SelectQueryBuilder, sql, UpdateResult } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts the rows of a query without columns. */
export async function countRows<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the rows of a query without columns. @returns also the first time in a column; null where no row has one */
export async function countSince<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
  column: keyof Tables[Table] & string,
) {
  const first = sql<string | null>`min(${sql.ref(column)})`.as("since");
  const row = await query.select(({ fn }) => [fn.countAll<number>().as("count"), first]).executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since };
}

/**
 * Counts up to `max + 1`, which means more: of a large table, no more rows are read. An expression, so that one query can
 * have several. PostgreSQL counts in text.
 */
export const countUpTo = <Table extends keyof Tables>(max: number, query: SelectQueryBuilder<Tables, Table, object>) =>
  sql<number | string>`(select count(*) from (${query.select(sql.lit(1).as("one")).limit(max + 1)}) as counted)`;

/** Runs an update or deletion. @returns whether any row matched */
export async function changesRows(query: { executeTakeFirst(): Promise<DeleteResult | UpdateResult> }) {
  const result = await query.executeTakeFirst();
  return (result instanceof UpdateResult ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
