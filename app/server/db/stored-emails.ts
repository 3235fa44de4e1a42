import { changesRows } from "./count-rows.ts";
import type { Database } from "./database.server.ts";
import { inChunks } from "./in-chunks.ts";

/** Resets an e-mail. @param now ISO date and time, UTC, as `giveUpAt` @returns false for a sent or expired e-mail */
export function resendEmailNow(db: Database, id: number, now: string, giveUpAt: string): Promise<boolean> {
  return changesRows(
    db
      .updateTable("outbox_emails")
      .set({
        state: "waiting",
        attempts: 0,
        next_at: now,
        give_up_at: giveUpAt,
        failure: null,
        permanent_failure: null,
      })
      .where("id", "=", id)
      .where("state", "!=", "sent")
      .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
  );
}

/** @returns false if there is no failed e-mail with this id */
export const deleteFailedEmail = (db: Database, id: number) =>
  changesRows(db.deleteFrom("outbox_emails").where("id", "=", id).where("state", "=", "failed"));

/** Deletes e-mails, waiting ones included. */
export async function deleteEmails(db: Database, by: "id" | "idempotency_key", values: readonly (number | string)[]) {
  await inChunks([...values], (chunk) => db.deleteFrom("outbox_emails").where(by, "in", chunk).execute());
}

/** Deletes e-mails of these kinds to an address, waiting ones only or all. @returns their idempotency keys */
export async function deleteEmailsTo(
  db: Database,
  recipient: string,
  kinds: readonly string[],
  which: "waiting" | "all",
): Promise<(string | null)[]> {
  const rows = await db
    .deleteFrom("outbox_emails")
    .where("recipient", "=", recipient)
    .where("kind", "in", kinds)
    .$if(which === "waiting", (query) => query.where("state", "=", "waiting"))
    .returning("idempotency_key")
    .execute();
  return rows.map(({ idempotency_key }) => idempotency_key);
}

/** Changes what an e-mail says. */
export const updateEmail = (db: Database, id: number, said: { subject: string; text: string; html: string }) =>
  db.updateTable("outbox_emails").set(said).where("id", "=", id).execute();
