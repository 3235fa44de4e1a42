import { slugOf } from "./slug.ts";

/** Pairs of letters and words of a text, for comparing. */
export interface Shape {
  pairs: Set<string>;
  words: Set<string>;
}

const maxLength = 100;

const leastLikeness = 0.45;

export function shapeOf(text: string): Shape {
  const slug = slugOf(text.slice(0, maxLength), "");
  const letters = slug.replaceAll("-", "");
  const pairs = Array.from({ length: Math.max(0, letters.length - 1) }, (_, place) => letters.slice(place, place + 2));
  return { pairs: new Set(pairs), words: new Set(slug.split("-").filter((word) => word.length > 5)) };
}

/**
 * Returns the similarity from 0 to 1: the share of common pairs of letters (Sørensen and Dice), or of long words that
 * are the same.
 * @param shared numbers of common pairs and words
 */
function likeness(one: Shape, other: Shape, shared: { pairs: number; words: number }): number {
  const both = one.pairs.size + other.pairs.size;
  if (both === 0) return 0;
  const byPairs = (2 * shared.pairs) / both;
  const fewest = Math.min(one.words.size, other.words.size);
  return fewest === 0 ? byPairs : Math.max(byPairs, (0.9 * shared.words) / Math.max(2, fewest));
}

/**
 * Prepares items for comparing them with texts. The time depends on what a text has in common with them, not on the
 * number of items.
 * @returns a function that finds the most similar items, best first
 */
export function indexByLikeness<Item extends { shape: Shape }>(
  items: readonly Item[],
): (text: string, most: number) => Item[] {
  const pairs = placesOf(items, "pairs");
  const words = placesOf(items, "words");
  return (text, most) => {
    const asked = shapeOf(text);
    const common = { pairs: countShared(asked.pairs, pairs, items), words: countShared(asked.words, words, items) };
    return items
      .flatMap((item, at) => {
        const shared = { pairs: common.pairs[at] ?? 0, words: common.words[at] ?? 0 };
        const score = shared.pairs === 0 && shared.words === 0 ? 0 : likeness(asked, item.shape, shared);
        return score >= leastLikeness ? [{ item, score }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ item }) => item);
  };
}

function placesOf(items: readonly { shape: Shape }[], kind: keyof Shape): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { shape }] of items.entries())
    for (const part of shape[kind]) {
      const known = places.get(part);
      if (known === undefined) places.set(part, [at]);
      else known.push(at);
    }
  return places;
}

function countShared(parts: Set<string>, places: Map<string, number[]>, { length }: readonly unknown[]): Uint16Array {
  const counts = new Uint16Array(length);
  for (const part of parts) for (const at of places.get(part) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}
