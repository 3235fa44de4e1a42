import { parseTextList } from "../../../values/text-list.ts";
import type { Need } from "./guest-schema.ts";

/** A group on the list of a day. */
export interface DayGuest {
  /** Id of the guest; negative for somebody new who is not on the server yet. */
  id: number;
  name: string | null;
  adults: number;
  children: number;
  /** How many of them are here; null for none yet. */
  arrived: number | null;
  isWaiting: boolean;
  isWalkIn: boolean;
  /** Needs in words. */
  needs: string[];
}

/** Columns of a group in its order in `pack`ed text; `needs` is null instead of an empty list. */
export type PackedGuest = [
  id: number,
  name: string | null,
  adults: number,
  children: number,
  arrived: number | null,
  isWaiting: 0 | 1,
  isWalkIn: 0 | 1,
  needs: string | null,
  otherNeed: string | null,
];

export type NeedWords = Record<Need, string>;

/** Writes needs in words. */
export const writeNeeds = (
  { needs, other_need }: { needs: string; other_need: string | null },
  words: NeedWords,
): string[] => [
  ...parseTextList(needs).map((need) => words[need as Need] ?? need),
  ...(other_need ? [other_need] : []),
];

/** @param packed JSON: an array of `PackedGuest` */
export const unpackGuests = (packed: string, words: NeedWords): DayGuest[] => unpackAll(JSON.parse(packed), words);

export const unpackAll = (packed: readonly PackedGuest[], words: NeedWords): DayGuest[] =>
  packed.map(([id, name, adults, children, arrived, isWaiting, isWalkIn, needs, other_need]) => ({
    id,
    name,
    adults,
    children,
    arrived,
    isWaiting: isWaiting === 1,
    isWalkIn: isWalkIn === 1,
    needs: needs === null && other_need === null ? [] : writeNeeds({ needs: needs ?? "[]", other_need }, words),
  }));

/** Finds the guests whose name contains a word, in any case. */
export function findByName(guests: DayGuest[], search: string): DayGuest[] {
  const word = search.trim().toLowerCase();
  return word === "" ? guests : guests.filter(({ name }) => (name ?? "").toLowerCase().includes(word));
}
