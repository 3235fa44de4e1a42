import { randomUUID } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { findUserByEmail, insertUser } from "./user-queries.server.ts";
import type { NewUser } from "./user-schema.ts";

/**
 * Adds a person without password. Affects no session.
 * @param db the transaction
 * @param idempotencyKey idempotency key
 * @returns the id; undefined for a taken address
 */
export async function addUser(
  ctx: AppContext,
  db: Database,
  fields: NewUser,
  idempotencyKey: string | null = null,
): Promise<string | undefined> {
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
    dob: dob === "" ? null : dob,
    position: position === "" ? null : position,
    createdAt: now,
    updatedAt: now,
    idempotency_key: idempotencyKey,
  });
  return id;
}
