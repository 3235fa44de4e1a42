import type { GiftTable } from "./gift-tables.ts";

type Gift = { id: number } & Pick<GiftTable, "source">;

/** Origin of a gift's money, like `credit:12#2/1`; a gift that staff recorded by hand is its own origin: `gift:5`. */
const originOf = ({ id, source }: Gift): string => source ?? `gift:${id}`;

/** What brought the gift of a bank line; after an undone match a new one. @param round of the match, from 1 */
export const sourceOf = ({ id, round }: { id: number; round: number }): string =>
  round === 1 ? `credit:${id}` : `credit:${id}#${round}`;

/** What brought the gifts of all matches that a bank line had. */
export const sourcesOf = ({ id, round }: { id: number; round: number }): string[] =>
  Array.from({ length: round }, (_, place) => sourceOf({ id, round: place + 1 }));

/** Id of the bank line that brought it, in whatever round; undefined for one that something else brought. */
export function lineOf({ source }: Pick<GiftTable, "source">): number | undefined {
  const id = /^credit:(\d{1,15})/.exec(source ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Is some money counted twice where both gifts count? Of the same bank line, or of the same gift that was divided, parts
 * stand beside each other; a part and its whole do not, and neither do two matches of the line.
 */
export function overlap(one: Gift, other: Gift): boolean {
  if (one.id === other.id) return false;
  const own = originOf(one);
  const their = originOf(other);
  return own.split("/")[0] !== their.split("/")[0] || own.startsWith(`${their}/`) || their.startsWith(`${own}/`);
}
