import { leastRecall } from "content/countries/guard/country-guard.ts";
import { guards } from "content/countries/guard/index.ts";
import { type CountryCode, countries, countryCodes } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { readHomeSection } from "../../../../tests/support/read-staff-home.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

test("sheet or checklist names a country whose places the guard does not know", async () => {
  const site = await createStaffedSite({}, "admin");
  const isGuarded = (code: CountryCode) => code === "NG" || (guards[code]?.recall ?? 0) >= leastRecall;
  const nameOf = (code: CountryCode) => (code === "XX" ? "your country" : countries[code].name);
  const named: Partial<Record<CountryCode, string>> = Object.fromEntries(
    countryCodes.filter((code) => !isGuarded(code)).map((code) => [code, nameOf(code)]),
  );
  // The rules of Côte d’Ivoire miss more than a fifth of the unseen sentences.
  expect(named).toMatchObject({ CI: "Côte d’Ivoire", ZA: "South Africa", XX: "your country" });
  for (const code of countryCodes) {
    await saveSetting(site.ctx.db, "country", code);
    const answer = await site.post("/admin/checks", { "draft-subject": "post:new", title: "Taps", paragraphs: "Two." });
    expect(((await answer.json()) as PublishFacts).unguarded).toBe(named[code]);
    const card = textOf(await readHomeSection(site, "yours"));
    if (named[code] === undefined) expect(card).not.toContain("The words guard");
    else expect(card).toContain(`The words check does not know the places of ${named[code]} yet.`);
  }
});

test("the foundation's country decides which words identify a child", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  const ask = async () => {
    const text = "Adhiambo lives in Manyatta. Call 0712 555 014.";
    const answer = await post("/admin/checks", { "draft-subject": "post:new", title: "Taps", paragraphs: text });
    return ((await answer.json()) as PublishFacts).questions?.map(({ rule }) => rule);
  };
  const before = await ask();
  await saveSetting(ctx.db, "country", "KE");
  expect(before).not.toContain("telephone");
  expect(await ask()).toEqual(["address", "telephone"]);
});

test("the sheet reports a text in a language that the guard cannot read", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  const read = "The children came to school in the morning and read the new books with their teacher.";
  const french = "Les enfants sont venus à l’école le matin et ils ont lu les nouveaux livres avec leur maîtresse.";
  const ask = async (...paragraphs: string[]) => {
    const form = { "draft-subject": "post:new", title: "Taps", paragraphs: paragraphs.join("\n\n") };
    return ((await (await post("/admin/checks", form)).json()) as PublishFacts).isUnread;
  };
  expect(await ask(read)).toBe(false);
  expect(await ask(french)).toBe(true);
  await saveSetting(ctx.db, "country", "SN");
  expect(await ask(french)).toBe(false);
});
