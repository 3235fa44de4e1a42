import type { Insertable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { HelpNumberTable } from "./help-number-tables.ts";

export const findRows = (db: Database) =>
  db.selectFrom("help_numbers").selectAll().orderBy("rank").orderBy("called_at").orderBy("number").execute();

/** Stores a number. If the number exists, it keeps its position. */
export const saveRow = (db: Database, row: Insertable<HelpNumberTable>) =>
  db
    .insertInto("help_numbers")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("number").doUpdateSet({ name: row.name, called_at: row.called_at, called_by: row.called_by }),
    )
    .execute();

/** Deletes a number. @returns its name */
export async function deleteRow(db: Database, number: string): Promise<string | undefined> {
  const gone = await db.deleteFrom("help_numbers").where("number", "=", number).returning("name").executeTakeFirst();
  return gone?.name;
}
