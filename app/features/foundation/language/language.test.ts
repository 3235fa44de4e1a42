import { firstSettings } from "content/site.ts";
import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

const path = "/admin/language";

test("the answer to a change already speaks the new language", async () => {
  const { ctx, post, ask } = await createStaffedSite({}, "admin");
  const answer = await post(path, { wasLanguage: "", language: "fr" });
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, expect.stringContaining("Le site parle français")]);
  expect(text).toContain('<html lang="fr-NG"');
  expect(await (await ask("/")).text()).toContain('<html lang="fr-NG"');
  expect((await findSettings(ctx)).language).toBe("fr");
});

test.each([
  ["an unknown language", { wasLanguage: "", language: "xx" }, "Choose a language"],
  ["an outdated page", { wasLanguage: "fr", language: "fr" }, "Another admin has just changed the language"],
])("%s changes nothing", async (_, fields, sentence) => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  const answer = await post(path, fields);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(sentence)]);
  expect((await findSettings(ctx)).language).toBeUndefined();
});

test("an unknown stored language is English", async () => {
  const { ctx, ask } = await createStaffedSite({}, "admin");
  await saveSetting(ctx.db, "language", "xx");
  expect(await (await ask("/")).text()).toContain('<html lang="en-NG"');
});

test.each([
  ["SN", "", "fr"],
  ["SN", "en", "en"],
  ["KE", "", "en"],
])("the welcome proposes the usual language of %s", async (country, language, expected) => {
  const { ctx, post } = await createStaffedSite({ empty: true }, "admin");
  const fields = { step: "country", was: "NG", country, wasLanguage: "", ...(language && { language }) };
  await post("/admin/welcome?step=1", fields);
  expect(await findSettings(ctx)).toMatchObject({ country, language: expected });
});

test("a site that was never asked asks its admins until they choose", async () => {
  const { ctx, post, readAsStaff } = await createStaffedSite({}, "admin");
  expect(await readAsStaff("/admin")).not.toContain("Choose the language of the site");
  await saveSetting(ctx.db, "welcomedAt", "2026-01-01T00:00:00Z");
  expect(await readAsStaff("/admin")).toContain("Choose the language of the site");
  await post(path, { wasLanguage: "", language: "en" });
  expect(await readAsStaff("/admin")).not.toContain("Choose the language of the site");
});

test.each([
  ["/g/x/receipt/2026-0001.pdf", {}, 404],
  ["/admin/receipts.csv", "editor", 403],
  ["/admin/log.csv", "editor", 403],
])("%s is refused in French as in English", async (address, as, status) => {
  const { ctx, ask, staffHeaders } = await createStaffedSite({}, "editor");
  await saveSetting(ctx.db, "language", "fr");
  expect((await ask(address, as === "editor" ? { headers: staffHeaders } : {})).status).toBe(status);
});

test("a change of the language hides the claims of the stored sample, and shows own figures", async () => {
  const { ctx, post, ask } = await createStaffedSite({}, "admin");
  const [first, ...others] = firstSettings.figures;
  const stored = { ...firstSettings, figures: [{ value: "40", label: "girls in school" }, ...others] };
  for (const [name, value] of Object.entries(stored)) await saveSetting(ctx.db, name, value);
  await saveSetting(ctx.db, "welcomedAt", "2026-01-01T00:00:00Z");
  await post(path, { wasLanguage: "", language: "fr" });
  const pages = await Promise.all(["/", "/about", "/donate"].map(async (page) => (await ask(page)).text()));
  const { shares } = firstSettings.donationDistribution;
  for (const { label } of [...shares, ...(first ? [first] : []), ...others])
    for (const page of pages) expect(page).not.toContain(label);
  expect(pages[1]).toContain("girls in school");
});

test("a founding month or a label of the site's own follows the language", async () => {
  const { ctx, post, read } = await createStaffedSite({ empty: false }, "admin");
  const { donationDistribution } = await findSettings(ctx);
  await saveSetting(ctx.db, "founded", "May 2021");
  await saveSetting(ctx.db, "donationDistribution", { ...donationDistribution, label: "Donation Distribution" });
  await post(path, { wasLanguage: "", language: "fr" });
  const home = await read("/");
  expect([home.includes("mai 2021"), home.includes("May 2021")]).toEqual([true, false]);
  expect(await read("/")).not.toContain("Donation Distribution");
  await saveSetting(ctx.db, "founded", "the spring of 2021");
  expect(await read("/about")).toContain("the spring of 2021");
});
