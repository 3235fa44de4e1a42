import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Role } from "../../app/values/roles.ts";

/** Asks or changes a database file itself, beside the site, which may be writing: waits for its turn. */
export function inDatabase(folder: string, question: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
  const db = new DatabaseSync(join(folder, "site.sqlite"), { timeout: 20_000 });
  try {
    return db.prepare(question).all(...values);
  } finally {
    db.close();
  }
}

/** Switches on what is off on a new site. */
export const switchAllOnIn = (folder: string) => inDatabase(folder, "delete from switched_off");

/** Gives the admin of the samples these roles and no other. */
export function letAdminBe(folder: string, ...roles: Role[]): void {
  const whose = "user_id = (select id from users where email = 'admin@example.org')";
  inDatabase(folder, `delete from user_roles where ${whose}`);
  for (const role of roles)
    inDatabase(
      folder,
      "insert into user_roles (user_id, role) select id, ? from users where email = 'admin@example.org'",
      role,
    );
}

/** Makes the admin read safeguarding, as a lead and editor or as one whom a lead named, and since the day of the update: new ones wait a day. */
export function letAdminRead(folder: string, role: "lead" | "named"): void {
  if (role === "lead") letAdminBe(folder, "editor", "lead");
  else inDatabase(folder, "update users set reads_safeguarding = 1 where email = 'admin@example.org'");
  inDatabase(
    folder,
    `insert into reading_rights (member_id, what, by_id, at, from_at)
      select id, 'kept', 'update', '', '' from users where email = 'admin@example.org'`,
  );
}
