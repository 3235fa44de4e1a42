import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { changeSettingsIn } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { consumeLink, createLink, linkExpiresAt, requireLink } from "../../people/users/one-time-link.server.ts";
import { requireUser } from "../../people/users/require-user.server.ts";
import { testEmail } from "./welcome-emails.tsx";
import { canSeeWelcome } from "./welcome-permissions.ts";

/** Rate limit of each admin. */
const limit = { what: "test e-mail", times: 10, minutes: 60 };

/**
 * Sends an e-mail with a link that confirms its arrival. A later test e-mail makes the earlier link invalid.
 * @returns false above the rate limit
 */
export async function sendTestEmail({ ctx, member }: Sender, to: string): Promise<boolean> {
  requireMay(member, canSeeWelcome);
  if (!(await countTowardsRateLimit(ctx, limit, member.id))) return false;
  await withTransaction(ctx, async (ctx, transaction) => {
    const { name: foundation } = await findSettings(ctx);
    const link = `${siteAddressOrLocal(ctx)}/welcome/mail?token=${await createLink(ctx, "mail", member.id)}`;
    await recordAuditEvent(ctx, transaction, member, { what: "test email sent", subject: "setting:mailArrivedAt" });
    const options = { kind: "test", expiresAt: linkExpiresAt(ctx, "mail") };
    await enqueueEmail(ctx, transaction, testEmail({ to, foundation, link }), options);
  });
  return true;
}

/** Finds the link of a test e-mail. @throws AppError deadLink */
export const requireTestLink = (ctx: AppContext, token: string | null) => requireLink(ctx, token, ["mail"]);

/**
 * Stores that a test e-mail has arrived, and makes its link invalid.
 * @throws AppError deadLink if the link was used meanwhile
 */
export async function confirmArrival(ctx: AppContext, token: string | null): Promise<void> {
  const link = await requireTestLink(ctx, token);
  await withTransaction(ctx, async (ctx, transaction) => {
    await consumeLink(ctx, link);
    const sender = await requireUser(transaction, link.user_id ?? "");
    await changeSettingsIn(ctx, sender, { mailArrivedAt: ctx.clock.now().toISOString() });
  });
}
