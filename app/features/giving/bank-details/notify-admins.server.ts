import { bankSentences } from "content/bank-sentences.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findOfficeAddresses } from "../../people/users/find-office.server.ts";
import { findAdminAddresses } from "../../people/users/find-settled-people.server.ts";
import { bankDetailsEmail } from "./bank-emails.tsx";
import type { BankChange } from "./bank-state.ts";
import { readBankState } from "./bank-steps.server.ts";

const { emails: words } = bankSentences;

interface News {
  what: keyof typeof words;
  /** Id of the bank step; with the recipient, it is the idempotency key of each e-mail. */
  id: number;
  by: string;
  reason?: string | null | undefined;
  liveAt?: string | undefined;
  /** True to notify the foundation's address also, because the site has one admin only. */
  isAlone?: boolean;
  except?: string;
}

export async function notifyAdmins(ctx: InTransaction, news: News): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  // Includes recent addresses of admins whose address changed, or who were removed.
  const admins = (await findAdminAddresses(ctx)).filter((address) => address !== news.except);
  const office = news.isAlone ? await findOfficeAddresses(ctx) : [];
  const addresses = new Set([...admins, ...office]);
  const siteUrl = findSiteAddress(ctx);
  const { what, id, by, reason, liveAt } = news;
  for (const to of addresses) {
    const [subject, sentence] = words[what];
    const about = { to, foundation, subject, sentence: sentence(by), link: siteUrl && `${siteUrl}/admin/bank` };
    const details = { reason: reason ?? undefined, liveAt: liveAt && writeMoment(liveAt) };
    const options = { kind: `bank-details-${what}`, idempotencyKey: `bank:${id}:${what}:${to}` };
    await enqueueEmail(ctx, ctx.db, bankDetailsEmail({ ...about, ...details }), options);
  }
}

export const describeChange = (change: BankChange, what: News["what"], by: string): News => ({
  what,
  by,
  id: change.id,
  reason: change.reason,
  isAlone: change.isAlone,
  liveAt: what === "stopped" || what === "live" ? undefined : change.liveAt,
});

/** Shorter than 30 days, after which the idempotency keys of sent e-mails expire. */
const notifyMs = 20 * 24 * 3_600_000;

export async function notifyOfLiveDetails(ctx: AppContext): Promise<void> {
  const { now, state } = await readBankState(ctx);
  const { live } = state;
  if (live?.change === undefined || now.getTime() - Date.parse(live.since) > notifyMs) return;
  const news = describeChange(live.change, "live", live.change.by ?? "");
  await withTransaction(ctx, (ctx) => notifyAdmins(ctx, news));
}
