import type { Insertable, Selectable } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { DeedTable } from "../db/tables.ts";

/** Adds a line to the log of who did what. Only time and erasing a person touch it (`features/privacy`). */
export async function insertDeed(database: Database, deed: Insertable<DeedTable>): Promise<void> {
  await database.insertInto("deeds").values(deed).execute();
}

/** One page of the log, the newest first. @param page from 1 */
export async function findDeeds(database: Database, page: number, length: number): Promise<Selectable<DeedTable>[]> {
  return database
    .selectFrom("deeds")
    .selectAll()
    .orderBy("id", "desc")
    .limit(length)
    .offset((page - 1) * length)
    .execute();
}

/** How many lines the log has. */
export async function countDeeds(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("deeds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
