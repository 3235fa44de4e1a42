import type { Database } from "../../server/db/database.server.ts";
import { isVisible } from "../../server/db/visible.ts";

const postColumns = ["id", "slug", "title", "timestamp", "post_text", "paragraphs"] as const;
const eventColumns = ["id", "title", "date", "date_precision", "theme", "location", "description"] as const;

interface Wanted {
  /** Items public at this time: ISO date and time, UTC. */
  now: string;
  /** These, of any age; otherwise the newest. */
  ids?: number[];
}

/** Newest first. */
export async function findPostItems(db: Database, { now, ids }: Wanted, limit: number) {
  let query = db.selectFrom("posts").select(postColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Latest first. */
export async function findEventItems(db: Database, { now, ids }: Wanted, limit: number) {
  let query = db.selectFrom("events").select(eventColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}
