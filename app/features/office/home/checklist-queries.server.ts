import type { Database } from "../../../server/db/database.server.ts";

/** Finds a member's account for the staff home page. */
export const findHomeAccount = (db: Database, id: string) =>
  db
    .selectFrom("users")
    .select(["firstName", "createdAt", "checklist_put_away"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Hides the checklist. `1`: the person hid it. `2`: all steps were done; the next open step shows it again. */
export const putChecklistAway = (db: Database, id: string, how: 1 | 2) =>
  db.updateTable("users").set({ checklist_put_away: how }).where("id", "=", id).execute();

/** Returns true if the mail server accepted the last e-mail; undefined if there is none. */
export async function wasLastEmailTaken(db: Database): Promise<boolean | undefined> {
  const last = db.selectFrom("outbox_emails").select("state").where("state", "!=", "waiting");
  const row = await last.orderBy("id", "desc").limit(1).executeTakeFirst();
  return row && row.state === "sent";
}
