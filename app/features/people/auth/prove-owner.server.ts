import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { ownerLinkEmail } from "../users/account-emails.tsx";
import { readStandings, recordStandingChange } from "../users/find-settled-people.server.ts";
import type { OneTimeLinkTable } from "../users/link-tables.ts";
import { consumeLink, createLink, linkExpiresAt, requireLink } from "../users/one-time-link.server.ts";
import { requireUser } from "../users/require-user.server.ts";
import { canProveOwner } from "../users/settled-people.ts";
import { userErrors } from "../users/user-errors.ts";
import { findNewMember } from "./describe-second-step.server.ts";
import { findPasswordMoment } from "./session-queries.server.ts";

/** Returns the lost second step that the owner can still prove the account after; undefined otherwise. */
async function findProof(ctx: InTransaction, id: string) {
  const { accounts, changes, now } = await readStandings(ctx);
  const account = accounts.find((account) => account.id === id);
  return account && canProveOwner(account, changes, now);
}

/**
 * Sends the owner link after a sign-in by password if another person switched off two-step sign-in. Requires the earlier
 * password, because the mailbox alone could set a new one. @param cookies of the new session
 */
export async function offerProof(ctx: AppContext, cookies: string[]): Promise<void> {
  const id = (await findNewMember(ctx, cookies))?.id;
  if (id === undefined) return;
  await withTransaction(ctx, async (ctx) => {
    const lost = await findProof(ctx, id);
    const password = await findPasswordMoment(ctx.db, id);
    if (lost === undefined || password === undefined || password >= lost.at) return;
    const { email: to } = await requireUser(ctx.db, id);
    const { name: foundation } = await findSettings(ctx);
    const link = `${siteAddressOrLocal(ctx)}/login/owner?token=${await createLink(ctx, "owner", id)}`;
    await enqueueEmail(ctx, ctx.db, ownerLinkEmail({ to, foundation, link }), {
      kind: "owner-link",
      expiresAt: linkExpiresAt(ctx, "owner"),
      remadeFrom: { by: "link of an account", fields: { id } },
    });
  });
}

/** @throws AppError deadLink if used, expired or unknown */
export const requireOwnerLink = (ctx: AppContext, token: string | null) => requireLink(ctx, token, ["owner"]);

/** Records that the owner has password and mailbox, so the lost second step counts no more. @throws AppError deadLink */
export async function proveOwner(ctx: AppContext, link: OneTimeLinkTable): Promise<void> {
  const id = link.user_id ?? "";
  await withTransaction(ctx, async (ctx, transaction) => {
    await consumeLink(ctx, link);
    if ((await findProof(ctx, id)) === undefined) throw new AppError(userErrors.deadLink);
    const owner = await requireUser(transaction, id);
    await recordStandingChange(ctx, { account: id, what: "owner proved", by: id });
    await recordAuditEvent(ctx, transaction, owner, { what: "owner of account proved", subject: `user:${id}` });
  });
}
