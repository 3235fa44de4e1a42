import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { connectTo, requestText, statusOf } from "../../../../tests/support/loopback.ts";
import { openTestSite } from "../../../../tests/support/open-test-site.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { keys, settingsFor, startPaymentStandIn } from "../../../../tests/support/payment-stand-in.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { handleNotices, reconcilePayments } from "./handle-notices.server.ts";

type Provider = "paystack" | "flutterwave";

/** Opens a site whose donor went to the payment page of a stand-in. */
async function withDonor(provider: Provider = "paystack", fields: Record<string, string> = {}) {
  const standIn = await startPaymentStandIn();
  const here = await createTestSite({ settings: settingsFor(standIn, provider) });
  const promised = await here.send("/donate/promise?card", { own: "5000", email: "donor@example.org", ...fields });
  const page = promised.headers.get("Location") ?? "";
  await here.send(page, { intent: "begin" });
  const html = await here.read(page);
  const [reference = ""] = standIn.payments.keys();
  const pay = (changes: object = {}) =>
    Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid", ...changes });
  const notify = (event?: string, more?: object, of = reference) => {
    const { body, headers } = standIn.noticeOf(provider, of, event, more);
    return here.ask(`/webhooks/${provider}`, { method: "POST", body, headers });
  };
  const gifts = () => here.ctx.db.selectFrom("gifts").selectAll().orderBy("id").execute();
  const problems = async () =>
    (await here.ctx.db.selectFrom("payment_notices").select("problem").orderBy("id").execute()).map(
      ({ problem }) => problem,
    );
  const handle = () => handleNotices(here.ctx);
  const notices = () => here.ctx.db.selectFrom("payment_notices").selectAll().execute();
  return { ...here, standIn, page, html, reference, pay, notify, gifts, problems, handle, notices };
}

test("without keys there is no card, payment page or address for notices", async () => {
  const here = await createTestSite();
  expect(await here.read("/donate")).not.toContain("Card or mobile money");
  const promised = await here.send("/donate/promise?card", { own: "5000" });
  expect(promised.headers.get("Location")).toMatch(/\/send$/);
  expect((await here.ask((promised.headers.get("Location") ?? "").replace("send", "pay"))).status).toBe(404);
  expect((await here.ask("/webhooks/paystack", { method: "POST", body: "{}" })).status).toBe(404);
});

describe.each(oneOnPostgres<Provider>(["paystack", "flutterwave"]))("%s", (provider) => {
  test("a payment for a chosen project becomes a gift for it", async () => {
    const here = await withDonor(provider, { project: "1" });
    expect(await here.read("/donate?for=1")).toContain('href="/donate/promise?card&amp;for=1"');
    here.pay();
    await here.notify();
    await here.handle();
    expect(await here.gifts()).toMatchObject([{ project_id: 1, state: "received" }]);
  });

  test("a donor sees the expected amount; the gift arrives with the notice", async () => {
    const here = await withDonor(provider);
    expect(await here.read("/donate")).toContain("Card or mobile money");
    expect(here.html).toContain(`href="${here.standIn.origin}/checkout/${here.reference}"`);
    expect(textOf(here.html)).toMatch(/Of ₦5,000, about ₦4,\d{3}(?:\.\d\d)? arrives/);
    // The browser's return proves nothing.
    expect(textOf(await here.read(`${here.page}?paid`))).toContain("We are waiting to hear from our payment partner");
    expect((await here.notify()).status).toBe(200);
    await here.handle();
    expect(await here.gifts()).toEqual([]);
    here.pay();
    await here.handle();
    expect(await here.gifts()).toMatchObject([
      { amount: 500_000, currency: "NGN", method: "card", source: `${provider}:${here.reference}`, state: "received" },
    ]);
    expect(textOf(await here.read(here.page))).toContain("Your payment has arrived. Thank you.");
  });

  test("a notice with a foreign promise or amount becomes a problem, not a gift", async () => {
    const here = await withDonor(provider);
    here.pay({ amount: 50_000 });
    await here.notify();
    await here.handle();
    expect(await here.gifts()).toEqual([]);
    expect(await here.problems()).toEqual(["The payment partner says ₦500, and we expected ₦5,000."]);
    const cookie = await signIn(here.ctx, "admin");
    const headers = { Cookie: cookie, Origin: "https://site.test" };
    const home = textOf(await (await here.ask("/admin", { headers })).text());
    expect(home).toContain("One online payment needs a look");
    const list = textOf(await (await here.ask("/admin/gifts/online", { headers })).text());
    expect(list).toContain("The payment partner says ₦500");
    const act = (fields: Record<string, string>) =>
      here.ask("/admin/gifts/online", { method: "POST", headers, body: new URLSearchParams(fields) });
    here.standIn.state.fault = "500";
    const away = await act({ intent: "record", id: "1" });
    expect([away.status, textOf(await away.text())]).toEqual([422, expect.stringContaining("Nothing was recorded.")]);
    here.standIn.state.fault = undefined;
    expect(textOf(await (await act({ intent: "record", id: "1" })).text())).toContain("It is recorded as a gift.");
    expect(await here.gifts()).toMatchObject([{ amount: 50_000 }]);
    const body = new URLSearchParams({ intent: "refund", left: "50000" });
    const refunded = await here.ask("/admin/gifts/1", { method: "POST", headers, body });
    expect(textOf(await refunded.text())).toContain("You asked for the refund.");
    expect([here.standIn.state.refunded.length, (await here.gifts())[0]?.state]).toEqual([1, "refunded"]);
  });
});

test("a notice of a gift joined elsewhere changes neither promise", async () => {
  const here = await withDonor();
  here.pay();
  await here.notify();
  await here.handle();
  await here.send("/donate/promise", { own: "5000", name: "Ben Second" });
  const { db } = here.ctx;
  const states = async () =>
    (await db.selectFrom("promises").select("state").orderBy("id").execute()).map((one) => one.state);
  const { prefix, code } = await db.selectFrom("promises").selectAll().where("id", "=", 2).executeTakeFirstOrThrow();
  const headers = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const body = new URLSearchParams({ intent: "join", reference: writeReference(prefix, code) });
  await here.ask("/admin/gifts/1", { method: "POST", headers, body });
  expect(await states()).toEqual(["open", "received"]);
  await here.notify(undefined, { id: 99 });
  await here.handle();
  expect(await states()).toEqual(["open", "received"]);
  expect(await here.gifts()).toMatchObject([{ promise_id: 2 }]);
});

test("a notice with a bad signature is rejected unstored", async () => {
  const here = await withDonor();
  here.pay();
  const { body } = here.standIn.noticeOf("paystack", here.reference);
  for (const headers of [{}, { "x-paystack-signature": "00" }, { "x-paystack-signature": "é".repeat(128) }]) {
    const answer = await here.ask("/webhooks/paystack", {
      method: "POST",
      body,
      headers: headers as Record<string, string>,
    });
    expect(answer.status).toBe(401);
  }
  expect(await here.notices()).toEqual([]);
  expect(here.logged.join("\n")).toContain("payment notice rejected");
  expect(here.logged.join("\n")).not.toContain(keys.paystack);
});

test("a notice above 256 KB is refused before it has arrived", async () => {
  const { ctx, notices } = await withDonor();
  const port = await openTestSite(ctx);
  const send = async (head: Record<string, string>, body: string) => {
    const socket = await connectTo(port);
    const answer = once(socket, "data");
    // The response does not wait for the rest, which never comes.
    socket.write(requestText("POST /webhooks/paystack", { "Content-Type": "application/json", ...head }) + body);
    return statusOf(String(await answer));
  };
  const text = "x".repeat(257 * 1024);
  expect(await send({ "Content-Length": String(100 * 2 ** 20) }, text)).toBe(413);
  expect(await send({ "Transfer-Encoding": "chunked" }, `${text.length.toString(16)}\r\n${text}\r\n`)).toBe(413);
  const small = "x".repeat(255 * 1024);
  expect(await send({ "Content-Length": String(small.length) }, small)).toBe(401);
  expect(await send({ "Transfer-Encoding": "chunked" }, `${small.length.toString(16)}\r\n${small}\r\n0\r\n\r\n`)).toBe(
    401,
  );
  expect(await notices()).toEqual([]);
});

test("fifty simultaneous equal notices make one notice with one gift", async () => {
  const here = await withDonor();
  here.pay();
  const answers = await Promise.all(Array.from({ length: 50 }, () => here.notify()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const questions = () => here.standIn.asked.filter((one) => one.startsWith("GET /transaction/verify/"));
  await expect.poll(() => questions().length).toBe(1);
  await Promise.all(Array.from({ length: 5 }, () => here.handle()));
  expect([(await here.notices()).length, (await here.gifts()).length]).toEqual([1, 1]);
  const moves = await here.ctx.db.selectFrom("gift_events").select("what").where("gift_id", "is not", null).execute();
  expect(moves).toEqual([{ what: "received" }, { what: "receipt issued" }]);
});

test("an unreachable partner leaves the promise, then is asked again", async () => {
  const standIn = await startPaymentStandIn();
  const here = await createTestSite({ settings: settingsFor(standIn, "paystack") });
  const promised = await here.send("/donate/promise?card", { own: "5000" });
  const page = promised.headers.get("Location") ?? "";
  standIn.state.fault = "html";
  const away = await here.send(page, { intent: "begin" });
  const text = textOf(await here.read(away.headers.get("Location") ?? ""));
  expect(text).toContain("Our payment partner is not answering just now. We have kept your promise");
  expect(text).toContain("Send it by transfer instead");
  standIn.state.fault = undefined;
  await here.send(page, { intent: "begin" });
  expect(textOf(await here.read(page))).toContain("Go to the payment page");
});

test("opening the page begins no payment; five presses begin one", async () => {
  const standIn = await startPaymentStandIn();
  const here = await createTestSite({ settings: settingsFor(standIn, "paystack") });
  const promised = await here.send("/donate/promise?card", { own: "5000" });
  const page = promised.headers.get("Location") ?? "";
  for (let count = 0; count < 3; count++) expect(textOf(await here.read(page))).toContain("Pay online");
  const checkouts = () => here.ctx.db.selectFrom("checkouts").select("state").execute();
  expect([standIn.asked, await checkouts()]).toEqual([[], []]);
  await Promise.all(Array.from({ length: 5 }, () => here.send(page, { intent: "begin" })));
  expect([standIn.payments.size, await checkouts()]).toEqual([1, [{ state: "begun" }]]);
  await here.send(page, { intent: "begin" });
  expect(standIn.payments.size).toBe(1);
});

test("reconciliation finds a lost notice, once", async () => {
  const here = await withDonor();
  here.pay();
  for (let count = 0; count < 2; count++) {
    await reconcilePayments(here.ctx);
    await here.handle();
  }
  expect(await here.gifts()).toMatchObject([{ amount: 500_000, source: `paystack:${here.reference}` }]);
  await here.notify();
  await here.handle();
  expect(await here.gifts()).toHaveLength(1);
});

test("a donor stops a monthly payment without an account", async () => {
  const here = await withDonor("paystack", { frequency: "monthly" });
  here.pay();
  const first = here.standIn.payments.get(here.reference);
  await here.notify();
  await here.handle();
  const made = {
    subscription_code: "SUB_1",
    email_token: "token",
    plan: { plan_code: first?.plan },
    reference: undefined,
  };
  await here.notify("subscription.create", made);
  here.standIn.payments.set("T770011", { ...first, reference: "T770011", id: 99 } as never);
  await here.notify("charge.success", {}, "T770011");
  await here.handle();
  expect(await here.gifts()).toMatchObject([{ part: 1 }, { part: 2, source: "paystack:T770011" }]);
  expect(await here.read(here.page)).toContain("Stop your monthly gift");
  const stop = here.page.replace("/pay", "/stop");
  expect(textOf(await here.read(stop))).toContain("Once it is stopped, nothing more is taken.");
  expect(here.standIn.state.stopped).toEqual([]);
  for (const _ of [1, 2]) await here.send(stop, {});
  expect(textOf(await here.read(stop))).toContain("Your monthly gift is stopped");
  expect(here.standIn.state.stopped).toEqual(["SUB_1"]);
});

test("a dispute suspends the gift, mails admins, then stays listed until its end", async () => {
  const here = await withDonor();
  const cookie = await signIn(here.ctx, "admin");
  here.pay();
  await here.notify();
  await here.handle();
  const due = {
    dueAt: "2026-03-11T09:00:00.000Z",
    transaction: { reference: here.reference },
    reference: null,
    status: "x",
  };
  here.standIn.state.disputes.set(here.reference, "open");
  await here.notify("charge.dispute.create", due);
  await here.handle();
  expect((await here.gifts())[0]?.state).toBe("disputed");
  const email = (await here.emails()).find(({ subject }) => subject.includes("disputes"));
  expect(email).toMatchObject({ to: "admin@example.org", text: expect.stringContaining("by March 11, 2026, 10:00") });
  const open = "A donor disputes this payment. Answer the payment partner by March 11, 2026, 10:00.";
  expect(await here.problems()).toContain(open);
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const again = new URLSearchParams({ intent: "again", id: "2" });
  await here.ask("/admin/gifts/online", { method: "POST", headers, body: again });
  expect(await here.problems()).toContain(open);
  here.standIn.state.disputes.set(here.reference, "won");
  await here.notify("charge.dispute.resolve", { ...due, status: "resolved" });
  await here.handle();
  expect((await here.gifts())[0]?.state).toBe("received");
  expect(await here.problems()).toEqual([null, null, null]);
});
