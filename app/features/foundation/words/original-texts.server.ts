import { countryCodes, countryOf } from "content/countries/index.ts";
import { withLanguage } from "../../../server/clock/clock-scope.server.ts";
import type { PageWords } from "../../../server/page-words.ts";
import { languages } from "../../../values/site-language.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { countryPlaces, fillDeep } from "./site-places.server.ts";
import { valueAt, type WordValue } from "./word-field.ts";

/** Texts as a form returns them: browsers and editors change blanks and line ends. */
const comparable = (value: WordValue): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === "string" ? cleanLine(part).normalize("NFC").replace(/\s+/g, " ").trim() : part,
  );

/** Returns a field's original in each language, also with the texts of each country. */
function findEveryOriginal(template: unknown, path: string): Set<string> {
  const inLanguage = (): string[] => {
    const value = valueAt(template, path);
    const raw = comparable(value);
    if (!raw.includes("{")) return [raw];
    return [
      raw,
      ...countryCodes.map((code) => comparable(fillDeep(value, countryPlaces(countryOf(code))) as WordValue)),
    ];
  };
  return new Set(languages.flatMap((language) => withLanguage(language, inLanguage)));
}

const found = new WeakMap<object, Map<string, Set<string>>>();

/**
 * Returns true if a value is the field's original in any language, except for blanks. Otherwise a form that was opened
 * before a change of the language would turn the other language into the foundation's own texts.
 */
export function isOriginalText({ template }: Pick<PageWords, "template">, path: string, value: WordValue): boolean {
  const key = template as object;
  const ofPage = found.get(key) ?? new Map<string, Set<string>>();
  found.set(key, ofPage);
  const originals = ofPage.get(path) ?? findEveryOriginal(template, path);
  ofPage.set(path, originals);
  return originals.has(comparable(value));
}
