import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { UserTable } from "../../server/db/tables.ts";

type User = Selectable<UserTable>;

/** Adds a person. */
export async function insertUser(db: Database, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto("users").values(user).execute();
}

/** Finds a person by e-mail, however it is written. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

/** Finds a person. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The person that this sending made, if it arrived before. */
export async function findUserBySubmitKey(db: Database, key: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("submit_key", "=", key).executeTakeFirst();
}

/** A person as the staff area lists them: without the date of birth. */
export type UserRecord = Pick<User, "id" | "name" | "email" | "role" | "position"> & {
  hasPassword: boolean;
  /** Signs in with an account of a provider. */
  isLinked: boolean;
  hasTwoFactor: boolean;
};

/** The question that every reading of people begins with. */
function people(db: Database) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "role", "position", "twoFactorEnabled"])
    .select(({ exists, selectFrom }) => {
      const accounts = selectFrom("accounts").select("accounts.id").whereRef("accounts.userId", "=", "users.id");
      return [
        exists(accounts.where("accounts.password", "is not", null)).as("hasPassword"),
        exists(accounts.where("accounts.password", "is", null)).as("isLinked"),
      ];
    });
}

function asPerson<Row extends { hasPassword: unknown; isLinked: unknown; twoFactorEnabled: unknown }>(row: Row) {
  const { hasPassword, isLinked, twoFactorEnabled, ...facts } = row;
  return {
    ...facts,
    hasPassword: Boolean(hasPassword),
    isLinked: Boolean(isLinked),
    hasTwoFactor: Boolean(twoFactorEnabled),
  };
}

/** Everybody, by name. */
export async function findUsers(db: Database): Promise<UserRecord[]> {
  const rows = await people(db).orderBy("name").orderBy("id").execute();
  return rows.map(asPerson);
}

/** Finds a person as lists show them. */
export async function findPerson(db: Database, id: string): Promise<UserRecord | undefined> {
  const row = await people(db).where("id", "=", id).executeTakeFirst();
  return row && asPerson(row);
}

/** How many people there are, of one role or of any. */
export async function countUsers(db: Database, role?: UserTable["role"]): Promise<number> {
  let query = db.selectFrom("users").select(({ fn }) => fn.countAll<number>().as("count"));
  if (role !== undefined) query = query.where("role", "=", role);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Changes some columns of a person. */
export async function updateUser(db: Database, id: string, changes: Updateable<UserTable>): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Takes a person's second factor away, and ends every session of theirs. */
export async function deleteTwoFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom("two_factors").where("userId", "=", id).execute();
  await db.updateTable("users").set({ twoFactorEnabled: 0 }).where("id", "=", id).execute();
  await db.deleteFrom("sessions").where("userId", "=", id).execute();
}

/** Takes a person off the site; sessions, accounts and links go with them. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
