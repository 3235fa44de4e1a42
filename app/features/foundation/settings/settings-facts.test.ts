import { firstSettings } from "content/site.ts";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { sampleBank } from "../../giving/bank-details/sample-bank.ts";
import { factsOf, isOwnFact } from "./settings-facts.ts";
import { saveSetting } from "./settings-queries.server.ts";

const welcomed = { ...firstSettings, welcomedAt: "2026-03-10T09:00:00.000Z" };

test("a fact that differs from the sample's is the foundation's own", () => {
  expect(isOwnFact(welcomed, firstSettings, "phone")).toBe(false);
  expect(isOwnFact({ ...welcomed, phone: "+233 20 000 0000" }, firstSettings, "phone")).toBe(true);
});

test("after the welcome, the sample's facts disappear; own ones stay", () => {
  const { introVideoId: _placeholder, ...whole } = firstSettings;
  expect(factsOf(firstSettings, firstSettings)).toEqual(whole);
  const [first, second] = firstSettings.social;
  const own = { name: "Instagram", url: "https://www.instagram.com/own" };
  const shown = factsOf(
    { ...welcomed, name: "Hope", phone: "+233 20 000 0000", social: [own, second ?? own] },
    firstSettings,
  );
  expect(shown).toMatchObject({ phone: "+233 20 000 0000", social: [own], founded: firstSettings.founded });
  for (const name of ["email", "headOffice", "volunteerFormUrl"]) expect(shown).not.toHaveProperty(name);
  expect(first?.url).not.toBe(own.url);
});

test("a foundation without an office shows only its town", () => {
  const own = { ...welcomed, headOffice: "" };
  expect(factsOf({ ...own, town: "Kisumu" }, firstSettings)).toMatchObject({ headOffice: "Kisumu" });
  expect(factsOf(own, firstSettings)).not.toHaveProperty("headOffice");
});

test("a welcomed site shows no invented address, number or account", async () => {
  const { ctx, read } = await createTestSite();
  const { phone, email, headOffice, volunteerFormUrl } = firstSettings;
  const bank = sampleBank;
  const invented = [phone, email, headOffice, volunteerFormUrl, ...bank.numbers, bank.bankName];
  expect(await read("/donate")).toContain(bank.numbers[0]);
  await saveSetting(ctx.db, "welcomedAt", welcomed.welcomedAt);
  for (const path of [
    "/",
    "/about",
    "/what-we-do",
    "/contact",
    "/donate",
    "/privacy",
    "/project/readmore/1",
    "/no-page",
  ]) {
    const html = await read(path);
    for (const fact of invented) expect([path, html.includes(fact)]).toEqual([path, false]);
    for (const { url } of firstSettings.social) expect([path, html.includes(`"${url}"`)]).toEqual([path, false]);
  }
  expect(textOf(mainOf(await read("/donate")))).toContain("Ask how to give");
  expect(textOf(mainOf(await read("/contact")))).toMatch(
    /Reach us directly When a child is not safe Report a concern$/,
  );
  await saveSetting(ctx.db, "phone", "+233 20 000 0000");
  expect(textOf(mainOf(await read("/contact")))).toContain("+233 20 000 0000");
});
