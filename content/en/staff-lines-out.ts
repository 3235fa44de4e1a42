import { plural } from "./counting.ts";

/** Words of the page with money out of the bank statements. */
export const staffLinesOut = {
  title: "Money out",
  tab: "Money out",
  lede: "The bank says that this money left. Each line needs a name before its month closes.",
  notYet: "Nothing was changed.",
  none: "Every line has a name.",
  line: (money: string, day: string) => `−${money}, ${day}`,
  noWords: "The words are deleted.",
  exact: (count: number) =>
    count === 1 ? "One line fits what is written" : `${count} ${plural(count, "line")} fit what is written`,
  agreeAll: (count: number) => (count === 1 ? "Agree to it" : `Agree to all ${count}`),
  showExact: "Show them",
  open: (count: number) => (count === 1 ? "One line needs a name" : `${count} ${plural(count, "line")} need a name`),
  written: (what: string, day: string) => `${what}, ${day}`,
  voucher: (number: string, payee: string) => `Voucher ${number}: ${payee}`,
  credit: (day: string, narration: string) => `${day}: ${narration}`,
  thisOne: (what: string) => `It is: ${what}`,
  pay: (voucher: string) => `It paid: ${voucher}`,
  cancels: (credit: string) => `It came back: ${credit}`,
  charge: "It is a charge",
  sendVoucher: "Send the voucher",
  disown: "Not ours",
  reversal: "The bank took a gift back",
  named: "Lines with a name",
  reopen: "Take the name away",
  names: { named: "Named", cancels: "It came back", "not ours": "Not ours", open: "" },
  done: "The line has a name.",
  doneExact: (count: number) =>
    count === 0
      ? "No line was left to agree to. Nothing was done twice."
      : count === 1
        ? "One line has a name."
        : `${count} lines have a name.`,
  doneCharge: "The charge is written, and the line has a name.",
  donePaid: "The voucher is paid, and the line has a name.",
  doneReopened: "The line needs a name again.",
  errors: {
    beforeBooks: "The books are not open for that day. Write the first day at Cash and places.",
    fitsNoMore: "This does not fit the line any more. Look at the page again.",
    noPlace: "The books have no place for this account. Send the voucher, or choose “Not ours”.",
    writtenBefore: "This charge was written before. Choose it among the lines that fit.",
    closed: "The month is closed. The line keeps its name.",
  },
  asked: `
    money out, debits, bank charges, match payments, unexplained payment, what was this payment, name a line, bank fees
  `,
} as const;
