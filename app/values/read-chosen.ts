import { asRowId } from "./row-id.ts";

/** Maximum number of chosen rows: more than a page of any list has. */
const maxChosen = 200;

/** Reads the ids of chosen rows from a form or an address. */
export const readIds = (texts: readonly string[]): number[] => [
  ...new Set(texts.slice(0, maxChosen).flatMap((text) => asRowId(text) ?? [])),
];

/** Returns the ids of the rows for a download; undefined for the whole list. */
export const readChosen = (query: URLSearchParams): number[] | undefined =>
  query.has("ids") || query.has("chosen") ? readIds(query.getAll("ids")) : undefined;
