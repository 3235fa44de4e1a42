import { invitationEmail } from "../../emails/invitation-email.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { endOfLink, makeLink } from "./create-link.server.ts";
import { needPerson } from "../users/require-user.server.ts";
import { maySendInvitation } from "../users/user-permissions.ts";

/**
 * Writes somebody a letter with the link for their first password. Earlier invitations of theirs stop working.
 *
 * @param database the transaction
 * @param origin where the site is, for the address in the letter
 */
export async function mailInvitation(
  site: Site,
  database: OpenTransaction,
  origin: string,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const within = { ...site, database };
  const link = `${origin}/password?token=${await makeLink(within, "invitation", id)}`;
  const { name: foundation } = await findSettings(within);
  const letter = invitationEmail({ to: email, name, foundation, link });
  await putLetter(site, database, letter, { kind: "invitation", usefulUntil: endOfLink(site, "invitation") });
}

/**
 * Sends the invitation again.
 *
 * @throws Refusal notFound, adminsOnly, or hasPassword for somebody who has come in already
 */
export async function sendInvitation(site: Site, member: StaffMember, origin: string, id: string): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const found = await needPerson(transaction, id);
    if (!maySendInvitation(member, found)) throw new Refusal(member.role === "admin" ? "hasPassword" : "adminsOnly");
    await keepDeed(site, transaction, member, { what: "invitation sent again", subject: `user:${id}` });
    await mailInvitation(site, transaction, origin, found);
  });
}
