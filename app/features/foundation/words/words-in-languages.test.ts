import { readFileSync } from "node:fs";
import { nameField } from "content/labels-plain.ts";
import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withLanguage } from "../../../server/clock/clock-scope.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { Language } from "../../../values/site-language.ts";
import { features } from "../../index.server.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { hintOfPlaces } from "./hint-of-places.ts";
import { countOwnPages } from "./open-words.server.ts";
import { findPageText, savePageText } from "./page-text-queries.server.ts";
import { formValuesOfWords } from "./words-form-values.ts";

type Fields = Record<string, string | string[]>;

const setUp = async () => {
  const site = await createStaffedSite({}, "admin");
  let language: Language | "" = "";
  return {
    ...site,
    speak: async (next: Language) => {
      await site.post("/admin/language", { wasLanguage: language, language: next });
      language = next;
    },
    /** The form as a browser sends it back: with plain blanks. */
    openForm: async (page: PageKey, spoken: Language, changes: Fields): Promise<Fields> => {
      const form = await withLanguage(spoken, async () => {
        const declared = await findDeclaredWords(site.ctx, page);
        return formValuesOfWords(declared, declared.original);
      });
      const plain = Object.entries(form).map(([name, all]) => [
        name,
        all.map((text) => text.replace(/[\u00a0\u202f]/g, " ").replace(/\n/g, "\r\n")),
      ]);
      return { ...Object.fromEntries(plain), status: "published", version: "0", formLanguage: spoken, ...changes };
    },
    stored: async (page: PageKey): Promise<unknown> =>
      JSON.parse((await findPageText(site.ctx.db, page))?.content ?? "{}"),
  };
};

test.each(Object.keys(pageWordsOf(features)) as PageKey[])(
  "an unchanged French form of %s stores no text",
  async (page) => {
    const { post, speak, openForm, stored } = await setUp();
    await speak("fr");
    expect((await post(`/admin/pages/${page}`, await openForm(page, "fr", {}))).status).toBe(200);
    expect(await stored(page)).toEqual({});
  },
);

test("no text has the name of another field of its form", () => {
  const others = ["version", "status", "publishAt", "formLanguage", "intent", "restore", "idempotencyKey"];
  for (const [page, { fields }] of Object.entries(pageWordsOf(features)))
    expect([page, ...Object.keys(fields).filter((path) => others.includes(path))]).toEqual([page]);
});

test("one French word changes one text", async () => {
  const { post, speak, openForm, stored, auditEvents, read } = await setUp();
  await speak("fr");
  await post("/admin/pages/search", await openForm("search", "fr", { title: "Fouiller" }));
  expect(await stored("search")).toEqual({ title: "Fouiller" });
  expect((await auditEvents()).filter((line) => line.startsWith("page changed"))).toEqual([
    "page changed, page:search.title",
  ]);
  await speak("en");
  const text = textOf(mainOf(await read("/search?q=photo")));
  expect(text).not.toMatch(/ [:?]|Rien/);
});

test("a French form that is saved after the switch keeps the page English", async () => {
  const { post, speak, openForm, stored, read } = await setUp();
  await speak("fr");
  const form = await openForm("about", "fr", { "mission.text": "Debout avec Kumasi : toujours." });
  const french = textOf(mainOf(await read("/about")));
  await speak("en");
  const answer = await post("/admin/pages/about", form);
  expect(textOf(await answer.text())).toContain("The form was opened while the site spoke French.");
  expect(await stored("about")).toEqual({ "mission.text": "Debout avec Kumasi : toujours." });
  const english = textOf(mainOf(await read("/about")));
  expect(english).toContain("serious work.");
  expect(french).not.toContain("serious work.");
});

test("a French draft is named as such on an English site", async () => {
  const { post, speak, openForm, readAsStaff } = await setUp();
  await speak("fr");
  await post("/admin/pages/about", await openForm("about", "fr", { title: "Nous", status: "draft" }));
  const named = "written while the site spoke French";
  expect(textOf(await readAsStaff("/admin/pages/about"))).not.toContain("quand le site parlait");
  await speak("en");
  expect(textOf(await readAsStaff("/admin/pages/about"))).toContain(named);
  await post("/admin/pages/about", { intent: "discard", version: "1" });
  expect(textOf(await readAsStaff("/admin/pages/about"))).not.toContain(named);
});

test("stored originals of another language read as not changed", async () => {
  const { ctx, speak, read, openForm } = await setUp();
  const form = await openForm("about", "fr", {});
  const content = JSON.stringify({ "mission.text": [form["mission.text"]].flat()[0] });
  await savePageText(ctx.db, { name: "about", content, status: "published", version: 1 });
  expect(textOf(mainOf(await read("/about")))).not.toContain([form["mission.text"]].flat()[0]);
  expect(await countOwnPages(ctx)).toBe(0);
  await speak("fr");
  expect(await countOwnPages(ctx)).toBe(0);
});

test("a typed French text shows no-break blanks on a French site", async () => {
  const { post, speak, openForm, read } = await setUp();
  await speak("fr");
  await post("/admin/pages/about", await openForm("about", "fr", { "mission.text": "Pour qui ? « Nous » : oui." }));
  expect(await read("/about")).toContain("Pour qui\u202f? «\u00a0Nous\u00a0»\u202f: oui.");
});

test("every plain field has a French and an English name", () => {
  const source = readFileSync("content/fr/labels-plain.ts", "utf8");
  const named = new Set([...source.matchAll(/([\w.-]+)\s+=\s/g)].map(([, part]) => part));
  const plainFields = (language: Language) =>
    withLanguage(language, () =>
      Object.values(pageWordsOf(features)).flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([path, { label }]) => (label === nameField(path) ? [{ path, label }] : [])),
      ),
    );
  const parts = plainFields("fr").flatMap(({ path }) => path.split("."));
  expect(parts.length).toBeGreaterThan(100);
  expect([...new Set(parts)].filter((part) => !named.has(part))).toEqual([]);
  expect(plainFields("en").filter(({ label }) => /[a-z][A-Z]/.test(label))).toEqual([]);
});

test("an error names the field of the publishing time", async () => {
  const { post, speak, openForm } = await setUp();
  await speak("fr");
  const answer = await post("/admin/pages/about", await openForm("about", "fr", { status: "scheduled" }));
  const text = textOf(await answer.text());
  expect([answer.status, text]).toEqual([422, expect.stringMatching(/Jour et heure.{0,40}Choisissez un jour/)]);
  expect(text).not.toContain("publishAt");
});

test("a hint names the settings page only for its placeholders", () => {
  expect(hintOfPlaces(["day", "foundation", "amount", "day"])).toBe(
    "{foundation}: filled in from Foundation. {day} and {amount}: filled in by the site.",
  );
  expect(hintOfPlaces([])).toBeUndefined();
});
