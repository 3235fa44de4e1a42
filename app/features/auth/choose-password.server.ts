import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { deleteLink, deleteLinksOf } from "../users/link-queries.server.ts";
import { requireUser } from "../users/require-user.server.ts";
import { updateUser } from "../users/user-queries.server.ts";

/**
 * Sets the password of the person a link belongs to, uses the link up and ends every session of that person: whoever had
 * the old password is out. All in one transaction, so that no kill leaves somebody with neither a link nor a password.
 *
 * @throws Refusal deadLink when the link was used meanwhile
 */
export async function choosePassword(ctx: AppContext, link: OneTimeLinkTable, password: string): Promise<void> {
  const id = link.user_id;
  if (id === null) throw new AppError("deadLink");
  const hash = await ctx.auth.hashPassword(password);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await deleteLink(transaction, link.hash))) throw new AppError("deadLink");
    // Any other link that is still in a mailbox was for the same thing.
    await deleteLinksOf(transaction, id);
    await updateUser(transaction, id, { emailVerified: 1 });
    const what = link.purpose === "invitation" ? "invitation accepted" : "password chosen by link";
    await recordAuditEvent(ctx, transaction, await requireUser(transaction, id), { what, subject: `user:${id}` });
    await ctx.auth.keepPassword(transaction, id, hash);
  });
}
