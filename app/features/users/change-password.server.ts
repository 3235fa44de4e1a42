import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { deleteLinksOf } from "./link-queries.server.ts";
import { requireUser } from "./require-user.server.ts";
import { userErrors } from "./user-errors.server.ts";
import { canChangePassword } from "./user-permissions.ts";

/** Limits guessing on an unlocked screen. */
export const ownPasswordLimit = { what: "own-password", times: 10, minutes: 15 };

interface Change {
  /** Must be the person's own id. */
  id: string;
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the person's own password. Ends all their sessions and invalidates all earlier links.
 * @param headers of the request
 * @returns cookies of this session's successor; the old cookie is invalid
 * @throws AppError notFound; ownAccount for another person's
 */
export async function changePassword(
  ctx: AppContext,
  member: StaffMember,
  headers: Headers,
  { id, currentPassword, newPassword }: Change,
): Promise<string[] | "wrong" | "wait"> {
  const person = await requireUser(ctx.db, id);
  if (!canChangePassword(member, person)) throw new AppError(userErrors.ownAccount);
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  // The auth library manages passwords and sessions itself and cannot join our transaction.
  const cookies = await ctx.auth.changePassword(headers, currentPassword, newPassword);
  if (cookies === undefined) return "wrong";
  await withTransaction(ctx, async (ctx, transaction) => {
    await deleteLinksOf(transaction, id);
    await recordAuditEvent(ctx, transaction, member, { what: "password changed", subject: `user:${id}` });
  });
  return cookies;
}
