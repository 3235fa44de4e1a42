import type { Insertable } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";

/** Returns the ids of the oldest events, in their order. */
export async function findFirstEvents(db: Database, limit: number): Promise<number[]> {
  const rows = await db.selectFrom("events").select("id").orderBy("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** @param today ISO date */
export async function findNextEvent(db: Database, today: string): Promise<number> {
  const coming = db.selectFrom("events").select("id").where("date", ">", today).orderBy("date");
  return (await coming.executeTakeFirstOrThrow()).id;
}

export async function openSignUp(db: Database, id: number, room: { places: number; taken: number }): Promise<void> {
  await db
    .updateTable("events")
    .set({ ...room, takes_signups: 1 })
    .where("id", "=", id)
    .execute();
}

export async function insertFigures(db: Database, rows: Insertable<Tables["event_figures"]>[]): Promise<void> {
  await db.insertInto("event_figures").values(rows).execute();
}

export async function insertVisits(db: Database, rows: Insertable<Tables["visits"]>[]): Promise<void> {
  await db.insertInto("visits").values(rows).execute();
}
