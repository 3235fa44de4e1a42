import { createHash } from "node:crypto";
import { contactMessageEmail } from "../../emails/contact-message-email.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import type { Site } from "../../platform/site.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { Message } from "./message-schema.ts";
import * as store from "./message-store.server.ts";

/**
 * Takes a message to the foundation: keeps it first, then mails it. Once it is kept it is safe, so a mail that
 * fails is written to the log and is no failure for the sender (decisions M1).
 *
 * @throws when it could not be kept
 */
export async function sendMessage(site: Site, message: Message): Promise<void> {
  const createdAt = site.clock.now().toISOString();
  const isNew = await store.insertMessage(site.database, {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    subject: message.subject,
    message: message.message,
    created_at: createdAt,
    fingerprint: fingerprint(message, createdAt.slice(0, 10)),
  });
  if (!isNew) return;
  try {
    const settings = await findSettings(site);
    await site.mailer.send(contactMessageEmail({ to: settings.email, foundation: settings.name, message }));
  } catch (error) {
    site.log.error("contact message kept but not mailed", errorFacts(error));
  }
}

/** Two taps on a slow network send the same words twice on the same day; that is one message. */
function fingerprint(message: Message, day: string): string {
  return createHash("sha256")
    .update(JSON.stringify([day, message]))
    .digest("hex");
}
