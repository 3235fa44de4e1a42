import { staffTrustees } from "content/staff-trustees.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findAdminAddresses } from "../users/find-settled-people.server.ts";
import { trusteeNewsEmail } from "./trustee-emails.tsx";

interface News {
  what: keyof typeof staffTrustees.emails;
  /** Id of the question; makes e-mails unique. */
  id: string;
  by: string;
  /** Name on the account. */
  name: string;
}

/** Tells all admins, also at their addresses of the last 30 days. */
export async function notifyOfTrustees(ctx: InTransaction, { what, id, by, name }: News): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/trustees`;
  const [subject, sentence] = staffTrustees.emails[what];
  for (const to of await findAdminAddresses(ctx)) {
    const email = trusteeNewsEmail({ to, foundation, subject, sentence: sentence(by, name), link });
    const idempotencyKey = `trustees:${id}:${what}:${to}`;
    await enqueueEmail(ctx, ctx.db, email, { kind: `trustees-${what}`, idempotencyKey });
  }
}
