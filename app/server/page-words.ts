import type { WordsOf, WordsOfPages } from "./public-page.ts";

/** A part of a card; `glyph` is the name of a drawing, `points` a list of lines. */
export interface CardPart {
  name: string;
  label: string;
  kind: "line" | "text" | "glyph" | "points";
  max: number;
}

/**
 * A field of a fixed page.
 * - `line`, `text`: a string
 * - `rich`: a list of Markdown paragraphs
 * - `cards`: a list of cards with the same parts
 *
 * `isSure`: it tells where money goes or whom to call.
 */
export type WordField = { label: string; max: number; isSure?: boolean } & (
  | { kind: "line" | "text" | "rich"; parts?: undefined }
  | { kind: "cards"; parts: CardPart[] }
);

/**
 * Permission to change words. `free`: all editors. `sure`: admins, because they name bank accounts and telephones;
 * editors propose. `fixed`: no person; they are answers of the site itself.
 */
export type WordClass = "free" | "sure" | "fixed";

/** The class of each part of a page's words; `rest` is never free. */
export type WordClasses<Original> =
  | WordClass
  | (Original extends string | readonly unknown[]
      ? never
      :
          | { [Part in keyof Original]: WordClasses<Original[Part]> }
          | ({ rest: "sure" | "fixed" } & { [Part in keyof Original]?: WordClasses<Original[Part]> }));

/** A fixed page, or words that several pages share. */
export interface PageWords<Original = unknown> {
  label: string;
  /** Path at which visitors read the page. */
  path: string;
  original: Original;
  /** Fields in the order of the original, by path in it. */
  fields: Record<string, WordField>;
  /** The page that it follows in the list of staff; the last one where not said. */
  after?: PageKey;
}

/** The name of a page among the words of all. */
export type PageKey = keyof WordsOfPages;

/** Words by page, as a feature declares them. */
export type DeclaredWords = { readonly [Page in PageKey]?: PageWords<WordsOfPages[Page]> };

type EveryPage = { readonly [Page in PageKey]: PageWords<WordsOfPages[Page]> };

interface Declaring {
  words?: DeclaredWords;
}

const lastRead = new WeakMap<readonly Declaring[], EveryPage>();

/** The words of every page, in the order of the list of staff. */
export function pageWordsOf(features: readonly Declaring[]): EveryPage {
  const known = lastRead.get(features) ?? sortedWords(features);
  lastRead.set(features, known);
  return known;
}

function sortedWords(features: readonly Declaring[]): EveryPage {
  const all = features.flatMap(({ words = {} }) => Object.entries(words) as [string, PageWords][]);
  const sorted = all.filter(([, { after }]) => after === undefined);
  for (const page of all.filter(([, { after }]) => after !== undefined)) {
    const before = sorted.findIndex(([key]) => key === page[1].after);
    sorted.splice(before < 0 ? sorted.length : before + 1, 0, page);
  }
  return Object.fromEntries(sorted) as unknown as EveryPage;
}

/** The words that a new site starts with. */
export const originalsOf =
  (features: readonly Declaring[]): WordsOf =>
  (page) =>
    pageWordsOf(features)[page].original;

export const isPageKey = (features: readonly Declaring[], key: string): key is PageKey =>
  Object.hasOwn(pageWordsOf(features), key);
