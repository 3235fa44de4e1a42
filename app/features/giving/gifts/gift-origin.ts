import type { GiftTable } from "./gift-tables.ts";

type Gift = { id: number } & Pick<GiftTable, "source">;

/** Returns the origin of a gift's money, for example `credit:12#2/1`; for a gift recorded by hand, `gift:5`. */
const originOf = ({ id, source }: Gift): string => source ?? `gift:${id}`;

/**
 * Returns the source of a bank line's gift. Each new match of the line has its own source.
 * @param round number of the match, from 1
 */
export const sourceOf = ({ id, round }: { id: number; round: number }): string =>
  round === 1 ? `credit:${id}` : `credit:${id}#${round}`;

export const sourcesOf = ({ id, round }: { id: number; round: number }): string[] =>
  Array.from({ length: round }, (_, index) => sourceOf({ id, round: index + 1 }));

/** Returns the id of the gift's bank line, from any match; undefined without a line. */
export function findLineId({ source }: Pick<GiftTable, "source">): number | undefined {
  const id = /^credit:(\d{1,15})/.exec(source ?? "")?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Returns true if two gifts count the same money: a part and its whole, or two matches of a bank line. */
export function overlap(a: Gift, b: Gift): boolean {
  if (a.id === b.id) return false;
  const own = originOf(a);
  const their = originOf(b);
  return own.split("/")[0] !== their.split("/")[0] || own.startsWith(`${their}/`) || their.startsWith(`${own}/`);
}
