import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { addUser } from "../users/add-user.server.ts";
import { createLink } from "../users/create-link.server.ts";
import { findPerson, findUserByEmail } from "../users/user-queries.server.ts";
import type { NewUser } from "../users/user-schema.ts";

/** Who stands in the log: whoever has the machine may do everything anyway. */
const shell = { id: "shell", name: "The shell of the server" };

/**
 * Makes an invitation for somebody, new or invited before. Whoever was invited before keeps their role.
 *
 * @returns the secret part of the link; undefined when this person has a password already
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
