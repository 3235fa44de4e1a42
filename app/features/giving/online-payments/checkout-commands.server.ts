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

/** @throws AppError notFound without a configured provider of this name */
export function requireProvider({ payments }: Pick<AppContext, "payments">, name: string): PaymentProvider {
  const provider = payments.find((provider) => provider.name === name);
  if (provider === undefined) throw new AppError("notFound");
  return provider;
}

const providerFor = ({ payments }: Pick<AppContext, "payments">, { currency }: PromiseRow) =>
  payments.find(({ takes }) => takes.includes(currency));

/** A payment without a page is under way for this time (ms): longer than the provider may take. */
const beginningMs = 60_000;

/** @returns `away`: the provider does not answer; `underway`: another request is asking it */
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
  // Stored first: a payment with a lost answer is found by its reference.
  const reference = await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now();
    const earlier = await store.findCheckoutsOf(transaction, promise.id);
    const open = earlier.find(({ state }) => state === "begun");
    if (open?.url && open.provider === provider.name) return "begun";
    if (open?.url === null && now.getTime() - Date.parse(open.created_at) < beginningMs) return "underway";
    // A later payment of it is found by its reference.
    if (open !== undefined) await store.updateCheckout(transaction, open.reference, { state: "failed" });
    const made = `${promise.prefix}${promise.code}-${earlier.length + 1}`;
    const row = { ...about, reference: made, url: null, plan: null, state: "begun" as const, checked_at: null };
    return (await store.insertCheckout(transaction, { ...row, created_at: now.toISOString() })) ? { made } : "underway";
  });
  if (typeof reference === "string") return reference;
  try {
    const returnTo = `${giftLink(origin, promise)}/pay?paid`;
    // The provider needs an e-mail address; donors may have none.
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

/** Finds the provider's page of a begun payment (`url`), with the estimated fee. */
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

/** Turns a provider's failure into an error of the form. @param say wraps the provider's sentence @throws FormError */
const orFormError = <Answer>(answer: Promise<Answer>, say: (message: string) => string, status = 422) =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
    throw new FormError(say(error.message), { status });
  });

/** Only notices of payments become gifts. A dispute leaves the list by its end, or a reason. */
export const canRecord = (kind: string): boolean => kind === "payment";

/** Makes a gift of a payment without a promise. @throws AppError notFound; FormError */
export async function recordProblemAsGift({ ctx, member }: Actor, id: number): Promise<void> {
  requireAct({ member }, decidingOnPayment);
  const notice = await requireProblem({ ctx, member }, id);
  if (!canRecord(notice.kind)) throw new FormError("Only a payment becomes a gift. Say why this one needs no look.");
  const provider = requireProvider(ctx, notice.provider);
  const asked = notice.reference === null ? undefined : provider.verify(notice.reference);
  const payment = asked && (await orFormError(asked, (message) => `${message} Nothing was recorded.`));
  if (payment?.status !== "paid") throw new FormError("The payment partner does not call this payment paid.");
  const checkout = await store.findCheckout(ctx.db, payment.reference);
  await withTransaction(ctx, async (ctx, transaction) => {
    requireOpen(await requireProblem({ ctx, member }, id));
    const promise = checkout && (await findPromiseById(ctx, checkout.promise_id));
    if (!(await receivePayment(ctx, provider, payment, promise)))
      throw new FormError("This payment is a gift already. Say why the notice needs no look.", { status: 409 });
    await store.updateNotice(ctx.db, id, { settled_by: member.name, settled_why: null });
    await recordAuditEvent(ctx, transaction, member, {
      what: "payment recorded as a gift",
      subject: `payment-notice:${id}`,
    });
  });
}

/** @throws AppError notFound; FormError with status 409 when the problem is gone */
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

/** The first decision stays. @throws FormError */
function requireOpen({ problem, settled_by }: store.NoticeRow): void {
  if (problem === null || settled_by !== null)
    throw new FormError("Somebody settled this meanwhile, or it has ended. Nothing was changed.", { status: 409 });
}

async function requireProblem({ ctx, member }: Actor, id: number): Promise<store.NoticeRow> {
  requireAct({ member }, decidingOnPayment);
  const notice = await store.findNotice(ctx.db, id);
  if (notice === undefined) throw new AppError("notFound");
  return notice;
}

/** Asks the provider again; a dispute stays until it ends. @throws FormError when the provider does not answer */
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
