import { passwordEmail } from "../../emails/password-email.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { makeLink } from "./make-link.server.ts";
import { needPerson } from "./need-person.server.ts";
import { maySendPasswordLink } from "./people-rules.ts";
import { findUserByEmail } from "./user-store.server.ts";

/**
 * Mails a link for a new password, if the address belongs to a member of staff. Says nothing about whether it does.
 *
 * @param origin where the site is, for the address in the letter
 */
export async function sendPasswordLink(site: Site, origin: string, email: string): Promise<void> {
  const user = await findUserByEmail(site.database, email);
  if (user !== undefined) await mailPasswordLink(site, origin, user);
}

/**
 * Mails somebody else a link for a new password, because an admin asks for it.
 *
 * @returns whether the mail server took the letter
 * @throws Refusal notFound, adminsOnly, notYourself, or noPassword for somebody who is only invited
 */
export async function sendPasswordLinkTo(site: Site, member: StaffMember, origin: string, id: string) {
  const person = await site.database.transaction().execute(async (transaction) => {
    const found = await needPerson(transaction, id);
    if (!maySendPasswordLink(member, found)) {
      if (member.role !== "admin") throw new Refusal("adminsOnly");
      throw new Refusal(member.id === id ? "notYourself" : "noPassword");
    }
    await keepDeed(site, transaction, member, { what: "password link sent", subject: `user:${id}` });
    return found;
  });
  return mailPasswordLink(site, origin, person);
}

async function mailPasswordLink(site: Site, origin: string, user: { id: string; email: string }): Promise<boolean> {
  const token = await makeLink(site, "password", user.id);
  const { name } = await findSettings(site);
  const letter = passwordEmail({ to: user.email, foundation: name, link: `${origin}/password?token=${token}` });
  try {
    await site.mailer.send(letter);
    return true;
  } catch (error) {
    site.log.error("password link not mailed", errorFacts(error));
    return false;
  }
}
