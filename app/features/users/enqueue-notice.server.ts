import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { Email } from "../../server/mail/mailer.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";

/**
 * Writes somebody a letter about what happened to their account.
 *
 * @param database the transaction in which it happens
 * @param kind the letter's name in the outbox
 * @param write makes the letter, for the foundation of this name
 */
export async function enqueueNotice(
  ctx: AppContext,
  db: OpenTransaction,
  kind: string,
  write: (foundation: string) => Email,
): Promise<void> {
  const { name } = await findSettings({ ...ctx, db });
  await enqueueEmail(ctx, db, write(name), { kind });
}
