import { describe, expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { settingsFor, startPaymentStandIn } from "../../../../tests/support/payment-stand-in.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { handleNotices } from "../online-payments/handle-notices.server.ts";
import { settleRefunds } from "./settle-refunds.server.ts";

const giftPath = "/admin/gifts/1";

type Provider = "paystack" | "flutterwave";

/** Opens a site with an online gift of ₦5,000 and a treasurer. */
async function withOnlineGift(provider: Provider) {
  const standIn = await startPaymentStandIn();
  const here = await withTreasurer(settingsFor(standIn, provider));
  const promised = await here.send("/donate/promise?card", { own: "5000", email: "donor@example.org" });
  const pay = promised.headers.get("Location") ?? "";
  await here.send(pay, { intent: "begin" });
  const [reference = ""] = standIn.payments.keys();
  Object.assign(standIn.payments.get(reference) ?? {}, { status: "paid" });
  const notify = async (event?: string, more?: object) => {
    const { body, headers } = standIn.noticeOf(provider, reference, event, more);
    await here.ask(`/webhooks/${provider}`, { method: "POST", body, headers });
    await handleNotices(here.ctx);
  };
  await notify();
  const { db } = here.ctx;
  /** Reads the form on the present page. */
  const form = async (): Promise<Record<string, string>> => {
    const html = await here.html(giftPath);
    const value = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html.slice(html.indexOf('id="refund"')))?.[1] ?? "";
    return { intent: "refund", way: "partner", left: value("left"), idempotencyKey: value("idempotencyKey") };
  };
  const refund = async (fields: Record<string, string> = {}) => here.post(giftPath, { ...(await form()), ...fields });
  const gift = async () => (await here.gifts())[0];
  const refunds = () => db.selectFrom("refunds").select(["amount", "state"]).orderBy("id").execute();
  const receipts = async () =>
    (await db.selectFrom("receipts").select(["serial", "state"]).orderBy("serial").execute()).map(
      ({ serial, state }) => `${serial} ${state}`,
    );
  const problems = async () =>
    (await db.selectFrom("payment_notices").select("problem").where("problem", "is not", null).execute()).map(
      ({ problem }) => problem,
    );
  /** Sets the partner's decision about a refund. */
  const decide = async (status: "done" | "failed" | "reversed") => {
    for (const refund of standIn.state.refunds) refund.status = status;
    await settleRefunds(here.ctx);
  };
  return { ...here, standIn, reference, pay, notify, form, refund, gift, refunds, receipts, problems, decide };
}

describe.each(["paystack", "flutterwave"] as const)("%s", (provider) => {
  test("a partial refund leaves the rest, with a receipt that replaces the old one", async () => {
    const here = await withOnlineGift(provider);
    expect((await here.refund({ amount: "2000" })).text).toContain("You asked for the refund.");
    expect(await here.gift()).toMatchObject({ state: "received", amount: 300_000 });
    expect(await here.receipts()).toEqual(["1 replaced", "2 valid"]);
    // The donor's page has the rest and the refund, before and after the partner's decision.
    const page = async () => textOf(await here.read(here.pay.replace("/pay", "")));
    const rest = async (words: string) => {
      expect(await page()).toContain("₦3,000 for");
      expect(await page()).toContain(words);
    };
    await rest("₦2,000 is on its way back to you.");
    await here.decide("done");
    await rest("₦2,000 went back to you on March 10, 2026.");
    expect(await here.refunds()).toEqual([{ amount: 200_000, state: "done" }]);
    expect((await here.refund({ amount: "4000" })).text).toContain("₦3,000 is left. Nothing was refunded.");
    await here.refund();
    expect(await here.gift()).toMatchObject({ state: "refunded" });
    expect(await page()).toContain("Your gift went back to you");
    expect(await page()).toContain("₦3,000 is on its way back to you.");
    expect(here.standIn.state.refunds.map(({ amount }) => amount)).toEqual([200_000, 300_000]);
    expect(await here.receipts()).toEqual(["1 replaced", "2 void"]);
  });

  test("five simultaneous forms, on one page or five, ask the partner once", async () => {
    const here = await withOnlineGift(provider);
    const press = async (forms: Record<string, string>[]) => {
      const answers = await Promise.all(forms.map((form) => here.post(giftPath, { ...form, amount: "1000" })));
      return answers.map(({ status }) => status).toSorted();
    };
    expect(await press(Array(5).fill(await here.form()))).toEqual([200, 200, 200, 200, 200]);
    expect(here.standIn.state.refunds).toHaveLength(1);
    await here.decide("done");
    const pages = await Promise.all(Array.from({ length: 5 }, () => here.form()));
    expect(await press(pages)).toEqual([200, 409, 409, 409, 409]);
    expect(here.standIn.state.refunds).toHaveLength(2);
    expect(await here.refunds()).toHaveLength(2);
  });

  test("a repeated form is one refund; an old page gets the present rest", async () => {
    const here = await withOnlineGift(provider);
    const form = await here.form();
    const stale = await here.form();
    const post = (fields: Record<string, string>) => here.post(giftPath, fields);
    await post({ ...form, amount: "1000" });
    await here.decide("done");
    expect((await post({ ...form, amount: "1000" })).status).toBe(200);
    const answers = [await post({ ...stale, amount: "1000" }), await post({ ...form, amount: "2000" })];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers[0]?.text).toContain("₦4,000 is left by now, and this form showed ₦5,000. Nothing was refunded.");
    expect((await post({ intent: "refund", amount: "1000" })).status).toBe(409);
    expect(here.standIn.state.refunds.map(({ amount }) => amount)).toEqual([100_000]);
    expect(await here.gift()).toMatchObject({ state: "received", amount: 400_000 });
  });

  test("after a lost answer, the partner's list decides", async () => {
    const here = await withOnlineGift(provider);
    here.standIn.state.refundFault = "lost answer";
    const stale = await here.form();
    expect((await here.refund()).text).toContain("The payment partner did not answer.");
    expect((await here.post(giftPath, stale)).status).toBe(409);
    await settleRefunds(here.ctx);
    expect(await here.refunds()).toEqual([{ amount: 500_000, state: "asked" }]);
    await here.decide("done");
    expect([here.standIn.state.refunds.length, await here.refunds()]).toEqual([
      1,
      [{ amount: 500_000, state: "done" }],
    ]);
  });

  test("a failed or returned refund restores the gift, then stays listed", async () => {
    const here = await withOnlineGift(provider);
    await here.refund({ amount: "2000" });
    await here.decide("failed");
    expect(await here.gift()).toMatchObject({ state: "received", amount: 500_000 });
    expect(await here.receipts()).toEqual(["1 replaced", "2 replaced", "3 valid"]);
    const [problem] = await here.problems();
    expect(problem).toContain("The refund of ₦2,000 failed. The gift counts again.");
    await here.post("/admin/gifts/online", { intent: "again", id: "2" });
    expect(await here.problems()).toEqual([problem]);
    await here.post("/admin/gifts/online", { intent: "ignore", id: "2", reason: "Paid by transfer" });
    expect(await here.open("/admin/gifts/online")).not.toContain("failed");
    here.standIn.state.refunds.length = 0;
    await here.refund();
    await here.decide("done");
    await here.notify("refund.processed", { status: "processed" });
    for (const refund of here.standIn.state.refunds) refund.status = "reversed";
    await here.notify("refund.reversed", { status: "reversed" });
    expect(await here.gift()).toMatchObject({ state: "received", amount: 500_000 });
  });

  test("nothing is refunded when the partner refuses", async () => {
    const here = await withOnlineGift(provider);
    here.standIn.state.refundFault = "no";
    expect((await here.refund()).text).toContain("does not take this refund. Nothing was refunded.");
    expect(await here.gift()).toMatchObject({ state: "received", amount: 500_000 });
    expect(await here.refunds()).toEqual([{ amount: 500_000, state: "failed" }]);
  });

  test("a refused form may ask again; one that failed later may not", async () => {
    const here = await withOnlineGift(provider);
    const form = { ...(await here.form()), amount: "2000" };
    const post = () => here.post(giftPath, form);
    here.standIn.state.refundFault = "no";
    expect((await post()).text).toContain("Nothing was refunded.");
    here.standIn.state.refundFault = undefined;
    expect((await post()).text).toContain("You asked for the refund.");
    await here.decide("failed");
    const again = await post();
    expect([again.status, again.text]).toEqual([409, expect.stringContaining("Load it again. Nothing was refunded.")]);
    expect(here.standIn.state.refunds).toHaveLength(1);
    expect(await here.gift()).toMatchObject({ state: "received", amount: 500_000 });
  });

  test("a refund unknown to the partner is ignored; one made there counts", async () => {
    const here = await withOnlineGift(provider);
    await here.notify("refund.processed", { amount: 500_000 });
    expect([await here.gift(), await here.refunds()]).toMatchObject([{ state: "received", amount: 500_000 }, []]);
    const made = { id: 7, reference: here.reference, amount: 100_000, status: "done" as const, note: "" };
    here.standIn.state.refunds.push(made);
    for (const id of [1, 2]) await here.notify("refund.processed", { id, amount: 100_000 });
    expect([await here.gift(), await here.refunds()]).toMatchObject([
      { state: "received", amount: 400_000 },
      [{ amount: 100_000, state: "done" }],
    ]);
  });

  test("a chargeback ends a payment; its reversal restores it", async () => {
    const here = await withOnlineGift(provider);
    here.standIn.state.disputes.set(here.reference, "open");
    await here.notify(provider === "paystack" ? "charge.dispute.create" : "chargeback.initiated", { id: 5 });
    expect(await here.gift()).toMatchObject({ state: "disputed" });
    expect(await here.receipts()).toEqual(["1 valid"]);
    expect(textOf(await here.read(here.pay.replace("/pay", "")))).toContain("Your gift is in doubt");
    const receipt = await here.ctx.db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
    const check = textOf(await here.read(`/receipt/${receipt.year}-0001-${receipt.letters}`));
    expect(check).toContain("This receipt is ours, and its payment is disputed");
    here.standIn.state.disputes.set(here.reference, "lost");
    await here.notify(provider === "paystack" ? "charge.dispute.resolve" : "chargeback.lost", { id: 6 });
    expect([await here.gift(), await here.receipts()]).toMatchObject([{ state: "refunded" }, ["1 void"]]);
    expect(await here.problems()).toEqual([]);
    here.standIn.state.disputes.set(here.reference, "won");
    await here.notify(provider === "paystack" ? "charge.dispute.resolve" : "chargeback.won", { id: 8, status: "x" });
    expect([await here.gift(), await here.receipts()]).toMatchObject([
      { state: "received", amount: 500_000 },
      ["1 replaced", "2 valid"],
    ]);
  });

  test("an online gift is refunded, never taken out or divided", async () => {
    const here = await withOnlineGift(provider);
    const acts: Record<string, string>[] = [
      { intent: "void", reason: "No" },
      { intent: "split", amount: "1000" },
    ];
    for (const fields of acts) expect((await here.post("/admin/gifts/1", fields)).text).toContain("Refund it instead.");
    expect(await here.gift()).toMatchObject({ state: "received" });
  });
});

test("a dispute leaves the list by its end or a named person's reason", async () => {
  const here = await withOnlineGift("paystack");
  here.standIn.state.disputes.set(here.reference, "open");
  await here.notify("charge.dispute.create");
  expect(await here.html("/admin/gifts/online")).not.toContain('value="record"');
  const post = (fields: Record<string, string>) => here.post("/admin/gifts/online", { id: "2", ...fields });
  expect((await post({ intent: "record" })).text).toContain("Only a payment becomes a gift.");
  const settled = () =>
    here.ctx.db.selectFrom("payment_notices").select(["settled_by", "settled_why"]).where("id", "=", 2);
  expect(await settled().execute()).toEqual([{ settled_by: null, settled_why: null }]);
  await post({ intent: "ignore", reason: "Called the donor" });
  expect(await post({ intent: "ignore", reason: "Another reason" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("Somebody settled this meanwhile, or it has ended. Nothing was changed."),
  });
  expect(await settled().execute()).toEqual([{ settled_by: "Sample Admin", settled_why: "Called the donor" }]);
  expect(await post({ id: "1", intent: "record" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("Somebody settled this meanwhile, or it has ended. Nothing was changed."),
  });
});

test("a refund whose request got lost ends after a day", async () => {
  const here = await withOnlineGift("paystack");
  here.standIn.state.fault = "500";
  expect((await here.refund()).text).toContain("The payment partner did not answer.");
  here.standIn.state.fault = undefined;
  await settleRefunds(here.ctx);
  expect(await here.gift()).toMatchObject({ state: "refunded" });
  await here.pass(25);
  await settleRefunds(here.ctx);
  expect(await here.gift()).toMatchObject({ state: "received", amount: 500_000 });
  expect(here.standIn.state.refunds).toEqual([]);
});

test("a refund after an older sign-in asks for the password first", async () => {
  const here = await withOnlineGift("paystack");
  await here.ctx.db.updateTable("sessions").set({ confirmed_at: "2026-01-01T00:00:00.000Z" }).execute();
  await here.refund({ amount: "2000" });
  expect([await here.refunds(), here.standIn.state.refunds]).toEqual([[], []]);
  await here.ctx.db.updateTable("sessions").set({ confirmed_at: new Date().toISOString() }).execute();
  expect((await here.refund({ amount: "2000" })).text).toContain("You asked for the refund.");
  expect(await here.refunds()).toHaveLength(1);
});
