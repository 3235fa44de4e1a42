/** Texts of the page that copies an event to other days. */
export const eventCopies = {
  link: "Copy",
  title: "Copy to other days",
  event: "The event",
  lede: "A copy has the words, photos, place and limits of this event, but no guests. Copies are drafts. Choose them in the list of drafts to publish several at once.",
  drafts: "The drafts",
  next: { week: "Next week", month: "Next month" },
  several: "Several",
  pace: "How often",
  paces: { week: "Every week", month: "Every month" },
  count: "How many",
  show: "Show the days",
  button: (count: number) => (count === 1 ? "Copy to this day" : `Make ${count} copies`),
  lastDay: "The last day of this month.",
  known: "An event with this title stands on this day.",
  done: (count: number) =>
    count === 1 ? "The copy is made. It is a draft." : `${count} copies are made. They are drafts.`,
  choose: "Choose how often, and how many.",
  changed: "The event changed while this page was open. Read the days again, then press again.",
  notOn: (day: string) => `The event cannot be copied to this day: ${day}. Check its times and required fields first.`,
  notYet: "Nothing is copied yet.",
} as const;
