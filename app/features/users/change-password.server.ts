import { withTransaction } from "../../server/db/with-transaction.ts";
import { countAttempt } from "../../server/http/rate-limit.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { deleteLinksOf } from "../auth/link-queries.server.ts";
import { needPerson } from "./require-user.server.ts";
import { mayChangePassword } from "./user-permissions.ts";

/** How often somebody may be asked for their own password: a forgotten screen is no place for guessing. */
export const ownPasswordLimit = { what: "own-password", times: 10, minutes: 15 };

interface Change {
  /** Whose password: one's own. */
  id: string;
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes one's own password. Every session of this person ends, and no link sent before opens the account.
 *
 * @param headers of the request
 * @returns cookies for the answer, under which this session goes on: whoever had its old cookie is out
 * @throws Refusal notFound, or ownAccount for another's
 */
export async function changePassword(
  site: Site,
  member: StaffMember,
  headers: Headers,
  { id, currentPassword, newPassword }: Change,
): Promise<string[] | "wrong" | "wait"> {
  const person = await needPerson(site.database, id);
  if (!mayChangePassword(member, person)) throw new Refusal("ownAccount");
  if (!(await countAttempt(site, ownPasswordLimit, member.id))) return "wait";
  // Sign-in keeps passwords and sessions itself and cannot join our transaction.
  const cookies = await site.signIn.changePassword(headers, currentPassword, newPassword);
  if (cookies === undefined) return "wrong";
  await withTransaction(site, async (site, transaction) => {
    await deleteLinksOf(transaction, id);
    await keepDeed(site, transaction, member, { what: "password changed", subject: `user:${id}` });
  });
  return cookies;
}
