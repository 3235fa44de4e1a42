import { createHmac } from "node:crypto";
import { serverErrors } from "content/server-errors.ts";
import * as v from "valibot";
import { type Currency, isCurrency } from "../../values/money.ts";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import { askAt, idText, listed, numeric, parseJson, readEach } from "./ask-provider.ts";
import {
  type Checkout,
  type Notice,
  type Payment,
  type PaymentChannel,
  PaymentError,
  type PaymentProvider,
  PaymentRefused,
  type ProviderRefund,
} from "./payment-provider.ts";

export interface PaystackConfig {
  secretKey: string;
  /** API address without a trailing slash. */
  baseUrl: string;
}

const done = v.object({ status: v.literal(true) });

const begun = v.object({ data: v.object({ authorization_url: v.pipe(v.string(), v.url()) }) });

const planned = v.object({ data: v.object({ plan_code: v.string() }) });

/** The outer `status: true` is about the API call, not about the payment. */
const transaction = v.object({
  reference: v.string(),
  status: v.string(),
  amount: numeric,
  currency: v.string(),
  fees: v.nullish(numeric),
  channel: v.nullish(v.string()),
  paid_at: v.nullish(v.string()),
  plan: v.optional(v.unknown()),
  customer: v.nullish(v.object({ customer_code: v.nullish(v.string()) })),
});

const verified = v.object({ data: transaction });

const channels: Record<string, PaymentChannel> = {
  card: "card",
  bank_transfer: "transfer",
  dedicated_nuban: "transfer",
  ussd: "ussd",
  mobile_money: "mobile money",
};

const states: Record<string, Payment["status"]> = {
  success: "paid",
  failed: "failed",
  abandoned: "failed",
  reversed: "reversed",
};

/** `transaction` is an id in lists, and an object in the response to a request. */
const refund = v.object({
  id: idText,
  amount: numeric,
  status: v.string(),
  transaction: v.optional(v.union([idText, v.object({ id: idText })])),
  merchant_note: v.nullish(v.string()),
  reversed_at: v.nullish(v.string()),
});

const refundAsked = v.object({ data: refund });

const idOf = (transaction: string | { id: string }) => (typeof transaction === "string" ? transaction : transaction.id);

function refundOf({ id, amount, status, merchant_note, reversed_at }: v.InferOutput<typeof refund>): ProviderRefund {
  const known: Record<string, ProviderRefund["status"]> = { processed: "done", failed: "failed", reversed: "reversed" };
  return {
    id,
    amount,
    status: reversed_at ? "reversed" : (known[status] ?? "waiting"),
    note: merchant_note ?? undefined,
  };
}

const identified = v.object({ data: v.object({ id: idText }) });

const disputed = v.object({
  data: v.object({ status: v.string(), resolution: v.nullish(v.string()), dueAt: v.nullish(v.string()) }),
});

/**
 * Currencies with two decimals. For francs and shillings without a minor unit, the unit that the API expects is
 * unknown.
 */
const takes: readonly Currency[] = ["NGN", "USD", "GHS", "KES", "ZAR"];

/** Currencies with a fixed list of channels; for others, the foundation's account determines them. */
const withChannels: readonly Currency[] = ["NGN", "USD"];

/** Opens [Paystack](https://paystack.com/docs/api/) with hosted checkout. Amounts are in minor units. */
export function openPaystack({ secretKey, baseUrl }: PaystackConfig, timeoutMs?: number): PaymentProvider {
  const ask = askAt(baseUrl, secretKey, timeoutMs);
  const findId = async (reference: string) =>
    (await ask(`/transaction/verify/${encodeURIComponent(reference)}`, identified))?.data.id;
  return {
    name: "paystack",
    takes,
    begin: async (checkout) => {
      const plan = checkout.frequency === "monthly" ? await makePlan(checkout) : undefined;
      const { email, amount, currency, reference, returnTo: callback_url } = checkout;
      const body = { email, amount: String(amount), currency, reference, callback_url, ...(plan && { plan }) };
      const open = withChannels.includes(currency) ? ["bank_transfer", "ussd", "card"] : undefined;
      const channels = plan ? ["card"] : open;
      const answer = await ask("/transaction/initialize", begun, {
        method: "POST",
        body: { ...body, ...(channels && { channels }) },
      });
      if (answer === undefined) throw new PaymentError("The payment partner does not take this payment.");
      return { url: answer.data.authorization_url, ...(plan !== undefined && { plan }) };
    },
    verify: async (reference) => {
      const answer = await ask(`/transaction/verify/${encodeURIComponent(reference)}`, verified);
      return answer && paymentOf(answer.data);
    },
    readNotice: (body, headers) => {
      const expected = createHmac("sha512", secretKey).update(body).digest();
      const given = Buffer.from(headers.get("x-paystack-signature") ?? "", "hex");
      return isSameSecret(given, expected) ? noticeOf(body) : undefined;
    },
    listSince: async (since) => {
      const payments: Payment[] = [];
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({
          perPage: "50",
          page: String(page),
          from: since.toISOString(),
          status: "success",
        });
        const answer = await ask(`/transaction?${query}`, listed);
        const rows = answer?.data ?? [];
        payments.push(...readEach(rows, transaction, paymentOf));
        if (rows.length < 50) return payments;
      }
    },
    refund: async (reference, { amount, currency }, note) => {
      const body = { transaction: reference, amount: String(amount), currency, merchant_note: note };
      const answer = await ask("/refund", refundAsked, { method: "POST", body });
      if (answer === undefined) throw new PaymentRefused(serverErrors.refundRefused);
      return refundOf(answer.data);
    },
    listRefunds: async (reference) => {
      const id = await findId(reference);
      if (id === undefined) return [];
      // A payment has few refunds; a page of the API has fifty.
      const query = new URLSearchParams({ transaction: id, perPage: "50" });
      const rows = (await ask(`/refund?${query}`, listed))?.data ?? [];
      return rows
        .flatMap((row) => {
          const read = v.safeParse(refund, row);
          return read.success && (read.output.transaction === undefined || idOf(read.output.transaction) === id)
            ? [refundOf(read.output)]
            : [];
        })
        .toReversed();
    },
    findDispute: async (reference) => {
      const id = await findId(reference);
      const answer = id && (await ask(`/dispute/transaction/${id}`, disputed));
      if (!answer) return undefined;
      const { status, resolution, dueAt } = answer.data;
      const isLost = resolution !== null && resolution !== undefined && /accepted/.test(resolution);
      return { status: status !== "resolved" ? "open" : isLost ? "lost" : "won", dueAt: dueAt ?? undefined };
    },
    stop: async ({ code, token }) => {
      const answer = await ask("/subscription/disable", done, { method: "POST", body: { code, token } });
      // 404 or 400: the monthly payment has ended already.
      if (answer === undefined) return;
    },
    // May 2026: 1.5 % plus ₦100 from ₦2,500 on, at most ₦2,000; 3.9 % plus ₦100 for dollars; both plus 7.5 % VAT.
    estimateFee: ({ amount, currency }) => {
      if (currency !== "NGN" && currency !== "USD") return undefined;
      const local = Math.min(amount * 0.015 + (amount >= 250_000 ? 10_000 : 0), 200_000);
      return Math.ceil((currency === "NGN" ? local : amount * 0.039) * 1.075);
    },
  };

  async function makePlan({ amount, currency, title }: Checkout): Promise<string> {
    const body = { name: title, interval: "monthly", amount: String(amount), currency };
    const answer = await ask("/plan", planned, { method: "POST", body });
    if (answer === undefined) throw new PaymentError("The payment partner does not take monthly payments.");
    return answer.data.plan_code;
  }
}

function paymentOf(data: v.InferOutput<typeof transaction>): Payment | undefined {
  const { reference, status, amount, currency, fees, channel, paid_at, customer } = data;
  if (!isCurrency(currency) || !takes.includes(currency)) return undefined;
  return {
    reference,
    amount,
    currency,
    fee: fees ?? 0,
    status: states[status] ?? "waiting",
    channel: channels[channel ?? ""] ?? "online",
    paidAt: paid_at ?? new Date(0).toISOString(),
    plan: planOf(data.plan),
    customer: customer?.customer_code ?? undefined,
  };
}

/** Reads the code of a plan. The provider sends a code, an object with a code, an empty object, or null. */
function planOf(plan: unknown): string | undefined {
  if (typeof plan === "string" && plan !== "") return plan;
  const { plan_code } = (typeof plan === "object" && plan !== null ? plan : {}) as { plan_code?: unknown };
  return typeof plan_code === "string" ? plan_code : undefined;
}

const noticeSchema = v.object({
  event: v.string(),
  data: v.looseObject({
    id: v.optional(idText),
    reference: v.nullish(v.string()),
    transaction_reference: v.nullish(v.string()),
    transaction: v.nullish(v.union([v.object({ reference: v.nullish(v.string()) }), v.string()])),
    status: v.nullish(v.string()),
    dueAt: v.nullish(v.string()),
    subscription_code: v.nullish(v.string()),
    email_token: v.nullish(v.string()),
    plan: v.optional(v.unknown()),
    customer: v.nullish(v.object({ customer_code: v.nullish(v.string()) })),
  }),
});

/** Reads a notice. Paystack sends no event id, so the event and its subject serve as one. */
function noticeOf(body: Buffer): Notice | "malformed" {
  const read = v.safeParse(noticeSchema, parseJson(body.toString("utf8")));
  if (!read.success) return "malformed";
  const { event, data } = read.output;
  const inside = typeof data.transaction === "object" ? data.transaction?.reference : undefined;
  const reference = data.reference ?? data.transaction_reference ?? inside ?? undefined;
  const eventId = [event, data.id ?? reference ?? data.subscription_code ?? "", data.status ?? ""].join(" ");
  const code = data.subscription_code ?? undefined;
  const plan = planOf(data.plan);
  const customer = data.customer?.customer_code ?? undefined;
  return {
    eventId,
    kind: kindOf(event),
    reference,
    dueAt: data.dueAt ?? undefined,
    subscription: code && plan && customer ? { code, token: data.email_token ?? "", plan, customer } : undefined,
  };
}

function kindOf(event: string): Notice["kind"] {
  if (event === "charge.success" || event === "bank.transfer.rejected") return "payment";
  if (event === "charge.dispute.resolve") return "dispute closed";
  if (event.startsWith("charge.dispute.")) return "dispute";
  if (event.startsWith("refund.")) return "refund";
  return event === "subscription.create" ? "subscription" : "other";
}
