import { randomUUID } from "node:crypto";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, Sender } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { attachProfilePhoto, isProfileReady } from "../photos/attach-profile-photo.server.ts";
import type { PhotoWithAlt } from "../photos/chosen-photos.ts";
import { userErrors } from "./require-user.server.ts";
import { enqueueInvitation } from "./send-user-emails.server.ts";
import { canCreateUser } from "./user-permissions.ts";
import { findUser, findUserByEmail, insertUser, updateUser } from "./user-queries.server.ts";
import type { NewUser, SentUser } from "./user-schema.ts";

/** Adds a person without password. @param db the transaction @returns the id; undefined for a taken address */
export async function addUser(ctx: AppContext, db: Database, fields: NewUser, idempotencyKey: string | null = null) {
  const { firstName, lastName, email, dob, position, role } = fields;
  if ((await findUserByEmail(db, email)) !== undefined) return undefined;
  const now = ctx.clock.now().toISOString();
  const id = randomUUID();
  await insertUser(db, {
    id,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    // Verified once the person opens the e-mailed link.
    emailVerified: 0,
    role,
    dob: dob || null,
    position: position || null,
    createdAt: now,
    updatedAt: now,
    idempotency_key: idempotencyKey,
  });
  return id;
}

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
    await attachProfilePhoto(ctx, transaction, member, { id: added, name: after.name }, photos);
    await recordAuditEvent(ctx, transaction, member, { what: "user created", subject: `user:${added}`, after });
    await enqueueInvitation(ctx, origin, { id: added, email, name: firstName });
    return "created";
  });
}

/**
 * Imports a person of an older site as an editor without password, without e-mail. An existing account of the address
 * stays unchanged. @param db the transaction
 */
export async function importUserAccount(
  ctx: AppContext,
  db: Database,
  { createdAt, ...fields }: Omit<NewUser, "role"> & { createdAt: Date | undefined },
): Promise<{ id: string; isNew: boolean }> {
  const id = await addUser(ctx, db, { ...fields, role: "editor" });
  if (id === undefined) {
    const known = await findUserByEmail(db, fields.email);
    if (known === undefined) throw new Error("Somebody has this address, and nobody is found under it.");
    return { id: known.id, isNew: false };
  }
  const name = `${fields.firstName} ${fields.lastName}`.trim();
  await updateUser(db, id, { name, ...(createdAt && { createdAt: createdAt.toISOString() }) });
  return { id, isNew: true };
}

export async function isOnStaff(db: Database, id: string): Promise<boolean> {
  return (await findUser(db, id)) !== undefined;
}
