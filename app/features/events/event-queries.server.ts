import type { Insertable, Selectable } from "kysely";
import { afterCursor } from "../../server/db/cursor.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { EventTable } from "../../server/db/tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { Cursor } from "../../values/cursor.ts";
import type { EventCardFacts } from "./event.ts";

export type EventRow = Selectable<EventTable>;

const cardColumns = ["id", "title", "theme", "date", "date_precision as precision"] as const;

/** Finds an event that the public may see. @param now ISO date and time, UTC */
export async function findEvent(db: Database, id: number, now: string): Promise<EventRow | undefined> {
  return db.selectFrom("events").selectAll().where("id", "=", id).where(isVisible(now)).executeTakeFirst();
}

/**
 * Events that are still to come, the next first.
 *
 * @param today ISO date; an event of a known month counts as coming until that month is over
 */
export async function findUpcomingEvents(
  db: Database,
  now: string,
  today: string,
  limit: number,
): Promise<EventCardFacts[]> {
  return (
    db
      .selectFrom("events")
      .select(cardColumns)
      .where(isVisible(now))
      // The bound of an index: what is over is not read.
      .where("date", ">=", `${today.slice(0, 7)}-01`)
      .where((where) => where.or([where("date", ">=", today), where("date_precision", "=", "month")]))
      .orderBy("date")
      .orderBy("id")
      .limit(limit)
      .execute()
  );
}

/**
 * Events that are over, the latest first.
 *
 * @param before the last event of the page before, when this is a later page
 */
export async function findPastEvents(
  db: Database,
  now: string,
  today: string,
  limit: number,
  before?: Cursor,
): Promise<EventCardFacts[]> {
  let query = db
    .selectFrom("events")
    .select(cardColumns)
    .where(isVisible(now))
    .where((where) => where.or([where("date_precision", "=", "day"), where("date", "<", `${today.slice(0, 7)}-01`)]));
  // One bound and not both: of two, SQLite may take the wider, and read all that lies between.
  const isLater = before !== undefined && before.at < today;
  query = isLater ? query.where(afterCursor("date", before)) : query.where("date", "<", today);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Adds an event. @returns its number */
export async function insertEvent(db: Database, event: Insertable<EventTable>): Promise<number> {
  const { id } = await db.insertInto("events").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}
