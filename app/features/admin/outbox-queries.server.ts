import type { Database } from "../../server/db/database.server.ts";
import type { OutboxEmailTable } from "../../server/db/tables.ts";

export type OutboxState = OutboxEmailTable["state"];

/** E-mails without their text, newest first. @param before cursor: the previous page's last id */
export async function findOutboxEmails(db: Database, wanted: { state?: OutboxState; before?: number }, limit: number) {
  let query = db
    .selectFrom("outbox_emails")
    .select(["id", "kind", "recipient", "subject", "state", "attempts", "next_at", "failure", "created_at", "sent_at"])
    .select("expires_at");
  if (wanted.state !== undefined) query = query.where("state", "=", wanted.state);
  if (wanted.before !== undefined) query = query.where("id", "<", wanted.before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Undefined for an unknown id. */
export async function findOutboxState(db: Database, id: number): Promise<OutboxState | undefined> {
  const found = await db.selectFrom("outbox_emails").select("state").where("id", "=", id).executeTakeFirst();
  return found?.state;
}

/** @param since ISO date and time, UTC: e-mails waiting for longer are late */
export async function countFailedEmails(db: Database, since: string): Promise<{ failed: number; late: number }> {
  const rows = await db
    .selectFrom("outbox_emails")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where(({ eb, or, and }) =>
      or([eb("state", "=", "failed"), and([eb("state", "=", "waiting"), eb("created_at", "<", since)])]),
    )
    .groupBy("state")
    .execute();
  const of = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { failed: of("failed"), late: of("waiting") };
}

/**
 * Resets an e-mail and its retries.
 * @param now ISO date and time, UTC
 * @param giveUpAt when the retries end, likewise
 * @returns false for a sent or expired e-mail
 */
export async function retryEmailNow(db: Database, id: number, now: string, giveUpAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_emails")
    .set({ state: "waiting", attempts: 0, next_at: now, give_up_at: giveUpAt, failure: null, permanent_failure: null })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when none of this id failed */
export async function deleteFailedEmail(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox_emails")
    .where("id", "=", id)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
