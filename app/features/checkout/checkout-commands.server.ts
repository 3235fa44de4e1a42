import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { PaymentError, type PaymentProvider } from "../../server/payments/payment-provider.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findGiftById, findPledgeById, moveGift, type PledgeRow } from "../gifts/gift-records.server.ts";
import { giftLink, recordMove } from "../gifts/pledge-commands.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import * as store from "./checkout-queries.server.ts";
import { receivePayment, settlePayment } from "./settle-payment.server.ts";

/** @throws AppError notFound without a provider of this name whose keys are set */
export function requireProvider({ payments }: Pick<AppContext, "payments">, name: string): PaymentProvider {
  const provider = payments.find((one) => one.name === name);
  if (provider === undefined) throw new AppError("notFound");
  return provider;
}

/**
 * Begins a payment at the provider's page.
 * @returns false when the provider does not answer: the promise stays, and can be paid by transfer
 */
export async function beginCheckout(ctx: AppContext, origin: string, pledge: PledgeRow): Promise<boolean> {
  const [provider] = ctx.payments;
  if (provider === undefined) return false;
  const { email: alias, name: title } = await findSettings(ctx);
  const earlier = await store.findCheckoutsOf(ctx.db, pledge.id);
  const reference = `${pledge.prefix}${pledge.code}-${earlier.length + 1}`;
  const { amount, currency, frequency } = pledge;
  const created_at = ctx.clock.now().toISOString();
  const about = { provider: provider.name, reference, pledge_id: pledge.id, amount, currency };
  // First: a payment whose answer got lost is found by its reference.
  await store.insertCheckout(ctx.db, { ...about, url: null, plan: null, state: "begun", created_at, checked_at: null });
  try {
    const returnTo = `${giftLink(origin, pledge)}/pay?paid`;
    // Donors need no e-mail; the provider does.
    const begun = await provider.begin({
      reference,
      amount,
      currency,
      frequency,
      returnTo,
      title,
      email: pledge.email ?? alias,
    });
    await store.updateCheckout(ctx.db, reference, { url: begun.url, plan: begun.plan ?? null });
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("payment not begun", { provider: provider.name, ...errorFields(error) });
    return false;
  }
}

/** The provider's page for a pledge, if a payment was begun, with what probably arrives. */
export async function findPaymentPage(ctx: AppContext, pledge: PledgeRow) {
  const [checkout] = await store.findCheckoutsOf(ctx.db, pledge.id);
  const provider = ctx.payments.find(({ name }) => name === checkout?.provider);
  if (checkout?.url == null || provider === undefined || checkout.state !== "begun") return undefined;
  const { amount, currency } = checkout;
  return { url: checkout.url, amount, currency, fee: provider.estimateFee({ amount, currency }) };
}

/** For a form. @param say from the provider's sentence @throws FormError when the provider does not answer */
const orFormError = <Answer>(answer: Promise<Answer>, say: (message: string) => string, status = 422) =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
    throw new FormError(say(error.message), { status });
  });

/** Is a monthly payment running? */
export const hasSubscription = async ({ db }: Pick<AppContext, "db">, pledge: PledgeRow): Promise<boolean> =>
  (await store.findActiveSubscriptions(db, pledge.id)).length > 0;

const notStopped = "Our payment partner does not answer just now. Nothing was stopped. Please try again.";

/** Stops the monthly payments of a pledge, for its donor. @throws FormError when the provider does not answer */
export async function stopMonthly(ctx: AppContext, pledge: PledgeRow): Promise<void> {
  for (const { id, ...subscription } of await store.findActiveSubscriptions(ctx.db, pledge.id)) {
    const stopped = requireProvider(ctx, subscription.provider).stop(subscription);
    await orFormError(stopped, () => notStopped, 503);
    await withTransaction(ctx, async (ctx) => {
      await store.stopSubscription(ctx.db, id);
      await recordMove(ctx, { pledge_id: pledge.id, what: "monthly payment stopped" });
    });
  }
}

/** Refunds a gift at its provider, in full. @throws FormError when the provider does not take it */
export async function refundGift({ ctx, member }: Actor, id: number): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const gift = await findGiftById(ctx, id);
  const [name = "", reference = ""] = gift?.source?.split(/:(.*)/s) ?? [];
  if (gift === undefined || !ctx.payments.some((provider) => provider.name === name)) throw new AppError("notFound");
  const refunded = requireProvider(ctx, name).refund(reference, gift);
  await orFormError(refunded, (message) => `${message} Nothing was refunded.`);
  await withTransaction(ctx, async (ctx, transaction) => {
    await moveGift(ctx, gift, "refunded", { from: ["received", "disputed"], what: "refunded", by: member.name });
    await recordAuditEvent(ctx, transaction, member, { what: "gift refunded", subject: `gift:${id}` });
  });
}

/** Records a payment that matches no promise as a gift. @throws AppError adminsOnly, notFound, FormError */
export async function recordProblemAsGift({ ctx, member }: Actor, id: number): Promise<void> {
  const notice = await requireProblem({ ctx, member }, id);
  const provider = requireProvider(ctx, notice.provider);
  const asked = notice.reference === null ? undefined : provider.verify(notice.reference);
  const payment = asked && (await orFormError(asked, (message) => `${message} Nothing was recorded.`));
  if (payment?.status !== "paid") throw new FormError("The payment partner does not call this payment paid.");
  const checkout = await store.findCheckout(ctx.db, payment.reference);
  await withTransaction(ctx, async (ctx, transaction) => {
    const pledge = checkout && (await findPledgeById(ctx, checkout.pledge_id));
    await receivePayment(ctx, provider, payment, pledge);
    await store.updateNotice(ctx.db, id, { settled_by: member.name, settled_why: null });
    await recordAuditEvent(ctx, transaction, member, {
      what: "payment recorded as a gift",
      subject: `payment-notice:${id}`,
    });
  });
}

/** @throws AppError adminsOnly, notFound */
export async function ignoreProblem({ ctx, member }: Actor, id: number, why: string): Promise<void> {
  await requireProblem({ ctx, member }, id);
  await withTransaction(ctx, async (ctx, transaction) => {
    await store.updateNotice(ctx.db, id, { settled_by: member.name, settled_why: why });
    await recordAuditEvent(ctx, transaction, member, {
      what: "payment notice ignored",
      subject: `payment-notice:${id}`,
    });
  });
}

async function requireProblem({ ctx, member }: Actor, id: number): Promise<store.NoticeRow> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const notice = await store.findNotice(ctx.db, id);
  if (notice === undefined) throw new AppError("notFound");
  return notice;
}

/** Asks the provider again. @throws FormError when it does not answer */
export async function askAgain(actor: Actor, id: number): Promise<void> {
  const { reference, provider } = await requireProblem(actor, id);
  if (reference === null) return;
  const settled = settlePayment(actor.ctx, requireProvider(actor.ctx, provider), reference);
  const problem = await orFormError(settled, (message) => message);
  if (problem === undefined) await store.updateNotice(actor.ctx.db, id, { problem: null });
}

/** Payments and disputes that wait for the treasurer. */
export async function findPaymentNeed({ db }: Pick<AppContext, "db">, member: Actor["member"]) {
  if (!canManageGifts(member)) return undefined;
  const { count, since } = await store.countProblems(db);
  return since === null ? undefined : { kind: "payments" as const, count, since };
}
