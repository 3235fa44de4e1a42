import type { OpenTransaction } from "../../platform/database/with-transaction.ts";
import type { Letter } from "../../platform/mail/mailer.ts";
import { putLetter } from "../../platform/mail/outbox.server.ts";
import type { Site } from "../../platform/site.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";

/**
 * Writes somebody a letter about what happened to their account.
 *
 * @param database the transaction in which it happens
 * @param kind the letter's name in the outbox
 * @param write makes the letter, for the foundation of this name
 */
export async function mailNotice(
  site: Site,
  database: OpenTransaction,
  kind: string,
  write: (foundation: string) => Letter,
): Promise<void> {
  const { name } = await findSettings({ ...site, database });
  await putLetter(site, database, write(name), { kind });
}
