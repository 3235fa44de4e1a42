import { plural } from "./counting.ts";

/** Words of the board’s page about gifts. */
export const staffBoard = {
  title: "For the board",
  lede: "Received gifts minus refunds. A refund is subtracted from the month of its gift. Promised, disputed and unconfirmed gifts do not count. Fees of payment partners are not subtracted.",
  years: "Year",
  until: (day: string) => `until ${day}`,
  whole: "whole year",
  none: "No gift was received in these two years.",
  total: "Together",
  months: "By month",
  purposes: "By purpose",
  ways: "How it came",
  month: "Month",
  purpose: "For",
  way: "How",
  heading: (year: number) => `Gifts received in ${year}`,
  count: (number: number) => `(${number} ${plural(number, "gift")})`,
  nothing: "nothing",
  goods: (number: number, year: number) => `Goods in ${year}: ${number}, without a value`,
  pdf: "As PDF",
  csv: "As CSV",
  gone: "A deleted project",
  csvHeads: ["Year", "Month", "For", "How it came", "Currency", "Gifts", "Amount"],
  file: (year: number) => `gifts-${year}`,
} as const;
