import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { Letter } from "../../server/mail/mailer.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import type { Site } from "../../server/context.server.ts";
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
