import { aboutEach } from "./staff-cms.ts";

/** Words of the event pages of the staff area. */
export const staffEvents = {
  ...aboutEach("event"),
  empty: { heading: "The calendar is asleep", text: "Wake it with a date, a place and a reason to come." },
  title: "Events",
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
