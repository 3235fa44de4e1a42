import { sql } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";

/** Finds the last day of thanks by e-mail (ISO date); undefined for none. */
export async function findLastEmailedThanks(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("gifts")
    .select("thanked_on")
    .where("thanked_on", "is not", null)
    .where("thanked_by", "is", null)
    .orderBy("thanked_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.thanked_on ?? undefined;
}

/**
 * Lists sent e-mails with a receipt, of gifts without recorded thanks.
 * @param priority of such e-mails, in the outbox's index
 * @param since ISO date
 */
export function listSentReceipts(db: Database, priority: number, since: string | undefined, limit: number) {
  let sent = db
    .selectFrom("outbox_emails")
    .innerJoin("receipts", (join) =>
      join.on("outbox_emails.idempotency_key", "=", sql<string>`'receipt:' || receipts.id`),
    )
    .innerJoin("gifts", "gifts.id", "receipts.gift_id")
    .select(["receipts.gift_id", "gifts.promise_id", "receipts.year", "receipts.serial", "sent_at"])
    .where("outbox_emails.kind", "=", "receipt")
    .where("outbox_emails.state", "=", "sent")
    .where("priority", "=", priority)
    .where("thanked_on", "is", null);
  if (since !== undefined) sent = sent.where("sent_at", ">=", since);
  return sent.orderBy("sent_at").limit(limit).execute();
}

/** @returns false when it has one already */
export const markThanked = (db: Database, id: number, day: string) =>
  changesRows(db.updateTable("gifts").set({ thanked_on: day }).where("id", "=", id).where("thanked_on", "is", null));
