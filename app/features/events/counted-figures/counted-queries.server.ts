import { sql } from "kysely";
import { afterCursor } from "../../../server/db/after-cursor.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Cursor } from "../../../values/cursor.ts";
import type { Counted } from "./counted-schema.ts";

const figureColumns = ["count", "unit", "what", "how", "people", "counted_by"] as const;

/** Selects public events up to now that were not cancelled. @param now ISO date and time, UTC */
const tookPlace = (now: string) => sql<boolean>`${isVisible(now)} and events.state != 'cancelled'`;

interface PublicRows {
  /** ISO date and time, UTC. */
  now: string;
  project?: number | undefined;
}

const publicRows = (db: Database, { now, project }: PublicRows) => {
  const query = db
    .selectFrom("event_figures")
    .innerJoin("events", "events.id", "event_figures.event_id")
    .select(["event_id", "position", "events.title", "events.date", "events.date_precision", ...figureColumns])
    .where(tookPlace(now));
  return project === undefined ? query : query.where("events.project_id", "=", project);
};

/** Finds the next figures of past public events, sorted by event. @param after last figure of the previous batch */
export function findPublicRows(
  db: Database,
  of: PublicRows,
  after: { event_id: number; position: number },
  limit: number,
) {
  return publicRows(db, of)
    .where(sql<boolean>`(event_figures.event_id, event_figures.position) > (${after.event_id}, ${after.position})`)
    .orderBy("event_figures.event_id")
    .orderBy("event_figures.position")
    .limit(limit)
    .execute();
}

/** Finds public events with figures, latest first. @param before cursor: last event of the previous page */
export function findCountedDays(db: Database, now: string, limit: number, before?: Cursor) {
  const query = db
    .selectFrom("events")
    .select(["id", "date"])
    .where(tookPlace(now))
    .where(sql<boolean>`exists (select 1 from event_figures where event_figures.event_id = events.id)`);
  return (before === undefined ? query : query.where(afterCursor("date", before)))
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Finds figures of public events, latest first. @param now ISO date and time, UTC */
export const findRowsOfDays = async (db: Database, now: string, events: number[]) =>
  events.length === 0
    ? []
    : publicRows(db, { now })
        .where("event_figures.event_id", "in", events)
        .orderBy("events.date", "desc")
        .orderBy("event_figures.event_id", "desc")
        .orderBy("position")
        .execute();

/** Returns the version of all figures, which increases when a figure or its event changes. */
export async function findFiguresVersion(db: Database): Promise<number> {
  return (await db.selectFrom("content_version").select("figures").executeTakeFirstOrThrow()).figures;
}

/**
 * Returns the time when the next scheduled event with figures becomes public (ISO date and time, UTC).
 * @param now ISO date and time, UTC
 */
export async function findNextCountedEvent(db: Database, now: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`select min(publish_at) as at from events
    where status = 'scheduled' and deleted_at is null and publish_at > ${now}
      and exists (select 1 from event_figures where event_id = events.id)`.execute(db);
  return rows[0]?.at ?? undefined;
}

export const findRowsOf = (db: Database, event: number): Promise<Counted[]> =>
  db.selectFrom("event_figures").select(figureColumns).where("event_id", "=", event).orderBy("position").execute();

export type CountedEvent = NonNullable<Awaited<ReturnType<typeof findCountedEvent>>>;

/** Finds an event that is not deleted; drafts are included. */
export const findCountedEvent = (db: Database, id: number) =>
  db
    .selectFrom("events")
    .select(["id", "title", "zone", "date", "date_precision", "end_date", "state", "former_date", "project_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export async function replaceRows(db: Database, event: number, figures: Counted[]): Promise<void> {
  await db.deleteFrom("event_figures").where("event_id", "=", event).execute();
  if (figures.length === 0) return;
  const rows = figures.map((figure, position) => ({ ...figure, event_id: event, position }));
  await db.insertInto("event_figures").values(rows).execute();
}

/** Finds changes of figures in the audit log. */
export const findFigureChanges = (db: Database) =>
  db.selectFrom("audit_log").select(["id", "before", "after"]).where("what", "=", "figures changed").execute();
