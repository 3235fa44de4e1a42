import { staffMoneyGuard } from "content/staff-money-guard.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findOfficeAddresses } from "../../people/users/find-office.server.ts";
import { findAdminAddresses } from "../../people/users/find-settled-people.server.ts";
import { moneyNumberEmail } from "./money-emails.tsx";

interface News {
  what: keyof typeof staffMoneyGuard.emails;
  /** With the recipient, this id is the idempotency key of each e-mail. */
  id: string;
  by: string;
  /** True if one person acts alone; the foundation's address also gets an e-mail then. */
  isAlone: boolean;
}

/** Notifies all admins, also at addresses that they had within the last 30 days. */
export async function notifyOfNumber(ctx: InTransaction, { what, id, by, isAlone }: News): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const office = isAlone ? await findOfficeAddresses(ctx) : [];
  const siteUrl = findSiteAddress(ctx);
  const [subject, sentence] = staffMoneyGuard.emails[what];
  for (const to of new Set([...(await findAdminAddresses(ctx)), ...office])) {
    const link = siteUrl && `${siteUrl}/admin/numbers`;
    const email = moneyNumberEmail({ to, foundation, subject, sentence: sentence(by), link });
    await enqueueEmail(ctx, ctx.db, email, {
      kind: `money-number-${what}`,
      idempotencyKey: `money-number:${id}:${what}:${to}`,
    });
  }
}
