/** What a staff list shows. */
export const contentFilters = ["all", "draft", "scheduled", "published", "deleted"] as const;

export type ContentFilter = (typeof contentFilters)[number];

/** Rows of a filter are counted up to here: no page counts a million. */
export const maxCount = 1_000;

/** A count up to `maxCount`, as a filter shows it. */
export const writeCount = (count: number): string | number =>
  count > maxCount ? `${maxCount.toLocaleString("en")}+` : count;

/** The query of a list's URL. */
export const queryOf = (filter: ContentFilter): Record<string, string> =>
  filter === "all" ? {} : filter === "deleted" ? { deleted: "" } : { status: filter };

export function readFilter({ searchParams }: URL): ContentFilter {
  const asked = searchParams.has("deleted") ? "deleted" : searchParams.get("status");
  return contentFilters.find((name) => name === asked) ?? "all";
}
