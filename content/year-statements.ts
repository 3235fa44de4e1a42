import { plural } from "./counting.ts";

/** The e-mail with a donor’s statement of a year. */
export const yearStatementMail = {
  subject: (year: number) => `your gifts in ${year}`,
  dear: (name: string) => `Dear ${name}, thank you for your gifts.`,
  thanks: "Thank you for your gifts.",
  sums: (foundation: string, year: number, sums: string) => `To ${foundation} in ${year}: ${sums}.`,
  attached: "The statement with each gift and its receipt is attached as a PDF.",
  last: "We do not put you on any list. We never ask for money by email, and never send account numbers.",
};

/** Words of the page that sends and prints the statements of a year. */
export const staffYearStatements = {
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
    together: (name: string, number: number) => `${name}: ${number} gifts are from one person`,
    ask: "These names stand on gifts that no promise joins. Untick a name that two people share: each gift gets a sheet of its own.",
    save: "Save the sheets as PDF",
    more: (number: number) => `Only the first ${number} names are shown. Print the others from Statement for a donor.`,
    nameless: (number: number) =>
      `${number} ${plural(number, "gift")} of the year ${number === 1 ? "names" : "name"} nobody.`,
  },
  notYet: "Nothing was sent.",
  one: "Statement for one donor",
  file: (year: number) => `statements-${year}`,
};
