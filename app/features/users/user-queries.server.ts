import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { UserTable } from "../../server/db/tables.ts";

type User = Selectable<UserTable>;

/** Adds a person. */
export async function insertUser(database: Database, user: Insertable<UserTable>): Promise<void> {
  await database.insertInto("users").values(user).execute();
}

/** Finds a person by e-mail, however it is written. */
export async function findUserByEmail(database: Database, email: string): Promise<User | undefined> {
  return database.selectFrom("users").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();
}

/** Finds a person. */
export async function findUser(database: Database, id: string): Promise<User | undefined> {
  return database.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The person that this sending made, if it arrived before. */
export async function findUserBySubmitKey(database: Database, key: string): Promise<User | undefined> {
  return database.selectFrom("users").selectAll().where("submit_key", "=", key).executeTakeFirst();
}

/** A person as the staff area lists them: without the date of birth. */
export type Person = Pick<User, "id" | "name" | "email" | "role" | "position"> & {
  hasPassword: boolean;
  /** Signs in with an account of a provider. */
  isLinked: boolean;
  hasSecondFactor: boolean;
};

/** The question that every reading of people begins with. */
function people(database: Database) {
  return database
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
    hasSecondFactor: Boolean(twoFactorEnabled),
  };
}

/** Everybody, by name. */
export async function findPeople(database: Database): Promise<Person[]> {
  const rows = await people(database).orderBy("name").orderBy("id").execute();
  return rows.map(asPerson);
}

/** Finds a person as lists show them. */
export async function findPerson(database: Database, id: string): Promise<Person | undefined> {
  const row = await people(database).where("id", "=", id).executeTakeFirst();
  return row && asPerson(row);
}

/** How many people there are, of one role or of any. */
export async function countUsers(database: Database, role?: UserTable["role"]): Promise<number> {
  let query = database.selectFrom("users").select(({ fn }) => fn.countAll<number>().as("count"));
  if (role !== undefined) query = query.where("role", "=", role);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Changes some columns of a person. */
export async function updateUser(database: Database, id: string, changes: Updateable<UserTable>): Promise<void> {
  await database.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Takes a person's second factor away, and ends every session of theirs. */
export async function deleteSecondFactor(database: Database, id: string): Promise<void> {
  await database.deleteFrom("two_factors").where("userId", "=", id).execute();
  await database.updateTable("users").set({ twoFactorEnabled: 0 }).where("id", "=", id).execute();
  await database.deleteFrom("sessions").where("userId", "=", id).execute();
}

/** Takes a person off the site; sessions, accounts and links go with them. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.deleteFrom("users").where("id", "=", id).execute();
}
