import { compareInLocale } from "../../content/intl.ts";

/** Compares as a reader of the site's language looks words up: `Ọmọlará` beside `omolara`, `Day 9` before `Day 10`. */
export const compareWords = compareInLocale;

interface Named {
  id: number | string;
  name: string | null;
}

/**
 * Sorts a complete list by name, the same on both engines, whose own orders differ. Equal names are ordered by id;
 * items without a name come last.
 */
export function sortedByName<Item extends Named>(list: readonly Item[]): Item[] {
  return [...list].sort((a, b) => {
    if (!a.name || !b.name) return Number(!a.name) - Number(!b.name) || compareIds(a.id, b.id);
    return compareInLocale(a.name, b.name) || compareIds(a.id, b.id);
  });
}

const compareIds = (one: number | string, other: number | string): number => (one < other ? -1 : Number(one > other));
