import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";

/** Photographs whose look nobody has computed, or an earlier release: as the index says it. */
export const findPhotosWithoutLook = (db: Database, limit: number) =>
  db
    .selectFrom("photos")
    .select(["id", "path", "look"])
    .where(sql<boolean>`(look is null or look not like '%@%')`)
    .where("kind", "=", "photograph")
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * Stores what a photo looks like, where its files are still those.
 * @returns what it was before; undefined where the photo changed
 */
export async function setLook(db: Database, { id, path }: { id: number; path: string }, look: string) {
  const photo = db.selectFrom("photos").select(["id", "look", "withdrawn_at"]).where("id", "=", id);
  const before = await photo.where("path", "=", path).executeTakeFirst();
  if (before !== undefined) await db.updateTable("photos").set({ look }).where("id", "=", id).execute();
  return before;
}
