import { capital, inWords, plural } from "./counting.ts";

/** Words of the page on which a month of the books is closed. */
export const staffMonth = {
  title: "Month",
  notOpen: "The books begin with the first day. Write it at Cash and places.",
  toFirstDay: "Write the first day",
  lede: {
    ready: "The four things are done. The month can be closed.",
    left: (count: number) =>
      count === 1 ? "One of four things is left." : `${capital(inWords(count))} of four things are left.`,
    running: "This month is still running.",
  },
  thingsHeading: "Four things",
  done: "Done",
  notYet: "Not yet",
  things: {
    statements: {
      name: "The statements are in",
      act: "Import a statement",
      none: "No account has statements: two people count each account, as they count cash.",
      done: (account: string, day: string, isQuiet: boolean) =>
        isQuiet ? `${account}: to ${day} only, with the sum of the books.` : `${account}: to ${day}.`,
      missing: (accounts: string, day: string) => `Missing to ${day}: ${accounts}`,
    },
    lines: {
      name: "Every line has a name",
      act: "Name the lines",
      done: "All lines in and out",
      missing: (into: number, out: number) =>
        `${into} ${plural(into, "line")} in and ${out} ${plural(out, "line")} out without a name`,
    },
    cash: {
      name: "Cash was counted by two people",
      act: "Count the cash",
      none: "There is no cash.",
      done: "Each box, each person with cash, and each account without statements",
      missing: (places: string) => `Not counted: ${places}`,
    },
    vouchers: {
      name: "No voucher paid in this month waits",
      act: "Decide on the vouchers",
      done: "No voucher that was paid from one of our places waits.",
      one: (number: string, amount: string) => `Voucher ${number}, ${amount}`,
      carry: (number: string) => `Carry voucher ${number} over to the next month`,
      carried: "The voucher counts in the next month.",
    },
  },
  balances: {
    heading: "Opening, movements, closing",
    opening: (day: string) => `On ${day}`,
    in: "Came in",
    out: "Went out, with charges",
    moved: "Moved",
    closing: "Our books say",
    bank: "The bank says",
    agrees: "The bank agrees.",
    less: (amount: string) => `The bank has ${amount} less than the books.`,
    more: (amount: string) => `The bank has ${amount} more than the books.`,
    differs: (account: string, said: string) => `${account}: ${said}`,
  },
  close: {
    text: "You close the month, then a second person agrees. After that the month takes no line. A correction in an open month mends a mistake.",
    button: (month: string) => `Close ${month}, ask a second person`,
    why: "Why do the bank and the books differ?",
    left: "Do what is left first.",
    asked: {
      done: "The month is closed.",
      waits: "The closing waits until another person agrees.",
      alone: "There is no second person. The month closes after 72 hours.",
    },
    waits: (name: string, day: string) => `${name} asked on ${day} to close it.`,
    agree: "Agree and close",
    stop: "Stop it",
    agreed: "The month is closed, and its file carries the seal of the month before.",
    stopped: "It is stopped. Nothing was written.",
  },
  closed: {
    heading: "Closed months",
    public: "As everybody sees it",
    none: "No month is closed.",
    month: "Month",
    by: "Closed by",
    seal: "Seal",
    two: (first: string, second: string, day: string) => `${first} and ${second}, ${day}`,
    one: (name: string, day: string) => `${name} alone after 72 hours, ${day}`,
    gone: "a deleted account",
    restored: (month: string) =>
      `A backup was restored after ${month} was closed. The sums are those of its file, but single lines are missing here.`,
    missing: (numbers: string) => `Vouchers that are missing here: ${numbers}.`,
  },
  files: {
    heading: "For the treasurer and the auditor",
    csv: "All lines as CSV",
    journal: "All lines for hledger",
    heads: [
      "Entry",
      "Line",
      "Day",
      "What",
      "Place",
      "For",
      "Kind",
      "Currency",
      "Amount",
      "Voucher",
      "Paid to",
      "Corrects entry",
      "People",
    ],
  },
  nothing: "Nothing was written.",
  today: {
    label: (month: string) => `${month} waits to be closed`,
    detail: "The four things are done. Two people close it.",
    act: "Close it",
    restoredLabel: "A backup was restored after a month was closed",
    restoredDetail: "The books have its sums, but single lines are missing.",
    restoredAct: "See what is missing",
  },
  asked: `
    close the month, month end, closing, monthly report, seal of the books, closed months, export books, ledger, journal,
    accountant, hledger, auditor file, year accounts, bookkeeping export, doughnut
  `,
} as const;

/** E-mail to admins about a closed month. */
export const monthEmail = {
  subject: (month: string) => `${month} is closed`,
  closed: (month: string) => `Two people, or one after 72 hours, closed ${month} in the books of the foundation.`,
  seal: (seal: string) => `The seal of its file: ${seal}`,
  keep: "Keep this email. If a person changes a closed month later, its seal differs.",
  link: "See the closed months",
  noLink: "The closed months are in the staff area, at Month.",
};
