/** What visitors search, in the order of the results; each is a `?in=`. */
export const searchKinds = ["events", "projects", "stories", "news", "pages"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Tables of their items. */
export const tableOfKind = {
  events: "events",
  projects: "projects",
  stories: "posts",
  news: "news_items",
  pages: "pages",
} as const satisfies Record<SearchKind, string>;

export type SearchTable = (typeof tableOfKind)[SearchKind];

export const kindOfTable = Object.fromEntries(searchKinds.map((kind) => [tableOfKind[kind], kind])) as Record<
  SearchTable,
  SearchKind
>;

/** @returns undefined for none of them */
export const readSearchKind = (text: string | null): SearchKind | undefined =>
  searchKinds.find((kind) => kind === text);

/** Fixed pages count as pages, with ids above those of all rows. */
export const firstFixedId = 1_000_000_000;
