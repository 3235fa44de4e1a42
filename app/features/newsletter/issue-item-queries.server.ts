import type { Database } from "../../server/db/database.server.ts";
import { isVisible } from "../../server/db/visible.ts";

const postColumns = ["id", "slug", "title", "timestamp", "post_text", "paragraphs"] as const;
const eventColumns = ["id", "title", "date", "date_precision", "theme", "location", "description"] as const;

interface Wanted {
  /** ISO date and time, UTC: what the public may see then. */
  now: string;
  /** These, however old they are; without, the newest. */
  ids?: number[];
}

/** Posts that an issue may tell of, the newest first. */
export async function findPostItems(db: Database, { now, ids }: Wanted, limit: number) {
  let query = db.selectFrom("posts").select(postColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Events that an issue may tell of, the latest first. */
export async function findEventItems(db: Database, { now, ids }: Wanted, limit: number) {
  let query = db.selectFrom("events").select(eventColumns).where(isVisible(now));
  if (ids !== undefined) query = query.where("id", "in", ids);
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}
