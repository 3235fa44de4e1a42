import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import { emailKinds, idempotencyKeyOf, readerEmailKinds } from "./newsletter-emails.ts";

/** Deletes waiting newsletter e-mails to an address. @returns their idempotency keys */
export async function deleteQueuedEmails(db: Database, email: string): Promise<(string | null)[]> {
  const rows = await db
    .deleteFrom("outbox_emails")
    .where("recipient", "=", email)
    .where("kind", "in", readerEmailKinds)
    .where("state", "=", "waiting")
    .returning("idempotency_key")
    .execute();
  return rows.map(({ idempotency_key }) => idempotency_key);
}

/** Deletes all newsletter e-mails to an address, sent ones included. */
export async function deleteEmails(db: Database, email: string): Promise<void> {
  await db.deleteFrom("outbox_emails").where("recipient", "=", email).where("kind", "in", readerEmailKinds).execute();
}

export async function findEmailsTo(db: Database, email: string) {
  return db
    .selectFrom("outbox_emails")
    .select(["kind", "subject", "state", "created_at", "sent_at"])
    .where("recipient", "=", email)
    .where("kind", "in", readerEmailKinds)
    .orderBy("id")
    .execute();
}

/** Subscribed or pending addresses that bounced permanently. */
export async function findBouncedAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox_emails")
    .select("recipient")
    .distinct()
    .where("state", "=", "failed")
    .where("permanent_failure", "=", "address")
    .where("kind", "in", readerEmailKinds)
    .where(({ or, eb }) =>
      or([
        eb("recipient", "in", (where) => where.selectFrom("subscribers").select("email")),
        eb("recipient", "in", (where) => where.selectFrom("pending_subscribers").select("email")),
      ]),
    )
    .execute();
  return rows.map(({ recipient }) => recipient);
}

/** Waiting, untried issue e-mails; those in backoff block nothing. */
export function countNotTried(db: Database): Promise<number> {
  return countRows(
    db
      .selectFrom("outbox_emails")
      .where("state", "=", "waiting")
      .where("kind", "=", emailKinds.issue)
      .where("attempts", "=", 0),
  );
}

export async function countUnsent(db: Database, issue: number): Promise<{ waiting: number; failed: number }> {
  const pattern = idempotencyKeyOf(issue, 0).replace(/0$/, "%");
  const emails = db.selectFrom("outbox_emails").where("idempotency_key", "like", pattern);
  return {
    waiting: await countRows(emails.where("state", "=", "waiting")),
    failed: await countRows(emails.where("state", "=", "failed")),
  };
}
