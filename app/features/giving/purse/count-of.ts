import type { EntryWhat } from "./purse-tables.ts";

const gains: readonly EntryWhat[] = ["gift", "income", "over"];
const losses: readonly EntryWhat[] = ["spent", "charge", "short", "refund", "before"];

/**
 * Returns by how much a line changes the number of lines of its sort: −1 for one that takes another one back.
 * @param minor gain of the place or purse
 */
export const countOf = (what: EntryWhat, minor: number): 1 | -1 =>
  (gains.includes(what) && minor < 0) || (losses.includes(what) && minor > 0) ? -1 : 1;
