import { paymentErrors as words } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { PaymentError, type PaymentProvider } from "../../../server/payments/payment-provider.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findOfficeAddresses } from "../../people/users/find-office.server.ts";
import { decidingOnPayment } from "../gifts/gift-permissions.ts";
import { findPromiseById, type PromiseRow } from "../gifts/gift-records.server.ts";
import { giftLink } from "../gifts/promise-commands.server.ts";
import * as store from "./checkout-queries.server.ts";
import { actOnNotice } from "./handle-notices.server.ts";
import { receivePayment, waiting } from "./settle-payment.server.ts";

/** Returns a payment provider. @throws AppError notFound if no provider with this name is configured */
export function requireProvider({ payments }: Pick<AppContext, "payments">, name: string): PaymentProvider {
  const provider = payments.find((provider) => provider.name === name);
  if (provider === undefined) throw new AppError("notFound");
  return provider;
}

const providerFor = ({ payments }: Pick<AppContext, "payments">, { currency }: PromiseRow) =>
  payments.find(({ takes }) => takes.includes(currency));

/** Time for which a payment without a page counts as being created (ms); longer than the provider may take. */
const beginningMs = 60_000;

/**
 * Begins a payment at the provider.
 * @returns `away`: the provider does not respond; `underway`: another request is creating the payment
 */
export async function beginCheckout(
  ctx: AppContext,
  origin: string,
  promise: PromiseRow,
): Promise<"begun" | "underway" | "away"> {
  const provider = providerFor(ctx, promise);
  if (provider === undefined) return "away";
  const { name: title } = await findSettings(ctx);
  const { amount, currency, frequency } = promise;
  const about = { provider: provider.name, promise_id: promise.id, amount, currency };
  // Stored before the request, so that a payment is found by its reference even if the response is lost.
  const reference = await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now();
    const earlier = await store.findCheckoutsOf(transaction, promise.id);
    const open = earlier.find(({ state }) => state === "begun");
    if (open?.url && open.provider === provider.name) return "begun";
    if (open?.url === null && now.getTime() - Date.parse(open.created_at) < beginningMs) return "underway";
    // If the earlier checkout is paid later, the payment is found by its reference.
    if (open !== undefined) await store.updateCheckout(transaction, open.reference, { state: "failed" });
    const made = `${promise.prefix}${promise.code}-${earlier.length + 1}`;
    const row = { ...about, reference: made, url: null, plan: null, state: "begun" as const, checked_at: null };
    return (await store.insertCheckout(transaction, { ...row, created_at: now.toISOString() })) ? { made } : "underway";
  });
  if (typeof reference === "string") return reference;
  try {
    const returnTo = `${giftLink(origin, promise)}/pay?paid`;
    // The provider requires an e-mail address, which some donors do not have.
    const email = promise.email ?? (await findOfficeAddresses(ctx))[0] ?? "";
    const begun = await provider.begin({
      amount,
      currency,
      frequency,
      returnTo,
      title,
      email,
      reference: reference.made,
    });
    await store.updateCheckout(ctx.db, reference.made, { url: begun.url, plan: begun.plan ?? null });
    return "begun";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("payment not begun", { provider: provider.name, ...errorFields(error) });
    await store.updateCheckout(ctx.db, reference.made, { state: "failed" });
    return "away";
  }
}

/** Finds the URL of the provider's page for a payment that was begun, and the estimated fee. */
export async function findPaymentPage(ctx: AppContext, promise: PromiseRow) {
  const open = (await store.findCheckoutsOf(ctx.db, promise.id)).find(
    ({ state, url }) => state === "begun" && url !== null,
  );
  const provider =
    open === undefined ? providerFor(ctx, promise) : ctx.payments.find(({ name }) => name === open.provider);
  if (provider === undefined) return undefined;
  const { amount, currency } = open ?? promise;
  return { url: open?.url ?? undefined, amount, currency, fee: provider.estimateFee({ amount, currency }) };
}

/**
 * Turns a provider's error into a form error.
 * @param say makes the error from the provider's sentence
 * @throws FormError
 */
const orFormError = <Answer>(answer: Promise<Answer>, say: (message: string) => string, status = 422) =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
    throw new FormError(say(error.message), { status });
  });

/**
 * Returns true if a problem can be recorded as a gift: only payments can. A dispute is solved by its end, or with a
 * reason.
 */
export const canRecord = (kind: string): boolean => kind === "payment";

/** Makes a gift from a payment without a promise. @throws AppError notFound; FormError */
export async function recordProblemAsGift({ ctx, member }: Actor, id: number): Promise<void> {
  requireAct({ member }, decidingOnPayment);
  const notice = await requireProblem({ ctx, member }, id);
  if (!canRecord(notice.kind)) throw new FormError(words.onlyPayments);
  const provider = requireProvider(ctx, notice.provider);
  const asked = notice.reference === null ? undefined : provider.verify(notice.reference);
  const payment = asked && (await orFormError(asked, words.notRecorded));
  if (payment?.status !== "paid") throw new FormError(words.notPaid);
  const checkout = await store.findCheckout(ctx.db, payment.reference);
  await withTransaction(ctx, async (ctx, transaction) => {
    requireOpen(await requireProblem({ ctx, member }, id));
    const promise = checkout && (await findPromiseById(ctx, checkout.promise_id));
    if (!(await receivePayment(ctx, provider, payment, promise))) throw new FormError(words.isGift, { status: 409 });
    await store.updateNotice(ctx.db, id, { settled_by: member.name, settled_why: null });
    await recordAuditEvent(ctx, transaction, member, {
      what: "payment recorded as a gift",
      subject: `payment-notice:${id}`,
    });
  });
}

/**
 * Closes a problem with a reason.
 * @throws AppError notFound; FormError with status 409 if the problem is solved already
 */
export async function ignoreProblem({ ctx, member }: Actor, id: number, why: string): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    requireOpen(await requireProblem({ ctx, member }, id));
    await store.updateNotice(ctx.db, id, { settled_by: member.name, settled_why: why });
    await recordAuditEvent(ctx, transaction, member, {
      what: "payment notice ignored",
      subject: `payment-notice:${id}`,
    });
  });
}

/** Checks that no decision was made yet. @throws FormError */
function requireOpen({ problem, settled_by }: store.NoticeRow): void {
  if (problem === null || settled_by !== null) throw new FormError(words.settled, { status: 409 });
}

async function requireProblem({ ctx, member }: Actor, id: number): Promise<store.NoticeRow> {
  requireAct({ member }, decidingOnPayment);
  const notice = await store.findNotice(ctx.db, id);
  if (notice === undefined) throw new AppError("notFound");
  return notice;
}

/** Asks the provider again; a dispute stays open until it ends. @throws FormError if the provider does not respond */
export async function askAgain(actor: Actor, id: number): Promise<void> {
  requireAct(actor, decidingOnPayment);
  const notice = await requireProblem(actor, id);
  const provider = requireProvider(actor.ctx, notice.provider);
  const problem = await orFormError(actOnNotice(actor.ctx, provider, notice), (message) => message);
  if (problem === waiting) return;
  await withTransaction(actor.ctx, async (ctx, transaction) => {
    await store.updateNotice(transaction, id, { problem: problem ?? null });
    const event = {
      what: "payment partner asked again",
      subject: `payment-notice:${id}`,
      after: problem ?? "in order",
    };
    await recordAuditEvent(ctx, transaction, actor.member, event);
  });
}
