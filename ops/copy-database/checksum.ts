import { createHash } from "node:crypto";
import type { Tables } from "../../app/server/db/tables.ts";
import { checkRow, type ZeroBytes } from "./check-row.ts";
import { type AnyDatabase, largePages, type Mark, type Pages, pagesOf } from "./rows.ts";

/** What a table holds, in short: the same on both engines when it is the same. */
export interface TableSum {
  rows: number;
  /** SHA-256 of all rows in the order of their keys, each as JSON of its values in the order of their columns' names. */
  sha256: string;
}

/** How a table is read. */
export interface Reading {
  zeroBytes: ZeroBytes;
  /** As fast as it goes, unless given. */
  steps?: Pages;
  /** Reads no further than to the row with this key. */
  until?: Mark;
  /** Told how many rows were read. */
  onPage?(rows: number): void;
}

/** Reads a table, or its beginning. @throws MoveRefused for a row that no engine could keep */
export async function sumOf(
  database: AnyDatabase,
  table: keyof Tables,
  { zeroBytes, steps = largePages, until, onPage }: Reading,
): Promise<TableSum> {
  const sum = createHash("sha256");
  let count = 0;
  let columns: string[] | undefined;
  for await (const page of pagesOf(database, table, steps, { until })) {
    for (const found of page) {
      const row = checkRow(table, found, zeroBytes);
      columns ??= Object.keys(row).sort();
      sum.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
    }
    count += page.length;
    onPage?.(page.length);
  }
  return { rows: count, sha256: sum.update(JSON.stringify(columns ?? [])).digest("hex") };
}
