import { invitationEmail } from "../../emails/invitation-email.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { createLink, linkExpiresAt } from "./create-link.server.ts";
import { requireUser } from "./require-user.server.ts";
import { userErrors } from "./user-errors.server.ts";
import { canSendInvitation } from "./user-permissions.ts";

/**
 * E-mails the link for a first password; invalidates earlier invitations.
 * @param db the transaction
 * @param origin for the link
 */
export async function enqueueInvitation(
  ctx: AppContext,
  db: OpenTransaction,
  origin: string,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const within = { ...ctx, db };
  const link = `${origin}/password?token=${await createLink(within, "invitation", id)}`;
  const { name: foundation } = await findSettings(within);
  const invitation = invitationEmail({ to: email, name, foundation, link });
  await enqueueEmail(ctx, db, invitation, { kind: "invitation", expiresAt: linkExpiresAt(ctx, "invitation") });
}

/** Sends the invitation again. @throws AppError notFound, adminsOnly; hasPassword after a first sign-in */
export async function sendInvitation(ctx: AppContext, member: StaffMember, origin: string, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const found = await requireUser(transaction, id);
    if (!canSendInvitation(member, found))
      throw new AppError(member.role === "admin" ? userErrors.hasPassword : "adminsOnly");
    await recordAuditEvent(ctx, transaction, member, { what: "invitation sent again", subject: `user:${id}` });
    await enqueueInvitation(ctx, transaction, origin, found);
  });
}
