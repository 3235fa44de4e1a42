import { siteClock } from "./site-clock.ts";

const collators = new Map<string, Intl.Collator>();

function collatorOfSite(): Intl.Collator {
  const { locale } = siteClock();
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Compares as a reader of the site's language looks words up: `Ọmọlará` beside `omolara`, `Day 9` before `Day 10`. */
export const compareWords = (one: string, other: string): number => collatorOfSite().compare(one, other);

interface Named {
  id: number | string;
  name: string | null;
}

/**
 * Sorts a complete list by name, the same on both engines, whose own orders differ. Equal names are ordered by id;
 * items without a name come last.
 */
export function sortedByName<Item extends Named>(list: readonly Item[]): Item[] {
  const collator = collatorOfSite();
  return [...list].sort((a, b) => {
    if (!a.name || !b.name) return Number(!a.name) - Number(!b.name) || compareIds(a.id, b.id);
    return collator.compare(a.name, b.name) || compareIds(a.id, b.id);
  });
}

const compareIds = (one: number | string, other: number | string): number => (one < other ? -1 : Number(one > other));
