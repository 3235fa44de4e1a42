export type Card = Record<string, string | string[]>;

export type WordValue = string | string[] | Card[];

/** Changed values by path in the page's texts, for example `hero.lede`. */
export type WordValues = Record<string, WordValue>;

/** Paths of all texts and lists of a page. */
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

export function putAt(words: unknown, path: string, value: WordValue): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const inside = names.length === 0 ? words : valueAt(words, names.join("."));
  (inside as Record<string, WordValue>)[last] = value;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
