import type { Database } from "../../../server/db/database.server.ts";
import { eventColumns } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { isOver, isToCome } from "./event-queries.server.ts";

/** Number of days after an event in which staff are reminded of missing figures. */
const countable = 60;

const listed = (db: Database) =>
  db
    .selectFrom("events")
    .select([...eventColumns, "id", "title", "status"])
    .where("deleted_at", "is", null);

/** Finds running and future events, earliest first. @param now minute in the site's time zone */
export const findComingDays = (db: Database, now: string) =>
  listed(db).where(isToCome(now)).orderBy("date").orderBy("id");

/** Finds past events, latest first. */
export const findPastDays = (db: Database, now: string) =>
  listed(db).where("date", "<=", now.slice(0, 10)).where(isOver(now)).orderBy("date", "desc").orderBy("id", "desc");

/** Finds recent past events without figures. */
export const findUncountedDays = (db: Database, now: string) =>
  findPastDays(db, now)
    .where("date", ">=", addDays(now.slice(0, 10), -countable))
    .where("status", "!=", "draft")
    .where("state", "!=", "cancelled")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("event_figures").select("event_id").whereRef("event_id", "=", "events.id"))),
    );
