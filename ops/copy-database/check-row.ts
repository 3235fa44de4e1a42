import type { Tables } from "../../app/server/db/tables.ts";
import { CopyError } from "./copy-error.ts";
import { tableKeys } from "./primary-keys.ts";
import type { Row } from "./rows.ts";

/** Handling of NUL bytes in text: PostgreSQL cannot store them (its manual, 8.3). */
export type ZeroBytes = "keep" | "refuse" | "leave out";

/**
 * Allows only text, safe integers and null, which all engines store alike: SQLite accepts any value from other
 * programs.
 * @throws CopyError with the row and column
 */
export function checkRow(table: keyof Tables, found: Record<string, unknown>, zeroBytes: ZeroBytes): Row {
  const row: Row = {};
  for (const [column, value] of Object.entries(found)) {
    if (typeof value === "string" && zeroBytes !== "keep" && value.includes("\0")) {
      if (zeroBytes === "refuse") throw new CopyError(zeroByteIn(table, column, found));
      row[column] = value.replaceAll("\0", "");
    } else if (value === null || typeof value === "string" || Number.isSafeInteger(value)) {
      row[column] = value as string | number | null;
    } else {
      throw new CopyError(
        `The table ${table} has in its row ${nameOf(table, found)} something in ${column} that is neither a text nor a whole number. Correct it, or go back to an older backup.`,
      );
    }
  }
  return row;
}

function zeroByteIn(table: keyof Tables, column: string, row: Record<string, unknown>): string {
  return `The table ${table} has in its row ${nameOf(table, row)} a zero byte in ${column}, which PostgreSQL cannot keep and nobody can see. Run it again with --without-zero-bytes, and all of them are left out.`;
}

/** Returns the row's key, for messages. Keys are numbers, names and hashes: no personal data. */
function nameOf(table: keyof Tables, row: Record<string, unknown>): string {
  return JSON.stringify(tableKeys[table].map((column) => row[column]).join(" "));
}
