import { type DeleteResult, type Kysely, type SelectQueryBuilder, sql, UpdateResult } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts the rows of a query without columns. */
export async function countRows<Table extends keyof Tables>(query: SelectQueryBuilder<Tables, Table, object>) {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Counts the rows of a query without columns.
 * @returns also the earliest time in a column; null if no row has one
 */
export async function countSince<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
  column: keyof Tables[Table] & string,
) {
  const first = sql<string | null>`min(${sql.ref(column)})`.as("since");
  const row = await query.select(({ fn }) => [fn.countAll<number>().as("count"), first]).executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since };
}

/**
 * Returns an expression that counts up to `max + 1`, which means "more", so that a large table is not read completely.
 * One query can contain several. PostgreSQL returns the count as text.
 */
export const countUpTo = <Table extends keyof Tables>(max: number, query: SelectQueryBuilder<Tables, Table, object>) =>
  sql<number | string>`(select count(*) from (${query.select(sql.lit(1).as("one")).limit(max + 1)}) as counted)`;

/** Rows to count, as a query without columns. */
// biome-ignore lint/suspicious/noExplicitAny: lists hold queries of different tables, and the type is invariant in them.
export type Rows = (db: Kysely<Tables>) => SelectQueryBuilder<Tables, any, object>;

/**
 * Counts in one query, each up to its own `max + 1`, which means more.
 * @returns the counts by name
 */
export async function countAllUpTo(
  db: Kysely<Tables>,
  counted: readonly { name: string; max: number; rows: Rows }[],
): Promise<Map<string, number>> {
  if (counted.length === 0) return new Map();
  const counts = counted.map(({ name, max, rows }) => sql`${countUpTo(max, rows(db))} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(db);
  return new Map(counted.map(({ name }) => [name, Number(rows[0]?.[name])]));
}

/** Counts queries without columns in one query, each up to `max + 1`, which means more. @returns the counts by name */
export async function countEachUpTo<Name extends string, Table extends keyof Tables>(
  db: Kysely<Tables>,
  max: number,
  queries: readonly (readonly [Name, SelectQueryBuilder<Tables, Table, object>])[],
): Promise<Record<Name, number>> {
  const counts = await countAllUpTo(
    db,
    queries.map(([name, query]) => ({ name, max, rows: () => query })),
  );
  return Object.fromEntries(counts) as Record<Name, number>;
}

/**
 * Runs an update or deletion.
 * @returns true if any row matched
 */
export async function changesRows(query: { executeTakeFirst(): Promise<DeleteResult | UpdateResult> }) {
  const result = await query.executeTakeFirst();
  return (result instanceof UpdateResult ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
