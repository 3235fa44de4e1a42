import { parseTextList } from "../../../values/text-list.ts";
import type { Need } from "./guest-schema.ts";

/** A group on an event's guest list. */
export interface DayGuest {
  /** Guest id; negative for a new guest that this phone has not sent yet. */
  id: number;
  name: string | null;
  adults: number;
  children: number;
  /** Number of people checked in; null before check-in. */
  arrived: number | null;
  isWaiting: boolean;
  isWalkIn: boolean;
  needs: string[];
}

/** A group as an array of columns, to save space; `needs` is null for an empty list. */
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

export const writeNeeds = (
  { needs, other_need }: { needs: string; other_need: string | null },
  words: NeedWords,
): string[] => [
  ...parseTextList(needs).map((need) => words[need as Need] ?? need),
  ...(other_need ? [other_need] : []),
];

/** Unpacks groups. @param packed JSON: an array of `PackedGuest` */
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

/** Finds guests by a part of their name; case does not matter. */
export function findByName(guests: DayGuest[], search: string): DayGuest[] {
  const word = search.trim().toLowerCase();
  return word === "" ? guests : guests.filter(({ name }) => (name ?? "").toLowerCase().includes(word));
}
