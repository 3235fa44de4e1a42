import type { Database } from "../../../server/db/database.server.ts";
import { eventColumns } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { isOver, isToCome } from "./event-queries.server.ts";

/** Days back in which a day without a figure is still one to count. */
const countable = 60;

/** Events that are not deleted, on the site or not yet. */
const listed = (db: Database) =>
  db
    .selectFrom("events")
    .select([...eventColumns, "id", "title", "status"])
    .where("deleted_at", "is", null);

/** Days to come and running ones, next first. @param now minute by the clock of the site */
export const findComingDays = (db: Database, now: string) =>
  listed(db).where(isToCome(now)).orderBy("date").orderBy("id");

/** Latest first. */
export const findPastDays = (db: Database, now: string) =>
  listed(db).where("date", "<=", now.slice(0, 10)).where(isOver(now)).orderBy("date", "desc").orderBy("id", "desc");

/** Days of the last two months that took place and at which nothing was counted. */
export const findUncountedDays = (db: Database, now: string) =>
  findPastDays(db, now)
    .where("date", ">=", addDays(now.slice(0, 10), -countable))
    .where("status", "!=", "draft")
    .where("state", "!=", "cancelled")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("event_figures").select("event_id").whereRef("event_id", "=", "events.id"))),
    );
