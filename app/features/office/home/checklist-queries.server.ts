import type { Database } from "../../../server/db/database.server.ts";

/** Finds the account of a member of staff for the staff home. */
export const findHomeAccount = (db: Database, id: string) =>
  db
    .selectFrom("users")
    .select(["firstName", "createdAt", "checklist_put_away"])
    .where("id", "=", id)
    .executeTakeFirst();

/** `1`: hidden by the person. `2`: hidden because all was done; it returns with the next open step. */
export const putChecklistAway = (db: Database, id: string, how: 1 | 2) =>
  db.updateTable("users").set({ checklist_put_away: how }).where("id", "=", id).execute();

/** Returns true if the mail server accepted the last e-mail; undefined without any. */
export async function wasLastEmailTaken(db: Database): Promise<boolean | undefined> {
  const last = db.selectFrom("outbox_emails").select("state").where("state", "!=", "waiting");
  const row = await last.orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && row.state === "sent";
}
