import { withTransaction } from "../../server/db/with-transaction.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { addUser } from "../users/add-user.server.ts";
import { makeLink } from "./create-link.server.ts";
import type { NewUser } from "../users/user-schema.ts";
import { findPerson, findUserByEmail } from "../users/user-queries.server.ts";

/** Who stands in the log: whoever has the machine may do everything anyway. */
const shell = { id: "shell", name: "The shell of the server" };

/**
 * Makes an invitation for somebody, new or invited before. Whoever was invited before keeps their role.
 *
 * @returns the secret part of the link; undefined when this person has a password already
 */
export async function inviteFromShell(site: Site, fields: NewUser): Promise<string | undefined> {
  const id = await withTransaction(site, async (site, transaction) => {
    const known = await findUserByEmail(transaction, fields.email);
    if (known !== undefined && (await findPerson(transaction, known.id))?.hasPassword) return undefined;
    const invited = known?.id ?? (await addUser(site, transaction, fields));
    if (invited === undefined) return undefined;
    const after = { email: fields.email, role: known?.role ?? fields.role };
    await keepDeed(site, transaction, shell, { what: "invitation made", subject: `user:${invited}`, after });
    return invited;
  });
  return id === undefined ? undefined : makeLink(site, "invitation", id);
}
