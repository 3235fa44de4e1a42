import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { rolesOfUsers } from "../../../server/db/user-roles.ts";
import { readRoles } from "../../../values/roles.ts";
import type { AccountChangeTable } from "./user-tables.ts";

/** Finds all changes, in order; a foundation has some hundreds. */
export const findAccountChanges = (db: Database) =>
  db.selectFrom("account_changes").selectAll().orderBy("id").execute();

export const insertAccountChange = (db: Database, change: Insertable<AccountChangeTable>) =>
  db.insertInto("account_changes").values(change).execute();

/** Finds accounts with the columns that the rule about settled people needs. */
export async function findAccounts(db: Database) {
  const accounts = db.selectFrom("users").select(["id", "name", "email", "createdAt"]);
  const rows = await accounts.select(rolesOfUsers.as("words")).orderBy("id").execute();
  return rows.map(({ words, ...account }) => ({ ...account, roles: readRoles(words) }));
}

/**
 * Deletes earlier addresses, which then get no more e-mails.
 * @param before ISO 8601, UTC
 * @returns the number of changed rows
 */
export async function deleteAddressesBefore(db: Database, before: string): Promise<number> {
  const old = db.updateTable("account_changes").set({ email_before: null }).where("at", "<", before);
  const { numUpdatedRows } = await old.where("email_before", "is not", null).executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteAddressesOf(db: Database, accounts: string[]): Promise<void> {
  if (accounts.length === 0) return;
  await db.updateTable("account_changes").set({ email_before: null }).where("account_id", "in", accounts).execute();
}

export async function insertMarks(db: Database, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto("account_addresses")
    .values(marks.map((mark) => ({ mark })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasMark(db: Database, mark: string): Promise<boolean> {
  const row = await db.selectFrom("account_addresses").select("mark").where("mark", "=", mark).executeTakeFirst();
  return row !== undefined;
}
