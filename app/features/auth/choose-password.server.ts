import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OneTimeLinkTable } from "../../server/db/tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { deleteLink, deleteLinksOf } from "../users/link-queries.server.ts";
import { requireUser } from "../users/require-user.server.ts";
import { userErrors } from "../users/user-errors.server.ts";
import { updateUser } from "../users/user-queries.server.ts";

/**
 * Sets the password of the link's owner, consumes the link and ends all their sessions, so that the old password opens
 * nothing. One transaction: after a crash the person still has a link or a password.
 * @throws AppError deadLink when the link was used meanwhile
 */
export async function choosePassword(ctx: AppContext, link: OneTimeLinkTable, password: string): Promise<void> {
  const id = link.user_id;
  if (id === null) throw new AppError(userErrors.deadLink);
  const hash = await ctx.auth.hashPassword(password);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await deleteLink(transaction, link.hash))) throw new AppError(userErrors.deadLink);
    // The person's other links in mailboxes serve the same purpose.
    await deleteLinksOf(transaction, id);
    await updateUser(transaction, id, { emailVerified: 1 });
    const what = link.purpose === "invitation" ? "invitation accepted" : "password chosen by link";
    await recordAuditEvent(ctx, transaction, await requireUser(transaction, id), { what, subject: `user:${id}` });
    await ctx.auth.savePassword(transaction, id, hash);
  });
}
