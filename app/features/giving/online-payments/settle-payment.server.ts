import { paymentErrors } from "content/giving-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Payment, PaymentProvider } from "../../../server/payments/payment-provider.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findPromiseById, type PromiseRow } from "../gifts/gift-records.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";
import * as store from "./checkout-queries.server.ts";

/** Source of a gift. It is unique, so that a payment makes one gift, even if the provider sends several notices. */
export const sourceOf = (provider: string, reference: string): string => `${provider}:${reference}`;

export const waiting = "waiting";

export const reversed = "reversed";

/**
 * Settles a payment.
 * @returns reason why staff must decide, "waiting", "reversed", or undefined if nothing is wrong
 * @throws PaymentError
 */
export async function settlePayment(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<string | undefined> {
  const payment = await provider.verify(reference);
  const checked_at = ctx.clock.now().toISOString();
  if (payment === undefined) {
    await store.updateCheckout(ctx.db, reference, { checked_at });
    return paymentErrors.unknown;
  }
  return withTransaction(ctx, async (ctx) => {
    const checkout = await store.findCheckout(ctx.db, reference);
    if (payment.status !== "paid") {
      const state = payment.status === "waiting" ? "begun" : "failed";
      if (checkout?.state === "begun") await store.updateCheckout(ctx.db, reference, { state, checked_at });
      return payment.status === "waiting" ? waiting : payment.status === "reversed" ? reversed : undefined;
    }
    const promise = await findPromiseOf(ctx, provider, payment, checkout);
    if (promise === undefined) return paymentErrors.noPromise;
    const expected = checkout ?? promise;
    if (payment.currency !== expected.currency || payment.amount !== expected.amount)
      return paymentErrors.otherAmount(formatMoney(payment), formatMoney(expected));
    await store.updateCheckout(ctx.db, reference, { state: "paid", checked_at });
    await receivePayment(ctx, provider, payment, promise);
    return undefined;
  });
}

/** Receives a payment as a gift. @returns false if the gift exists already */
export async function receivePayment(
  ctx: InTransaction,
  provider: PaymentProvider,
  payment: Payment,
  promise?: PromiseRow,
): Promise<boolean> {
  const { amount, currency, fee, channel: method, reference } = payment;
  const paidAt = new Date(payment.paidAt);
  const valueDate = siteDate(Number.isNaN(paidAt.getTime()) || paidAt.getTime() === 0 ? ctx.clock.now() : paidAt);
  const source = sourceOf(provider.name, reference);
  return (await receiveGift(ctx, { amount, currency, fee, method, promise, valueDate, source })) !== undefined;
}

/** Finds a payment's promise by its checkout; for later monthly payments, by plan and customer. */
async function findPromiseOf(
  ctx: InTransaction,
  { name }: PaymentProvider,
  { plan, customer }: Payment,
  checkout: store.CheckoutRow | undefined,
): Promise<PromiseRow | undefined> {
  if (checkout !== undefined) return findPromiseById(ctx, checkout.promise_id);
  if (plan === undefined || customer === undefined) return undefined;
  const subscription = await store.findSubscription(ctx.db, name, plan, customer);
  // Each plan belongs to one promise only.
  const first = subscription ?? (await store.findCheckoutOfPlan(ctx.db, name, plan));
  return first && findPromiseById(ctx, first.promise_id);
}

/** Stores a problem that the site itself noticed, without a notice of the provider, once. */
export async function recordProblem(
  ctx: InTransaction,
  {
    eventId: event_id,
    ...problem
  }: { provider: string; eventId: string; kind: string; reference: string; problem: string },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const settled = { due_at: null, settled_by: null, settled_why: null };
  await store.insertNotice(ctx.db, { ...problem, ...settled, event_id, received_at: at, handled_at: at });
}
