import { expect, test } from "vitest";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";
import { readQuarter } from "./find-quarter.server.ts";

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
