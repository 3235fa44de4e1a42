import { slugOf } from "./slug.ts";

/** A text by its pairs of letters and its words, to be compared. */
export interface Shape {
  pairs: Set<string>;
  words: Set<string>;
}

/** Letters of a text that are compared. */
const maxLength = 100;

/** Below, two texts have little in common. */
const leastLikeness = 0.45;

export function shapeOf(text: string): Shape {
  const slug = slugOf(text.slice(0, maxLength), "");
  const letters = slug.replaceAll("-", "");
  const pairs = Array.from({ length: Math.max(0, letters.length - 1) }, (_, place) => letters.slice(place, place + 2));
  return { pairs: new Set(pairs), words: new Set(slug.split("-").filter((word) => word.length > 5)) };
}

function shared(one: Set<string>, other: Set<string>): number {
  let count = 0;
  for (const part of one) if (other.has(part)) count++;
  return count;
}

/** From 0 to 1: pairs of letters in common (Sørensen and Dice), or long words that are the same. */
export function likeness(one: Shape, other: Shape): number {
  const both = one.pairs.size + other.pairs.size;
  if (both === 0) return 0;
  const byPairs = (2 * shared(one.pairs, other.pairs)) / both;
  const fewest = Math.min(one.words.size, other.words.size);
  return fewest === 0 ? byPairs : Math.max(byPairs, (0.9 * shared(one.words, other.words)) / Math.max(2, fewest));
}

/** The most alike, best first; none that is not. @param most how many */
export function nearestOf<Item extends { shape: Shape }>(text: string, items: readonly Item[], most: number): Item[] {
  const asked = shapeOf(text);
  return items
    .map((item) => ({ item, score: likeness(asked, item.shape) }))
    .filter(({ score }) => score >= leastLikeness)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}
