import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
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

/** Finds a public event. @param now ISO date and time, UTC */
export async function findEvent(db: Database, id: number, now: string): Promise<EventRow | undefined> {
  return db.selectFrom("events").selectAll().where("id", "=", id).where(isVisible(now)).executeTakeFirst();
}

/** Last day of an event; same result as `endOf` for every value that forms can save. */
const lastDay = sql<string>`coalesce(end_date, date)`;
const lastTime = sql<string>`coalesce(nullif(end_time, ''),
  case when end_date is null or end_date = date then nullif(start_time, '') end, '24:00')`;

/** Selects running and future events. @param now minute in the site's time zone */
export const isToCome = (now: string) => (where: ExpressionBuilder<Tables, "events">) =>
  where.or([
    where.and([where("date_precision", "=", "month"), where("date", ">=", `${now.slice(0, 7)}-01`)]),
    where.and([
      where("date_precision", "=", "day"),
      where.or([
        where(lastDay, ">", now.slice(0, 10)),
        where.and([where(lastDay, "=", now.slice(0, 10)), where(lastTime, ">", now.slice(11))]),
      ]),
    ]),
  ]);

/** Selects past events: all events that `isToCome` does not select. */
export const isOver = (now: string) => (where: ExpressionBuilder<Tables, "events">) => where.not(isToCome(now)(where));

/**
 * Finds upcoming events, earliest first.
 * @param now ISO date and time, UTC
 * @param local minute in the site's time zone
 */
export function findUpcomingEvents(db: Database, now: string, local: string, limit: number, project?: number) {
  let query = db.selectFrom("events").select(cardColumns).where(isVisible(now));
  if (project !== undefined) query = query.where("project_id", "=", project);
  // Lets the index skip past events.
  return query
    .where("date", ">", addDays(local.slice(0, 10), -maxEventDays))
    .where(isToCome(local))
    .orderBy("date")
    .orderBy("id")
    .limit(limit)
    .execute();
}

interface WantedEvents {
  /** Cursor: last event of the previous page. */
  before?: Cursor | undefined;
  /** Id of the project that the events belong to. */
  project?: number | undefined;
}

/** Finds past events, latest first. */
export function findPastEvents(
  db: Database,
  now: string,
  local: string,
  limit: number,
  { before, project }: WantedEvents = {},
) {
  const today = local.slice(0, 10);
  let query = db.selectFrom("events").select(cardColumns).where(isVisible(now)).where(isOver(local));
  if (project !== undefined) query = query.where("project_id", "=", project);
  // One upper bound only: with two, SQLite may use the wider bound and scan more rows.
  const isLater = before !== undefined && before.at <= today;
  query = isLater ? query.where(afterCursor("date", before)) : query.where("date", "<=", today);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Finds public events for a calendar, latest first. */
export function findCalendarEvents(db: Database, now: string, limit: number): Promise<EventRow[]> {
  const query = db.selectFrom("events").selectAll().where(isVisible(now));
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Inserts an event. @returns the id */
export async function insertEvent(db: Database, event: Insertable<EventTable>): Promise<number> {
  const { id } = await db.insertInto("events").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Finds on which of these days an event of this title stands. @param days ISO dates */
export async function findDaysOfTitle(db: Database, title: string, days: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("events")
    .select("date")
    .where("date", "in", days)
    .where("title", "=", title)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ date }) => date);
}

/** Finds events that may end between two days. @param from,to ISO dates */
export const findEnding = (db: Database, from: string, to: string) =>
  db
    .selectFrom("events")
    .select(eventColumns)
    .where("deleted_at", "is", null)
    .where("date_precision", "=", "day")
    .where("date", ">", addDays(from, -maxEventDays))
    .where("date", "<=", to)
    .where(lastDay, ">=", from)
    .execute();

/** Finds events between two days; drafts are excluded. @param from,to ISO dates */
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

/**
 * Finds public one-day events that were not cancelled, latest first.
 * @param first,last ISO dates, both included
 */
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
