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
 */
export type WordField = { label: string; max: number } & (
  | { kind: "line" | "text" | "rich"; parts?: undefined }
  | { kind: "cards"; parts: CardPart[] }
);

export type Card = Record<string, string | string[]>;

/** A text, a list of paragraphs, or cards. */
export type WordValue = string | string[] | Card[];

/** Changed values, by path in the page's words, like `hero.lede`. */
export type WordValues = Record<string, WordValue>;

/** Paths of all texts and lists in the words of a page. */
export type PathIn<Words, Before extends string = ""> = Words extends string | readonly unknown[]
  ? Before
  : {
      [Name in keyof Words & string]: PathIn<Words[Name], Before extends "" ? Name : `${Before}.${Name}`>;
    }[keyof Words & string];

export function valueAt(words: unknown, path: string): WordValue {
  let found = words;
  for (const name of path.split(".")) found = (found as Record<string, unknown>)[name];
  return found as WordValue;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
