import type { AppContext } from "../../server/context.server.ts";
import { cutPageById } from "../../values/cursor.ts";
import { writeDateAndTime } from "../../values/lagos-time.ts";
import { findOutboxEmails, type OutboxState } from "./outbox-queries.server.ts";

const pageLength = 30;

/**
 * One page of e-mails, newest first.
 * @param wanted one state or all; the cursor, the last id of the previous page
 * @returns the e-mails, and the next cursor if any
 */
export async function listOutbox(ctx: AppContext, wanted: { state?: OutboxState; before?: number }) {
  const rows = await findOutboxEmails(ctx.db, wanted, pageLength + 1);
  const now = ctx.clock.now().toISOString();
  const { page, older } = cutPageById(rows, pageLength);
  const emails = page.map(({ created_at, sent_at, next_at, expires_at, ...email }) => ({
    ...email,
    written: writeDateAndTime(created_at),
    sent: sent_at === null ? undefined : writeDateAndTime(sent_at),
    next: email.state === "waiting" ? writeDateAndTime(next_at) : undefined,
    canRetry: email.state !== "sent" && (expires_at === null || expires_at > now),
  }));
  return { emails, older };
}
