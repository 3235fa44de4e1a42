import { aboutEach } from "./staff-cms.ts";

/** Words of the event pages of the staff area. */
export const staffEvents = {
  happens: "Event",
  ...aboutEach("event"),
  empty: { heading: "No event yet", text: "Create one with a date, a place and a reason to come." },
  title: "Events",
  dateHint: "If you know only the month, choose any day of it.",
  timeHint: "The time in {zone}.",
  skipped: "This time does not exist on that day, because the clocks go forward. Choose another time",
  endsEarlier: "The end must be later than the start. If it ends after midnight, write its last day too",
  /** Parts of the form that are one line each until they are opened. */
  folded: {
    when: "Time, address and theme",
    none: "No time",
    signUp: "Sign-up",
    on: "On",
    off: "Off",
    helpers: "Children and helpers",
    entries: (count: number) => (count === 0 ? "None" : String(count)),
  },
  addressHint: "With an address the page has a link to a map.",
  states: { planned: "Planned", postponed: "Postponed", cancelled: "Cancelled", over: "Over" },
  stateHint:
    "Postponed: change the date, or leave it if the new day is not known yet. When you publish, everyone who signed up with an email address gets one email.",
  cancelFirst:
    "People have signed up. First set it to “Cancelled” and save: everyone with an email address is told. Then you can delete it.",
  fewerPlaces: (taken: number, places: number) =>
    `${taken} people have a place, which is ${taken - places} more than there are now. They keep their places.`,
  placesHint: "People, children counted too. Leave empty for no limit.",
  untilHint: "Leave it empty to keep sign-up open until the day.",
  withChildren: {
    yes: "Yes: only vetted volunteers help",
    no: "No: no child takes part",
    hint: "If you are not sure, choose yes. Then only vetted volunteers can help on that day.",
  },
  list: {
    add: "Add an entry to the list",
    remove: "Remove entry",
    removeShort: "Remove",
    up: "Move up entry",
    hint: "For example partners. The page joins the entries with commas.",
  },
} as const;
