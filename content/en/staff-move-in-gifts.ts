import { formatList, formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

/** Words about the gifts of another program or a spreadsheet that an admin brings along. */
export const staffMoveInGifts = {
  kind: "Past gifts",
  exports:
    "In GiveWP, Charitable, CiviCRM, Donorbox, Paystack or Flutterwave, export all gifts as CSV, with their status. Of a site like this one, choose past_gifts.csv and gifts.csv in the folder lists of its archive. For mobile money, choose the statement of your organisation. A sheet of your own needs an amount and a whole day in each row.",
  promise:
    "Gifts come in as history, beside the gifts of this site. They make no receipt, thanks or email. The totals of the account do not include them.",
  notKept: "The site does not keep addresses, telephone numbers and comments of donors.",
  roles: {
    name: "Name of the donor",
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    amount: "Amount",
    currency: "Currency",
    day: "Day of the gift",
    purpose: "Purpose",
    receipt: "Number of the old receipt",
    status: "Status",
    fee: "Fee of the payment provider",
    test: "Test payment",
    silent: "Wants no email",
  },
  currency: "Choose the currency of amounts without one.",
  units: {
    label: "Choose what the amounts of Paystack are.",
    major: (amount: string) => `Naira or cedis: 5000 is ${amount}`,
    minor: (amount: string) => `Kobo or pesewas: 5000 is ${amount}`,
  },
  unitsOfArchive: {
    label: "Choose what the amounts of this older archive are. Most have the smallest unit.",
    major: (amount: string) => `Whole money: 5000 is ${amount}`,
    minor: (amount: string) => `The smallest unit: 5000 is ${amount}`,
  },
  types: "Choose the financial types that are gifts.",
  sum: (amount: string, number: number) => `${amount} (${formatNumber(number)} ${plural(number, "gift")})`,
  sums: (sums: string[]) => `This much can come in: ${formatList(sums)}.`,
  days: (first: string, last: string) => `The first gift is of ${first}, and the last one of ${last}.`,
  outs: (number: number) =>
    `${formatNumber(number)} ${number === 1 ? "row stays" : "rows stay"} out. The rows below say why.`,
  becomes: (day: string) => `Past gift, ${day}`,
  title: (name: string | null, amount: string) => (name === null ? amount : `${name}, ${amount}`),
  notes: {
    "gift-sum": "It is a sum of other rows.",
    "gift-test": "It is a test payment.",
    "gift-off": "Its status says that no money stayed.",
    "gift-unknown": "The site does not know its status.",
    "gift-type": "You did not choose its financial type.",
    "gift-none": "No money came in.",
    "gift-day": "It has no whole day that the site can read.",
    "gift-future": "Its day is in the future.",
    "gift-amount": "Its amount is unclear. Write one number.",
    "gift-refund": "It is a refund or a correction: it stays out. Lower the gift that it belongs to, or leave it.",
    "gift-mpesa": "A statement of M-Pesa is in Kenyan shillings. This site does not have this currency.",
    "gift-bare": "Choose first the currency of amounts without one.",
    "gift-currency": "This site has no such currency, or the row names two.",
    "gift-again": "Its number is in these files already.",
    "gift-before": "An earlier import brought this gift.",
    "gift-here": "This site has the gift already.",
    "gift-erased": "This person was erased here. The gift comes in without name, email address and purpose.",
    "gift-email": "Its email address cannot be read. The gift stays.",
    "gift-fee": "Its fee is unclear. The gift stays without a fee.",
  } as Record<string, string>,
} as const;
