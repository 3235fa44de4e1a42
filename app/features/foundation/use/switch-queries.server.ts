import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { SwitchedOffTable } from "./switch-tables.ts";

/** Keys of the switches that are off. */
export async function findKeys(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("switched_off").select("key").execute();
  return rows.map(({ key }) => key);
}

/** @returns false where another admin was first */
export async function insertSwitch(db: Database, row: Insertable<SwitchedOffTable>): Promise<boolean> {
  const kept = await db
    .insertInto("switched_off")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

/** @returns false where another admin was first */
export async function deleteSwitch(db: Database, key: string): Promise<boolean> {
  const gone = await db.deleteFrom("switched_off").where("key", "=", key).returning("key").executeTakeFirst();
  return gone !== undefined;
}
