import { onceForEachLanguage } from "../values/site-language.ts";
import type { WordsOf, WordsOfPages } from "./public-page.ts";

/** A part of a card; `glyph` is the name of a drawing, `points` is a list of lines. */
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
 * `isSure`: the field says where to send money or whom to call.
 */
export type WordField = { label: string; max: number; isSure?: boolean } & (
  | { kind: "line" | "text" | "rich"; parts?: undefined }
  | { kind: "cards"; parts: CardPart[] }
);

/**
 * Permission to change texts of pages. `free`: all editors. `sure`: only admins, as the text names bank accounts and
 * telephone numbers; editors propose changes. `fixed`: no one, as the site itself answers with it.
 */
export type WordClass = "free" | "sure" | "fixed";

/** The class of each part of a page's text; `rest` is never free. */
export type WordClasses<Original> =
  | WordClass
  | (Original extends string | readonly unknown[]
      ? never
      :
          | { [Part in keyof Original]: WordClasses<Original[Part]> }
          | ({ rest: "sure" | "fixed" } & { [Part in keyof Original]?: WordClasses<Original[Part]> }));

/** The texts of a fixed page, or texts that several pages share. */
export interface PageWords<Original = unknown> {
  label: string;
  path: string;
  original: Original;
  /** `original` in the language of each reading, with all its placeholders. */
  template: Original;
  /** Fields in the order of `original`, by their path in it. */
  fields: Record<string, WordField>;
  /** The preceding page in the staff list; last in the list by default. */
  after?: PageKey;
}

/** The name of a page among all page texts. */
export type PageKey = keyof WordsOfPages;

/** Texts by page, as a feature declares them. */
export type DeclaredWords = { readonly [Page in PageKey]?: PageWords<WordsOfPages[Page]> };

type EveryPage = { readonly [Page in PageKey]: PageWords<WordsOfPages[Page]> };

interface Declaring {
  words?: DeclaredWords;
}

const lastRead = new WeakMap<readonly Declaring[], () => EveryPage>();

/** Returns the texts of all pages, in the order of the staff list. */
export function pageWordsOf(features: readonly Declaring[]): EveryPage {
  const read = lastRead.get(features) ?? onceForEachLanguage(() => sortedWords(features));
  lastRead.set(features, read);
  return read();
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

/** Returns the texts with which a new site starts. */
export const originalsOf =
  (features: readonly Declaring[]): WordsOf =>
  (page) =>
    pageWordsOf(features)[page].original;

export const isPageKey = (features: readonly Declaring[], key: string): key is PageKey =>
  Object.hasOwn(pageWordsOf(features), key);
