import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { Email } from "../../server/mail/mailer.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";

/**
 * E-mails a person about a change of their account.
 * @param db the transaction of the change
 * @param kind the e-mail's name in the outbox
 * @param write renders the e-mail, given the foundation's name
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
