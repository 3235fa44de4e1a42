import { formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

const count = (number: number) => `${formatNumber(number)} past ${plural(number, "gift")}`;

/** Words about gifts from before the foundation moved to this site. */
export const staffPastGifts = {
  title: "Past gifts",
  lede: "Gifts from before this site, from your old program or spreadsheet. They are history: no total of the account counts them, and they make no receipt. Undo an import to remove them.",
  search: "Find a name",
  period: (from: string, until: string) =>
    [from && `From ${from}`, until && `until ${until}`].filter((part) => part !== "").join(" "),
  heads: {
    day: "Day",
    giver: "From",
    purpose: "For",
    receipt: "Old receipt",
    program: "Brought from",
    fee: "Fee",
    sum: "Amount",
  },
  sheet: "Spreadsheet",
  programs: {
    givewp: "GiveWP",
    charitable: "Charitable",
    civicrm: "CiviCRM",
    donorbox: "Donorbox",
    paystack: "Paystack",
    flutterwave: "Flutterwave",
    mpesa: "M-Pesa",
    archive: "Another site like this one",
  } as Record<string, string>,
  noun: (number: number) => `past ${plural(number, "gift")}`,
  more: "Earlier gifts",
  none: {
    heading: "No past gift",
    text: "An admin brings gifts of another program or a spreadsheet along, under Move in.",
  },
  csv: ["Id", "Day", "From", "Email", "Amount", "Fee", "Currency", "For", "Old receipt", "Brought from"],
  /** Beside lists and sums of the account. */
  apart: (number: number, sums: string) => `${count(number)} from before this site, not counted here: ${sums}`,
  partOfCsv: "Past gifts, from before this site, not counted above",
  state: "Past gift",
  board: "Past gifts, from before this site",
  boardNote: "No other sum of this page counts them.",
  statement: {
    heading: "Before this site",
    text: "An earlier program received these gifts. This site made no receipts for them.",
    receipt: (number: string) => `Earlier receipt ${number}`,
    sum: "Together before this site",
  },
  first: (day: string) => `Gives since ${day}.`,
  atBank: "Already a past gift",
  atBankText: "A past gift has this day and this amount. Record a gift only if this is another one.",
  records: "Past gifts",
  asked: `
    old gifts, gifts of the old program, history of gifts, gifts before this site, imported gifts, old receipts, donations of earlier years,
    old donor list, givewp, charitable, civicrm, donorbox, gifts from excel, gifts from a spreadsheet, donor since, first gift of a donor
  `,
} as const;
