import { passwordEmail } from "../../emails/password-email.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { endOfLink, makeLink } from "./create-link.server.ts";
import { needPerson } from "../users/require-user.server.ts";
import { maySendPasswordLink } from "../users/user-permissions.ts";
import { findUserByEmail } from "../users/user-queries.server.ts";

/**
 * Mails a link for a new password, if the address belongs to a member of staff. Says nothing about whether it does.
 *
 * @param origin where the site is, for the address in the letter
 */
export async function sendPasswordLink(site: Site, origin: string, email: string): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user !== undefined) await mailPasswordLink(site, transaction, origin, user);
  });
}

/**
 * Mails somebody else a link for a new password, because an admin asks for it.
 *
 * @throws Refusal notFound, adminsOnly, notYourself, or noPassword for somebody who is only invited
 */
export async function sendPasswordLinkTo(site: Site, member: StaffMember, origin: string, id: string): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const found = await needPerson(transaction, id);
    if (!maySendPasswordLink(member, found)) {
      if (member.role !== "admin") throw new Refusal("adminsOnly");
      throw new Refusal(member.id === id ? "notYourself" : "noPassword");
    }
    await keepDeed(site, transaction, member, { what: "password link sent", subject: `user:${id}` });
    await mailPasswordLink(site, transaction, origin, found);
  });
}

async function mailPasswordLink(
  site: Site,
  database: OpenTransaction,
  origin: string,
  user: { id: string; email: string },
): Promise<void> {
  const within = { ...site, database };
  const link = `${origin}/password?token=${await makeLink(within, "password", user.id)}`;
  const { name: foundation } = await findSettings(within);
  const letter = passwordEmail({ to: user.email, foundation, link });
  await putLetter(site, database, letter, { kind: "password", usefulUntil: endOfLink(site, "password") });
}
