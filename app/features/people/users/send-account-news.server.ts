import type { InTransaction } from "../../../server/context.server.ts";
import type { AdminNews } from "../../../server/feature-events.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { accountNewsEmail } from "./account-emails.tsx";
import { findAdminAddresses } from "./find-settled-people.server.ts";

/** E-mails admins about a new admin or a moved account. @param addresses found before the act */
export async function sendAccountNews(ctx: InTransaction, addresses: string[], sentence: string): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/manageusers`;
  for (const to of addresses)
    await enqueueEmail(ctx, ctx.db, accountNewsEmail({ to, foundation, sentence, link }), { kind: "account-news" });
}

/** E-mails news of another feature to all admins except the actor, also at addresses of the last 30 days. */
export async function sendAdminNews(ctx: InTransaction, { kind, write, except }: AdminNews): Promise<void> {
  for (const to of await findAdminAddresses(ctx))
    if (to !== except) await enqueueEmail(ctx, ctx.db, write(to), { kind });
}
