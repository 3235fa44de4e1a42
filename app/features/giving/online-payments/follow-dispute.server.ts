import { paymentErrors } from "content/giving-errors.ts";
import { listAdminAddresses } from "../../../server/auth/list-admin-addresses.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { PaymentError, type PaymentProvider } from "../../../server/payments/payment-provider.ts";
import { formatMoney } from "../../../values/money.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { performAct } from "../gifts/act-on-gift.server.ts";
import { findGiftBySource, type GiftRow } from "../gifts/gift-records.server.ts";
import { followChargeback, syncRefunds } from "../refunds/follow-partner-refunds.server.ts";
import * as store from "./checkout-queries.server.ts";
import { giftDisputedEmail } from "./dispute-emails.tsx";
import { sourceOf } from "./settle-payment.server.ts";

/** Updates the disputed gift: an open dispute suspends it, a lost dispute ends it, and a won dispute restores it. */
export async function followDispute(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<string | undefined> {
  // Money that was refunded must not be deducted again.
  const unclear = await syncRefunds(ctx, provider, reference);
  if (unclear !== undefined) return unclear;
  const dispute = await provider.findDispute(reference);
  const payment = await provider.verify(reference);
  const status = payment?.status === "reversed" ? "lost" : dispute?.status;
  const due = dispute?.dueAt && !Number.isNaN(Date.parse(dispute.dueAt)) ? writeDateAndTime(dispute.dueAt) : "";
  const problem = paymentErrors.disputed(due);
  return withTransaction(ctx, async (ctx, transaction) => {
    const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
    if (status === "open") await mailDispute(ctx, provider, reference, gift, due);
    if (gift === undefined) return status === undefined ? undefined : paymentErrors.noGiftDisputed;
    if (status === "open") {
      if (gift.state === "received") await performAct(ctx, undefined, gift.id, "dispute");
      return problem;
    }
    if (gift.state === "void") return paymentErrors.disputeOfMistake;
    await followChargeback(ctx, gift, status === "lost");
    const now = await findGiftBySource(ctx, sourceOf(provider.name, reference));
    if (now?.state === "disputed") await performAct(ctx, undefined, gift.id, "disputeWon");
    await store.endProblems(transaction, provider.name, reference, "dispute");
    return undefined;
  });
}

async function mailDispute(
  ctx: InTransaction,
  provider: PaymentProvider,
  reference: string,
  gift: GiftRow | undefined,
  due: string,
): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  for (const to of await listAdminAddresses(ctx)) {
    const about = { to, foundation, amount: gift ? formatMoney(gift) : "", reference, due, provider: provider.name };
    const options = { kind: "gift-disputed", idempotencyKey: `dispute:${provider.name}:${reference}:${to}` };
    await enqueueEmail(ctx, ctx.db, giftDisputedEmail(about), options);
  }
}

const maxDisputed = 200;

/** Asks the provider about open disputes, because the notice of their end may be lost. */
export async function followDisputes(ctx: AppContext): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const { source } of await store.findDisputedSources(ctx.db, maxDisputed)) {
    const provider = ctx.payments.find(({ name }) => source?.startsWith(`${name}:`));
    if (provider === undefined || source === null) continue;
    try {
      await followDispute(ctx, provider, source.slice(provider.name.length + 1));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return ctx.log.error("disputes not checked", { provider: provider.name, ...errorFields(error) });
    }
  }
}
