import { plural } from "./counting.ts";

/** Words of the board’s page about gifts. */
export const staffBoard = {
  title: "For the board",
  lede: "Received gifts, less what went back. Promised and disputed money, and gifts that wait for a second person, are not in it; what a payment partner keeps is not taken off. Money that went back is taken off the month in which the gift came.",
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
  goods: (number: number, year: number) => `In kind in ${year}: ${number}, described and never valued`,
  pdf: "As PDF",
  csv: "As CSV",
  gone: "A project that is gone",
  csvHeads: ["Year", "Month", "For", "How it came", "Currency", "Gifts", "Amount"],
  file: (year: number) => `gifts-${year}`,
};
