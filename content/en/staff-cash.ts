import type { CurrencyCode } from "../currencies.ts";

/** Words of the page with places and purses of money. */
export const staffCash = {
  title: "Cash and places",
  lede: "Money has a place, where it is, and a purse, what it is for. Both lists come to the same sum.",
  first: {
    heading: "The first day",
    lede: "Choose one evening. Write what lies in each place, and what it is for. What came in and went out until that evening is in these amounts, and is not counted again.",
    day: "Evening of",
    begin: "Begin the books",
    places: "Where is it?",
    purses: "What is it for?",
    bank: (account: string, currency: CurrencyCode) => `${account}, ${currency}`,
    mainBank: "Bank account",
    box: (currency: CurrencyCode) => `Cash box, ${currency}`,
    wallet: (currency: CurrencyCode) => `Wallet, ${currency}`,
    purse: (purse: string, currency: CurrencyCode) => `${purse}, ${currency}`,
    hint: "Leave it empty for nothing.",
    button: "Write the first day",
    notOpen: "The books begin with the first day. A treasurer or an admin writes it.",
  },
  places: "Where it is",
  purses: "What it is for",
  sum: "Together",
  lines: "Find or correct a line",
  ended: "Ended",
  put: {
    purse: "Into",
    currency: "Currency",
    why: "Why?",
    none: "No other purse has a line yet.",
  },
  own: {
    lede: "Cash that you have for us, and cash that another person gives you.",
    none: "You have no cash of ours.",
  },
  acts: {
    heading: "Waits for another person",
    open: (day: string) => `The first day, ${day}`,
    close: (month: string) => `Close ${month}`,
    rest: (project: string, target: string) => `The rest of “${project}” goes to “${target}”`,
    end: (project: string, target: string) => `End “${project}”; its rest goes to “${target}”`,
    "put in": (amount: string, purse: string, why: string) => `Put ${amount} into “${purse}”: ${why}`,
    by: (name: string, day: string) => `${name} asked on ${day}.`,
    own: "You asked for it. Another treasurer or admin agrees.",
    alone: (moment: string) => `You asked for it. There is no second person, so the site does it on ${moment}.`,
    agree: "Agree",
    stop: "Stop it",
    agreed: "Done.",
    stopped: "It is stopped. Nothing was written.",
    asked: {
      done: "The first day is written, and the books are open.",
      waits: "It waits until another person agrees.",
      alone: "There is no second person. It is done after 72 hours.",
    },
  },
  notYet: "Nothing was written.",
  choose: "Choose one.",
  samePlace: "Choose two different places.",
  twoCurrencies: "These places hold different currencies. Choose two with the same one.",
  charge: "charge",
  log: { money: "act on money", entry: "entry" },
  asked: `
    cash box, petty cash, bank account balance, how much money do we have, where is the money, purse, restricted funds, fund, project money, first day of the books,
    opening balance, put money into a project, wallet, mobile money balance, books, bookkeeping
  `,
  write: "Write a move, a charge or a count",
  askedWrite: `
    move money, transfer between accounts, bank charge, hand out cash, cash advance, count the cash box, interest, refund from a shop, change dollars into naira,
    exchange rate, missing cash
  `,
  askedLines:
    "ledger, journal entries, find a payment, wrong amount, correct a voucher, reverse an entry, mistake in the books, all transactions",
} as const;
