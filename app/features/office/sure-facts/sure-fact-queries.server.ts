import type { Insertable } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { SureChangeTable } from "./sure-fact-tables.ts";

export const insertChange = (db: Database, row: Insertable<SureChangeTable>) =>
  db.insertInto("sure_changes").values(row).execute();

export const findChange = (db: Database, id: string) =>
  db.selectFrom("sure_changes").selectAll().where("id", "=", id).executeTakeFirst();

/** Marks a change as undone. @returns false if it was undone before */
export const markUndone = (db: Database, id: string, undone_by: string, undone_at: string): Promise<boolean> =>
  changesRows(
    db.updateTable("sure_changes").set({ undone_by, undone_at }).where("id", "=", id).where("undone_at", "is", null),
  );

/** Deletes changes that can no longer be undone and are a year old. @returns the number of deleted changes */
export async function deleteChangesBefore(db: Database, moment: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("sure_changes").where("at", "<", moment).executeTakeFirst();
  return Number(numDeletedRows);
}
