import { aboutEach } from "./staff-cms.ts";

/** Words of the news pages of the staff area. */
export const staffNews = {
  ...aboutEach("news item"),
  empty: { heading: "No news yet", text: "Add reports of newspapers and stations about you." },
  title: "News",
  goesOut: "News",
  sourceHint: "Who wrote it, like the name of the newspaper.",
} as const;
