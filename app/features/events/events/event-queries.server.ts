import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import { afterCursor } from "../../../server/db/after-cursor.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { Tables } from "../../../server/db/tables.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Cursor } from "../../../values/cursor.ts";
import { maxEventDays } from "../../../values/event-days.ts";
import { eventColumns } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import type { EventTable } from "./event.type.server.ts";

export type EventRow = Selectable<EventTable>;

const cardColumns = [...eventColumns, "id", "title", "theme"] as const;

export type EventCardRow = Pick<EventRow, (typeof cardColumns)[number]>;

/** Public events only. @param now ISO date and time, UTC */
export async function findEvent(db: Database, id: number, now: string): Promise<EventRow | undefined> {
  return db.selectFrom("events").selectAll().where("id", "=", id).where(isVisible(now)).executeTakeFirst();
}

/** Whether an event is to come or running: to its last day, or to the end of its month. @param today ISO date */
export const isToCome = (today: string) => (where: ExpressionBuilder<Tables, "events">) =>
  where.or([
    where("date", ">=", today),
    where("end_date", ">=", today),
    where.and([where("date_precision", "=", "month"), where("date", ">=", `${today.slice(0, 7)}-01`)]),
  ]);

/** Whether one that began before today is over. @param today ISO date */
export const isOver = (today: string) => (where: ExpressionBuilder<Tables, "events">) =>
  where.and([
    where.or([where("date_precision", "=", "day"), where("date", "<", `${today.slice(0, 7)}-01`)]),
    where.or([where("end_date", "is", null), where("end_date", "<", today)]),
  ]);

/** Upcoming events, next first, as of `isToCome`. @param today ISO date */
export function findUpcomingEvents(db: Database, now: string, today: string, limit: number) {
  const query = db.selectFrom("events").select(cardColumns).where(isVisible(now));
  // Index bound: skips past events.
  return query
    .where("date", ">", addDays(today, -maxEventDays))
    .where(isToCome(today))
    .orderBy("date")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Past events, latest first. @param before cursor: last event of the previous page */
export function findPastEvents(db: Database, now: string, today: string, limit: number, before?: Cursor) {
  let query = db.selectFrom("events").select(cardColumns).where(isVisible(now)).where(isOver(today));
  // One bound only: of two, SQLite may use the wider and scan the difference.
  const isLater = before !== undefined && before.at < today;
  query = isLater ? query.where(afterCursor("date", before)) : query.where("date", "<", today);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Public events of a calendar, latest first. */
export function findCalendarEvents(db: Database, now: string, limit: number): Promise<EventRow[]> {
  const query = db.selectFrom("events").selectAll().where(isVisible(now));
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** @returns the id */
export async function insertEvent(db: Database, event: Insertable<EventTable>): Promise<number> {
  const { id } = await db.insertInto("events").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Events with a day, drafts excepted. @param from ISO date, as `to` */
export const findComingEvents = (db: Database, from: string, to: string, most: number) =>
  db
    .selectFrom("events")
    .select(["id", "title", "date", "start_time"])
    .where("deleted_at", "is", null)
    .where("status", "in", ["published", "scheduled"])
    .where("date_precision", "=", "day")
    .where("date", ">=", from)
    .where("date", "<=", to)
    .orderBy("date")
    .orderBy("id")
    .limit(most)
    .execute();

/** Public events of one day each that take place, latest first. @param first ISO date, @param last ISO date, both included */
export const findDaysAround = (db: Database, now: string, first: string, last: string) =>
  db
    .selectFrom("events")
    .select(["title", "date"])
    .where(isVisible(now))
    .where("date_precision", "=", "day")
    .where("date", ">=", first)
    .where("date", "<=", last)
    .where("state", "=", "planned")
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
