import { formatNumber } from "content/intl.ts";
export const contentFilters = ["all", "draft", "scheduled", "published", "deleted"] as const;

export type ContentFilter = (typeof contentFilters)[number];

/** Largest count of a filter's rows; larger counts are too slow. */
export const maxCount = 1_000;

/** Returns a count as text, such as "1000+" beyond `maxCount`. */
export const writeCount = (count: number): string | number => (count > maxCount ? `${formatNumber(maxCount)}+` : count);

export const makeQuery = (filter: ContentFilter): Record<string, string> =>
  filter === "all" ? {} : filter === "deleted" ? { deleted: "" } : { status: filter };

export function readFilter({ searchParams }: URL): ContentFilter {
  const asked = searchParams.has("deleted") ? "deleted" : searchParams.get("status");
  return contentFilters.find((name) => name === asked) ?? "all";
}
