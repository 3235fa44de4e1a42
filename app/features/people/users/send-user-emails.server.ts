import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { AdminNews } from "../../../server/feature-events.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findSiteAddress, siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { RemakeEmail } from "../../../server/mail/remade-emails.ts";
import { hasRole } from "../../../values/roles.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { accountNewsEmail, invitationEmail, passwordEmail } from "./account-emails.tsx";
import { findAdminAddresses } from "./find-settled-people.server.ts";
import { createLink, linkExpiresAt } from "./one-time-link.server.ts";
import { recordAccountChange } from "./record-reading-right.server.ts";
import { requireUser, whyNot } from "./require-user.server.ts";
import { userErrors } from "./user-errors.ts";
import { canSendInvitation, canSendPasswordLink } from "./user-permissions.ts";
import { findUser, findUserByEmail } from "./user-queries.server.ts";

/** E-mails a person about a change of their account. @param write makes the e-mail from the foundation's name */
export async function enqueueNotice(ctx: InTransaction, kind: string, write: (foundation: string) => Email) {
  const { name } = await findSettings(ctx);
  await enqueueEmail(ctx, ctx.db, write(name), { kind });
}

/**
 * E-mails the link with which an invited person sets a password. Earlier invitations are cancelled.
 * @param origin of the link
 */
export function enqueueInvitation(ctx: InTransaction, origin: string, person: Record<"id" | "email" | "name", string>) {
  const { id, email: to, name } = person;
  return enqueueLink(ctx, origin, "invitation", id, (details) => invitationEmail({ ...details, to, name }));
}

/** Sends an invitation again. @throws AppError notFound, adminsOnly; hasPassword after the first sign-in */
export async function sendInvitation({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const found = await requireUser(transaction, id);
    if (!canSendInvitation(member, found))
      throw new AppError(hasRole(member, "admin") ? userErrors.hasPassword : "adminsOnly");
    await recordAuditEvent(ctx, transaction, member, { what: "invitation sent again", subject: `user:${id}` });
    await enqueueInvitation(ctx, siteAddressOrLocal(ctx), found);
  });
}

/**
 * E-mails a password link, if the address belongs to staff; the caller does not learn this.
 * @param origin of the link
 */
export async function sendPasswordLink(ctx: AppContext, origin: string, email: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user !== undefined) await enqueuePasswordLink(ctx, origin, user);
  });
}

/**
 * E-mails a password link to a person.
 * @throws AppError notFound, adminsOnly, notYourself; noPassword for an invited person
 */
export async function sendPasswordLinkTo({ ctx, member }: Sender, id: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const found = await requireUser(transaction, id);
    if (!canSendPasswordLink(member, found)) throw new AppError(whyNot(member, found, userErrors.noPassword));
    await recordAccountChange(ctx, { account: id, what: "password link", by: member.id });
    await recordAuditEvent(ctx, transaction, member, { what: "password link sent", subject: `user:${id}` });
    await enqueuePasswordLink(ctx, siteAddressOrLocal(ctx), found);
  });
}

function enqueuePasswordLink(ctx: InTransaction, origin: string, { id, email: to }: { id: string; email: string }) {
  return enqueueLink(ctx, origin, "password", id, (details) => passwordEmail({ ...details, to }));
}

/** Cancels a queued link if its account was deleted or has another address. */
export const remakeAccountLink: RemakeEmail = async (ctx, email, { id }) =>
  (await findUser(ctx.db, String(id)))?.email === email.to ? email : undefined;

async function enqueueLink(
  ctx: InTransaction,
  origin: string,
  kind: "invitation" | "password",
  id: string,
  write: (details: { link: string; foundation: string }) => Email,
): Promise<void> {
  const link = `${origin}/password?token=${await createLink(ctx, kind, id)}`;
  const { name: foundation } = await findSettings(ctx);
  await enqueueEmail(ctx, ctx.db, write({ link, foundation }), {
    kind,
    expiresAt: linkExpiresAt(ctx, kind),
    remadeFrom: { by: "link of an account", fields: { id } },
  });
}

/** E-mails admins about a new admin or a changed address. @param addresses found before the act */
export async function sendAccountNews(ctx: InTransaction, addresses: string[], sentence: string): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/manageusers`;
  for (const to of addresses)
    await enqueueEmail(ctx, ctx.db, accountNewsEmail({ to, foundation, sentence, link }), { kind: "account-news" });
}

/** E-mails another feature's news to all admins except the acting one, also at addresses of the last 30 days. */
export async function sendAdminNews(ctx: InTransaction, { kind, write, except }: AdminNews): Promise<void> {
  for (const to of await findAdminAddresses(ctx))
    if (to !== except) await enqueueEmail(ctx, ctx.db, write(to), { kind });
}
