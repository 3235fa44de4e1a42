import * as v from "valibot";
import { minorUnits } from "../../values/money.ts";
import { isSameSecret } from "../auth/is-same-secret.server.ts";
import { askAt, idText, listed, numeric, parseJson, readEach } from "./ask-provider.ts";
import {
  isCurrency,
  type Notice,
  type Payment,
  type PaymentChannel,
  PaymentError,
  type PaymentProvider,
} from "./payment-provider.ts";

export interface FlutterwaveConfig {
  secretKey: string;
  /** The word that each notice repeats. */
  webhookHash: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

const begun = v.object({ data: v.object({ link: v.pipe(v.string(), v.url()) }) });

const planned = v.object({ data: v.object({ id: idText }) });

const transaction = v.object({
  id: idText,
  tx_ref: v.string(),
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
  bank_transfer: "transfer",
  banktransfer: "transfer",
  ussd: "ussd",
  mobilemoney: "mobile money",
};

const states: Record<string, Payment["status"]> = { successful: "paid", failed: "failed", reversed: "reversed" };

/** [Flutterwave v3](https://developer.flutterwave.com/v3.0), hosted checkout. Amounts have decimals. */
export function openFlutterwave(
  { secretKey, webhookHash, baseUrl }: FlutterwaveConfig,
  timeoutMs?: number,
): PaymentProvider {
  const ask = askAt(baseUrl, secretKey, timeoutMs);
  const find = (reference: string) =>
    ask(`/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: reference })}`, verified);
  return {
    name: "flutterwave",
    begin: async ({ reference, amount, currency, frequency, email, returnTo, title }) => {
      const plan =
        frequency === "monthly"
          ? (
              await ask("/payment-plans", planned, {
                method: "POST",
                body: { name: title, interval: "monthly", amount: amount / minorUnits, currency },
              })
            )?.data.id
          : undefined;
      const answer = await ask("/payments", begun, {
        method: "POST",
        body: {
          tx_ref: reference,
          amount: String(amount / minorUnits),
          currency,
          redirect_url: returnTo,
          customer: { email },
          customizations: { title },
          payment_options: plan === undefined ? "banktransfer,ussd,card" : "card",
          ...(plan !== undefined && { payment_plan: plan }),
        },
      });
      if (answer === undefined) throw new PaymentError("The payment partner does not take this payment.");
      return { url: answer.data.link, ...(plan !== undefined && { plan }) };
    },
    verify: async (reference) => {
      const answer = await find(reference);
      return answer && paymentOf(answer.data);
    },
    // The header is the shared word itself, no signature of the body: all the more is each notice asked back.
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
    refund: async (reference, { amount }) => {
      const id = (await find(reference))?.data.id;
      const body = { amount: amount / minorUnits };
      if (id === undefined || (await ask(`/transactions/${id}/refund`, done, { method: "POST", body })) === undefined)
        throw new PaymentError("The payment partner does not take this refund.");
    },
    stop: async ({ plan, customer }) => {
      const query = new URLSearchParams({ customer });
      const all = (await ask(`/subscriptions?${query}`, subscribed))?.data ?? [];
      for (const one of all)
        if (one.plan === plan) await ask(`/subscriptions/${one.id}/cancel`, done, { method: "POST", body: {} });
    },
    // Published rule of 2026: 2 % locally, at most ₦2,000; 4.8 % for dollars; with 7.5 % VAT.
    estimateFee: ({ amount, currency }) =>
      Math.ceil((currency === "NGN" ? Math.min(amount * 0.02, 200_000) : amount * 0.048) * 1.075),
  };
}

/** Minor units of an amount with decimals, without a float's remainder. */
const toMinor = (amount: number): number => Math.round(amount * minorUnits);

function paymentOf(data: v.InferOutput<typeof transaction>): Payment | undefined {
  const { tx_ref: reference, status, amount, currency, app_fee, payment_type, created_at, plan, customer } = data;
  if (!isCurrency(currency)) return undefined;
  return {
    ...{ reference, currency, amount: toMinor(amount), fee: toMinor(app_fee ?? 0) },
    status: states[status] ?? "waiting",
    channel: channels[payment_type ?? ""] ?? "card",
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

function noticeOf(body: Buffer): Notice | undefined {
  const read = v.safeParse(noticeSchema, parseJson(body.toString("utf8")));
  if (!read.success) return undefined;
  const { event, data } = read.output;
  const reference = data.tx_ref ?? undefined;
  const kind = event === "charge.completed" ? "payment" : event.startsWith("refund") ? "refund" : "other";
  return { eventId: [event, data.id ?? reference ?? "", data.status ?? ""].join(" "), kind, reference };
}
