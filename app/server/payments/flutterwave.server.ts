import { serverErrors } from "content/server-errors.ts";
import * as v from "valibot";
import { type Currency, isCurrency, type Money, minorUnitsOf, plainAmount } from "../../values/money.ts";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import { askAt, idText, listed, numeric, parseJson, readEach } from "./ask-provider.ts";
import {
  type Dispute,
  type Notice,
  type Payment,
  type PaymentChannel,
  PaymentError,
  type PaymentProvider,
  PaymentRefused,
  type ProviderRefund,
} from "./payment-provider.ts";

export interface FlutterwaveConfig {
  secretKey: string;
  /** Secret that the provider repeats in each notice. */
  webhookHash: string;
  /** API address without a trailing slash. */
  baseUrl: string;
}

const begun = v.object({ data: v.object({ link: v.pipe(v.string(), v.url()) }) });

const planned = v.object({ data: v.object({ id: idText }) });

const transaction = v.object({
  id: idText,
  tx_ref: v.string(),
  flw_ref: v.nullish(v.string()),
  status: v.string(),
  amount: numeric,
  currency: v.string(),
  app_fee: v.nullish(numeric),
  payment_type: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
  plan: v.nullish(idText),
  customer: v.nullish(v.object({ id: v.nullish(idText) })),
});

const verified = v.object({ data: transaction });
const subscribed = v.object({ data: v.array(v.object({ id: idText, plan: v.nullish(idText) })) });
const done = v.object({ status: v.literal("success") });

const channels: Record<string, PaymentChannel> = {
  card: "card",
  bank_transfer: "transfer",
  banktransfer: "transfer",
  ussd: "ussd",
  mpesa: "mobile money",
};

/** Returns the channel. Types of mobile money end with a country or operator, as in `mobilemoneyuganda`. */
const channelOf = (type: string): PaymentChannel =>
  type.startsWith("mobilemoney") ? "mobile money" : (channels[type] ?? "online");

const states: Record<string, Payment["status"]> = { successful: "paid", failed: "failed", reversed: "reversed" };

/** In lists, some fields have other names than in the response to a request. */
const refund = v.object({
  id: idText,
  tx_id: v.optional(idText),
  TransactionId: v.optional(idText),
  amount_refunded: v.optional(numeric),
  AmountRefunded: v.optional(numeric),
  status: v.string(),
  comments: v.nullish(v.string()),
});

const refundAsked = v.object({ data: refund });

/** Returns the state of a refund. Plain "completed" means that the refund was started, but is not paid out yet. */
function refundOf(
  { id, amount_refunded, AmountRefunded, status, comments }: v.InferOutput<typeof refund>,
  currency: Currency,
): ProviderRefund {
  const isDone = /^(?:completed-|successful|succeeded)/.test(status);
  const isFailed = /^(?:failed|cancell?ed)/.test(status);
  return {
    id,
    amount: toMinor(amount_refunded ?? AmountRefunded ?? 0, currency),
    status: isDone ? "done" : isFailed ? "failed" : status === "reversed" ? "reversed" : "waiting",
    note: comments ?? undefined,
  };
}

const chargeback = v.object({ status: v.string(), due_date: v.nullish(v.string()) });

const takes: readonly Currency[] = ["NGN", "USD", "GHS", "KES", "UGX", "TZS", "RWF", "ZAR", "XOF", "XAF"];

/** Currencies with a fixed list of payment methods; for others, the foundation's account determines them. */
const withOptions: readonly Currency[] = ["NGN", "USD"];

/** Opens [Flutterwave v3](https://developer.flutterwave.com/v3.0) with hosted checkout. Amounts have decimals. */
export function openFlutterwave(
  { secretKey, webhookHash, baseUrl }: FlutterwaveConfig,
  timeoutMs?: number,
): PaymentProvider {
  const ask = askAt(baseUrl, secretKey, timeoutMs);
  const find = (reference: string) =>
    ask(`/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: reference })}`, verified);
  return {
    name: "flutterwave",
    takes,
    begin: async ({ reference, amount, currency, frequency, email, returnTo, title }) => {
      const plan =
        frequency === "monthly"
          ? (
              await ask("/payment-plans", planned, {
                method: "POST",
                body: { name: title, interval: "monthly", amount: toMajor({ amount, currency }), currency },
              })
            )?.data.id
          : undefined;
      const answer = await ask("/payments", begun, {
        method: "POST",
        body: {
          tx_ref: reference,
          amount: plainAmount({ amount, currency }),
          currency,
          redirect_url: returnTo,
          customer: { email },
          customizations: { title },
          ...(plan !== undefined
            ? { payment_options: "card", payment_plan: plan }
            : withOptions.includes(currency) && { payment_options: "banktransfer,ussd,card" }),
        },
      });
      if (answer === undefined) throw new PaymentError("The payment partner does not take this payment.");
      return { url: answer.data.link, ...(plan !== undefined && { plan }) };
    },
    verify: async (reference) => {
      const answer = await find(reference);
      return answer && paymentOf(answer.data);
    },
    // The header is the secret itself, no signature of the body: so the site asks the provider about each notice.
    readNotice: (body, headers) =>
      isSameSecret(headers.get("verif-hash") ?? "", webhookHash) ? noticeOf(body) : undefined,
    listSince: async (since) => {
      const payments: Payment[] = [];
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({
          from: since.toISOString().slice(0, 10),
          status: "successful",
          page: String(page),
        });
        const rows = (await ask(`/transactions?${query}`, listed))?.data ?? [];
        payments.push(...readEach(rows, transaction, paymentOf));
        if (rows.length === 0) return payments;
      }
    },
    refund: async (reference, money, note) => {
      const id = (await find(reference))?.data.id;
      const body = { amount: toMajor(money), comments: note };
      const answer = id && (await ask(`/transactions/${id}/refund`, refundAsked, { method: "POST", body }));
      if (!answer) throw new PaymentRefused(serverErrors.refundRefused);
      return refundOf(answer.data, money.currency);
    },
    listRefunds: async (reference) => {
      const { id, currency } = (await find(reference))?.data ?? {};
      if (id === undefined || !isCurrency(currency)) return [];
      const rows = (await ask(`/refunds?${new URLSearchParams({ id })}`, listed))?.data ?? [];
      return rows
        .flatMap((row) => {
          const read = v.safeParse(refund, row);
          return read.success && (read.output.tx_id ?? read.output.TransactionId ?? id) === id
            ? [refundOf(read.output, currency)]
            : [];
        })
        .toReversed();
    },
    findDispute: async (reference) => {
      const found = await find(reference);
      const flwRef = found?.data.flw_ref;
      if (!flwRef) return undefined;
      const rows = (await ask(`/chargebacks?${new URLSearchParams({ flw_ref: flwRef })}`, listed))?.data ?? [];
      const read = rows.map((row) => v.safeParse(chargeback, row)).find(({ success }) => success);
      if (!read?.success) return undefined;
      const { status, due_date } = read.output;
      const ends: Record<string, Dispute["status"]> = { lost: "lost", accepted: "lost", won: "won", reversed: "won" };
      return { status: ends[status] ?? "open", dueAt: due_date ?? undefined };
    },
    stop: async ({ plan, customer }) => {
      const query = new URLSearchParams({ customer });
      const all = (await ask(`/subscriptions?${query}`, subscribed))?.data ?? [];
      for (const one of all)
        if (one.plan === plan) await ask(`/subscriptions/${one.id}/cancel`, done, { method: "POST", body: {} });
    },
    // Published rule of 2026: 2 % for local payments, at most ₦2,000; 4.8 % for dollars; both plus 7.5 % VAT.
    estimateFee: ({ amount, currency }) => {
      if (currency !== "NGN" && currency !== "USD") return undefined;
      return Math.ceil((currency === "NGN" ? Math.min(amount * 0.02, 200_000) : amount * 0.048) * 1.075);
    },
  };
}

/** Converts an amount with decimals to minor units, rounded because of floating point. */
const toMinor = (amount: number, currency: Currency): number => Math.round(amount * minorUnitsOf(currency));

const toMajor = ({ amount, currency }: Money): number => amount / minorUnitsOf(currency);

function paymentOf(data: v.InferOutput<typeof transaction>): Payment | undefined {
  const { tx_ref: reference, status, amount, currency, app_fee, payment_type, created_at, plan, customer } = data;
  if (!isCurrency(currency) || !takes.includes(currency)) return undefined;
  return {
    reference,
    currency,
    amount: toMinor(amount, currency),
    fee: toMinor(app_fee ?? 0, currency),
    status: states[status] ?? "waiting",
    channel: channelOf((payment_type ?? "").toLowerCase()),
    paidAt: created_at ?? new Date(0).toISOString(),
    plan: plan ?? undefined,
    customer: customer?.id ?? undefined,
  };
}

const noticeSchema = v.object({
  event: v.string(),
  data: v.object({
    id: v.optional(idText),
    tx_ref: v.nullish(v.string()),
    status: v.nullish(v.string()),
  }),
});

function noticeOf(body: Buffer): Notice | "malformed" {
  const read = v.safeParse(noticeSchema, parseJson(body.toString("utf8")));
  if (!read.success) return "malformed";
  const { event, data } = read.output;
  const reference = data.tx_ref ?? undefined;
  const kind = event === "charge.completed" ? "payment" : event.startsWith("refund") ? "refund" : disputeKindOf(event);
  return { eventId: [event, data.id ?? reference ?? "", data.status ?? ""].join(" "), kind, reference };
}

function disputeKindOf(event: string): Notice["kind"] {
  return /chargeback|dispute/.test(event) ? "dispute" : "other";
}
