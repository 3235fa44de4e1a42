import { randomUUID } from "node:crypto";
import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { giveRole } from "./give-role.server.ts";
import { findUser, findUserByEmail, insertUser, updateUser } from "./user-queries.server.ts";
import type { NewUser } from "./user-schema.ts";

/**
 * Adds a person.
 * @param by id of the acting member; null for the first account
 * @returns undefined if the address is taken
 */
export async function addUser(
  ctx: InTransaction,
  fields: NewUser,
  by: string | null,
  idempotencyKey: string | null = null,
) {
  const { db } = ctx;
  const { firstName, lastName, email, dob, position, role } = fields;
  if ((await findUserByEmail(db, email)) !== undefined) return undefined;
  const now = ctx.clock.now().toISOString();
  const id = randomUUID();
  const what = by === null ? ("founded" as const) : ("created" as const);
  await insertUser(db, {
    id,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    // Opening the link in the e-mail verifies the address.
    emailVerified: 0,
    dob: dob || null,
    position: position || null,
    createdAt: now,
    updatedAt: now,
    idempotency_key: idempotencyKey,
  });
  await giveRole(ctx, { account: id, what, by: by ?? id, role });
  return id;
}

/**
 * Imports a person from an older website as an editor, without password or e-mail. An existing account is not changed.
 */
export async function importUserAccount(
  ctx: InTransaction,
  { createdAt, ...fields }: Omit<NewUser, "role"> & { createdAt: Date | undefined },
): Promise<{ id: string; isNew: boolean }> {
  const { db } = ctx;
  const id = await addUser(ctx, { ...fields, role: "editor" }, "import");
  if (id === undefined) {
    const known = await findUserByEmail(db, fields.email);
    if (known === undefined) throw new Error("The address is taken, but its account is missing.");
    return { id: known.id, isNew: false };
  }
  const name = `${fields.firstName} ${fields.lastName}`.trim();
  await updateUser(db, id, { name, ...(createdAt && { createdAt: createdAt.toISOString() }) });
  return { id, isNew: true };
}

export const isOnStaff = async (db: Database, id: string) => (await findUser(db, id)) !== undefined;
