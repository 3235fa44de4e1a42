import { randomUUID } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { findUserByEmail, insertUser } from "./user-queries.server.ts";
import type { NewUser } from "./user-schema.ts";

/**
 * Adds somebody who has no password yet. Nobody is signed in by this, and nobody is signed out.
 *
 * @param database the transaction
 * @param submitKey the sending that made them
 * @returns the new person's id; undefined when the address belongs to somebody already
 */
export async function addUser(
  ctx: AppContext,
  db: Database,
  fields: NewUser,
  submitKey: string | null = null,
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
    // An address counts as theirs once they have opened the link that was sent there.
    emailVerified: 0,
    role,
    dob: dob === "" ? null : dob,
    position: position === "" ? null : position,
    createdAt: now,
    updatedAt: now,
    submit_key: submitKey,
  });
  return id;
}
