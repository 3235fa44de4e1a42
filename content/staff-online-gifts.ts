import { capital, inWords, plural } from "./counting.ts";

/** Words of online payments in the staff area. */
export const staffOnlineGifts = {
  title: "Online payments",
  lede: "Nobody is thanked for these, and nothing of them is public, until you decide.",
  none: { heading: "Nothing needs a look", text: "Payments that do not match a promise, and disputes, stand here." },
  noPartner: {
    heading: "No payment partner yet",
    text: "Nobody can give by card or mobile money on the site. docs/how-to/take-online-payments.md says how to change that.",
  },
  notYet: "Nothing was changed.",
  from: (provider: string, reference: string, moment: string) => `${provider}, ${reference}, ${moment}`,
  again: "Ask the payment partner again",
  record: "Record it as a gift",
  ignore: "Leave it",
  why: "Why",
  refund: {
    heading: "Refund a payment",
    text: "Open its gift, and say there that money goes back.",
    find: "Find the gift",
  },
  done: {
    again: "The payment partner was asked again.",
    record: "It is recorded as a gift.",
    ignore: "It is settled.",
  },
};

/** The row of the home about online payments. */
export const paymentNeeds = {
  label: (count: number) =>
    `${capital(inWords(count))} online ${plural(count, "payment")} ${count === 1 ? "needs" : "need"} a look`,
  detail: "Nobody is thanked until you decide. A dispute may be due tomorrow",
  act: "Look",
};
