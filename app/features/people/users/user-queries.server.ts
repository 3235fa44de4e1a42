import type { Insertable, Selectable, Updateable } from "kysely";
import { countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { rolesOfUsers } from "../../../server/db/user-roles.ts";
import { sortedByName } from "../../../values/compare-words.ts";
import { type Role, readRoles } from "../../../values/roles.ts";
import type { UserFields } from "./user-permissions.ts";
import type { UserTable } from "./user-tables.ts";

/** Stores a user without roles; `giveRole` adds roles. */
export async function insertUser(db: Database, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto("users").values(user).execute();
}

export const findUser = (db: Database, value: string, by: "id" | "email" | "idempotency_key" = "id") =>
  db.selectFrom("users").selectAll().where(by, "=", value).executeTakeFirst();

/** Finds a user by e-mail address, in any case. */
export const findUserByEmail = (db: Database, email: string) => findUser(db, email.toLowerCase(), "email");

export type UserRecord = Pick<Selectable<UserTable>, "name" | "email" | "position"> &
  UserFields & {
    /** True if a safeguarding lead named this admin as a reader of concerns. */
    isNamed: boolean;
  };

function selectPeople(db: Database) {
  return db
    .selectFrom("users")
    .select(["id", "name", "email", "position", "twoFactorEnabled", "reads_safeguarding"])
    .select(rolesOfUsers.as("words"))
    .select(({ exists, selectFrom }) => {
      const accounts = selectFrom("accounts").select("accounts.id").whereRef("accounts.userId", "=", "users.id");
      return [
        exists(accounts.where("accounts.password", "is not", null)).as("hasPassword"),
        exists(accounts.where("accounts.password", "is", null)).as("isLinked"),
      ];
    });
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

function asPerson({
  hasPassword,
  isLinked,
  twoFactorEnabled,
  reads_safeguarding,
  words,
  ...row
}: PersonRow): UserRecord {
  return {
    ...row,
    roles: readRoles(words),
    hasPassword: Boolean(hasPassword),
    isLinked: Boolean(isLinked),
    hasTwoFactor: Boolean(twoFactorEnabled),
    isNamed: reads_safeguarding === 1,
  };
}

/** Finds when each user's last session ends (ISO 8601, UTC). */
export const findSignInEnds = (db: Database) =>
  db
    .selectFrom("sessions")
    .select(({ fn }) => ["userId", fn.max("expiresAt").as("end")])
    .groupBy("userId")
    .execute();

export const findUsers = async (db: Database): Promise<UserRecord[]> =>
  sortedByName((await selectPeople(db).execute()).map(asPerson));

export async function findPerson(db: Database, id: string): Promise<UserRecord | undefined> {
  const row = await selectPeople(db).where("id", "=", id).executeTakeFirst();
  return row && asPerson(row);
}

export const countRole = (db: Database, role: Role): Promise<number> =>
  countRows(db.selectFrom("user_roles").where("role", "=", role));

export const updateUser = (db: Database, id: string, changes: Updateable<UserTable>) =>
  db.updateTable("users").set(changes).where("id", "=", id).execute();

/** Removes two-step sign-in and ends all sessions. */
export async function deleteTwoFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom("two_factors").where("userId", "=", id).execute();
  await db.updateTable("users").set({ twoFactorEnabled: 0 }).where("id", "=", id).execute();
  await db.deleteFrom("sessions").where("userId", "=", id).execute();
}

/** Deletes a user; the database also deletes roles, sessions, accounts and links. */
export const deleteUser = (db: Database, id: string) => db.deleteFrom("users").where("id", "=", id).execute();

export async function countAdmins(db: Database): Promise<{ admins: number; passwordOnly: number }> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("user_roles", "user_id", "users.id")
    .innerJoin("accounts", "accounts.userId", "users.id")
    .select(["users.id", "twoFactorEnabled", "providerId", "password"])
    .where("role", "=", "admin")
    .where(({ eb, or }) => or([eb("password", "is not", null), eb("providerId", "!=", "credential")]))
    .execute();
  const weak = rows.filter(({ password, twoFactorEnabled }) => password !== null && !twoFactorEnabled);
  return { admins: new Set(rows.map(({ id }) => id)).size, passwordOnly: weak.length };
}

export const countStaff = (db: Database): Promise<number> => countRows(db.selectFrom("users"));
