import { firstSettings } from "content/site.ts";
import { withLanguage } from "../../../server/clock/clock-scope.server.ts";
import { copyWords, languages, siteLanguage } from "../../../values/site-language.ts";

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const partsOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

const part = (value: unknown, key: PropertyKey): unknown => Reflect.get(partsOf(value), key);

/**
 * Replaces the sample's values in any language by those of the site's language. The sample is stored with a new site, before
 * anyone chooses a language: without this, its claims would count as the foundation's own after a change.
 * @param samples the values of a new site in each language
 * @param own those in the language of the site
 */
function translate(stored: unknown, samples: readonly unknown[], own: unknown): unknown {
  if (samples.some((sample) => isSame(sample, stored))) return own;
  if (Array.isArray(stored))
    return stored.map((item: unknown) => {
      const places = samples.map((sample) =>
        Array.isArray(sample) ? sample.findIndex((one) => isSame(one, item)) : -1,
      );
      const place = places.find((found) => found >= 0);
      return place === undefined ? item : part(own, place);
    });
  if (typeof stored !== "object" || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => {
      const values = samples.map((sample) => part(sample, key));
      return [key, values.every((one) => one === undefined) ? value : translate(value, values, part(own, key))];
    }),
  );
}

/** Values of the settings that the languages write differently, by name, in the order of the languages. */
function readTexts(): [name: string, values: unknown[]][] {
  const samples = languages.map((language) => withLanguage(language, () => copyWords(firstSettings)));
  return Object.keys(firstSettings)
    .map((name): [string, unknown[]] => [name, samples.map((sample) => part(sample, name))])
    .filter(([, [first, ...others]]) => others.some((other) => !isSame(first, other)));
}

let texts: ReturnType<typeof readTexts> | undefined;

/** Returns stored settings, in which the sample's values have the language of the site. */
export function translateSample(rows: Record<string, unknown>): Record<string, unknown> {
  texts ??= readTexts();
  const own = languages.indexOf(siteLanguage());
  const translated = texts.filter(([name]) => Object.hasOwn(rows, name));
  return {
    ...rows,
    ...Object.fromEntries(translated.map(([name, values]) => [name, translate(rows[name], values, values[own])])),
  };
}
