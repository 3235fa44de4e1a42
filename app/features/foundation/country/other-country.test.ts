import { firstSettings } from "content/site.ts";
import { staffCountry as words } from "content/staff-country.ts";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { clockNameOf, isZone, zonesByContinent } from "../../../values/time-zones.ts";
import { findCountry, findSettings, findSiteClock } from "../settings/find-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

const tanzania = { otherName: "Tanzania", otherZone: "Africa/Dar_es_Salaam", otherCurrency: "TZS" };

async function openSite() {
  const site = await createStaffedSite({ empty: true }, "admin");
  const wasOf = async (path: string) => /name="was" value="([^"]*)"/.exec(await site.readAsStaff(path))?.[1] ?? "";
  const choose = async (fields: Record<string, string>, path = "/admin/country") => {
    const answer = await site.post(path, {
      ...(path === "/admin/country" ? {} : { step: "country" }),
      was: await wasOf(path),
      country: "XX",
      ...fields,
    });
    return { status: answer.status, html: await answer.text() };
  };
  return { ...site, wasOf, choose };
}

test.each(["/admin/country", "/admin/welcome?step=1"])(
  "%s asks another country for its name, clock and money; site and clock follow",
  async (path) => {
    const { choose, ctx, read, readAsStaff } = await openSite();
    const page = mainOf(await readAsStaff(path));
    expect(page.indexOf('label="Africa"')).toBeGreaterThan(0);
    expect(page.indexOf('label="Africa"')).toBeLessThan(page.indexOf('label="America"'));
    expect(textOf(page)).toContain(words.other.note);
    expect((await choose(tanzania, path)).status).toBeLessThan(400);
    expect(await findCountry(ctx)).toMatchObject({ code: "XX", name: "Tanzania", currencies: ["TZS", "USD"] });
    expect(await findSiteClock(ctx.db)).toEqual({
      zone: "Africa/Dar_es_Salaam",
      language: "en",
      locale: "en",
      name: "East Africa Time",
    });
    expect(await read("/donate/promise")).toContain('name="money" value="TZS"');
    expect(textOf(await read("/"))).toContain("We are a Tanzania foundation working beside");
    expect(textOf(mainOf(await readAsStaff("/admin/help-numbers")))).toContain("Tanzania");
    expect(mainOf(await readAsStaff("/admin/country"))).toMatch(
      /selected=""[^>]*>Dar es Salaam|Dar_es_Salaam" selected/,
    );
  },
);

test("dollars alone are one currency", async () => {
  const { choose, ctx } = await openSite();
  await choose({ ...tanzania, otherName: "Liberia", otherZone: "Africa/Monrovia", otherCurrency: "USD" });
  expect((await findCountry(ctx)).currencies).toEqual(["USD"]);
});

test.each([
  [
    "nothing",
    { otherName: "", otherZone: "", otherCurrency: "" },
    [words.other.noName, words.other.noZone, words.other.noCurrency],
    "",
  ],
  ["no name", { ...tanzania, otherName: "  " }, [words.other.noName], "Africa/Dar_es_Salaam"],
  ["a long name", { ...tanzania, otherName: "x".repeat(61) }, [words.other.longName], "x".repeat(61)],
  ["no zone of the list", { ...tanzania, otherZone: "Africa/Atlantis" }, [words.other.noZone], "Tanzania"],
  ["an offset", { ...tanzania, otherZone: "+03:00" }, [words.other.noZone], "Tanzania"],
  ["money that no page can show", { ...tanzania, otherCurrency: "ATS" }, [words.other.noCurrency], "Tanzania"],
])("%s gets a sentence for each field, stores nothing and loses nothing typed", async (_, fields, sentences, typed) => {
  const { choose, ctx } = await openSite();
  for (const path of ["/admin/country", "/admin/welcome?step=1"]) {
    const { status, html } = await choose(fields, path);
    expect([path, status]).toEqual([path, 422]);
    for (const sentence of sentences) expect(textOf(mainOf(html))).toContain(sentence);
    expect(html).toContain(`value="${typed}"`);
    expect(html).toMatch(/value="XX"[^>]*checked|checked=""[^>]*value="XX"/);
  }
  const { country, otherCountry } = await findSettings(ctx);
  expect([country, otherCountry]).toEqual([firstSettings.country, undefined]);
});

test("the country can be changed until a record fixes it; an outdated page is refused", async () => {
  const { choose, ctx, wasOf, post, send } = await openSite();
  await choose(tanzania);
  const stale = await wasOf("/admin/country");
  expect((await choose(tanzania)).html).toContain(words.same);
  const rwanda = { otherName: "Rwanda", otherZone: "Africa/Kigali", otherCurrency: "RWF" };
  expect((await choose(rwanda)).html).toContain(words.saved("Rwanda"));
  const late = await post("/admin/country", { was: stale, country: "NG" });
  expect([late.status, (await late.text()).includes(words.meanwhile("Rwanda"))]).toEqual([422, true]);
  const given = await send("/donate/promise", { money: "RWF", own: "5000" });
  expect(given.status).toBe(303);
  expect(await ctx.db.selectFrom("promises").select(["amount", "currency"]).execute()).toEqual([
    { amount: 5000, currency: "RWF" },
  ]);
  const was = "XX Rwanda Africa/Kigali RWF";
  const fixed = await post("/admin/country", { was, country: "XX", ...tanzania });
  expect([
    fixed.status,
    textOf(mainOf(await fixed.text())).includes(words.fixed("Rwanda", words.fixers.gifts)),
  ]).toEqual([422, true]);
  expect((await findSettings(ctx)).otherCountry?.name).toBe("Rwanda");
});

test("another country without answers uses universal time and dollars", async () => {
  const { ctx, choose } = await openSite();
  await saveSetting(ctx.db, "country", "XX");
  expect(await findSiteClock(ctx.db)).toMatchObject({ zone: "UTC" });
  expect((await findCountry(ctx)).currencies).toEqual(["USD"]);
  await saveSetting(ctx.db, "otherCountry", { name: "Tanzania", zone: "Africa/Atlantis", currency: "TZS" });
  expect(await findSiteClock(ctx.db)).toMatchObject({ zone: "UTC" });
  await choose(tanzania);
  expect(await findSiteClock(ctx.db)).toMatchObject({ zone: "Africa/Dar_es_Salaam" });
});

test("every offered zone has valid times, with a name for its clock", () => {
  const zones = zonesByContinent().flatMap(({ zones }) => zones);
  expect(zones.length).toBeGreaterThan(300);
  expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  for (const wrong of ["", "Africa", "Africa/Lagos;", "+01:00", "../etc"]) expect(isZone(wrong)).toBe(false);
  expect(clockNameOf("Africa/Kinshasa")).toBe("West Africa Time");
});
