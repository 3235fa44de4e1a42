import type { Database } from "../../../server/db/database.server.ts";

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

/** Whether the last e-mail that the mail server was given was taken; undefined without any. */
export async function wasLastEmailTaken(db: Database): Promise<boolean | undefined> {
  const last = db.selectFrom("outbox_emails").select("state").where("state", "!=", "waiting");
  const row = await last.orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && row.state === "sent";
}
