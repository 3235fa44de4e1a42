import { giftDisputedEmail } from "../../emails/gift-emails.tsx";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { type Notice, PaymentError, type PaymentProvider } from "../../server/payments/payment-provider.ts";
import { formatMoney } from "../../values/money.ts";
import { findGiftBySource, type GiftRow, moveGift } from "../gifts/gift-records.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { listAdmins } from "../users/user-commands.server.ts";
import * as store from "./checkout-queries.server.ts";
import { settlePayment, sourceOf, waiting } from "./settle-payment.server.ts";

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
    const problem = await actOn(ctx, provider, notice);
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

async function actOn(ctx: AppContext, provider: PaymentProvider, notice: store.NoticeRow): Promise<string | undefined> {
  const { kind, reference } = notice;
  if (reference === null) return kind === "dispute" ? "A dispute without a reference." : undefined;
  switch (kind) {
    case "payment":
      return settlePayment(ctx, provider, reference);
    case "dispute":
      return markDisputed(ctx, provider, reference, notice.due_at);
    case "dispute closed":
      return moveGiftOf(ctx, provider, reference, "dispute closed", async (gift) =>
        (await provider.verify(reference))?.status === "reversed"
          ? "refunded"
          : gift.state === "disputed"
            ? "received"
            : gift.state,
      );
    case "refund":
      return moveGiftOf(ctx, provider, reference, "refund processed", async () => "refunded");
    default:
      return undefined;
  }
}

async function moveGiftOf(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
  what: string,
  stateOf: (gift: GiftRow) => Promise<GiftRow["state"]>,
): Promise<string | undefined> {
  const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
  if (gift === undefined) return `We have no gift with this reference (${what}).`;
  const state = await stateOf(gift);
  await withTransaction(ctx, (ctx) => moveGift(ctx, gift, state, { from: ["received", "disputed", "refunded"], what }));
  return undefined;
}

/** The clock of a dispute may be a day: all admins get an e-mail at once, and the notice stays in the list. */
async function markDisputed(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
  dueAt: string | null,
): Promise<string | undefined> {
  const missing = await moveGiftOf(ctx, provider, reference, "disputed", async () => "disputed");
  const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
  const { name: foundation } = await findSettings(ctx);
  const due = dueAt?.slice(0, 16).replace("T", " ") ?? "";
  await withTransaction(ctx, async (ctx, transaction) => {
    for (const { email: to } of await listAdmins(ctx)) {
      const about = { to, foundation, amount: gift ? formatMoney(gift) : "", reference, due, provider: provider.name };
      const options = { kind: "gift-disputed", idempotencyKey: `dispute:${provider.name}:${reference}:${to}` };
      await enqueueEmail(ctx, transaction, giftDisputedEmail(about), options);
    }
  });
  return missing ?? `A donor disputes this payment. Answer the payment partner by ${due || "its deadline"}.`;
}
