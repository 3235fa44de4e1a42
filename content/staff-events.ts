import { aboutEach } from "./staff-cms.ts";

/** Words of the event pages of the staff area. */
export const staffEvents = {
  ...aboutEach("event"),
  title: "Events",
  fields: {
    title: "Title",
    theme: "Theme (optional)",
    location: "Location",
    date: "Date",
    monthOnly: "Only the month is known",
    startTime: "Starts at (optional)",
    endTime: "Ends at (optional)",
    description: "Description, paragraph",
    list: "List, entry",
    photos: "Pictures",
    publishAt: "Day and time in Lagos",
  },
  dateHint: "Where only the month is known, choose any day of it.",
  timeHint: "The time in Lagos.",
  list: {
    add: "Add an entry to the list",
    remove: "Remove entry",
    removeShort: "Remove",
    up: "Move up entry",
    hint: "For example partners. The page joins the entries with commas.",
  },
};
