import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts the rows of a query without columns. */
export async function countRows<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}
