import { createHash } from "node:crypto";
import type { Tables } from "../../app/server/db/tables.ts";
import { checkRow, type ZeroBytes } from "./check-row.ts";
import { type AnyDatabase, largePages, type Mark, type Pages, pagesOf } from "./rows.ts";

/** Row count and hash of a table: equal content gives equal values on both engines. */
export interface TableSum {
  rows: number;
  /** Hash of all rows in key order, each as JSON of its values in the order of column names. */
  sha256: string;
}

export interface Reading {
  zeroBytes: ZeroBytes;
  /** Sizes of the pages and pauses between them; by default, it reads as fast as possible. */
  steps?: Pages;
  until?: Mark;
  onPage?(rows: number): void;
}

/** @throws CopyError for a row that an engine cannot store */
export async function checksumOf(
  db: AnyDatabase,
  table: keyof Tables,
  { zeroBytes, steps = largePages, until, onPage }: Reading,
): Promise<TableSum> {
  const sum = createHash("sha256");
  let count = 0;
  let columns: string[] | undefined;
  for await (const page of pagesOf(db, table, steps, { until })) {
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
