/** Copying list functions that the oldest supported browsers lack (`browser-floor.ts`). */

/** Returns the list without the item at this index. */
export const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, other) => other !== place);

/** Moves the item at this index (at least 1) before the previous item. */
export function movedUp<T>(list: readonly T[], place: number): T[] {
  const [before, moved] = list.slice(place - 1, place + 1);
  return [...list.slice(0, place - 1), moved as T, before as T, ...list.slice(place + 1)];
}

/** Groups items by key, with keys and items in the order of the list. */
export function groupBy<T, Key>(list: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Returns a sorted copy of the list. */
export const sorted = <T>(list: readonly T[], compare: (one: T, other: T) => number): T[] => [...list].sort(compare);

/** Returns true for an absolute URL. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text) !== undefined;
  } catch {
    return false;
  }
}
