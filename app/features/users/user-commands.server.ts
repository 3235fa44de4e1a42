import { twoFactorOffEmail } from "../../emails/account-emails.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Role, StaffMember } from "../../server/auth/auth.ts";
import type { AppContext, Sender } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { attachProfilePhoto } from "../photos/attach-profile-photo.server.ts";
import { anonymiseAuthor } from "../posts/anonymise-author.server.ts";
import { requireUser, userErrors, whyNot } from "./require-user.server.ts";
import { enqueueNotice } from "./send-user-emails.server.ts";
import { canChangeRole, canDeleteUser, canRemoveTwoFactor } from "./user-permissions.ts";
import * as store from "./user-queries.server.ts";

/** Changes the role, effective on the person's next request. @throws AppError notFound, adminsOnly, lastAdmin */
export async function changeRole(ctx: AppContext, member: StaffMember, id: string, role: Role): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!canChangeRole(member, person, await store.countUsers(transaction, "admin")))
      throw new AppError(member.role === "admin" ? userErrors.lastAdmin : "adminsOnly");
    await store.updateUser(transaction, id, { role, updatedAt: ctx.clock.now().toISOString() });
    const change = { before: { role: person.role }, after: { role } };
    await recordAuditEvent(ctx, transaction, member, { what: "role changed", subject: `user:${id}`, ...change });
  });
}

/**
 * Switches another person's two-step sign-in off, ends their sessions and e-mails them.
 * @throws AppError notFound, adminsOnly, notYourself, noTwoFactor
 */
export async function removeTwoFactor({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!canRemoveTwoFactor(member, person)) throw new AppError(whyNot(member, person, userErrors.noTwoFactor));
    await store.deleteTwoFactor(transaction, id);
    const what = "second factor switched off by an admin";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${id}` });
    await enqueueNotice(ctx, "two-factor-off", (foundation) => twoFactorOffEmail({ to: person.email, foundation }));
  });
}

export async function whyNotDelete(db: Database, member: StaffMember, person: store.UserRecord) {
  const admins = await store.countUsers(db, "admin");
  return canDeleteUser(member, person, admins) ? undefined : whyNot(member, person, userErrors.lastAdmin);
}

/**
 * Deletes a person. Their sessions end at once, their picture is detached; their posts stay, with the name.
 * @throws AppError notFound, adminsOnly, notYourself, lastAdmin
 */
export async function deleteUser({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, (ctx) => deleteUserWithin(ctx, member, id));
}

/** As part of a larger change. */
export async function deleteUserWithin(ctx: AppContext & { db: OpenTransaction }, member: StaffMember, id: string) {
  const transaction = ctx.db;
  const person = await requireUser(transaction, id);
  const reason = await whyNotDelete(transaction, member, person);
  if (reason !== undefined) throw new AppError(reason);
  await anonymiseAuthor(transaction, id);
  await attachProfilePhoto(ctx, transaction, member, person, []);
  await store.deleteUser(transaction, id);
  const { name, email, role } = person;
  const before = { name, email, role };
  await recordAuditEvent(ctx, transaction, member, { what: "user deleted", subject: `user:${id}`, before });
}
