import type { Database } from "../../../server/db/database.server.ts";
import { eventColumns, type GuestRow, people } from "./guest-queries.server.ts";

/** Counts the people of one network who signed up themselves. @param network keyed hash of the network */
export async function countOfNetwork(db: Database, eventId: number, network: string): Promise<number> {
  const { count } = await db
    .selectFrom("guests")
    .select(people.as("count"))
    .where("event_id", "=", eventId)
    .where("network", "=", network)
    .where("state", "!=", "cancelled")
    .where("held_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds an event's groups that wait for staff's confirmation, oldest first. */
export const findHeld = (db: Database, eventId: number): Promise<GuestRow[]> =>
  db
    .selectFrom("guests")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("held_at", "is not", null)
    .orderBy("number")
    .limit(200)
    .execute();

/** Counts the groups that wait for staff at each event, with the time of the oldest. */
export const findEventsWithHeld = (db: Database) =>
  db
    .selectFrom("guests")
    .innerJoin("events", "events.id", "guests.event_id")
    .select(eventColumns.map((name) => `events.${name}` as const))
    .select(({ fn }) => [fn.countAll<number>().as("groups"), fn.min("guests.created_at").as("since")])
    .where("guests.held_at", "is not", null)
    .where("events.deleted_at", "is", null)
    .groupBy(eventColumns.map((name) => `events.${name}` as const))
    .execute();

/** Finds events whose groups still have a network hash. */
export const findEventsWithNetworks = (db: Database) =>
  db
    .selectFrom("events")
    .select(eventColumns)
    .where("id", "in", (from) => from.selectFrom("guests").select("event_id").where("network", "is not", null))
    .execute();

export const deleteNetworks = (db: Database, eventId: number) =>
  db
    .updateTable("guests")
    .set({ network: null })
    .where("event_id", "=", eventId)
    .where("network", "is not", null)
    .execute();
