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

/** Makes the admin read safeguarding, as one of the day of the update: new ones wait a day. */
export function letAdminRead(folder: string, role: "lead" | "named"): void {
  const change = role === "lead" ? "role = 'lead'" : "reads_safeguarding = 1";
  inDatabase(folder, `update users set ${change} where email = 'admin@example.org'`);
  inDatabase(
    folder,
    `insert into reading_rights (member_id, what, by_id, at, from_at)
      select id, 'kept', 'update', '', '' from users where email = 'admin@example.org'`,
  );
}
