import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";

/** Finds photographs without a look, or with one of an earlier release. The condition is that of the index. */
export const findPhotosWithoutLook = (db: Database, limit: number) =>
  db
    .selectFrom("photos")
    .select(["id", "path", "look"])
    .where(sql<boolean>`(look is null or look not like '%@%')`)
    .where("kind", "=", "photograph")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Stores a look unless the files changed. @returns the row before; undefined if the files changed */
export async function setLook(db: Database, { id, path }: { id: number; path: string }, look: string) {
  const photo = db.selectFrom("photos").select(["id", "look", "withdrawn_at"]).where("id", "=", id);
  const before = await photo.where("path", "=", path).executeTakeFirst();
  if (before !== undefined) await db.updateTable("photos").set({ look }).where("id", "=", id).execute();
  return before;
}
