import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Sender } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { attachProfilePhoto, isProfileReady } from "../photos/attach-photos.server.ts";
import type { PhotoWithAlt } from "../photos/chosen-photos.ts";
import { addUser } from "./add-user.server.ts";
import { userErrors } from "./require-user.server.ts";
import { enqueueInvitation } from "./send-user-emails.server.ts";
import { canCreateUser } from "./user-permissions.ts";
import { findUser } from "./user-queries.server.ts";
import type { SentUser } from "./user-schema.ts";

/**
 * Adds a staff member and enqueues the invitation, once per idempotency key. Unless "created", nothing is stored.
 * @throws AppError createUser
 */
export async function createUser(
  { ctx, member, requestInfo: { origin } }: Sender,
  fields: SentUser,
  photos: PhotoWithAlt[],
): Promise<"created" | "taken" | "unready"> {
  if (!canCreateUser(member)) throw new AppError(userErrors.createUser);
  return withTransaction(ctx, async (ctx, transaction) => {
    const { firstName, lastName, email, role, idempotencyKey } = fields;
    // Includes the address: correcting it after a lost answer means another person.
    const key = idempotencyKey === "" ? null : `${member.id} ${idempotencyKey} ${email}`;
    if (key !== null && (await findUser(transaction, key, "idempotency_key")) !== undefined) return "created";
    if (!isProfileReady(photos)) return "unready";
    const added = await addUser(ctx, transaction, fields, key);
    if (added === undefined) return "taken";
    const after = { name: `${firstName} ${lastName}`, email, role };
    await attachProfilePhoto(ctx, member, { id: added, name: after.name }, photos);
    await recordAuditEvent(ctx, transaction, member, { what: "user created", subject: `user:${added}`, after });
    await enqueueInvitation(ctx, origin, { id: added, email, name: firstName });
    return "created";
  });
}
