import { formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

const shown = (number: number) => formatNumber(number);

/** Words of long lists: tables, their filters, their sums and what is chosen. */
export const staffTables = {
  more: "More",
  moreOf: (about: string) => `More for ${about}`,
  choose: (about: string) => `Choose ${about}`,
  chooseAll: (number: number) => `Choose all ${number} on this page`,
  chosenNone: "What is ticked",
  chosenCsv: "CSV of these",
  open: "Open",
  show: "Show",
  copyLink: "Copy link for colleagues",
  copied: "The link to this list is copied. It opens for colleagues who sign in.",
  notCopied: "The browser does not allow copying. Copy the address of this page instead.",
  moreThan: (number: number) => `More than ${shown(number)}`,
  count: shown,
  csv: (number: number | undefined) =>
    number === undefined ? "All of these as CSV" : number === 1 ? "This 1 as CSV" : `These ${shown(number)} as CSV`,
  inKind: (number: number) => `and ${shown(number)} in kind`,
  thereAre: (number: number, where: string) => `There ${number === 1 ? "is" : "are"} ${shown(number)} ${where}.`,
  shown: (number: number, noun: string) => `${plural(number, noun)} shown`,
} as const;
