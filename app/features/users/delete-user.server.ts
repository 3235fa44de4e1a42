import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { AppError, type ErrorCode, errorCodes } from "../../server/http/errors.ts";
import { attachProfilePhoto } from "../photos/attach-profile-photo.server.ts";
import { anonymiseAuthor } from "../posts/anonymise-author.server.ts";
import { requireUser } from "./require-user.server.ts";
import { userErrors } from "./user-errors.server.ts";
import { canDeleteUser } from "./user-permissions.ts";
import * as store from "./user-queries.server.ts";

export async function whyNotDelete(
  db: Database,
  member: StaffMember,
  person: store.UserRecord,
): Promise<ErrorCode | undefined> {
  if (canDeleteUser(member, person, await store.countUsers(db, "admin"))) return undefined;
  if (member.role !== "admin") return errorCodes.adminsOnly;
  return member.id === person.id ? userErrors.notYourself : userErrors.lastAdmin;
}

/**
 * Deletes a person. Their sessions end at once, their picture is detached; their posts stay, with the name.
 * @throws AppError notFound, adminsOnly, notYourself, lastAdmin
 */
export async function deleteUser(ctx: AppContext, member: StaffMember, id: string): Promise<void> {
  await withTransaction(ctx, (ctx, transaction) => deleteUserWithin(ctx, transaction, member, id));
}

/** As part of a larger change. @param transaction of the caller */
export async function deleteUserWithin(
  ctx: AppContext,
  transaction: OpenTransaction,
  member: StaffMember,
  id: string,
): Promise<void> {
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
