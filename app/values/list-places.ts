/** Copying list functions that the oldest supported browsers lack (`browser-floor.ts`). */

/** @returns the list without the item at this place */
export const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, other) => other !== place);

/** @returns the list with the item at this place, at least 1, before its neighbour */
export function movedUp<T>(list: readonly T[], place: number): T[] {
  const [before, moved] = list.slice(place - 1, place + 1);
  return [...list.slice(0, place - 1), moved as T, before as T, ...list.slice(place + 1)];
}

/** @returns the items by their key, keys and items in the order of the list */
export function groupBy<T, Key>(list: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** @returns the list from the least item to the greatest */
export const sorted = <T>(list: readonly T[], compare: (one: T, other: T) => number): T[] => [...list].sort(compare);

/** @returns whether this is an absolute web or other address */
export function isAddress(text: string): boolean {
  try {
    return new URL(text) !== undefined;
  } catch {
    return false;
  }
}
