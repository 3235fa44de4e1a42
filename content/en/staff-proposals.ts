import { formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

/** Words of the page with the proposals of an archive, and of the list of rows that stayed out. */
export const staffProposals = {
  title: "Proposals of the archive",
  lede: "The other site proposes these. Nothing of them is public, and no person of the other team has an email. Check each one, then use it or leave it out.",
  none: "No proposal waits.",
  link: (number: number) => `${formatNumber(number)} ${plural(number, "proposal")} of the archive`,
  bank: "Ways to give of the other site wait under Ways to give, until another admin agrees.",
  bankLink: "Open Ways to give",
  bankReason: "From the archive of the other site.",
  back: "The import",
  there: (value: string) => `On the other site: ${value}`,
  here: (value: string) => `Here now: ${value}`,
  use: {
    setting: "Use it",
    "help number": "I called it: show it",
    person: "Send the invitation",
  },
  used: {
    setting: "It is changed.",
    "help number": "The number is on the page.",
    person: "The invitation is sent.",
  },
  out: "Leave it out",
  isOut: "It stays out.",
  kinds: {
    setting: "Contacts and links",
    "help number": "Numbers for help",
    person: "Team",
  },
  hints: {
    setting: "Once ways to give are public, admins and leads get an email with the way back.",
    "help number": "Call each number before you show it.",
    person: "These people have no account here. One press makes the account with its roles and sends the invitation.",
  },
  notYet: "Nothing was changed.",
  late: "Someone else changed this after you opened the page. Look at it again.",
  records: "Proposals to invite",
  report: "Download the list of rows that stayed out (CSV)",
  reportFile: "rows-that-stayed-out",
} as const;
