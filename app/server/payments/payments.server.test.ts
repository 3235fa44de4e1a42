import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keys, startPaymentStandIn } from "../../../tests/support/payment-stand-in.ts";
import { openFlutterwave } from "./flutterwave.server.ts";
import { PaymentError, type PaymentProvider, PaymentRefused } from "./payment-provider.ts";
import { openPaystack } from "./paystack.server.ts";

type StandIn = Awaited<ReturnType<typeof startPaymentStandIn>>;

const checkout = {
  reference: "TAB7K4QXM-1",
  amount: 500_000,
  currency: "NGN" as const,
  frequency: "once" as const,
  email: "donor@example.org",
  returnTo: "https://site.test/g/x",
  title: "Tabasamu",
};

const open: Record<"paystack" | "flutterwave", (at: StandIn, timeoutMs?: number) => PaymentProvider> = {
  paystack: ({ origin }, timeoutMs) => openPaystack({ secretKey: keys.paystack, baseUrl: origin }, timeoutMs),
  flutterwave: ({ origin }, timeoutMs) =>
    openFlutterwave({ secretKey: keys.flutterwave, webhookHash: keys.hash, baseUrl: origin }, timeoutMs),
};

describe.each(["paystack", "flutterwave"] as const)("%s keeps the contract of payment providers", (name) => {
  const stand = async (timeoutMs?: number) => {
    const standIn = await startPaymentStandIn();
    return { standIn, provider: open[name](standIn, timeoutMs) };
  };

  test("a payment begins at the provider's page, and is asked back in minor units", async () => {
    const { standIn, provider } = await stand();
    expect((await provider.begin(checkout)).url).toBe(`${standIn.origin}/checkout/TAB7K4QXM-1`);
    expect(await provider.verify("TAB7K4QXM-1")).toMatchObject({ status: "waiting", amount: 500_000 });
    const payment = standIn.payments.get("TAB7K4QXM-1");
    if (payment) Object.assign(payment, { status: "paid", channel: "bank_transfer" });
    const paid = { status: "paid", amount: 500_000, currency: "NGN", channel: "transfer", reference: "TAB7K4QXM-1" };
    expect(await provider.verify("TAB7K4QXM-1")).toMatchObject({ ...paid, fee: name === "paystack" ? 10_283 : 7_050 });
    expect(await provider.listSince(new Date("2026-03-08"))).toEqual([expect.objectContaining(paid)]);
    expect(await provider.verify("TAB7K4QXM-9")).toBeUndefined();
  });

  test.each([
    ["card", "card"],
    ["ussd", "ussd"],
    [name === "paystack" ? "mobile_money" : "mobilemoneyuganda", "mobile money"],
    ...(name === "paystack" ? [] : [["mpesa", "mobile money"]]),
    ["something new", "online"],
  ])("a payment by %s is called %s", async (said, channel) => {
    const { standIn, provider } = await stand();
    await provider.begin(checkout);
    const payment = standIn.payments.get("TAB7K4QXM-1");
    if (payment) Object.assign(payment, { status: "paid", channel: said });
    expect(await provider.verify("TAB7K4QXM-1")).toMatchObject({ channel });
  });

  test("amounts that come as text are read, and a monthly payment has a plan", async () => {
    const { standIn, provider } = await stand();
    const { plan } = await provider.begin({ ...checkout, frequency: "monthly" });
    expect(plan).toMatch(/\d/);
    standIn.state.fault = "text fields";
    expect(await provider.verify("TAB7K4QXM-1")).toMatchObject({ amount: 500_000, plan });
  });

  test.each(["500", "html", "wrong shape", "slow"] as const)(
    "a provider that answers with %s is an error",
    async (fault) => {
      const { standIn, provider } = await stand(300);
      standIn.state.fault = fault;
      await expect(provider.verify("TAB7K4QXM-1")).rejects.toBeInstanceOf(PaymentError);
      await expect(provider.begin(checkout)).rejects.toBeInstanceOf(PaymentError);
    },
  );

  test("a notice is read over its bytes, and only with a right signature", async () => {
    const { standIn, provider } = await stand();
    await provider.begin(checkout);
    const { body, headers } = standIn.noticeOf(name, "TAB7K4QXM-1");
    expect(provider.readNotice(body, new Headers(headers))).toMatchObject({
      kind: "payment",
      reference: "TAB7K4QXM-1",
    });
    expect(provider.readNotice(body, new Headers())).toBeUndefined();
    const [header = "", value = ""] = Object.entries(headers)[0] ?? [];
    expect(provider.readNotice(body, new Headers({ [header]: `${value.slice(0, -1)}_` }))).toBeUndefined();
    if (name === "flutterwave") return;
    // Written again, with the same meaning: other bytes.
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(provider.readNotice(again, new Headers(headers))).toBeUndefined();
  });

  test("a signed notice that is no object is known as ours, and its large ids stay apart", async () => {
    const { standIn, provider } = await stand();
    const signed = (text: string) => {
      const body = Buffer.from(text);
      const headers =
        name === "paystack"
          ? { "x-paystack-signature": createHmac("sha512", keys.paystack).update(body).digest("hex") }
          : standIn.noticeOf(name, "TAB7K4QXM-1").headers;
      return provider.readNotice(body, new Headers(headers));
    };
    expect(signed("[]")).toBe("malformed");
    const eventOf = (id: string) => signed(`{"event":"charge.completed","data":{"id":${id},"status":"successful"}}`);
    expect(eventOf("9007199254740993")).toMatchObject({ eventId: "charge.completed 9007199254740993 successful" });
    expect(eventOf("9007199254740992")).toMatchObject({ eventId: "charge.completed 9007199254740992 successful" });
  });

  test("a refund and the end of a monthly payment arrive at the provider", async () => {
    const { standIn, provider } = await stand();
    const { plan = "" } = await provider.begin({ ...checkout, frequency: "monthly" });
    await provider.refund("TAB7K4QXM-1", checkout, "refund 1");
    await provider.stop({ code: "SUB_1", token: "t", plan, customer: "CUS_1" });
    expect([standIn.state.refunded.length, standIn.state.stopped.length]).toEqual([1, 1]);
    await expect(provider.refund("TAB7K4QXM-9", checkout, "refund 2")).rejects.toBeInstanceOf(PaymentRefused);
    expect(await provider.listRefunds("TAB7K4QXM-9")).toEqual([]);
    const waits = { amount: 500_000, status: "waiting", note: "refund 1" };
    expect(await provider.listRefunds("TAB7K4QXM-1")).toMatchObject([waits]);
    for (const status of ["done", "failed", "reversed"] as const) {
      for (const refund of standIn.state.refunds) refund.status = status;
      expect(await provider.listRefunds("TAB7K4QXM-1")).toMatchObject([{ ...waits, status }]);
    }
  });

  test("a dispute is asked about: none, open with its day, won, lost", async () => {
    const { standIn, provider } = await stand();
    await provider.begin(checkout);
    expect(await provider.findDispute("TAB7K4QXM-1")).toBeUndefined();
    for (const status of ["open", "won", "lost"] as const) {
      standIn.state.disputes.set("TAB7K4QXM-1", status);
      expect(await provider.findDispute("TAB7K4QXM-1")).toMatchObject({ status, dueAt: "2026-03-11T09:00:00.000Z" });
    }
  });
});

/** With keys of a provider's test mode, the same begins there. Not run without. */
describe.skipIf(process.env.PAYSTACK_TEST_KEY === undefined)("Paystack's own test mode", () => {
  test("begins a payment and knows it", async () => {
    const provider = openPaystack({
      secretKey: process.env.PAYSTACK_TEST_KEY ?? "",
      baseUrl: "https://api.paystack.co",
    });
    const reference = `TABTEST-${Date.now()}`;
    expect((await provider.begin({ ...checkout, reference })).url).toMatch(/^https:/);
    expect(await provider.verify(reference)).toMatchObject({ status: expect.stringMatching(/waiting|failed/) });
  });
});
