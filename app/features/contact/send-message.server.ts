import { createHash } from "node:crypto";
import { contactMessageEmail } from "../../emails/contact-message-email.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import * as store from "./message-queries.server.ts";
import type { Message } from "./message-schema.ts";

/**
 * Takes a message to the foundation: keeps it together with the letter that tells the foundation, which the outbox
 * then sends for as long as it takes (decisions M1).
 *
 * @throws when it could not be kept
 */
export async function sendMessage(ctx: AppContext, message: Message): Promise<void> {
  const createdAt = ctx.clock.now().toISOString();
  const { email, name } = await findSettings(ctx);
  const letter = contactMessageEmail({ to: email, foundation: name, message });
  await withTransaction(ctx, async (ctx, transaction) => {
    const id = await store.insertMessage(transaction, {
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      created_at: createdAt,
      fingerprint: fingerprint(message, createdAt.slice(0, 10)),
    });
    if (id === undefined) return;
    await enqueueEmail(ctx, transaction, letter, { kind: "contact-message", cause: `message:${id}` });
  });
}

/** Two taps on a slow network send the same words twice on the same day; that is one message. */
function fingerprint(message: Message, day: string): string {
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex");
}
