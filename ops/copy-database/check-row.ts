import type { Tables } from "../../app/server/db/tables.ts";
import { MoveRefused } from "./copy-error.ts";
import type { Row } from "./rows.ts";
import { tableKeys } from "./primary-keys.ts";

/** What becomes of zero bytes in texts: PostgreSQL cannot keep any (its manual, 8.3). */
export type ZeroBytes = "keep" | "refuse" | "leave out";

/**
 * A row as every engine can keep it: texts, whole numbers that any program reads alike, and nothing. SQLite would hold
 * anything anywhere, if another program had put it there.
 *
 * @throws MoveRefused naming the row and the column that cannot be kept
 */
export function checkRow(table: keyof Tables, found: Record<string, unknown>, zeroBytes: ZeroBytes): Row {
  const row: Row = {};
  for (const [column, value] of Object.entries(found)) {
    if (typeof value === "string" && zeroBytes !== "keep" && value.includes("\0")) {
      if (zeroBytes === "refuse") throw new MoveRefused(zeroByteIn(table, column, found));
      row[column] = value.replaceAll("\0", "");
    } else if (value === null || typeof value === "string" || Number.isSafeInteger(value)) {
      row[column] = value as string | number | null;
    } else {
      throw new MoveRefused(
        `The table ${table} has in its row ${nameOf(table, found)} something in ${column} that is neither a text nor a whole number. Correct it, or go back to an older backup.`,
      );
    }
  }
  return row;
}

function zeroByteIn(table: keyof Tables, column: string, row: Record<string, unknown>): string {
  return `The table ${table} has in its row ${nameOf(table, row)} a zero byte in ${column}, which PostgreSQL cannot keep and nobody can see. Run it again with --without-zero-bytes, and all of them are left out.`;
}

/** Keys are numbers, names and hashes: they tell nothing about people. */
function nameOf(table: keyof Tables, row: Record<string, unknown>): string {
  return JSON.stringify(tableKeys[table].map((column) => row[column]).join(" "));
}
