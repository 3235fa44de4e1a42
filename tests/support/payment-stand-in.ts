import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A payment at the stand-in, in minor units. */
interface StoodPayment {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: "paid" | "waiting" | "failed" | "reversed";
  plan?: string;
  customer: string;
  channel: string;
}

/** Money on its way back, in minor units. */
interface StoodRefund {
  id: number;
  reference: string;
  amount: number;
  status: "waiting" | "done" | "failed" | "reversed";
  note: string;
}

export const keys = { paystack: "sk_test_0123456789", flutterwave: "FLWSECK_TEST-0123", hash: "a-word-of-our-own" };

/**
 * Stands for the payment providers: the documented calls of Paystack and Flutterwave v3 with the oddities of their
 * answers, in values of our own. It can be told to fail in each way.
 */
export async function startPaymentStandIn() {
  const payments = new Map<string, StoodPayment>();
  const asked: string[] = [];
  let serial = 4_099_260_516;
  const state = {
    /** Fault of every call, until changed. */
    fault: undefined as undefined | "500" | "html" | "slow" | "text fields" | "wrong shape",
    stopped: [] as string[],
    refunded: [] as string[],
    refunds: [] as StoodRefund[],
    /** By the payment's reference. */
    disputes: new Map<string, "open" | "won" | "lost">(),
    /** The next refund is taken, and its answer gets lost; or the partner says no. */
    refundFault: undefined as undefined | "lost answer" | "no",
  };

  const begin = (reference: string, amount: number, currency: string, plan?: string) =>
    payments.set(reference, {
      id: ++serial,
      reference,
      amount,
      currency,
      status: "waiting",
      customer: "CUS_1",
      channel: "card",
      ...(plan !== undefined && { plan }),
    });

  const number = (value: number) => (state.fault === "text fields" ? String(value) : value);

  const asPaystack = (payment: StoodPayment) => ({
    id: payment.id,
    domain: "test",
    status: { paid: "success", waiting: "ongoing", failed: "abandoned", reversed: "reversed" }[payment.status],
    reference: payment.reference,
    amount: number(payment.amount),
    message: null,
    paid_at: payment.status === "paid" ? "2026-03-10T09:15:02.000Z" : null,
    paidAt: payment.status === "paid" ? "2026-03-10T09:15:02.000Z" : null,
    channel: payment.channel,
    currency: payment.currency,
    metadata: "",
    fees: number(10_283),
    customer: { id: 1, first_name: null, email: "donor@example.org", customer_code: payment.customer },
    plan: payment.plan ?? null,
    plan_object: {},
  });

  const asFlutterwave = (payment: StoodPayment) => ({
    id: payment.id,
    tx_ref: payment.reference,
    flw_ref: `FLW-${payment.reference}`,
    amount: number(payment.amount / 100),
    currency: payment.currency,
    charged_amount: payment.amount / 100,
    app_fee: number(70.5),
    status: { paid: "successful", waiting: "pending", failed: "failed", reversed: "reversed" }[payment.status],
    payment_type: payment.channel,
    created_at: "2026-03-10T09:15:02.000Z",
    meta: null,
    plan: payment.plan ?? null,
    customer: { id: payment.customer, name: "Ọmọ “Sample”", phone_number: "N/A", email: "donor@example.org" },
  });

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", origin);
    asked.push(`${request.method} ${url.pathname}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, never>);
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (state.fault === "500") return void send(500, { status: false });
    if (state.fault === "html") return void response.writeHead(200).end("<html>Maintenance</html>");
    if (state.fault === "wrong shape") return void send(200, { status: true, data: 7 });
    if (state.fault === "slow") return;
    const isPaystack = request.headers.authorization === `Bearer ${keys.paystack}`;
    const isFlutterwave = request.headers.authorization === `Bearer ${keys.flutterwave}`;
    if (!isPaystack && !isFlutterwave) return void send(401, { status: false, message: "Invalid key" });
    const isRefund = request.method === "POST" && url.pathname.endsWith("/refund");
    if (isRefund && state.refundFault === "no") return void send(400, { status: false, message: "No" });
    const known = isPaystack ? await paystack(request, url, body) : await flutterwave(request, url, body);
    if (known === undefined) return void send(isPaystack ? 400 : 404, { status: false, message: "Not found" });
    if (isRefund && state.refundFault === "lost answer") return void response.destroy();
    send(200, known);
  }

  function refund(reference: string, amount: number, note: string): StoodRefund {
    const made = { id: ++serial, reference, amount, status: "waiting" as const, note };
    state.refunds.push(made);
    return made;
  }

  const ofPaystack = ({ id, reference, amount, status, note }: StoodRefund) => ({
    id,
    amount,
    currency: "NGN",
    transaction: payments.get(reference)?.id,
    merchant_note: note,
    dispute: null,
    status: { waiting: "processing", done: "processed", failed: "failed", reversed: "processed" }[status],
    reversed_at: status === "reversed" ? "2026-03-12T09:00:00.000Z" : null,
  });

  const ofFlutterwave = ({ id, reference, amount, status, note }: StoodRefund) => ({
    id,
    TransactionId: payments.get(reference)?.id,
    AmountRefunded: amount / 100,
    comments: note,
    meta: "{}",
    status: { waiting: "completed", done: "completed-mpgs", failed: "failed", reversed: "reversed" }[status],
  });

  const byId = (id: string | null) => [...payments.values()].find((payment) => String(payment.id) === id);

  async function paystack(request: IncomingMessage, url: URL, body: Record<string, string>) {
    const call = `${request.method} ${url.pathname}`;
    if (call === "POST /transaction/initialize") {
      begin(body.reference ?? "", Number(body.amount), body.currency ?? "", body.plan);
      const data = { authorization_url: `${origin}/checkout/${body.reference}`, reference: body.reference };
      return { status: true, message: "Authorization URL created", data: { ...data, access_code: "abc" } };
    }
    if (call === "POST /plan") return { status: true, message: "Plan created", data: { plan_code: `PLN_${++serial}` } };
    if (call === "POST /refund") {
      if (!payments.has(body.transaction ?? "")) return undefined;
      state.refunded.push(`${body.transaction} ${body.amount}`);
      const made = ofPaystack(refund(body.transaction ?? "", Number(body.amount), body.merchant_note ?? ""));
      const transaction = { id: made.transaction, reference: body.transaction };
      const data = { ...made, transaction, status: "pending", deducted_amount: 0 };
      return { status: true, message: "Refund has been queued for processing", data };
    }
    if (call === "GET /refund") {
      const of = byId(url.searchParams.get("transaction"))?.reference;
      // Newest first, with the refunds of another payment: a filter that is not there is ignored.
      const rows = state.refunds.filter(({ reference }) => of === undefined || reference === of).toReversed();
      return { status: true, message: "Refunds retrieved", data: rows.map(ofPaystack), meta: { total: rows.length } };
    }
    const [, disputed] = /^GET \/dispute\/transaction\/(\d+)$/.exec(call) ?? [];
    if (disputed !== undefined) {
      const status = state.disputes.get(byId(disputed)?.reference ?? "");
      const ends = { open: null, won: "declined", lost: "merchant-accepted" };
      const about = { id: 1, dueAt: "2026-03-11T09:00:00.000Z", category: "chargeback" };
      if (status === undefined) return undefined;
      const data = { ...about, status: status === "open" ? "awaiting-merchant-feedback" : "resolved" };
      return { status: true, message: "Dispute retrieved", data: { ...data, resolution: ends[status] } };
    }
    if (call === "POST /subscription/disable") {
      state.stopped.push(body.code ?? "");
      return { status: true, message: "Subscription disabled successfully" };
    }
    if (call === "GET /transaction") {
      const page = Number(url.searchParams.get("page"));
      const paid = [...payments.values()].filter(({ status }) => status === "paid");
      return { status: true, message: "", data: paid.slice((page - 1) * 50, page * 50).map(asPaystack), meta: {} };
    }
    const [, reference] = /^GET \/transaction\/verify\/(.+)$/.exec(call) ?? [];
    const payment = payments.get(decodeURIComponent(reference ?? ""));
    return payment && { status: true, message: "Verification successful", data: asPaystack(payment) };
  }

  async function flutterwave(request: IncomingMessage, url: URL, body: Record<string, string>) {
    const call = `${request.method} ${url.pathname}`;
    const done = { status: "success", message: "" };
    if (call === "POST /payments") {
      begin(body.tx_ref ?? "", Math.round(Number(body.amount) * 100), body.currency ?? "", body.payment_plan);
      return { ...done, message: "Hosted Link", data: { link: `${origin}/checkout/${body.tx_ref}` } };
    }
    if (call === "POST /payment-plans") return { ...done, data: { id: ++serial } };
    if (call === "GET /subscriptions") return { ...done, data: [{ id: 7, plan: [...payments.values()][0]?.plan }] };
    if (/^POST \/subscriptions\/.*\/cancel$/.test(call)) {
      state.stopped.push(call);
      return done;
    }
    const [, refunded] = /^POST \/transactions\/(\d+)\/refund$/.exec(call) ?? [];
    if (refunded !== undefined) {
      state.refunded.push(`${refunded} ${body.amount}`);
      const { reference = "" } = byId(refunded) ?? {};
      const { id, amount } = refund(reference, Math.round(Number(body.amount) * 100), body.comments ?? "");
      const data = { id, tx_id: Number(refunded), amount_refunded: amount / 100, status: "completed" };
      return { ...done, message: "Transaction refund initiated", data: { ...data, comments: body.comments } };
    }
    if (call === "GET /refunds") {
      const of = byId(url.searchParams.get("id"))?.reference;
      const rows = state.refunds.filter(({ reference }) => of === undefined || reference === of).toReversed();
      return { ...done, message: "Refunds fetched", data: rows.map(ofFlutterwave) };
    }
    if (call === "GET /chargebacks") {
      const [, reference = ""] = /^FLW-(.*)$/.exec(url.searchParams.get("flw_ref") ?? "") ?? [];
      const status = state.disputes.get(reference);
      const row = { id: 1, flw_ref: `FLW-${reference}`, due_date: "2026-03-11T09:00:00.000Z", stage: "new" };
      return {
        ...done,
        data: status ? [{ ...row, status: { open: "initiated", won: "won", lost: "lost" }[status] }] : [],
      };
    }
    if (call === "GET /transactions") {
      const paid = [...payments.values()].filter(({ status }) => status === "paid");
      return { ...done, data: url.searchParams.get("page") === "1" ? paid.map(asFlutterwave) : [] };
    }
    const payment = payments.get(url.searchParams.get("tx_ref") ?? "");
    return payment && { ...done, message: "Transaction fetched successfully", data: asFlutterwave(payment) };
  }

  /** A notice of a payment, as bytes with a right signature. @param more fields of its data */
  function noticeOf(
    provider: "paystack" | "flutterwave",
    reference: string,
    event = provider === "paystack" ? "charge.success" : "charge.completed",
    more: object = {},
  ) {
    const payment = payments.get(reference);
    const data = payment && (provider === "paystack" ? asPaystack(payment) : asFlutterwave(payment));
    // Escaped slashes and letters: written again by this process, it would have other bytes.
    const text = JSON.stringify({ event, data: { ...data, note: "Ọmọ/“sample”", ...more } });
    const body = Buffer.from(text.replaceAll("/", "\\/"));
    const headers: Record<string, string> =
      provider === "paystack"
        ? { "x-paystack-signature": createHmac("sha512", keys.paystack).update(body).digest("hex") }
        : { "verif-hash": keys.hash };
    return { body, headers };
  }

  return { origin, payments, asked, state, noticeOf };
}

export type PaymentStandIn = Awaited<ReturnType<typeof startPaymentStandIn>>;

/** Settings of a site whose payments go to the stand-in. */
export const settingsFor = (
  { origin }: PaymentStandIn,
  provider: "paystack" | "flutterwave",
): Record<string, string> =>
  provider === "paystack"
    ? { PAYSTACK_SECRET_KEY: keys.paystack, PAYSTACK_URL: origin }
    : {
        FLUTTERWAVE_SECRET_KEY: keys.flutterwave,
        FLUTTERWAVE_WEBHOOK_HASH: keys.hash,
        FLUTTERWAVE_URL: origin,
      };
