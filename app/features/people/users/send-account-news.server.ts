import type { InTransaction } from "../../../server/context.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { accountNewsEmail } from "./account-emails.tsx";

/**
 * E-mails all admins, also at their addresses of 30 days ago, that somebody made an admin or moved an account.
 * @param addresses found before the act
 */
export async function sendAccountNews(ctx: InTransaction, addresses: string[], sentence: string): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const { siteUrl } = ctx.config;
  const link = siteUrl && `${siteUrl}/admin/manageusers`;
  for (const to of addresses)
    await enqueueEmail(ctx, ctx.db, accountNewsEmail({ to, foundation, sentence, link }), { kind: "account-news" });
}
