import { plural } from "./counting.ts";

/** Words of the list of monthly gifts. */
export const staffStanding = {
  title: "Every month",
  lede: "Monthly gifts that have begun. Each is due a month after the last one, and counts as missed a week later.",
  caption: "Monthly gifts: the longest missed first, then the next due",
  heads: { giver: "Giver", last: "Last", next: "Next due", purpose: "For", sum: "Sum" },
  friend: "A friend",
  noun: (number: number) => `monthly ${plural(number, "gift")}`,
  about: (day: string) => `about ${day}`,
  missed: (number: number, day: string) => (number === 1 ? `Missed about ${day}` : `${number} missed, from ${day} on`),
  wentBack: "The money went back",
  waits: "One is waiting for a second person",
  line: (amount: string, day: string) => `Open bank line: ${amount}, ${day}`,
  join: "It is this gift",
  joined: "The bank line is this month’s gift. It has its receipt.",
  skip: "Nothing comes this month",
  skipped: (day: string) => `Saved. The next one is due about ${day}.`,
  end: "It has ended",
  ended: "The monthly gift has ended. Earlier gifts stay.",
  changed: "A colleague has just changed this monthly gift. Look at it again. Nothing was saved.",
  byPartner: "The payment partner collects it",
  more: "Later ones",
  empty: {
    heading: "No gift comes every month yet",
    text: "A monthly promise is listed here after its first gift.",
  },
  need: {
    label: (number: number) => `${number} monthly ${plural(number, "gift")} did not come`,
    detail: "Due more than a week ago. Check the bank account, or record that nothing comes.",
    act: "Look",
  },
} as const;
