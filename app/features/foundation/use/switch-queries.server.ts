import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { SwitchedOffTable } from "./switch-tables.ts";

/** The switches that are off. */
export const findRows = (db: Database) => db.selectFrom("switched_off").select(["key", "is_initial"]).execute();

/** Stores that a switch is off. @returns false if another admin was first */
export async function insertSwitch(db: Database, row: Insertable<SwitchedOffTable>): Promise<boolean> {
  const kept = await db
    .insertInto("switched_off")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Switches on a feature that is off since the site began. @returns false if it is on, or an admin switched it off */
export async function deleteInitial(db: Database, key: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("switched_off")
    .where("key", "=", key)
    .where("is_initial", "=", 1)
    .returning("key")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Switches on a feature. @returns false if another admin was first */
export async function deleteSwitch(db: Database, key: string): Promise<boolean> {
  const gone = await db.deleteFrom("switched_off").where("key", "=", key).returning("key").executeTakeFirst();
  return gone !== undefined;
}
