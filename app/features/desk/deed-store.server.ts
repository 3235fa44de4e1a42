import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { DeedTable } from "../../platform/database/tables.ts";

/** Adds a line to the log of who did what. There is no way to change or take one out. */
export async function insertDeed(database: Database, deed: Insertable<DeedTable>): Promise<void> {
  await database.insertInto("deeds").values(deed).execute();
}
