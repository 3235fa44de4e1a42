import { emailChangedEmail } from "../../emails/account-emails.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { attachProfilePhoto, isProfileReady } from "../photos/attach-profile-photo.server.ts";
import type { PhotoWithAlt } from "../photos/chosen-photos.ts";
import { deleteLinksOf } from "./link-queries.server.ts";
import { requireUser, userErrors } from "./require-user.server.ts";
import { enqueueNotice } from "./send-user-emails.server.ts";
import { canChangePassword, canChangeUser } from "./user-permissions.ts";
import { findUserByEmail, updateUser } from "./user-queries.server.ts";
import type { UserChanges } from "./user-schema.ts";

/** Limits guessing on an unlocked screen. */
export const ownPasswordLimit = { what: "own-password", times: 10, minutes: 15 };

/**
 * Changes the person's own password. Ends all their sessions and invalidates all earlier links.
 * @returns cookies of this session's successor @throws AppError notFound; ownAccount for another person's
 */
export async function changePassword(
  ctx: AppContext,
  member: StaffMember,
  headers: Headers,
  { id, currentPassword, newPassword }: { id: string; currentPassword: string; newPassword: string },
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

/**
 * Changes a person's name, e-mail and picture; empty fields stay. A self-service change of e-mail requires the
 * password, and the old address is notified.
 * @param photos of the form; the first counts, undefined keeps the picture
 * @returns `unready` for a picture without consent; `taken` for another person's address; `wrong` for the password,
 * `wait` after too many attempts
 * @throws AppError notFound; adminsOnly for another's account
 */
export async function changeUser(
  ctx: AppContext,
  member: StaffMember,
  id: string,
  fields: UserChanges,
  photos?: PhotoWithAlt[],
): Promise<"changed" | "taken" | "wrong" | "wait" | "unready"> {
  if (photos && !isProfileReady(photos)) return "unready";
  const isOwn = member.id === id;
  const isMoving = fields.email !== "" && fields.email !== member.email;
  if (isOwn && isMoving) {
    if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, id))) return "wait";
    if (!(await ctx.auth.isPassword(id, fields.currentPassword))) return "wrong";
  }
  return withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!canChangeUser(member, person)) throw new AppError("adminsOnly");
    const { name, email } = person;
    const after = { name: fields.displayName || name, email: fields.email || email };
    const moves = after.email !== email;
    // An admin changed it a moment ago, without the password check.
    if (isOwn && moves && !isMoving) return "wrong";
    if (moves && (await findUserByEmail(transaction, after.email)) !== undefined) return "taken";
    if (photos) await attachProfilePhoto(ctx, transaction, member, { id, name: after.name }, photos);
    if (after.name === name && !moves) return "changed";
    // Links sent to the old address must not open the account.
    if (moves) await deleteLinksOf(transaction, id);
    // A self-service change of e-mail needs verification; an admin's counts as verified.
    const proof = isOwn && moves ? { emailVerified: 0 } : {};
    await updateUser(transaction, id, { ...after, ...proof, updatedAt: ctx.clock.now().toISOString() });
    const before = { name, email };
    await recordAuditEvent(ctx, transaction, member, { what: "user changed", subject: `user:${id}`, before, after });
    if (moves) await enqueueNotice(ctx, "email-changed", (foundation) => emailChangedEmail({ to: email, foundation }));
    return "changed";
  });
}
