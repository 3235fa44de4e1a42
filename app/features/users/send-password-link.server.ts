import { passwordEmail } from "../../emails/password-email.tsx";
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
import { canSendPasswordLink } from "./user-permissions.ts";
import { findUserByEmail } from "./user-queries.server.ts";

/** E-mails a password link to a staff address, without revealing whether it is one. @param origin for the link */
export async function sendPasswordLink(ctx: AppContext, origin: string, email: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user !== undefined) await mailPasswordLink(ctx, transaction, origin, user);
  });
}

/**
 * E-mails another person a password link, by an admin.
 * @throws AppError notFound, adminsOnly, notYourself; noPassword for an invited person
 */
export async function sendPasswordLinkTo(
  ctx: AppContext,
  member: StaffMember,
  origin: string,
  id: string,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const found = await requireUser(transaction, id);
    if (!canSendPasswordLink(member, found)) {
      if (member.role !== "admin") throw new AppError("adminsOnly");
      throw new AppError(member.id === id ? userErrors.notYourself : userErrors.noPassword);
    }
    await recordAuditEvent(ctx, transaction, member, { what: "password link sent", subject: `user:${id}` });
    await mailPasswordLink(ctx, transaction, origin, found);
  });
}

async function mailPasswordLink(
  ctx: AppContext,
  db: OpenTransaction,
  origin: string,
  user: { id: string; email: string },
): Promise<void> {
  const within = { ...ctx, db };
  const link = `${origin}/password?token=${await createLink(within, "password", user.id)}`;
  const { name: foundation } = await findSettings(within);
  const email = passwordEmail({ to: user.email, foundation, link });
  await enqueueEmail(ctx, db, email, { kind: "password", expiresAt: linkExpiresAt(ctx, "password") });
}
