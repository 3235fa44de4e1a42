// PostgreSQL at length: nearly all of its statements run there in other tests.
import { expect, test } from "vitest";
import { agree, otherBank as other, otherAccounts, waysOfAccounts, withBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { askForDetails } from "../bank-details/bank-commands.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";

test("a wrong check digit of a known bank is refused; one of another bank is not known", async () => {
  const { first, ctx, openId } = await withBank();
  const account = { ...other, number1: "0010246780" };
  expect((await first.post({ intent: "ask", ...account, code1: "058" })).text).toContain("Nothing was changed.");
  expect((await findBank(ctx)).open).toBeUndefined();
  await first.post({ intent: "ask", ...account, code1: "044" });
  expect(await openId()).toBe("2");
  expect(await first.open("/admin/bank")).toContain(
    "The account’s check digit is right. One wrong number in ten still passes.",
  );
});

test("a typed number is ours, was ours, or is not; nothing is listed, and no name or amount is shown", async () => {
  const { ctx, first, second, pass, openId, send } = await withBank();
  await first.post({ intent: "ask", ...other });
  await (await second()).post({ ...agree, id: await openId() });
  const say = async (number: string) => textOf(mainOf(await (await send("/donate/check", { number })).text()));
  expect(await say("5555555555")).toContain("No. We do not know this number.");
  await pass(24);
  expect(await say("55 5555-5555")).toContain("Yes. This is an account of ours.");
  expect(await say("1234567890")).toContain("This was our account until 11 March 2026.");
  await send("/donate/promise", { own: "5000", name: "Sample Teacher" });
  const { code, prefix } = await ctx.db.selectFrom("pledges").select(["code", "prefix"]).executeTakeFirstOrThrow();
  const yes = await say(`${prefix} ${code}`.toLowerCase());
  expect(yes).toContain("Yes. We gave out this reference.");
  expect(yes).not.toMatch(/Sample Teacher|5,000/);
  const slip = code.slice(0, 5) + (code.endsWith("2") ? "3" : "2");
  expect(await say(`${prefix}-${slip}`)).toContain("one letter is wrong, or two changed places");
  expect(await say(`XYZ-${code.slice(0, 3)}-${slip.slice(3)}`)).toContain("No. We do not know this number.");
  expect(await say(" ")).toContain("Type a number or a reference");
});

test("a report of fraud reaches the staff home and the list, is put away and back, and goes with the messages", async () => {
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

test("numbers of the sample are never the foundation's", async () => {
  const { ctx } = await createTestSite();
  const added = await addStaffMember(ctx, { role: "admin" });
  const member = { ...added, position: null, twoFactor: false, readsSafeguarding: false };
  const sample = { ways: waysOfAccounts({ ...otherAccounts, nairaAccount: "0000000000" }) };
  await expect(askForDetails({ ctx, member }, sample)).rejects.toMatchObject({ status: 422 });
});

test("a receipt is known by its number and letters", async () => {
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
