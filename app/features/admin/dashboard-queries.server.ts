import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";

const tables = [
  { table: "posts", noun: "post" },
  { table: "events", noun: "event" },
  { table: "projects", noun: "project" },
  { table: "news_items", noun: "news" },
] as const;

/** Drafts and scheduled items by content type, without zeros. */
export async function countUnpublished(db: Database) {
  const counts = [];
  for (const { table, noun } of tables) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
      .where("deleted_at", "is", null)
      // A literal: SQLite uses no partial index for a bound parameter.
      .where("status", "!=", sql.lit("published"))
      .groupBy("status")
      .execute();
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    counts.push({ noun, drafts: of("draft"), scheduled: of("scheduled") });
  }
  return counts.filter(({ drafts, scheduled }) => drafts + scheduled > 0);
}
