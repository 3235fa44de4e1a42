import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { deleteLinksOf } from "./link-queries.server.ts";
import { requireUser } from "./require-user.server.ts";
import { canChangePassword } from "./user-permissions.ts";

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
  ctx: AppContext,
  member: StaffMember,
  headers: Headers,
  { id, currentPassword, newPassword }: Change,
): Promise<string[] | "wrong" | "wait"> {
  const person = await requireUser(ctx.db, id);
  if (!canChangePassword(member, person)) throw new AppError("ownAccount");
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  // Sign-in keeps passwords and sessions itself and cannot join our transaction.
  const cookies = await ctx.auth.changePassword(headers, currentPassword, newPassword);
  if (cookies === undefined) return "wrong";
  await withTransaction(ctx, async (ctx, transaction) => {
    await deleteLinksOf(transaction, id);
    await recordAuditEvent(ctx, transaction, member, { what: "password changed", subject: `user:${id}` });
  });
  return cookies;
}
