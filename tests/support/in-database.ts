import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** Asks or changes a database file itself, beside the site, which may be writing: waits for its turn. */
export function inDatabase(folder: string, question: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
  const db = new DatabaseSync(join(folder, "site.sqlite"), { timeout: 20_000 });
  try {
    return db.prepare(question).all(...values);
  } finally {
    db.close();
  }
}
