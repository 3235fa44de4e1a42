import type { Database } from "../../server/db/database.server.ts";

/** Photographs whose look nobody has computed. */
export const findPhotosWithoutLook = (db: Database, limit: number) =>
  db
    .selectFrom("photos")
    .select(["id", "path"])
    .where("look", "is", null)
    .where("kind", "=", "photograph")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Stores what a photo looks like, once. @returns whether it is withdrawn */
export async function setLook(db: Database, id: number, look: string): Promise<boolean> {
  const photo = db.updateTable("photos").set({ look }).where("id", "=", id).where("look", "is", null);
  const changed = await photo.returning("withdrawn_at").executeTakeFirst();
  return changed !== undefined && changed.withdrawn_at !== null;
}
