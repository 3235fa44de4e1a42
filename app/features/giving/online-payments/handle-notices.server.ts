import { paymentErrors } from "content/giving-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedNow } from "../../../server/db/trusted-time.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { type Notice, PaymentError, type PaymentProvider } from "../../../server/payments/payment-provider.ts";
import { findGiftBySource } from "../gifts/gift-records.server.ts";
import { settleRefunds } from "../refunds/settle-refunds.server.ts";
import * as store from "./checkout-queries.server.ts";
import { followDispute } from "./follow-dispute.server.ts";
import { reversed, settlePayment, sourceOf, waiting } from "./settle-payment.server.ts";

/** Number of days whose payments are compared with the provider's each night. */
const reconciliationDays = 3;

/** Number of days in which a completed refund can still fail. */
const refundDays = 60;

/** Receives gifts whose notices were lost, and updates refunds. */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  const since = new Date(now.getTime() - reconciliationDays * 24 * 60 * 60 * 1000);
  for (const provider of ctx.payments) {
    for (const { reference } of await provider.listSince(since)) {
      if ((await findGiftBySource(ctx, sourceOf(provider.name, reference))) !== undefined) continue;
      await storeNotice(ctx, provider, { eventId: `reconciled ${reference}`, kind: "payment", reference });
    }
  }
  await handleNotices(ctx);
  await settleRefunds(ctx, new Date(now.getTime() - refundDays * 24 * 60 * 60 * 1000));
}

/** Stores a notice; it is handled after the response. @returns undefined if the notice is stored already */
export async function storeNotice(
  ctx: AppContext,
  { name }: PaymentProvider,
  notice: Notice,
): Promise<store.NoticeRow | undefined> {
  const received_at = ctx.clock.now().toISOString();
  const { eventId: event_id, kind, reference = null, dueAt: due_at = null, subscription } = notice;
  if (subscription !== undefined) await storeSubscription(ctx, name, subscription);
  const open = { handled_at: null, problem: null, settled_by: null, settled_why: null };
  return store.insertNotice(ctx.db, { provider: name, event_id, kind, reference, due_at, received_at, ...open });
}

async function storeSubscription(
  { db, clock }: AppContext,
  provider: string,
  subscription: NonNullable<Notice["subscription"]>,
) {
  const checkout = await store.findCheckoutOfPlan(db, provider, subscription.plan);
  if (checkout === undefined) return;
  const about = { provider, promise_id: checkout.promise_id, created_at: clock.now().toISOString() };
  await store.insertSubscription(db, { ...subscription, ...about, state: "active" });
}

const maxNotices = 200;

export async function handleNotices(ctx: AppContext): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const notice of await store.findOpenNotices(ctx.db, maxNotices)) if (!(await handleNotice(ctx, notice))) return;
}

/**
 * Handles a notice. Uses only data that the provider returns when asked, not the notice's content.
 * @returns false if the provider does not respond
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
    ctx.log.error("payment not verified", { provider: provider.name, notice: notice.id, ...errorFields(error) });
    return false;
  }
}

/** The provider is asked about payments that wait, for this time (ms); later, the nightly comparison finds them. */
const waitingMs = 60 * 60 * 1000;

const isRecent = ({ clock }: AppContext, { received_at }: store.NoticeRow): boolean =>
  clock.now().getTime() - Date.parse(received_at) < waitingMs;

/**
 * Updates payments after a notice.
 * @returns reason why staff must decide, "waiting", or undefined if nothing is wrong
 * @throws PaymentError
 */
export async function actOnNotice(
  ctx: AppContext,
  provider: PaymentProvider,
  notice: store.NoticeRow,
): Promise<string | undefined> {
  const { kind, reference } = notice;
  if (reference === null) return kind === "dispute" ? paymentErrors.disputeWithoutReference : undefined;
  switch (kind) {
    case "payment": {
      const problem = await settlePayment(ctx, provider, reference);
      return problem === reversed ? followDispute(ctx, provider, reference) : problem;
    }
    case "dispute":
    case "dispute closed":
    case "refund":
      return followDispute(ctx, provider, reference);
    default:
      // The problem of a failed refund stays until staff give a reason.
      return notice.problem ?? undefined;
  }
}
