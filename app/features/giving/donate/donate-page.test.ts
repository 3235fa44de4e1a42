import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

test("the donate page makes its case and opens the bank details without script", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/donate"));
  expect(textOf(html)).toContain("Your gift becomes a good day");
  expect(html).toContain('<a class="btn" href="#bank" data-open="bank">Donate now</a>');
  expect(html).toContain('<dialog id="bank" aria-labelledby="bank-heading">');
});

test("the four bank details can each be copied", async () => {
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

test("the tabs Overview, Impact and What You Get are readable without script", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/donate"));
  const tabs = [...html.matchAll(/data-panel="[^>]*>(.*?)<\/button>/g)].map(([, name]) => name);
  expect(tabs).toEqual(["Overview", "Impact", "What You Get"]);
  const panels = [...html.matchAll(/<section class="tab-panel[^>]*>(.*?)<\/section>/gs)].map(([, words]) =>
    textOf(words ?? ""),
  );
  expect(panels).toHaveLength(3);
  expect(panels[1]).toBe("Impact Your gift becomes part of our work with children and young people.");
});

test("the donate page says how donations are used, with the same chart as the home page", async () => {
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

const sampleAccount = /(?<!\d)000000000[01](?!\d)|Sample Bank/;

test("an own name hides the sample's account before the welcome ends", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "name", "Sunrise House");
  for (const path of ["/donate", "/donate/promise"]) {
    const html = textOf(await read(path));
    expect([path, sampleAccount.exec(html)?.[0]]).toEqual([path, undefined]);
  }
  expect(textOf(await read("/donate"))).toContain("which account your gift can go to");
});

test("before the welcome ends, a promise never shows the sample's account", async () => {
  const { ctx, ask, read, send, emails } = await createTestSite();
  expect(await read("/donate")).toContain("0000000000");
  const promise = async () =>
    (await send("/donate/promise", { own: "8000", email: "friend@example.org" })).headers.get("Location") ?? "";
  const reference = await promise();
  const page = reference.replace("/send", "");
  for (const path of ["/donate", "/donate/promise", reference, page, "/search?q=account"])
    for (const address of [path, path.replace(/(?=\?|$)/, ".data")]) {
      const answer = await ask(address);
      const shown = sampleAccount.exec(await answer.text())?.[0];
      expect([address, answer.status, shown]).toEqual([address, 200, undefined]);
    }
  const [email] = await emails();
  expect(email?.to).toBe("friend@example.org");
  expect(`${email?.text}${email?.html}`).not.toMatch(sampleAccount);
  expect(textOf(await read(reference))).toContain("Ask how to give");
  await giveBank(ctx, "Other Bank");
  for (const path of ["/donate", reference]) expect(await read(path)).toContain("Other Bank");
});
