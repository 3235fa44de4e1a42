import { expect, test } from "vitest";
import { agree, otherBank as other, otherAccounts, waysOfAccounts, withBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { askForDetails } from "../bank-details/bank-commands.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { reportFraud } from "../bank-details/report-commands.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";

test("a wrong check digit of a known bank is refused; an unknown bank passes", async () => {
  const { first, ctx, openId } = await withBank();
  const account = { ...other, number1: "0010246780" };
  expect((await first.post({ intent: "ask", ...account, code1: "058" })).text).toContain("Nothing was changed.");
  expect((await findBank(ctx)).open).toBeUndefined();
  await first.post({ intent: "ask", ...account, code1: "044" });
  expect(await openId()).toBe("2");
  expect(await first.open("/admin/bank")).toContain(
    "The account’s check digit is right. A wrong number can still pass.",
  );
});

test("a typed number is ours, was ours or is foreign, without name or amount", async () => {
  const { ctx, first, second, pass, openId, send } = await withBank();
  await first.post({ intent: "ask", ...other });
  await (await second()).post({ ...agree, id: await openId() });
  const say = async (number: string) => textOf(mainOf(await (await send("/donate/check", { number })).text()));
  expect(await say("5555555555")).toContain("No. We do not know this number.");
  await pass(24);
  expect(await say("55 5555-5555")).toContain("Yes. This is an account of ours.");
  expect(await say("1234567890")).toContain("This was our account until March 11, 2026.");
  await send("/donate/promise", { own: "5000", name: "Sample Teacher" });
  const { code, prefix } = await ctx.db.selectFrom("promises").select(["code", "prefix"]).executeTakeFirstOrThrow();
  const yes = await say(`${prefix} ${code}`.toLowerCase());
  expect(yes).toContain("Yes. We gave out this reference.");
  expect(yes).not.toMatch(/Sample Teacher|5,000/);
  const slip = code.slice(0, 5) + (code.endsWith("2") ? "3" : "2");
  expect(await say(`${prefix}-${slip}`)).toContain("one letter is wrong, or two are swapped");
  expect(await say(`XYZ-${code.slice(0, 3)}-${slip.slice(3)}`)).toContain("No. We do not know this number.");
  expect(await say(" ")).toContain("Type a number or a reference");
});

test("a report of fraud can be marked, reopened and deleted, like messages", async () => {
  const { first, send, ctx } = await withBank();
  const report = { form: "report", story: "A call asked me for ₦20,000.", account: "9999999999", contact: "" };
  expect((await send("/donate/check", { ...report, story: " " })).status).toBe(422);
  expect((await send("/donate/check", report)).headers.get("Location")).toMatch(/^\/donate\/check\?thanks=sent-/);
  expect(await first.open("/admin")).toContain("1 report of someone asking for money in our name");
  expect(await first.open("/admin/bank")).toContain("A call asked me for ₦20,000.");
  await first.post({ intent: "done", id: "1" });
  expect(await first.open("/admin/bank")).toContain("Done by Sample Admin");
  expect(await first.open("/admin")).not.toContain("asking for money in our name");
  await first.post({ intent: "undone", id: "1" });
  expect(await ctx.db.selectFrom("fraud_reports").select("done_at").execute()).toEqual([{ done_at: null }]);
});

test("a report of fraud is mailed; in a flood, one e-mail says that more waits", async () => {
  const { ctx, send, clock } = await withBank();
  await addStaffMember(ctx, { id: "money", role: "treasurer", email: "money@example.org" });
  await addStaffMember(ctx, { id: "writer", role: "writer", email: "writer@example.org" });
  await addStaffMember(ctx, { id: "editor", role: "editor", email: "editor@example.org" });
  let known = 0;
  const fresh = async () => {
    const mails = ctx.db.selectFrom("outbox_emails").select(["id", "recipient", "text"]).where("id", ">", known);
    const added = await mails.orderBy("id").execute();
    known = added.at(-1)?.id ?? known;
    return added;
  };
  const report = async (story: string) => {
    await reportFraud(ctx, { story, account: "9999999999", contact: null });
    return fresh();
  };
  await send("/donate/check", { form: "report", story: "A call\r\nBcc: all@example.org", account: "9999999999" });
  const mails = await fresh();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(["admin@example.org", "money@example.org"]);
  for (const { text } of mails) {
    expect(text).toContain("“A call Bcc: all@example.org”");
    expect(text).toContain("Account number that they were given: 9999999999");
    expect(text).not.toContain("How to reach them");
  }
  const sent = [];
  for (let count = 2; count <= 14; count++) sent.push(await report(`Call ${count}`));
  expect(sent.map(({ length }) => length)).toEqual([...Array(9).fill(2), 2, 0, 0, 0]);
  expect(sent[9]?.[0]?.text).toContain("today this is the last email about them. More may wait.");
  clock.at = new Date(clock.at.getTime() + 25 * 3_600_000);
  expect((await report("A day later"))[0]?.text).toContain("“A day later”");
});

test("the page says if one person or two guard the details", async () => {
  const { ctx, first, second, pass, read } = await withBank();
  const page = async () => textOf(mainOf(await read("/donate/check")));
  const sentences = [
    "At present one person alone can change our",
    "No one person can change",
    "were approved by one person",
  ];
  const said = async () => {
    const text = await page();
    return sentences.map((sentence) => text.includes(sentence));
  };
  expect(await said()).toEqual([true, false, false]);
  // One admin asks alone; a later admin does not hinder it.
  await first.post({ intent: "ask", ...other });
  await second();
  expect(await said()).toEqual([true, false, false]);
  await pass(73);
  expect((await findBank(ctx)).live?.ways[0]?.number).toBe(otherAccounts.nairaAccount);
  expect(await said()).toEqual([false, true, true]);
  // An admin who removed the other is not alone for 30 days.
  const version = async () =>
    (await ctx.db.selectFrom("content_version").select("number").executeTakeFirstOrThrow()).number;
  const before = await version();
  await first.post({ intent: "delete" }, "/admin/manageusers/second.data");
  expect(await ctx.db.selectFrom("users").select("id").execute()).toEqual([{ id: "admin" }]);
  expect(await version()).toBeGreaterThan(before);
  expect(await said()).toEqual([false, true, true]);
  await pass(31 * 24);
  expect(await said()).toEqual([true, false, true]);
});

test("numbers of the sample are never the foundation's", async () => {
  const { ctx } = await createTestSite();
  const added = await addStaffMember(ctx, { role: "admin" });
  const member = { ...added, position: null, twoFactor: false, readsSafeguarding: false };
  const confirmedAt = new Date().toISOString();
  const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "1", confirmedAt };
  const sample = { ways: waysOfAccounts({ ...otherAccounts, nairaAccount: "0000000000" }) };
  await expect(askForDetails({ ctx, member, requestInfo }, sample)).rejects.toMatchObject({ status: 422 });
});

test("a receipt is found by its number with its letters", async () => {
  const here = await createTestSite();
  const transfer = { amount: 500_000, currency: "NGN" as const, method: "transfer" as const };
  await withTransaction(here.ctx, (ctx) => receiveGift(ctx, transfer));
  const { year, serial, letters } = await here.ctx.db.selectFrom("receipts").selectAll().executeTakeFirstOrThrow();
  const number = `${year}-${String(serial).padStart(4, "0")}`;
  const check = async (typed: string) => textOf(await (await here.send("/donate/check", { number: typed })).text());
  expect(await check(`${number}-${letters}`)).toContain("Yes. We wrote this receipt.");
  expect(await check(number)).toContain("Add the three letters");
  expect(await check(`${number}-${letters === "CCC" ? "DDD" : "CCC"}`)).toContain("No. We do not know this number.");
});
