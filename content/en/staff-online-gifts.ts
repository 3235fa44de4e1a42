import { capital, inWords, plural } from "./counting.ts";

/** Words of online payments in the staff area. */
export const staffOnlineGifts = {
  title: "Online payments",
  lede: "No one is thanked for these payments, and they are not public, until you decide.",
  none: {
    heading: "Nothing needs a look",
    text: "Disputes, and payments without a matching promise, are listed here.",
  },
  noPartner: {
    heading: "No payment partner yet",
    text: "Visitors cannot pay by card or mobile money on the site yet. See docs/how-to/take-online-payments.md.",
  },
  notYet: "Nothing was changed.",
  from: (provider: string, reference: string, moment: string) => `${provider}, ${reference}, ${moment}`,
  again: "Ask the payment partner again",
  record: "Record it as a gift",
  ignore: "Leave it",
  why: "Why",
  refund: {
    heading: "Refund a payment",
    text: "Open its gift and choose “Money went back to the donor”.",
    find: "Find the gift",
  },
  done: {
    again: "The payment partner was asked again.",
    record: "It is recorded as a gift.",
    ignore: "It is closed.",
  },
} as const;

/** The row of the home about online payments. */
export const paymentNeeds = {
  label: (count: number) =>
    `${capital(inWords(count))} online ${plural(count, "payment")} ${count === 1 ? "needs" : "need"} a look`,
  detail: "No one is thanked until you decide. A dispute may be due tomorrow",
  act: "Look",
} as const;
