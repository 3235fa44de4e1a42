import { plural } from "./counting.ts";

/** Words of the page that sends and prints the statements of a year. */
export const staffDonorStatements = {
  title: "Statements of a year",
  lede: "Each donor gets one statement with all received gifts of the year, their receipts and the sum. It is made when it is sent or saved.",
  years: "Year",
  soFar: "This year is not over: a statement has the gifts until today.",
  byEmail: {
    heading: "By email",
    count: (number: number) => `${number} ${plural(number, "donor")} with an email address.`,
    none: "No donor of this year has an email address.",
    send: (number: number) => `Send ${number} ${plural(number, "statement")}`,
    sent: (number: number) => `${number} ${plural(number, "statement")} will be sent, one after the other.`,
    before: (number: number, day: string, by: string) =>
      `${number} ${number === 1 ? "was" : "were"} sent on ${day} by ${by}. Sending again reaches every donor of the year again.`,
    changed: "Somebody sent these statements meanwhile. Look at the page once more. Nothing was sent.",
  },
  onPaper: {
    heading: "On paper",
    text: "A sheet for each donor without an email address, all in one PDF.",
    none: "Every gift with a name has an email address too.",
    together: (name: string, number: number) => `${name}: all ${number} gifts are one person’s`,
    ask: "These names stand on gifts that no promise joins. Tick a name whose gifts are one person’s: they share a sheet. Of the others each gift gets a sheet of its own, because two people may have one name.",
    save: "Save the sheets as PDF",
    more: (number: number) => `Only the first ${number} names are shown. Print the others from Statement for a donor.`,
    nameless: (number: number) =>
      `${number} ${plural(number, "gift")} of the year ${number === 1 ? "names" : "name"} nobody.`,
  },
  notYet: "Nothing was sent.",
  one: "Statement for one donor",
  file: (year: number) => `statements-${year}`,
};
