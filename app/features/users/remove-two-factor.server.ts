import { twoFactorOffEmail } from "../../emails/two-factor-off-email.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { enqueueNotice } from "./enqueue-notice.server.ts";
import { requireUser } from "./require-user.server.ts";
import { userErrors } from "./user-errors.server.ts";
import { canRemoveTwoFactor } from "./user-permissions.ts";
import { deleteTwoFactor } from "./user-queries.server.ts";

/**
 * Switches another person's two-step sign-in off, ends their sessions and e-mails them.
 * @throws AppError notFound, adminsOnly, notYourself, noSecondFactor
 */
export async function removeTwoFactor(ctx: AppContext, member: StaffMember, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    if (!canRemoveTwoFactor(member, person)) {
      if (member.role !== "admin") throw new AppError("adminsOnly");
      throw new AppError(member.id === id ? userErrors.notYourself : userErrors.noTwoFactor);
    }
    await deleteTwoFactor(transaction, id);
    const what = "second factor switched off by an admin";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${id}` });
    const write = (foundation: string) => twoFactorOffEmail({ to: person.email, foundation });
    await enqueueNotice(ctx, transaction, "two-factor-off", write);
  });
}
