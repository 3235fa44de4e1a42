import { expect, test } from "vitest";
import { sendStatement, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { addGift, balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { moveMoney, payCharge } from "../cash/move-money.server.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";
import { findUnnamedLinesOut, viewLinesOut } from "./find-lines-out.server.ts";
import { deleteWordsOut, deleteWordsOutOfErasedDonors } from "./line-out-queries.server.ts";
import {
  cancelLine,
  markLineNotOurs,
  nameCharge,
  nameExactLines,
  nameLine,
  payByLine,
  reopenLine,
} from "./name-lines-out.server.ts";

const at = "2026-03-05T09:00:00.000Z";

/** A site with open books, and lines out of the statement of the account of `bank-1`. */
async function openSite(...lines: [day: string, amount: number][]) {
  const site = await siteWithBooks();
  const { ctx } = site;
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const days = { first_day: "2026-02-01", last_day: "2026-03-09", added_at: at, added_by: "Sample admin" };
  const sums = { lines: 8, added: 8, opening: 0, closing: 0 };
  await ctx.db
    .insertInto("bank_statements")
    .values({ currency: "NGN", account: "NGN", name: "bank.csv", fingerprint: "all", ...sums, ...days })
    .execute();
  const common = { bank_statement_id: 1, account: "NGN", currency: "NGN", balance: null, credit_id: null } as const;
  for (const [index, [day, amount]] of lines.entries())
    await ctx.db
      .insertInto("lines_out")
      .values({ ...common, day, amount, fingerprint: `${index}`, occurrence: 1, narration: "POS SHOP", added_at: at })
      .execute();
  const states = async () =>
    (await ctx.db.selectFrom("lines_out").select("state").orderBy("id").execute()).map(({ state }) => state);
  const charge = (minor: number, day: string) =>
    payCharge(site.senderOf("admin"), { placeId: 1, minor, day }, crypto.randomUUID());
  return { ...site, admin: site.senderOf("admin"), states, charge };
}

const saying = (sentence: string) => ({ message: expect.stringContaining(sentence) });

test("an imported line out keeps its words without long numbers", async () => {
  const here = await createTestSite();
  const cookie = await signIn(here.ctx, "admin");
  await sendStatement(here, cookie, writeStatement([[2, "TRF 0123456789 SAMPLE SHOP", -500]]));
  const rows = await here.ctx.db.selectFrom("lines_out").select(["narration", "state"]).execute();
  expect(rows).toEqual([{ narration: "TRF … SAMPLE SHOP", state: "open" }]);
});

test("the words of lines out are deleted after their time", async () => {
  const { ctx } = await openSite(["2026-03-02", 500]);
  expect(await deleteWordsOut(ctx.db, "2026-03-01T00:00:00.000Z")).toBe(0);
  expect(await deleteWordsOut(ctx.db, "2026-06-10T00:00:00.000Z")).toBe(1);
});

test("one press names all exact lines once", async () => {
  const { charge, admin, states, ctx } = await openSite(["2026-03-02", 500], ["2026-03-05", 700], ["2026-03-06", 900]);
  await charge(500, "2026-03-01");
  await charge(700, "2026-03-08");
  const counts = await Promise.all([nameExactLines(admin), nameExactLines(admin)]);
  expect(counts.toSorted()).toEqual([0, 2]);
  expect(await states()).toEqual(["named", "named", "open"]);
  expect(await findUnnamedLinesOut(ctx, "2026-03")).toMatchObject([{ day: "2026-03-06", amount: 900 }]);
});

test.each([
  ["another amount", 501, "2026-03-02"],
  ["eight days away", 500, "2026-02-22"],
])("an entry of %s fits no line", async (_, minor, day) => {
  const { charge, admin } = await openSite(["2026-03-02", 500]);
  await charge(minor, day);
  expect(await nameExactLines(admin)).toBe(0);
});

test("one entry names one of two equal lines", async () => {
  const { charge, admin, states } = await openSite(["2026-03-02", 500], ["2026-03-03", 500]);
  await charge(500, "2026-03-02");
  expect(await nameExactLines(admin)).toBe(0);
  await nameLine(admin, 1, "2:whole");
  await expect(nameLine(admin, 2, "2:whole")).rejects.toMatchObject(saying("does not fit"));
  expect(await states()).toEqual(["named", "open"]);
});

test("a move with its charge fits one line, or one line for each", async () => {
  const { admin, ctx, states } = await openSite(["2026-03-02", 10_053], ["2026-03-03", 10_000], ["2026-03-03", 53]);
  const box = { kind: "box", code: "box-1", currency: "NGN", account: "box", user_id: null } as const;
  await ctx.db
    .insertInto("places")
    .values({ ...box, label: "Box", closed_at: null })
    .execute();
  await moveMoney(admin, { from: 1, to: 2, minor: 10_000, charge: 53, day: "2026-03-02", key: "m" });
  await nameLine(admin, 2, "2:moved");
  await expect(nameLine(admin, 1, "2:whole")).rejects.toMatchObject(saying("does not fit"));
  await nameLine(admin, 3, "2:charge");
  expect(await states()).toEqual(["open", "named", "named"]);
});

test("a charge that the statement shows is written once", async () => {
  const { admin, ctx, states } = await openSite(["2026-03-02", 5_375]);
  await Promise.allSettled([nameCharge(admin, 1), nameCharge(admin, 1)]);
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 94_625, general: 94_625 });
  expect(await states()).toEqual(["named"]);
  await checkBooks(ctx);
});

test("a line pays an approved voucher of its amount", async () => {
  const site = await openSite(["2026-03-02", 1_000]);
  await site.send("writer");
  await expect(payByLine(site.admin, 1, 1)).rejects.toMatchObject(saying("does not fit"));
  await site.act("treasurer", 1, "approve");
  await payByLine(site.admin, 1, 1);
  expect(await site.states()).toEqual(["named"]);
  expect(await balancesOf(site.ctx)).toEqual({ "bank-1": 99_000, general: 99_000 });
});

test("a line does not pay the own voucher", async () => {
  const site = await openSite(["2026-03-02", 1_000]);
  await site.send("admin");
  await site.act("treasurer", 1, "approve");
  await expect(payByLine(site.admin, 1, 1)).rejects.toMatchObject(saying("You spent this"));
  expect(await site.states()).toEqual(["open"]);
});

test("a credit of the same amount cancels one line", async () => {
  const { admin, ctx, states } = await openSite(["2026-03-02", 1_500], ["2026-03-02", 1_500]);
  const credit = { bank_statement_id: 1, account: "NGN", currency: "NGN", day: "2026-03-02", amount: 1_500 } as const;
  const rest = {
    fingerprint: "c",
    occurrence: 1,
    state: "open",
    added_at: at,
    narration: "REV",
    decided_at: null,
  } as const;
  await ctx.db
    .insertInto("bank_credits")
    .values({ ...credit, ...rest, gift_id: null, decided_by: null })
    .execute();
  await cancelLine(admin, 1, 1);
  await expect(cancelLine(admin, 2, 1)).rejects.toMatchObject(saying("does not fit"));
  expect(await states()).toEqual(["cancels", "open"]);
});

test("a line that is not ours can wait again", async () => {
  const { admin, ctx, states } = await openSite(["2026-03-02", 1_500]);
  await markLineNotOurs(admin, 1);
  expect(await findUnnamedLinesOut(ctx, "2026-03")).toEqual([]);
  await reopenLine(admin, 1);
  expect(await states()).toEqual(["open"]);
  await expect(reopenLine(admin, 1)).rejects.toMatchObject({ status: 409 });
});

test("a line before the first day needs no name", async () => {
  const { admin, ctx } = await openSite(["2026-01-31", 1_500]);
  expect(await viewLinesOut(ctx)).toMatchObject({ exact: [], open: [] });
  expect(await findUnnamedLinesOut(ctx, "2026-01")).toEqual([]);
  await expect(markLineNotOurs(admin, 1)).rejects.toMatchObject(saying("not open for that day"));
});

test("a line whose entry was corrected waits for a name again", async () => {
  const { admin, charge, ctx } = await openSite(["2026-03-02", 500]);
  await charge(500, "2026-03-02");
  await nameExactLines(admin);
  const fix = { day: "2026-03-03", what: "charge", source: "fix:2", fixes: 2, people: 2, at } as const;
  await ctx.db
    .insertInto("entries")
    .values({ ...fix, voucher_id: null, gift_id: null, made_by_id: "admin" })
    .execute();
  expect(await findUnnamedLinesOut(ctx, "2026-03")).toHaveLength(1);
});

test("a writer names no line", async () => {
  const { senderOf } = await openSite(["2026-03-02", 500]);
  await expect(nameExactLines(senderOf("writer"))).rejects.toMatchObject({ status: 403 });
});

test("the words of money that went back to an erased donor are deleted", async () => {
  const { ctx } = await openSite(["2026-03-02", 5_000], ["2026-03-03", 5_000]);
  const gift_id = await addGift(ctx, { donor_salt: null });
  const refund = { gift_id, kind: "refund", way: "transfer", amount: 5_000, paid: 5_000, state: "done" } as const;
  await ctx.db
    .insertInto("refunds")
    .values({
      ...refund,
      day: "2026-03-02",
      line_id: 1,
      partner_id: null,
      why: null,
      asked_by_id: null,
      asked_at: at,
      changed_at: at,
    })
    .execute();
  await deleteWordsOutOfErasedDonors(ctx.db);
  const lines = await ctx.db.selectFrom("lines_out").select("narration").orderBy("id").execute();
  expect(lines.map(({ narration }) => narration)).toEqual([null, "POS SHOP"]);
});
