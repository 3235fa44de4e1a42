import type { Currency } from "../../../values/money.ts";
import type { Place, Purse } from "./purse-queries.server.ts";
import type { EntryWhat } from "./purse-tables.ts";

/** An amount of an entry: the gain of a place or of a purse, in minor units; negative for a loss. */
export type Line = { currency: Currency; minor: number; kind?: string; what?: EntryWhat } & (
  | { place: Place }
  | { purse: Purse }
);

/** Returns the amount as the books store it: those of an entry are 0 together. */
export const signedOf = (line: Line): number => ("place" in line ? line.minor : -line.minor);

/** Returns the key of a line's balance, such as `place:3`. */
export const holderOf = (line: Line): string => ("place" in line ? `place:${line.place.id}` : `purse:${line.purse.id}`);
