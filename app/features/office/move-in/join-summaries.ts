import type { ExportSummary } from "../../../server/exports/export-rows.ts";

type Counts = Record<string, number>;

const addCounts = (one: Counts, other: Counts): Counts => {
  const sum = { ...one };
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

/** Joins the first names of each kind. */
const joinNames = (one: Record<string, string[]> = {}, other: Record<string, string[]> = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((kind) => [
      kind,
      [...(one[kind] ?? []), ...(other[kind] ?? [])].slice(0, 5),
    ]),
  );

/** Joins the facts of the files of one export: programs split a large one. */
export const joinSummaries = (summaries: readonly ExportSummary[]): ExportSummary =>
  summaries.reduce((one, other) => ({
    site: one.site || other.site,
    kinds: addCounts(one.kinds, other.kinds),
    firsts: { ...other.firsts, ...one.firsts },
    pictures: one.pictures + other.pictures,
    bareEvents: (one.bareEvents ?? 0) + (other.bareEvents ?? 0),
    leftOut: addCounts(one.leftOut, other.leftOut),
    leftNames: joinNames(one.leftNames, other.leftNames),
    shortcodes: addCounts(one.shortcodes, other.shortcodes),
    hosts: addCounts(one.hosts, other.hosts),
    lists: {
      category: [...new Set([...one.lists.category, ...other.lists.category])],
      tag: [...new Set([...one.lists.tag, ...other.lists.tag])],
      author: [...new Set([...one.lists.author, ...other.lists.author])],
      month: [...new Set([...one.lists.month, ...other.lists.month])],
    },
    pages: [...one.pages, ...other.pages],
    offsets: addCounts(one.offsets, other.offsets),
  }));
