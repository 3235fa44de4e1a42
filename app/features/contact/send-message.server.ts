import { createHash } from "node:crypto";
import { contactMessageEmail } from "../../emails/contact-message-email.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import type { Site } from "../../server/context.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { Message } from "./message-schema.ts";
import * as store from "./message-queries.server.ts";

/**
 * Takes a message to the foundation: keeps it together with the letter that tells the foundation, which the outbox
 * then sends for as long as it takes (decisions M1).
 *
 * @throws when it could not be kept
 */
export async function sendMessage(site: Site, message: Message): Promise<void> {
  const createdAt = site.clock.now().toISOString();
  const { email, name } = await findSettings(site);
  const letter = contactMessageEmail({ to: email, foundation: name, message });
  await withTransaction(site, async (site, transaction) => {
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
    await putLetter(site, transaction, letter, { kind: "contact-message", cause: `message:${id}` });
  });
}

/** Two taps on a slow network send the same words twice on the same day; that is one message. */
function fingerprint(message: Message, day: string): string {
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex");
}
