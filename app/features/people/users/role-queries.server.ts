import type { Database } from "../../../server/db/database.server.ts";
import type { Role } from "../../../values/roles.ts";

/** Replaces a person's roles. Call only from `giveRole`, which records the effects. */
export async function replaceRoles(db: Database, user_id: string, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom("user_roles").where("user_id", "=", user_id).execute();
  if (roles.length === 0) return;
  await db
    .insertInto("user_roles")
    .values(roles.map((role) => ({ user_id, role })))
    .execute();
}
