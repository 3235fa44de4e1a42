import { aboutEach } from "./staff-cms.ts";

/** Words of the news pages of the staff area. */
export const staffNews = {
  ...aboutEach("news item"),
  empty: { heading: "The radio is only humming", text: "When a paper or a station talks about you, keep it here." },
  title: "News",
  goesOut: "News goes out",
  sourceHint: "Who wrote it, like the name of the newspaper.",
};
