import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import { isVisible } from "../../server/db/visible.ts";

/** The account of a member of staff, as the staff home needs it. */
export const findHomeAccount = (db: Database, id: string) =>
  db
    .selectFrom("users")
    .select(["firstName", "createdAt", "checklist_put_away"])
    .where("id", "=", id)
    .executeTakeFirst();

export const putChecklistAway = (db: Database, id: string) =>
  db.updateTable("users").set({ checklist_put_away: 1 }).where("id", "=", id).execute();

/** Photographs that visitors see there: drawings are not counted. */
export async function countHeroPhotographs(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("photo_attachments")
    .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner", "=", "place:home-hero")
    .where("kind", "=", "photograph")
    .where("consent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a person of this site has published a post: samples and imported posts have no author. @param now ISO 8601, UTC */
export async function hasOwnPost(db: Database, now: string): Promise<boolean> {
  const own = db.selectFrom("posts").select("id").where("author_id", "is not", null).where(isVisible(now));
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

export const countStaff = (db: Database): Promise<number> => countRows(db.selectFrom("users"));
