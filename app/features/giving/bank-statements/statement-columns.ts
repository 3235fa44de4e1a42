import { currencies, nameOf, signOf } from "../../../values/money.ts";
import { bareWord, type StatementForm } from "./statement-form.ts";

/** What a column of any statement can hold. */
const commonRoles = ["day", "words", "payer", "in", "out", "amount", "side", "balance"] as const;

/** What a column of a statement can hold where the country's file names its heads. */
const countryRoles = ["status", "fee"] as const;

export type Role = (typeof commonRoles)[number] | (typeof countryRoles)[number];

/** What a column can hold, in this country. */
export const rolesIn = ({ heads }: StatementForm): Role[] => [
  ...commonRoles,
  ...countryRoles.filter((role) => heads[role] !== undefined),
];

/** The head of each role's column, as `headsOf` writes it. */
export type Layout = Partial<Record<Role, string>>;

/** The place of each role's column. */
export type Columns = Partial<Record<Role, number>>;

/** Heads as banks of every country write them, the best first. */
const synonyms: Partial<Record<Role, string[]>> = {
  day: words(
    "value date|val date|transaction date|trans date|txn date|tran date|posted date|date posted|posting date|post date|entry date|effective date|date time|date",
  ),
  words: words(
    "narration|narrative|remarks|remark|description|transaction description|transaction details|details|particulars|transaction remarks",
  ),
  payer: words("to from|from to|sender|sender name|payer|counterparty|beneficiary"),
  in: words(
    "credit|credits|cr|cr amount|amount cr|credit amount|money in|paid in|deposit|deposits|lodgement|lodgements|inflow",
  ),
  out: words(
    "debit|debits|dr|dr amount|amount dr|debit amount|money out|paid out|withdrawal|withdrawals|payments|outflow",
  ),
  amount: words("amount|transaction amount|trans amount|value"),
  side: words("dr cr|cr dr|debit credit|credit debit|d c|c d|transaction type|trans type|type|indicator"),
  balance: words(
    "balance|running balance|account balance|book balance|closing balance|current balance|available balance|balance after",
  ),
};

function words(list: string): string[] {
  return list.split("|");
}

/** Maximum of a column head (characters): a longer text is no head. */
const maxHead = 200;

/** Codes, signs and names of currencies, in lower case. */
const currencyWords = new Set(
  currencies.flatMap((currency) => [currency.toLowerCase(), signOf(currency).toLowerCase(), nameOf(currency)]),
);

/** A head in lower case, without currency, brackets and punctuation: `Credit (USD)` is `credit`. */
const plainHead = (head: string): string =>
  head
    .slice(0, maxHead)
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "" && !currencyWords.has(word))
    .join(" ");

/** Names of the columns: plain heads, numbered where one comes twice or is empty. */
export function headsOf(row: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return row.map((cell) => {
    const head = plainHead(cell);
    const count = (seen.get(head) ?? 0) + 1;
    seen.set(head, count);
    return count === 1 && head !== "" ? head : `${head} ${count}`.trim();
  });
}

/** Rows in which the heads are looked for: titles stand above them. */
const searchedRows = 60;

/** The head of a role's column: one that banks of every country write, or else one of the country, also without its accents. */
function headOf(role: Role, heads: readonly string[], form: StatementForm): string | undefined {
  const common = synonyms[role]?.find((one) => heads.includes(one));
  if (common !== undefined) return common;
  const ofCountry: Partial<Record<Role, readonly string[]>> = form.heads;
  const bare = heads.map(bareWord);
  const place = (ofCountry[role] ?? []).map((one) => bare.indexOf(bareWord(plainHead(one)))).find((one) => one >= 0);
  return place === undefined ? undefined : heads[place];
}

/** Heads that operators of mobile money write above kinds of payments, like `Pay Bill` or `Debit` for what a donor paid. */
const vagueSides = new Set(["transaction type", "trans type", "type", "indicator"]);

/** Whether a column says which way the money went. Where statements have a status, a type is believed when it says so itself. */
function isSide(head: string, heads: readonly string[], form: StatementForm, below: readonly string[][]): boolean {
  if (form.heads.status === undefined || !vagueSides.has(head)) return true;
  const place = heads.indexOf(head);
  return below.some((row) => /^(?:[cd]r?|credit)\.?$/i.test(row[place] ?? ""));
}

/**
 * What the columns probably are.
 * @param below rows below the heads
 */
export function guessLayout(heads: readonly string[], form: StatementForm, below: readonly string[][] = []): Layout {
  const found = rolesIn(form).flatMap((role) => {
    const head = headOf(role, heads, form);
    return head === undefined ? [] : [[role, head]];
  });
  const layout: Layout = Object.fromEntries(found);
  if (layout.side !== undefined && !isSide(layout.side, heads, form, below)) delete layout.side;
  // "Amount" beside "Credit" is something else.
  if (layout.in !== undefined && layout.out !== undefined) {
    delete layout.amount;
    delete layout.side;
  }
  return layout;
}

const sizeOf = (layout: Layout): number => Object.keys(layout).length;

/** The row with the heads: the first with the most that are known, or else the first with the most cells. */
export function findHeader(rows: readonly string[][], form: StatementForm): { header: number; known: number } {
  const known = rows.slice(0, searchedRows).map((row) => sizeOf(guessLayout(headsOf(row), form)));
  const most = Math.max(0, ...known);
  const filled = rows.slice(0, searchedRows).map((row) => row.filter((cell) => cell !== "").length);
  const header = most > 1 ? known.indexOf(most) : filled.indexOf(Math.max(0, ...filled));
  return { header: Math.max(0, header), known: most };
}

/** The row that has all heads of a remembered layout. */
export function findRemembered(rows: readonly string[][], layout: Layout): number | undefined {
  const wanted = Object.values(layout);
  const header = rows
    .slice(0, searchedRows)
    .findIndex((row) => wanted.length > 0 && wanted.every((head) => headsOf(row).includes(head)));
  return header < 0 ? undefined : header;
}

export function columnsOf(heads: readonly string[], layout: Layout): Columns {
  const places = Object.entries(layout).map(([role, head]) => [role, heads.indexOf(head)] as const);
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}

/** Whether a statement can be read with it: day, words, and money with what proves that no row is lost. */
export const isWhole = ({ day, words, in: credit, out, amount }: Layout): boolean =>
  day !== undefined && words !== undefined && ((credit !== undefined && out !== undefined) || amount !== undefined);
