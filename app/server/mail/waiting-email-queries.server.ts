import type { ExpressionBuilder } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";

const unsent =
  (idempotencyKey: string) =>
  ({ eb, and }: ExpressionBuilder<Tables, "outbox_emails">) =>
    and([eb("idempotency_key", "=", idempotencyKey), eb("state", "=", "waiting"), eb("claimed_until", "is", null)]);

/** Returns true for an e-mail that can still be cancelled. */
export const isEmailWaiting = async (db: Database, idempotencyKey: string): Promise<boolean> =>
  (await db.selectFrom("outbox_emails").select("id").where(unsent(idempotencyKey)).executeTakeFirst()) !== undefined;

/**
 * Deletes an e-mail that was not sent yet.
 * @returns true if there was one
 */
export const cancelWaitingEmail = async (db: Database, idempotencyKey: string): Promise<boolean> =>
  (await db.deleteFrom("outbox_emails").where(unsent(idempotencyKey)).executeTakeFirst()).numDeletedRows > 0n;
