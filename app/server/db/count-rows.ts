import { type DeleteResult, type SelectQueryBuilder, UpdateResult } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts the rows of a query without columns. */
export async function countRows<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Runs an update or deletion. @returns whether any row matched */
export async function changesRows(query: { executeTakeFirst(): Promise<DeleteResult | UpdateResult> }) {
  const result = await query.executeTakeFirst();
  return (result instanceof UpdateResult ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
