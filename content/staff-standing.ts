import { plural } from "./counting.ts";

/** Words of the list of monthly gifts. */
export const staffStanding = {
  title: "Every month",
  lede: "Gifts that were promised for every month and have begun to come. One is due a month after the one before, and missed a week later.",
  caption: "Monthly gifts: the longest missed first, then the next due",
  heads: { giver: "Giver", last: "Last", next: "Next due", purpose: "For", sum: "Sum" },
  friend: "A friend",
  noun: (number: number) => `monthly ${plural(number, "gift")}`,
  about: (day: string) => `about ${day}`,
  missed: (number: number, day: string) => (number === 1 ? `Missed about ${day}` : `${number} missed, from ${day} on`),
  wentBack: "The money went back",
  waits: "One waits for a second person",
  line: (amount: string, day: string) => `Open bank line: ${amount}, ${day}`,
  join: "It is this gift",
  joined: "The bank line is this month’s gift. It has its receipt.",
  skip: "Nothing comes this month",
  skipped: (day: string) => `Noted. The next one is due about ${day}.`,
  end: "It has ended",
  ended: "It has ended: nothing more is awaited. Gifts that came stay.",
  changed: "This monthly gift changed meanwhile. Look at it once more. Nothing was saved.",
  byPartner: "The payment partner collects it",
  more: "Later ones",
  empty: {
    heading: "No gift comes every month yet",
    text: "A promise for every month stands here once its first money has arrived.",
  },
  need: {
    label: (number: number) => `${number} monthly ${plural(number, "gift")} did not come`,
    detail: "Due more than a week ago. Look at the bank, or note that nothing comes.",
    act: "Look",
  },
};
