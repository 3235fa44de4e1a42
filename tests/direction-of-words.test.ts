import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { previewsOf } from "../app/server/define-feature.server.ts";
import { countries } from "../content/countries/index.ts";
import { siteFilledWith, staffPagesWithTexts } from "./support/filled-with-text.ts";
import { publicPages } from "./support/public-pages.ts";

const inlineElements = new Set(
  "a abbr b bdi bdo button cite code del em font i ins mark q s small span strong sub sup time u".split(" "),
);

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
}

const nameOf = ({ name, attributes }: OpenElement) => (attributes.class ? `${name}.${attributes.class}` : name);

/** Typed words in HTML whose nearest block has no direction, by the elements around them. */
function findWithoutDirection(html: string, text: string): string[] {
  const open: OpenElement[] = [];
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, attributes });
      const isOfWords = name === "input" && ["text", "search"].includes(attributes.type ?? "text");
      if (isOfWords && attributes.value?.includes(text) && attributes.dir === undefined)
        found.add(`input ${attributes.name}`);
    },
    onclosetag: () => void open.pop(),
    ontext(words) {
      if (!words.includes(text) || open.some(({ name }) => /^(?:head|script|template)$/.test(name))) return;
      // Text that is only read aloud has no direction.
      if (open.some(({ attributes }) => attributes.class === "vh")) return;
      const block = open.findLastIndex(({ name }) => !inlineElements.has(name));
      if (open.slice(block).some(({ attributes }) => attributes.dir !== undefined)) return;
      found.add(
        open
          .slice(block - 1)
          .map(nameOf)
          .join(" > "),
      );
    },
  });
  parser.end(html);
  return [...found];
}

const texts = [
  ["Arabic", "مرحبا بكم في المدرسة!"],
  ["Hebrew", "ברוכים הבאים לבית הספר!"],
  ["English", "Welcome to the school!"],
] as const;

describe.each(texts)("a sentence in %s", (_language, text) => {
  test("has a direction of its own on every page that shows it", async () => {
    const { ask, visit } = await siteFilledWith(text);
    const open = publicPages.filter(({ sent }) => sent === undefined).map(({ path }) => path);
    const paths = [...open, ...staffPagesWithTexts];
    const without: Record<string, string[]> = {};
    let shown = 0;
    for (const path of paths) {
      const html = await (await (path.startsWith("/admin") ? visit(path) : ask(path))).text();
      if (html.includes(text)) shown++;
      for (const where of findWithoutDirection(html, text)) without[where] = [...(without[where] ?? []), path];
    }
    expect(without).toEqual({});
    expect(shown).toBeGreaterThan(60);
  });

  test("has a direction of its own in every e-mail that says it", () => {
    const typed = (fact: unknown): unknown => {
      if (typeof fact === "string") return /^[A-Z]\S* \S/.test(fact) ? text : fact;
      if (Array.isArray(fact)) return fact.map(typed);
      if (typeof fact !== "object" || fact === null || fact instanceof Date) return fact;
      return Object.fromEntries(Object.entries(fact).map(([name, part]) => [name, typed(part)]));
    };
    const foundation = { name: text, email: "hello@hope.example", headOffice: text, country: countries.GH };
    const emails = previewsOf(features, foundation).map(([name, { write, fields }]) => {
      const { html } = write(typed(fields) as typeof fields);
      return { name, html, without: findWithoutDirection(html, text) };
    });
    expect(emails.filter(({ without }) => without.length > 0).map(({ name, without }) => [name, without])).toEqual([]);
    expect(emails.filter(({ html }) => html.includes(text)).length).toBeGreaterThan(20);
  });
});
