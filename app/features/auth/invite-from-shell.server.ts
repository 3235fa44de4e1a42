import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { addUser } from "../users/add-user.server.ts";
import { createLink } from "../users/create-link.server.ts";
import { findPerson, findUserByEmail } from "../users/user-queries.server.ts";
import type { NewUser } from "../users/user-schema.ts";

/** The actor in the audit log; shell access permits everything anyway. */
const shell = { id: "shell", name: "The shell of the server" };

/**
 * Invites a new person, or again an invited one, who keeps their role.
 * @returns the link's token; undefined when the person has a password
 */
export async function inviteFromShell(ctx: AppContext, fields: NewUser): Promise<string | undefined> {
  const id = await withTransaction(ctx, async (ctx, transaction) => {
    const known = await findUserByEmail(transaction, fields.email);
    if (known !== undefined && (await findPerson(transaction, known.id))?.hasPassword) return undefined;
    const invited = known?.id ?? (await addUser(ctx, transaction, fields));
    if (invited === undefined) return undefined;
    const after = { email: fields.email, role: known?.role ?? fields.role };
    await recordAuditEvent(ctx, transaction, shell, { what: "invitation made", subject: `user:${invited}`, after });
    return invited;
  });
  return id === undefined ? undefined : createLink(ctx, "invitation", id);
}
