import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { addRefund } from "../../../../tests/support/refunded-gift.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { agreeToPurseAct, askForPurseAct } from "../purse/act-on-purse.server.ts";
import { requirePurseOf } from "../purse/find-holders.server.ts";
import { writeEntry } from "../purse/write-entry.server.ts";
import { type Sum, splitEarlier } from "./count-sums.ts";

async function siteWithRefund() {
  const site = await siteWithBooks();
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const gift = await addGift(site.ctx, { amount: 75_005 });
  await site.book();
  await addRefund(site.ctx, gift, { amount: 30_000, day: "2026-03-03" });
  await site.book();
  const view = async (path: string) => textOf(mainOf(await site.read(path)));
  return { ...site, gift, view };
}

test("a refund goes out, and never lowers what came in", async () => {
  const { view } = await siteWithRefund();
  const text = await view("/transparency?m=2026-03");
  expect(text).toContain(
    "Came in ₦0 Was spent ₦0 ₦300 went back to givers Is left ₦1,450.05 With ₦1,750.05 from before",
  );
  expect(text).toContain("Most needed ₦0 ₦0 ₦300 ₦1,450.05 Together ₦0 ₦0 ₦300 ₦1,450.05");
});

test("a sum of one gift claims no sum", async () => {
  const { ctx, book, view } = await siteWithRefund();
  expect(await view("/transparency?m=2026-02")).toContain("1 gift of the month Most needed. No giver is named +");
  await addGift(ctx);
  await book();
  expect(await view("/transparency?m=2026-02")).toContain("In sums of a month, never one by one");
});

test("the parts of an account add up to the rest", async () => {
  const site = await siteWithBooks();
  const { ctx, read } = site;
  const amount = { currency: "NGN", minor: 100_000 } as const;
  const places = [{ kind: "bank" as const, label: "Bank", account: "NGN", ...amount }];
  const opening = { day: "2026-02-01", places, purses: [{ projectId: 1, ...amount }] };
  await askForPurseAct(site.senderOf("admin"), "open", opening, "open");
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const gift = await addGift(ctx, { project_id: 1, amount: 25_000 });
  await addGift(ctx, { amount: 9_000 });
  await site.book();
  await addRefund(ctx, gift, { amount: 5_000, day: "2026-02-12" });
  await site.book();
  await withTransaction(ctx, async (ctx) => {
    const money = { currency: "NGN", what: "put-in" } as const;
    const purses = [await requirePurseOf(ctx, 1), await requirePurseOf(ctx, null)] as const;
    const lines = [
      { purse: purses[0], minor: 2_000, ...money },
      { purse: purses[1], minor: -2_000, ...money },
    ];
    await writeEntry(ctx, { day: "2026-02-15", what: "put-in", source: "put", lines, people: 2 });
  });
  const text = textOf(mainOf(await read("/project/readmore/1/account")));
  expect(text).toContain(
    "came in ₦250 Besides, ₦20 from other purses was spent ₦0 ₦50 went back to givers is left ₦1,220 With ₦1,000 that was there when our books began",
  );
  expect(text).toContain(
    "There when our books began ₦1,000 Gifts ₦250 Put in from Most needed ₦20 Together ₦1,270 Spent ₦0 Went back to givers ₦50 Left ₦1,220",
  );
  expect(text).toContain("What is left when the project ends goes to Most needed.");
  const all = textOf(mainOf(await read("/transparency?m=2026-02")));
  expect(all).toContain("Came in ₦340 2 gifts Was spent ₦0 ₦50 went back to givers");
  expect(all).toContain("Most needed ₦90 −₦20 ₦0 ₦70 Autism outreach ₦250 ₦20 ₦50 ₦1,220 Together ₦340 ₦0 ₦50");
});

test("an earlier gift with another purpose went back to no giver", () => {
  const sum = (purpose: string, minor: number): Sum => ({
    purpose,
    what: "before",
    kind: "",
    currency: "NGN",
    minor,
    count: 1,
  });
  const split = splitEarlier([sum("general", -700), sum("books", 500)], "general");
  const rows = split.map(({ purpose, what, minor }) => [purpose, what, minor]);
  expect(rows).toEqual([
    ["general", "refund", -700],
    ["books", "before", 500],
    ["general", "before", -500],
    ["general", "refund", 500],
  ]);
});
