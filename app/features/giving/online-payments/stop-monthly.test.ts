import { expect, test } from "vitest";
import { type BankLine, sendStatement, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { settingsFor, startPaymentStandIn } from "../../../../tests/support/payment-stand-in.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { stopSubscriptions } from "./stop-monthly.server.ts";

type Settings = Parameters<typeof withTreasurer>[0];

async function withMonthlyDonor(settings: Settings = {}, fields: Record<string, string> = {}) {
  const here = await withTreasurer(settings);
  const promise = await here.promise({ own: "5000", frequency: "monthly", email: "ada@example.org", ...fields });
  const page = `/g/${promise.code}${promise.link}`;
  const read = async (path: string) => textOf(await here.read(path));
  return { ...here, id: promise.id, code: promise.code, page, read, stop: () => here.send(`${page}/stop`, {}) };
}

const line = (code: string, day: number): BankLine => [day, `NIP/TAB ${code}`, 5_000];

test("a monthly transfer is stopped on its page, once", async () => {
  const here = await withMonthlyDonor();
  expect(await here.read(here.page)).toContain("Stop my monthly gift");
  expect(await here.read(`${here.page}/stop`)).toContain("if you set up a standing order there, end it there, too");
  expect((await here.readPromise(here.id)).stopped_at).toBeNull();
  await sendStatement(here, here.cookie, writeStatement([line(here.code, 9)]));
  for (const _ of [1, 2]) expect((await here.stop()).status).toBe(303);
  expect(await here.read(`${here.page}/stop`)).toContain("You stopped this monthly gift on March 10, 2026.");
  expect(await here.read(here.page)).toContain("You stopped this monthly gift on March 10, 2026.");
  const moves = await here.ctx.db.selectFrom("gift_events").select("what").execute();
  expect(moves.filter(({ what }) => what === "monthly gift stopped")).toHaveLength(1);
  await sendStatement(here, here.cookie, writeStatement([line(here.code, 10)]));
  expect(await here.gifts()).toHaveLength(1);
  expect(await here.open("/admin/gifts/statement")).toContain("the donor has stopped this monthly gift");
  expect(await here.open("/admin/gifts/1")).toContain("Every month, until the donor stopped it on March 10, 2026");
});

test("each email about a monthly gift leads to its stop, none after that", async () => {
  const here = await withMonthlyDonor();
  await here.send(here.page, { intent: "remind" });
  await here.post("/admin/gifts", {
    intent: "seen",
    id: String(here.id),
    amount: "5000",
    day: "2026-03-10",
  });
  await here.post("/admin/gifts/1", { intent: "spend", spentOn: "A lesson" });
  await here.pass(1);
  const about = (await here.emails()).filter(({ to }) => to === "ada@example.org");
  expect(about.map(({ subject }) => subject)).toHaveLength(3);
  for (const { text, html } of about)
    for (const words of [text, html]) expect(words).toMatch(/https:\/\/site\.test\/g\/[\w-]+\/stop/);
  await here.stop();
  await here.post("/admin/gifts", {
    intent: "seen",
    id: String(here.id),
    amount: "5000",
    day: "2026-03-10",
  });
  await here.pass(1);
  const later = (await here.emails()).filter(({ text }) => text.includes("2026-0002"));
  expect(later.map(({ to, text }) => [to, text.includes("/stop")])).toEqual([["ada@example.org", false]]);
});

test("a single gift has no stop; a stopped unpaid promise begins no payment", async () => {
  const standIn = await startPaymentStandIn();
  const here = await withMonthlyDonor(settingsFor(standIn, "paystack"));
  const single = await here.promise({ own: "5000" });
  expect((await here.ask(`/g/${single.code}${single.link}/stop`)).status).toBe(404);
  await here.send(`/g/${single.code}${single.link}/stop`, {});
  expect((await here.readPromise(single.id)).stopped_at).toBeNull();
  await here.stop();
  await here.send(`${here.page}/pay`, { intent: "begin" });
  expect(standIn.payments.size).toBe(0);
});

test("an unreachable partner is asked until the monthly payment has stopped", async () => {
  const standIn = await startPaymentStandIn();
  const here = await withMonthlyDonor(settingsFor(standIn, "paystack"));
  const subscription = { provider: "paystack", code: "SUB_1", token: "t", plan: "PLN_1", customer: "CUS_1" };
  await here.ctx.db
    .insertInto("payment_subscriptions")
    .values({ ...subscription, promise_id: here.id, state: "active", created_at: "2026-03-09T09:00:00.000Z" })
    .execute();
  const page = () => here.read(`${here.page}/stop`);
  expect(await page()).toContain("Our payment partner takes it every month.");
  standIn.state.fault = "500";
  await here.stop();
  expect(await page()).toContain("has not confirmed yet that it takes nothing more");
  expect(await page()).not.toContain("is stopped");
  standIn.state.fault = undefined;
  await Promise.all([here.stop(), stopSubscriptions(here.ctx)]);
  expect(await page()).toContain("Your monthly gift is stopped");
  await stopSubscriptions(here.ctx);
  expect(new Set(standIn.state.stopped)).toEqual(new Set(["SUB_1"]));
  // An old payment page begins another one.
  await here.ctx.db
    .insertInto("payment_subscriptions")
    .values({ ...subscription, code: "SUB_2", customer: "CUS_2", promise_id: here.id, state: "active", created_at: "" })
    .execute();
  expect(await page()).not.toContain("is stopped");
  await stopSubscriptions(here.ctx);
  expect(standIn.state.stopped.at(-1)).toBe("SUB_2");
  // Without the partner's keys it cannot be asked.
  await here.ctx.db.updateTable("payment_subscriptions").set({ state: "active" }).execute();
  here.ctx.payments.splice(0);
  expect(await page()).toContain("This site cannot reach the payment partner");
});
