import { aboutEach } from "./staff-cms.ts";

/** Words of the news pages of the staff area. */
export const staffNews = {
  ...aboutEach("news item"),
  title: "In the news",
  sourceHint: "Who wrote it, like the name of the newspaper.",
};
