import { plural } from "./counting.ts";

/** Words of the page that sends and prints the statements of a year. */
export const staffDonorStatements = {
  title: "Statements of a year",
  lede: "Each donor gets one statement with all received gifts of the year, their receipts and the sum. The site makes it when you send or save it.",
  years: "Year",
  soFar: "This year is not over. Statements show the gifts up to today.",
  byEmail: {
    heading: "By email",
    count: (number: number) => `${number} ${plural(number, "donor")} with an email address.`,
    none: "No donor of this year has an email address.",
    send: (number: number) => `Send ${number} ${plural(number, "statement")}`,
    sent: (number: number) => `${number} ${plural(number, "statement")} will be sent, one after the other.`,
    before: (number: number, day: string, by: string) =>
      `${number} ${number === 1 ? "was" : "were"} sent on ${day} by ${by}. Sending again reaches every donor of the year again.`,
    changed: "A colleague has just sent these statements. Look at the page again. Nothing was sent.",
  },
  onPaper: {
    heading: "On paper",
    text: "A sheet for each donor without an email address, all in one PDF.",
    none: "Every donor with a name has an email address.",
    together: (name: string, number: number) => `${name}: all ${number} gifts are one person’s`,
    ask: "Two people may have the same name. Tick a name if all its gifts came from one person: they go on one sheet. Otherwise each gift gets its own sheet.",
    save: "Save the sheets as PDF",
    more: (number: number) => `Only the first ${number} names are shown. Print the others from Statement for a donor.`,
    nameless: (number: number) =>
      `${number} ${plural(number, "gift")} of the year ${number === 1 ? "has" : "have"} no name.`,
  },
  notYet: "Nothing was sent.",
  one: "Statement for one donor",
  file: (year: number) => `statements-${year}`,
} as const;
