import { passwordEmail } from "../../emails/password-email.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import type { Site } from "../../platform/site.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { makeLink } from "./make-link.server.ts";
import { findUserByEmail } from "./user-store.server.ts";

/**
 * Mails a link for a new password, if the address belongs to a member of staff. Says nothing about whether it does.
 *
 * @param origin where the site is, for the address in the letter
 */
export async function sendPasswordLink(site: Site, origin: string, email: string): Promise<void> {
  const user = await findUserByEmail(site.database, email);
  if (user === undefined) return;
  const token = await makeLink(site, "password", user.id);
  const { name } = await findSettings(site);
  const letter = passwordEmail({ to: user.email, foundation: name, link: `${origin}/password?token=${token}` });
  await site.mailer
    .send(letter)
    .catch((error: unknown) => site.log.error("password link not mailed", errorFacts(error)));
}
