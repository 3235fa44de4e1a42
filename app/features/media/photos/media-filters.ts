export const mediaFilters = ["all", "ask", "agreed", "ends", "withdrawn", "unused"] as const;

export type MediaFilter = (typeof mediaFilters)[number];

/** Returns the query of the library's address. */
export const mediaQuery = (filter: MediaFilter, search: string): Record<string, string> => ({
  ...(filter !== "all" && { show: filter }),
  ...(search !== "" && { q: search }),
});

export const readMediaFilter = ({ searchParams }: URL): MediaFilter =>
  mediaFilters.find((name) => name === searchParams.get("show")) ?? "all";
