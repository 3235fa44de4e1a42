import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { rolesOfUsers } from "../../../server/db/user-roles.ts";
import { readRoles } from "../../../values/roles.ts";
import type { AccountChangeTable } from "./user-tables.ts";

/** Every change of accounts, in their order: a foundation has hundreds of them. */
export const findAccountChanges = (db: Database) =>
  db.selectFrom("account_changes").selectAll().orderBy("id").execute();

export const insertAccountChange = (db: Database, change: Insertable<AccountChangeTable>) =>
  db.insertInto("account_changes").values(change).execute();

/** Finds the accounts with what the rule of settled people needs. */
export async function findAccounts(db: Database) {
  const accounts = db.selectFrom("users").select(["id", "name", "email", "createdAt"]);
  const rows = await accounts.select(rolesOfUsers.as("words")).orderBy("id").execute();
  return rows.map(({ words, ...account }) => ({ ...account, roles: readRoles(words) }));
}

/** Deletes addresses of before, which are no longer written to. @param before ISO date and time, UTC @returns how many */
export async function deleteAddressesBefore(db: Database, before: string): Promise<number> {
  const old = db.updateTable("account_changes").set({ email_before: null }).where("at", "<", before);
  const { numUpdatedRows } = await old.where("email_before", "is not", null).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the addresses of before of erased people. */
export async function deleteAddressesOf(db: Database, accounts: string[]): Promise<void> {
  if (accounts.length === 0) return;
  await db.updateTable("account_changes").set({ email_before: null }).where("account_id", "in", accounts).execute();
}

/** Keeps marks that are not there yet. */
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
