import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { addRefund } from "../../../../tests/support/refunded-gift.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";
import { requirePlaceOf } from "../purse/find-holders.server.ts";
import { writeEntry } from "../purse/write-entry.server.ts";
import { findQuarter, readQuarter } from "./find-quarter.server.ts";

test("the file of a quarter shows all its vouchers", async () => {
  const site = await siteWithSpending("writer");
  const writer = site.person("writer");
  await writer.send({ picture: await aVoucherPicture(), fields: { note: "Chalk for two rooms" } });
  await writer.send({ picture: await aVoucherPicture("#123456"), fields: { amount: "7" } });
  await site.admin.act(1, "approve");
  await site.second.act(1, "pay", { place: "1", day: "2026-03-02" });
  await site.admin.act(2, "refuse", { words: "Not ours." });
  const headers = { Cookie: site.cookie };
  const answer = await site.ask("/admin/month/quarter.pdf?quarter=2026-1", { headers });
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer());
  const text = textOfPdf(pdf).replaceAll(/\s+/g, " ");
  for (const words of [
    "Books, quarter 1 of 2026",
    "Bank account, NGN",
    "2026-0001",
    "₦12, March 2, 2026",
    "Approved by: Sample Admin",
    "Note: Chalk for two rooms",
    "2026-0002 refused",
  ])
    expect(text).toContain(words);
  expect(pdf.toString("latin1").split("/Subtype /Image").length - 1).toBe(1);
  expect(await site.open("/admin/month")).toContain("Quarter 1 of 2026, with vouchers (PDF)");
});

test.each([
  ["2026-3", { year: 2026, number: 3 }],
  ["2026-5", { year: 2026, number: 4 }],
  [null, { year: 2026, number: 4 }],
])("the text %s is a quarter, or means the present one", (text, quarter) => {
  expect(readQuarter(text, "2026-11-29")).toEqual(quarter);
});

test("the file shows what came into a place and what left it", async () => {
  const { ctx, ...site } = await siteWithBooks();
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const gift = await addGift(ctx, { amount: 75_005 });
  await addRefund(ctx, gift, { amount: 50_050, day: "2026-03-01" });
  await site.book();
  await withTransaction(ctx, async (ctx) => {
    const bank = await requirePlaceOf(ctx, { kind: "bank", currency: "NGN", account: "NGN" });
    const box = await requirePlaceOf(ctx, { kind: "box", currency: "NGN" });
    const move = (source: string, minor: number, fixes?: number) =>
      writeEntry(ctx, {
        day: "2026-03-02",
        what: "moved",
        source,
        people: 2,
        ...(fixes !== undefined && { fixes }),
        lines: [
          { place: bank, currency: "NGN", minor: -minor },
          { place: box, currency: "NGN", minor },
        ],
      });
    await move("out", 7_000);
    await move("back", -2_000);
    const wrong = await move("wrong", 900);
    await move("right", -900, wrong);
  });
  const { report } = await findQuarter(ctx, { year: 2026, number: 1 }, 1);
  const [places, purses] = report.sections;
  expect(places?.rows).toEqual([
    ["Bank account, NGN", "₦1,000", "₦770.05", "₦570.50", "₦1,199.55"],
    ["Cash box, NGN", "₦0", "₦70", "₦20", "₦50"],
  ]);
  expect(purses?.rows).toEqual([["Most needed", "₦1,000", "₦750.05", "₦0", "₦500.50", "₦1,249.55"]]);
  expect(places?.heads.slice(1)).toEqual(["At the beginning", "Came in", "Went out", "At the end"]);
});
