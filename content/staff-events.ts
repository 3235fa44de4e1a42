import { aboutEach } from "./staff-cms.ts";

/** Words of the event pages of the staff area. */
export const staffEvents = {
  happens: "Event",
  ...aboutEach("event"),
  empty: { heading: "The calendar is asleep", text: "Wake it with a date, a place and a reason to come." },
  title: "Events",
  dateHint: "Where only the month is known, choose any day of it.",
  timeHint: "The time in {zone}.",
  skipped: "The clocks are put forward over this time on that day. Choose another time",
  endsEarlier: "It must end later than it starts. If it ends after midnight, write its last day, too",
  addressHint: "With it the page has a link to a map. The map loads only when somebody follows it.",
  states: { planned: "Planned", postponed: "Postponed", cancelled: "Cancelled", over: "Over" },
  stateHint:
    "Postponed: change the date too, or leave it while the new day is not known. Everyone who is coming and gave an email address gets one email when you publish this.",
  cancelFirst:
    "People have said that they are coming. Set it to “Cancelled” and save it first: everyone who gave an email address gets one. Then it can go.",
  fewerPlaces: (taken: number, places: number) =>
    `${taken} people have a place, which is ${taken - places} more than there are now. They keep their places.`,
  placesHint: "People, children counted too. Leave empty for no limit.",
  untilHint: "Leave empty to keep it open until the day itself.",
  withChildren: {
    yes: "Yes: only vetted volunteers help",
    no: "No: no child takes part",
    hint: "When in doubt: yes. Only volunteers whom the safeguarding lead vetted can then help on that day.",
  },
  list: {
    add: "Add an entry to the list",
    remove: "Remove entry",
    removeShort: "Remove",
    up: "Move up entry",
    hint: "For example partners. The page joins the entries with commas.",
  },
};
