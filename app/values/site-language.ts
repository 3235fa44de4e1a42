import { type Language, languageNames } from "../../content/languages.ts";
import { siteClock } from "./site-clock.ts";

export type { Language };

export const languages = Object.keys(languageNames) as [Language, ...Language[]];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** Returns the language of the request or job. */
export const siteLanguage = (): Language => siteClock().language;

/** Makes a value once for each language, when it is first read in it. */
export function onceForEachLanguage<Made>(make: () => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const language = siteLanguage();
    const known = made.get(language) ?? make();
    made.set(language, known);
    return known;
  };
}

/**
 * Returns the address of a script with texts: each language except English has a folder with its own scripts.
 * @param address of the English script; without a build, of the source
 */
export const scriptIn = (language: Language, address: string): string =>
  language === "en" ? address : address.replace(/^\/assets\//, `/assets/${language}/`);

type ByLanguage = Readonly<Record<Language, unknown>>;

/**
 * Joins the texts of all languages into those of the site's language. Each entry is read when used, so that a change of
 * the setting needs no restart; a string can only be read inside a request or job.
 * @public The build calls it.
 * @param words one export of a file, by language; English replaces missing entries
 */
export function inSiteLanguage(words: ByLanguage): unknown {
  const english = words.en;
  if (typeof english !== "function" && (typeof english !== "object" || english === null)) return english;
  const parts = new Map<PropertyKey, unknown>();
  const current = () => (words[siteLanguage()] ?? english) as object;
  const part = (key: PropertyKey): unknown => {
    const known = parts.get(key);
    if (known !== undefined) return known;
    const partIn = (language: Language): unknown => {
      const whole = words[language];
      return whole == null ? undefined : Reflect.get(whole as object, key);
    };
    const joined = inSiteLanguage(
      Object.fromEntries(languages.map((language) => [language, partIn(language)])) as ByLanguage,
    );
    parts.set(key, joined);
    return joined;
  };
  const isWhole = (value: unknown) => typeof value === "function" || (typeof value === "object" && value !== null);
  return new Proxy(english, {
    get: (target, key) =>
      isWhole(Reflect.get(target, key)) && Object.hasOwn(target, key) ? part(key) : Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    // A proxy may not call the fixed length of an array configurable.
    getOwnPropertyDescriptor: (target, key) => {
      const own = Reflect.getOwnPropertyDescriptor(current(), key);
      return own && { ...own, configurable: Reflect.getOwnPropertyDescriptor(target, key)?.configurable ?? true };
    },
    apply: (_, self, given) => Reflect.apply(current() as () => unknown, self, given),
  });
}

/**
 * Copies texts, in the present language, into a new object.
 * @param words strings, arrays and objects
 */
export const copyWords = <Words>(words: Words): Words => JSON.parse(JSON.stringify(words));
