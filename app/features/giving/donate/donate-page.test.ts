// SQLite alone: pages that show what other features store.
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

test("the donate page makes its case, then opens the bank details without script", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/donate"));
  expect(textOf(html)).toContain("Your gift becomes a good day");
  expect(html).toContain('<a class="btn" href="#bank" data-open="bank">Donate now</a>');
  expect(html).toContain('<dialog id="bank" aria-labelledby="bank-heading">');
});

test("the bank details are bank, two accounts with their name, each to be copied", async () => {
  const { read } = await createTestSite();
  const html = /<dialog.*?<\/dialog>/s.exec(await read("/donate"))?.[0] ?? "";
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]);
  expect(rows).toEqual([
    ["Bank name", "Sample Bank Plc"],
    ["Naira account", "0000000000"],
    ["Dollar account", "0000000001"],
    ["Account name", "Tabasamu Children’s Foundation"],
  ]);
  expect(html.match(/data-copy="/g)).toHaveLength(4);
});

test("the panel of ways has its three tabs, all readable without script", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/donate"));
  const tabs = [...html.matchAll(/data-panel="[^>]*>(.*?)<\/button>/g)].map(([, name]) => name);
  expect(tabs).toEqual(["Overview", "Impact", "What You Get"]);
  const panels = [...html.matchAll(/<section class="tab-panel[^>]*>(.*?)<\/section>/gs)].map(([, words]) =>
    textOf(words ?? ""),
  );
  expect(panels).toHaveLength(3);
  expect(panels[1]).toBe("Impact More than 10 outreaches and 100 volunteers since July 2023.");
});

test("the donate page shows the use of donations in the home page's chart", async () => {
  const { read } = await createTestSite();
  const text = textOf(mainOf(await read("/donate")));
  expect(text).toContain("How we spend your donations and where it goes");
  expect(text).toContain("40.00% child care home");
});

test("changed bank details are on the page at the next request", async () => {
  const { ctx, read } = await createTestSite();
  await giveBank(ctx, "Other Bank");
  const html = await read("/donate");
  expect(html).toContain("<dd>Other Bank</dd>");
  expect(html).not.toContain("Sample Bank Plc");
});

test("an own name hides the sample's accounts from all donors", async () => {
  const { ctx, read, send } = await createTestSite();
  const promise = async () => (await send("/donate/promise", { own: "8000" })).headers.get("Location") ?? "";
  const before = await promise();
  expect(await read(before)).toContain("0000000000");
  await saveSetting(ctx.db, "name", "Sunrise House");
  const pages = ["/donate", "/donate/promise", before, before.replace("/send", ""), await promise()];
  for (const path of pages) {
    const html = textOf(await read(path));
    const shown = ["0000000000", "0000000001", "Sample Bank Plc"].filter((one) => html.includes(one));
    expect([path, shown]).toEqual([path, []]);
  }
  expect(textOf(await read("/donate"))).toContain("which account your gift can go to");
  await giveBank(ctx, "Other Bank");
  expect(await read("/donate")).toContain("<dd>Other Bank</dd>");
});
