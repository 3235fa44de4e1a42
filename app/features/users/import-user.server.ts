import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { addUser } from "./add-user.server.ts";
import { findUser, findUserByEmail, updateUser } from "./user-queries.server.ts";
import type { NewUser } from "./user-schema.ts";

/**
 * Imports a person of an older site as an editor without password, without e-mail. An existing account of the address
 * stays unchanged.
 * @param db the transaction
 * @param fields `createdAt` is the date on the older site
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
