import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { PaymentError } from "../../../server/payments/payment-provider.ts";
import type { PromiseRow } from "../gifts/gift-records.server.ts";
import { recordMove, stopPromise } from "../gifts/promise-commands.server.ts";
import * as store from "./checkout-queries.server.ts";

/**
 * Stops a monthly gift. The donor's wish is stored first, so that a job asks the provider again if it does not respond.
 */
export async function stopMonthly(ctx: AppContext, promise: PromiseRow): Promise<void> {
  await withTransaction(ctx, (ctx) => stopPromise(ctx, promise));
  for (const subscription of await store.findActiveSubscriptions(ctx.db, promise.id))
    await stopSubscription(ctx, subscription);
}

export async function findSubscriptionState(
  { db, payments }: Pick<AppContext, "db" | "payments">,
  promise: PromiseRow,
): Promise<"none" | "running" | "unreachable"> {
  const active = await store.findActiveSubscriptions(db, promise.id);
  if (active.length === 0) return "none";
  return active.every(({ provider }) => payments.some(({ name }) => name === provider)) ? "running" : "unreachable";
}

const maxAsked = 100;

/** Asks the provider again to stop the payments that donors stopped, including payments that began later. */
export async function stopSubscriptions(ctx: AppContext): Promise<void> {
  for (const subscription of await store.findSubscriptionsToStop(ctx.db, maxAsked))
    await stopSubscription(ctx, subscription);
}

/** Stops a subscription at the provider; one that the provider has stopped already counts as stopped. */
async function stopSubscription(ctx: AppContext, { id, promise_id, ...about }: store.SubscriptionRow): Promise<void> {
  const provider = ctx.payments.find(({ name }) => name === about.provider);
  if (provider === undefined) return;
  try {
    await provider.stop(about);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("monthly payment not stopped", { provider: provider.name, subscription: id, ...errorFields(error) });
    return;
  }
  await withTransaction(ctx, async (ctx) => {
    if (await store.stopSubscription(ctx.db, id))
      await recordMove(ctx, { promise_id, what: "monthly payment stopped at the partner" });
  });
}
