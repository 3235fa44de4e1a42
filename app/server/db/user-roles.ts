import { sql } from "kysely";
import { type Role, roles } from "../../values/roles.ts";
import type { Database } from "./database.server.ts";

/** The roles of each user in a query over `users`, as one text for `readRoles`. */
export const rolesOfUsers = sql<string | null>`(select string_agg(role, ' ') from user_roles where user_id = users.id)`;

/** Finds the roles of one user by the primary key: every staff request needs them. */
export async function findRoles(db: Database, id: string): Promise<readonly Role[]> {
  const rows = await db.selectFrom("user_roles").select("role").where("user_id", "=", id).execute();
  return roles.filter((role) => rows.some((row) => row.role === role));
}

/**
 * Finds the sorted names of people with one of these roles.
 * @param besides id of a person to leave out
 */
export async function findNamesByRoles(
  db: Database,
  wanted: readonly Role[],
  limit: number,
  besides = "",
): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("user_roles", "user_id", "users.id")
    .select("name")
    .distinct()
    .where("role", "in", wanted)
    .where("users.id", "!=", besides)
    .orderBy("name")
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
