import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { Counted } from "./counted-schema.ts";

const figureColumns = ["count", "unit", "what", "how", "people", "counted_by"] as const;

/** Figures of public events that took place, latest first. @param now ISO date and time, UTC */
export function findPublicRows(db: Database, now: string, project?: number) {
  const query = db
    .selectFrom("event_figures")
    .innerJoin("events", "events.id", "event_figures.event_id")
    .select(["event_id", "position", "events.title", "events.date", "events.date_precision", ...figureColumns])
    .where(isVisible(now))
    .where("events.state", "!=", "cancelled")
    .orderBy("events.date", "desc")
    .orderBy("event_id", "desc")
    .orderBy("position");
  return (project === undefined ? query : query.where("events.project_id", "=", project)).execute();
}

/** Figures of one event, in order. */
export const findRowsOf = (db: Database, event: number): Promise<Counted[]> =>
  db.selectFrom("event_figures").select(figureColumns).where("event_id", "=", event).orderBy("position").execute();

export type CountedEvent = NonNullable<Awaited<ReturnType<typeof findCountedEvent>>>;

/** Published or not; none that was deleted. */
export const findCountedEvent = (db: Database, id: number) =>
  db
    .selectFrom("events")
    .select(["id", "title", "date", "date_precision", "end_date", "state", "former_date", "project_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** Replaces the figures of an event. */
export async function replaceRows(db: Database, event: number, figures: Counted[]): Promise<void> {
  await db.deleteFrom("event_figures").where("event_id", "=", event).execute();
  if (figures.length === 0) return;
  const rows = figures.map((figure, position) => ({ ...figure, event_id: event, position }));
  await db.insertInto("event_figures").values(rows).execute();
}

export async function setProject(db: Database, event: number, project_id: number | null): Promise<void> {
  await db.updateTable("events").set({ project_id }).where("id", "=", event).execute();
}

/** Projects to choose from, by title. */
export const listProjectTitles = (db: Database, limit: number) =>
  db
    .selectFrom("projects")
    .select(["id", "title"])
    .where("deleted_at", "is", null)
    .orderBy(sql`lower(title)`)
    .orderBy("id")
    .limit(limit)
    .execute();
