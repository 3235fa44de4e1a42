import { countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";

/** The account of a member of staff, as the staff home needs it. */
export const findHomeAccount = (db: Database, id: string) =>
  db
    .selectFrom("users")
    .select(["firstName", "createdAt", "checklist_put_away"])
    .where("id", "=", id)
    .executeTakeFirst();

/** `1` by the person; `2` because all was done: it returns when something is not any more. */
export const putChecklistAway = (db: Database, id: string, how: 1 | 2) =>
  db.updateTable("users").set({ checklist_put_away: how }).where("id", "=", id).execute();

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

/** Admins who can sign in, and those of them whom a password alone lets in. */
export async function countAdmins(db: Database): Promise<{ admins: number; passwordOnly: number }> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.userId", "users.id")
    .select(["users.id", "twoFactorEnabled", "providerId", "password"])
    .where("role", "=", "admin")
    .where(({ eb, or }) => or([eb("password", "is not", null), eb("providerId", "!=", "credential")]))
    .execute();
  const weak = rows.filter(({ password, twoFactorEnabled }) => password !== null && !twoFactorEnabled);
  return { admins: new Set(rows.map(({ id }) => id)).size, passwordOnly: weak.length };
}

/** Whether the last e-mail that the mail server was given was taken; undefined without any. */
export async function wasLastEmailTaken(db: Database): Promise<boolean | undefined> {
  const last = db.selectFrom("outbox_emails").select("state").where("state", "!=", "waiting");
  const row = await last.orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && row.state === "sent";
}

export const countStaff = (db: Database): Promise<number> => countRows(db.selectFrom("users"));
