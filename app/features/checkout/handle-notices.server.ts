import { giftDisputedEmail } from "../../emails/gift-emails.tsx";
import type { AppContext, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { type Notice, PaymentError, type PaymentProvider } from "../../server/payments/payment-provider.ts";
import { formatMoney } from "../../values/money.ts";
import { performAct } from "../gifts/act-on-gift.server.ts";
import { findGiftBySource, type GiftRow } from "../gifts/gift-records.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { listAdmins } from "../users/user-commands.server.ts";
import * as store from "./checkout-queries.server.ts";
import { followChargeback, syncRefunds } from "./follow-refunds.server.ts";
import { findUnsettledSources } from "./refund-queries.server.ts";
import { reversed, settlePayment, sourceOf, waiting } from "./settle-payment.server.ts";

/** Stores a notice once: it is answered at once, and handled afterwards. @returns undefined for a repetition */
export async function keepNotice(
  ctx: AppContext,
  { name }: PaymentProvider,
  notice: Notice,
): Promise<store.NoticeRow | undefined> {
  const received_at = ctx.clock.now().toISOString();
  const { eventId: event_id, kind, reference = null, dueAt: due_at = null, subscription } = notice;
  if (subscription !== undefined) await keepSubscription(ctx, name, subscription);
  const open = { handled_at: null, problem: null, settled_by: null, settled_why: null };
  return store.insertNotice(ctx.db, { provider: name, event_id, kind, reference, due_at, received_at, ...open });
}

async function keepSubscription(
  { db, clock }: AppContext,
  provider: string,
  subscription: NonNullable<Notice["subscription"]>,
) {
  const checkout = await store.findCheckoutOfPlan(db, provider, subscription.plan);
  if (checkout === undefined) return;
  const about = { provider, pledge_id: checkout.pledge_id, created_at: clock.now().toISOString() };
  await store.insertSubscription(db, { ...subscription, ...about, state: "active" });
}

/** Notices handled in a row; the others at the next run. */
const maxNotices = 200;

/** Handles the stored notices that are open. */
export async function handleNotices(ctx: AppContext): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const notice of await store.findOpenNotices(ctx.db, maxNotices)) if (!(await handleNotice(ctx, notice))) return;
}

/**
 * Handles a stored notice: asks the provider, and believes its answer only. One that cannot be asked about waits.
 * @returns false when the provider does not answer
 */
export async function handleNotice(ctx: AppContext, notice: store.NoticeRow): Promise<boolean> {
  const provider = ctx.payments.find(({ name }) => name === notice.provider);
  if (provider === undefined) return true;
  try {
    const problem = await actOnNotice(ctx, provider, notice);
    if (problem === waiting && isRecent(ctx, notice)) return true;
    await store.updateNotice(ctx.db, notice.id, {
      handled_at: ctx.clock.now().toISOString(),
      problem: problem === waiting ? null : (problem ?? null),
    });
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("payment not asked back", { provider: provider.name, notice: notice.id, ...errorFields(error) });
    return false;
  }
}

/** A payment that waits is asked about for an hour; then reconciliation finds it. */
const waitingMs = 60 * 60 * 1000;

const isRecent = ({ clock }: AppContext, { received_at }: store.NoticeRow): boolean =>
  clock.now().getTime() - Date.parse(received_at) < waitingMs;

/**
 * Asks the provider what a notice is about, and does what it answers.
 * @returns why staff need to look, "waiting", or undefined when nothing is wrong @throws PaymentError
 */
export async function actOnNotice(
  ctx: AppContext,
  provider: PaymentProvider,
  notice: store.NoticeRow,
): Promise<string | undefined> {
  const { kind, reference } = notice;
  if (reference === null) return kind === "dispute" ? "A dispute without a reference." : undefined;
  switch (kind) {
    case "payment": {
      const problem = await settlePayment(ctx, provider, reference);
      return problem === reversed ? followReversal(ctx, provider, reference) : problem;
    }
    case "dispute":
    case "dispute closed":
      return followDispute(ctx, provider, reference);
    case "refund":
      return syncRefunds(ctx, provider, reference);
    default:
      // A refund that failed: only a person with a reason takes it off the list.
      return notice.problem ?? undefined;
  }
}

/** A payment that the provider has taken back, by refunds or as a whole, counts no more. */
async function followReversal(ctx: AppContext, provider: PaymentProvider, reference: string) {
  const problem = await syncRefunds(ctx, provider, reference);
  if (problem !== undefined || (await provider.verify(reference))?.status !== "reversed") return problem;
  return withTransaction(ctx, async (ctx) => {
    const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
    if (gift !== undefined) await followChargeback(ctx, gift, true);
    return undefined;
  });
}

/**
 * Asks the provider about a dispute: an open one takes the gift out of what counts, a lost one ends it, a won one gives it
 * back. The clock of a dispute may be a day: all admins get an e-mail at once, and it stays in the list until its end.
 */
export async function followDispute(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<string | undefined> {
  // Money that went back already is not taken a second time.
  const unclear = await syncRefunds(ctx, provider, reference);
  if (unclear !== undefined) return unclear;
  const dispute = await provider.findDispute(reference);
  const payment = await provider.verify(reference);
  const status = payment?.status === "reversed" ? "lost" : dispute?.status;
  const due = dispute?.dueAt?.slice(0, 16).replace("T", " ") ?? "";
  const problem = `A donor disputes this payment. Answer the payment partner by ${due || "its deadline"}.`;
  return withTransaction(ctx, async (ctx, transaction) => {
    const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
    if (status === "open") await mailDispute(ctx, provider, reference, gift, due);
    if (gift === undefined) return status === undefined ? undefined : `We have no gift with this reference (disputed).`;
    if (status === "open") {
      if (gift.state === "received") await performAct(ctx, undefined, gift.id, "dispute");
      return problem;
    }
    if (gift.state === "void") return "A dispute of a gift that was taken out or divided. Look at it at the partner.";
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
  for (const { email: to } of await listAdmins(ctx)) {
    const about = { to, foundation, amount: gift ? formatMoney(gift) : "", reference, due, provider: provider.name };
    const options = { kind: "gift-disputed", idempotencyKey: `dispute:${provider.name}:${reference}:${to}` };
    await enqueueEmail(ctx, ctx.db, giftDisputedEmail(about), options);
  }
}

/** Payments asked about in a run. */
const maxDisputed = 200;

/** Asks about disputes that are open: the notice of their end may get lost. */
export async function followDisputes(ctx: AppContext): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const { source, state } of await findUnsettledSources(ctx.db, maxDisputed)) {
    const provider = ctx.payments.find(({ name }) => source?.startsWith(`${name}:`));
    if (state !== "disputed" || provider === undefined || source === null) continue;
    try {
      await followDispute(ctx, provider, source.slice(provider.name.length + 1));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return ctx.log.error("disputes not asked about", { provider: provider.name, ...errorFields(error) });
    }
  }
}
