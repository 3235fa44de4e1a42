import { type Currency, fixedAmount, formOf } from "../../../values/money.ts";
import type { FilePosting } from "./write-month-file.server.ts";

/** An entry of the books for hledger. Amounts are as files have them: + into a place or a purse. */
export interface JournalEntry {
  /** ISO date. */
  day: string;
  what: string;
  /** Number of its voucher; empty without one. */
  voucher: string;
  /** Line in its month's file; undefined in an open month, and for gifts. */
  line: number | undefined;
  postings: readonly FilePosting[];
}

const classes: Record<string, string> = {
  opening: "equity:opening",
  gift: "income:gifts",
  refund: "income:gifts",
  before: "income:gifts",
  income: "income:other",
  over: "income:other",
  exchanged: "equity:exchange",
  "put-in": "equity:between",
  ended: "equity:between",
};

/** Returns the account of an amount. All accounts of a purse end in its code. */
export function accountOf({
  what,
  place,
  purpose,
  kind,
}: Pick<FilePosting, "what" | "place" | "purpose" | "kind">): string {
  if (place !== "") return `assets:${place}`;
  return `${kind === "" ? (classes[what] ?? "income:other") : `expenses:${kind}`}:${purpose}`;
}

/** Writes the head of a journal: each currency, and each account, as `hledger check --strict` wants them. */
export function writeJournalHead(currencies: readonly Currency[], accounts: readonly string[]): string {
  const commodities = currencies.map((currency) => {
    const { exponent } = formOf(currency);
    return `commodity 1000.${"0".repeat(exponent)} ${currency}`;
  });
  const declared = accounts.toSorted().map((account) => `account ${account}`);
  return ["decimal-mark .", ...commodities, ...declared, ""].join("\n");
}

/** Writes an entry. hledger's amounts are 0 together: what a purse gains is negative there. */
export function writeJournalEntry({ day, what, voucher, line, postings }: JournalEntry): string {
  const number = voucher === "" ? "" : ` (${voucher})`;
  const about = line === undefined ? "" : `  ; line:${line}`;
  const rows = postings.map((posting) => {
    const amount = posting.place === "" ? -posting.minor : posting.minor;
    return `    ${accountOf(posting)}  ${fixedAmount({ amount, currency: posting.currency })} ${posting.currency}`;
  });
  return ["", `${day}${number} ${what}${about}`, ...rows, ""].join("\n");
}

/** Writes the end of a month: the balance of each place, which hledger compares. */
export function writeJournalClose(
  day: string,
  balances: readonly { place: string; currency: Currency; minor: number }[],
): string {
  if (balances.length === 0) return "";
  const rows = balances.map(({ place, currency, minor }) => {
    const [nothing, balance] = [0, minor].map((amount) => fixedAmount({ amount, currency }));
    return `    assets:${place}  ${nothing} ${currency} = ${balance} ${currency}`;
  });
  return ["", `${day} closed`, ...rows, ""].join("\n");
}
