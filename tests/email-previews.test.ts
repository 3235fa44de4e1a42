import { countries } from "content/countries/index.ts";
import { emails } from "content/emails.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneLine } from "../app/emails/email-layout.tsx";
import { features } from "../app/features/index.server.ts";
import { type Feature, previewsOf } from "../app/server/define-feature.server.ts";
import { type EmailPreview, sampleOf } from "../app/server/mail/email-preview.ts";

const hope = {
  name: "Foundation of Hope",
  email: "hello@hope.example",
  headOffice: "2 Sample Road, Kumasi",
  country: countries.GH,
};
const all = previewsOf(features, hope);

const templateFiles = import.meta.glob<Record<string, unknown>>("../app/features/*/*/*-emails.tsx", { eager: true });
const declarations = import.meta.glob<Record<string, Feature>>("../app/features/*/*/feature.server.ts", {
  eager: true,
});

const folderOf = (path: string) => path.replace(/\/[^/]+$/, "");

/** The templates of a folder, by the name of their preview. */
function templatesIn(folder: string): Map<string, { name: string; template: unknown }> {
  const files = Object.entries(templateFiles).filter(([path]) => folderOf(path) === folder);
  const exported = files.flatMap(([, file]) => Object.entries(file).filter(([name]) => /Emails?$/.test(name)));
  return new Map(exported.map(([name, template]) => [previewNameOf(name), { name, template }]));
}

const previewNameOf = (template: string) =>
  template.replace(/Emails?$/, "").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Changes every text, however deep it stands. */
function changeTexts<Fact>(fact: Fact, change: (text: string) => string): Fact;
function changeTexts(fact: unknown, change: (text: string) => string): unknown {
  if (typeof fact === "string") return change(fact);
  if (Array.isArray(fact)) return fact.map((part) => changeTexts(part, change));
  if (typeof fact !== "object" || fact === null) return fact;
  return Object.fromEntries(Object.entries(fact).map(([name, part]) => [name, changeTexts(part, change)]));
}

describe("each feature", () => {
  test.each([...new Set(Object.keys(templateFiles).map(folderOf))])("has a preview of every template: %s", (folder) => {
    const declared = Object.values(declarations[`${folder}/feature.server.ts`] ?? {}).flatMap(({ emails }) =>
      Object.entries(emails?.(hope) ?? {}),
    );
    const templates = templatesIn(folder);
    const say = "Give each template a preview in `emails` of feature.server.ts, under the name of the template";
    expect(declared.map(([name]) => name).toSorted(), say).toEqual([...templates.keys()].toSorted());
    for (const [preview, { write }] of declared) {
      const { name, template } = templates.get(preview) ?? {};
      // Templates that are rendered once for all readers end in `Emails`: their preview writes to one reader.
      if (name?.endsWith("Email")) expect(write, preview).toBe(template);
    }
  });

  test("declares no preview under the name of another one", () => {
    expect(all.length).toBeGreaterThan(20);
    const names = all.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const folders = [...new Set(Object.keys(templateFiles).map(folderOf))];
    expect(names).toEqual(folders.flatMap((folder) => [...templatesIn(folder).keys()]).toSorted());
    const one = { emails: () => ({ thanks: { write: () => sampleOf(all[0]?.[1] as EmailPreview), fields: {} } }) };
    expect(previewsOf([one], hope)).toHaveLength(1);
    expect(() => previewsOf([one, {}, one], hope)).toThrow("The e-mail thanks is declared twice.");
  });
});

test("a sample says what the foundation wrote in place of the words that the site comes with", () => {
  const own = changeTexts(emails, (text) => `${text} (ours)`);
  const changeable = all.filter(([, { words }]) => words !== undefined);
  expect(new Set(changeable.map(([, { words }]) => words))).toEqual(new Set(Object.keys(emails)));
  for (const [name, preview] of changeable) {
    expect(sampleOf(preview).text, name).not.toContain("(ours)");
    expect(sampleOf(preview, own).text, name).toContain("(ours)");
  }
});

describe.each(all)("the email of %s", (_, preview) => {
  const email = sampleOf(preview);

  test("has a reader and a subject of one line", () => {
    expect(email.to).toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(email.subject).toMatch(/\S/);
    expect(oneLine(email.subject)).toBe(email.subject);
  });

  test("has no line break in its head for any typed text", () => {
    const breaks = fc.string({ unit: fc.constantFrom("\r", "\n", "\r\n", "\u2028", "\u0085", "\0", " ", "a", ":") });
    fc.assert(
      fc.property(breaks, breaks, (before, after) => {
        const { to, subject, replyTo, headers } = preview.write(
          changeTexts(preview.fields, (text) => `${before}${text}${after}`),
        );
        const lines = [to, subject, replyTo?.name, replyTo?.address, ...Object.entries(headers ?? {}).flat()];
        for (const line of lines) expect(line ?? "").not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test("reads as plain text, without markup", () => {
    expect(email.text.trim()).not.toBe("");
    expect(email.text).not.toMatch(/<\/|&lt;|undefined|\[object/);
  });

  test("is a whole page in HTML, which loads nothing and runs nothing", () => {
    expect(email.html).toMatch(/^<!doctype html><html lang="en-NG">.*<title>[^<]+<\/title>.*<\/html>$/s);
    expect(email.html).not.toMatch(/<(?:script|img|link|iframe|form)\b|\bon[a-z]+=|undefined|\[object/i);
  });
});
