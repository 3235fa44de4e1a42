import { invitationEmail } from "../../emails/invitation-email.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { makeLink } from "./make-link.server.ts";
import { needPerson } from "./need-person.server.ts";
import { maySendInvitation } from "./people-rules.ts";

/**
 * Mails somebody the link for their first password. Earlier invitations of theirs stop working.
 *
 * @param origin where the site is, for the address in the letter
 * @returns whether the mail server took the letter
 */
export async function mailInvitation(
  site: Site,
  origin: string,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<boolean> {
  const token = await makeLink(site, "invitation", id);
  const { name: foundation } = await findSettings(site);
  const link = `${origin}/password?token=${token}`;
  try {
    await site.mailer.send(invitationEmail({ to: email, name, foundation, link }));
    return true;
  } catch (error) {
    site.log.error("invitation not mailed", errorFacts(error));
    return false;
  }
}

/**
 * Sends the invitation again.
 *
 * @returns whether the mail server took the letter
 * @throws Refusal notFound, adminsOnly, or hasPassword for somebody who has come in already
 */
export async function sendInvitation(site: Site, member: StaffMember, origin: string, id: string): Promise<boolean> {
  const person = await site.database.transaction().execute(async (transaction) => {
    const found = await needPerson(transaction, id);
    if (!maySendInvitation(member, found)) throw new Refusal(member.role === "admin" ? "hasPassword" : "adminsOnly");
    await keepDeed(site, transaction, member, { what: "invitation sent again", subject: `user:${id}` });
    return found;
  });
  return mailInvitation(site, origin, person);
}
