import { isPlainDate } from "../../../values/dates.ts";
import { maxSearch } from "../../../values/read-list.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { GiftFilter } from "../gifts/gift-filter.ts";

const readDay = (text: string | null): string => (text !== null && isPlainDate(text) ? text : "");

/** Reads the days and the name of the address; an impossible day is as none. */
export const readPastGiftFilter = (query: URLSearchParams) => ({
  from: readDay(query.get("from")),
  until: readDay(query.get("until")),
  q: cleanLine(query.get("q") ?? "").slice(0, maxSearch),
});

/** Returns the query of a list. @param before cursor of the next page */
export function pastGiftAddress(filter: { from?: string; until?: string; q?: string }, before?: string): string {
  const query = Object.entries({ ...filter, ...(before !== undefined && { before }) }).filter(([, value]) => value);
  return query.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(query))}`;
}

/** Returns true if a list of received gifts tells past gifts apart: those have no purpose, way or bank line of this site. */
export const isWithPast = (filter: Pick<GiftFilter, "state" | "purpose" | "way" | "unseen" | "unthanked">): boolean =>
  filter.state === "received" && filter.purpose === "" && filter.way === "" && !filter.unseen && !filter.unthanked;
