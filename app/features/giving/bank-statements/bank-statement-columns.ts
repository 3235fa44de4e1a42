import { currencies, formOf, signOf } from "../../../values/money.ts";
import { type BankStatementForm, bareWord, type Reading } from "./bank-statement-form.ts";
import { isDayCell, readSide, readSum } from "./read-cells.ts";

export const allRoles = [
  "day",
  "words",
  "payer",
  "in",
  "out",
  "amount",
  "side",
  "from",
  "to",
  "balance",
  "status",
  "fee",
] as const;

type Role = (typeof allRoles)[number];

/** Header of each role's column, as `readHeads` returns it. */
export type Layout = Partial<Record<Role, string>>;

export type Columns = Partial<Record<Role, number>>;

const days =
  "value date|val date|transaction date|trans date|txn date|tran date|posted date|date posted|posting date|post date|entry date|effective date|date time|trans time|transaction time|completion time|date created|date";

/** Headers that banks in all countries use; the most likely come first. */
const synonyms: Record<Role, string[]> = {
  day: words(days),
  words: words(
    "narration|narrative|remarks|remark|description|transaction description|transaction details|details|particulars|transaction remarks|message|purpose|memo",
  ),
  payer: words(
    "to from|from to|sender|sender name|payer|payer name|counterparty|counterparty name|other party|other party name|other party info|source|remitter|remitter name|originator|originator name|ordering party|contrepartie|émetteur|expéditeur",
  ),
  in: words(
    "settlement credit|credit|credits|cr|cr amount|amount cr|credit amount|money in|paid in|deposit|deposits|lodgement|lodgements|inflow|receipts|amount in|incoming",
  ),
  out: words(
    "settlement debit|debit|debits|dr|dr amount|amount dr|debit amount|money out|paid out|withdrawal|withdrawals|withdrawn|payments|outflow|amount out|outgoing",
  ),
  amount: words("amount|transaction amount|trans amount|txn amount|net amount|value"),
  side: words("dr cr|cr dr|debit credit|credit debit|d c|c d|transaction type|trans type|type|indicator|direction"),
  from: words("from name|from account name|from|sender name|sender"),
  to: words("to name|to account name|to|receiver name|receiver|beneficiary name|beneficiary"),
  balance: words(
    "balance|running balance|account balance|book balance|closing balance|current balance|available balance|balance after|ledger balance|wallet balance",
  ),
  status: words("status|transaction status|trans status|payment status|state|statut|etat"),
  fee: words("fee|fees|charge|charges|commission|transaction fee|service charge|frais"),
};

function words(list: string): string[] {
  return list.split("|");
}

/** Maximum length of a column header (characters). */
const maxHead = 200;

const currencyWords = new Set(
  currencies.flatMap((currency) => [currency.toLowerCase(), signOf(currency).toLowerCase(), formOf(currency).address]),
);

/** Normalizes a column header: `Credit (USD)` becomes `credit`. */
const plainHead = (head: string): string =>
  head
    .slice(0, maxHead)
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "" && !currencyWords.has(word))
    .join(" ");

/** Returns normalized column headers. Repeated and empty headers get a number. */
export function readHeads(row: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return row.map((cell) => {
    const head = plainHead(cell);
    const count = (seen.get(head) ?? 0) + 1;
    seen.set(head, count);
    return count === 1 && head !== "" ? head : `${head} ${count}`.trim();
  });
}

/** Number of rows in which the header row is searched; titles stand above it. */
const searchedRows = 60;

/** Lists the headers that fit a role, the most likely first. Headers from the country's file come last. */
function headsFor(role: Role, heads: readonly string[], form: BankStatementForm): string[] {
  const bare = heads.map(bareWord);
  const ofCountry: Partial<Record<Role, readonly string[]>> = form.heads;
  const indexes = [
    ...synonyms[role].map((head) => heads.indexOf(head)),
    ...(ofCountry[role] ?? []).map((head) => bare.indexOf(bareWord(plainHead(head)))),
  ];
  return [...new Set(indexes)].flatMap((index) => (index < 0 ? [] : (heads[index] ?? [])));
}

function isSide(head: string, heads: readonly string[], below: readonly string[][]): boolean {
  const index = heads.indexOf(head);
  return below.every((row) => {
    const cell = row[index] ?? "";
    return cell === "" || readSide(cell) !== undefined;
  });
}

/** Guesses the columns by their headers. @param below rows below the header row */
export function guessLayout(
  heads: readonly string[],
  form: BankStatementForm,
  below: readonly string[][] = [],
): Layout {
  const layout: Layout = {};
  for (const role of allRoles) {
    const head = headsFor(role, heads, form)[0];
    if (head !== undefined) layout[role] = head;
  }
  return withoutContradictions(layout, heads, below);
}

function withoutContradictions(found: Layout, heads: readonly string[], below: readonly string[][]): Layout {
  const layout = { ...found };
  if (layout.side !== undefined && !isSide(layout.side, heads, below)) delete layout.side;
  // Beside credit and debit columns, an amount column means something else.
  if (layout.in !== undefined && layout.out !== undefined) {
    delete layout.amount;
    delete layout.side;
  }
  if (layout.amount === undefined || layout.from === undefined || layout.to === undefined) {
    delete layout.from;
    delete layout.to;
  }
  // A column of payers only is not the column of payers and recipients.
  if (layout.from !== undefined && (layout.payer === layout.from || layout.payer === layout.to)) delete layout.payer;
  for (const role of ["words", "payer"] as const)
    if (Object.entries(layout).some(([other, head]) => other !== role && head === layout[role])) delete layout[role];
  return layout;
}

const triedRows = 150;

const maxLayouts = 60;

/** Minimum share of cells that must fit, so that a column counts as recognized. */
const mostCells = 0.8;

/** Minimum number of rows; figures in fewer rows do not identify a column. */
const minRows = 3;

/** Page footers and titles have fewer than three filled cells. */
const isEmptyRow = (row: readonly string[]): boolean => row.filter((cell) => cell !== "").length < 3;

function describeColumns(heads: readonly string[], below: readonly string[][], reading: Reading) {
  const share = (index: number, is: (cell: string) => boolean): number => {
    const cells = below.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const isSum = (cell: string) => !Number.isNaN(readSum(cell, reading) ?? 0);
  const isFilled = (cell: string) => Number.isFinite(readSum(cell, reading));
  const lengthOf = (index: number) =>
    new Set(below.map((row) => row[index] ?? "")).size * share(index, (cell) => /\p{L}{2}/u.test(cell));
  const indexes = [...heads.keys()];
  const daysFirst = indexes.filter(
    (index) => share(index, (cell) => isDayCell(cell, reading.form.months)) >= mostCells,
  );
  const sums = indexes.filter(
    (index) => !daysFirst.includes(index) && share(index, isSum) >= mostCells && share(index, isFilled) > 0,
  );
  const texts = indexes.filter((index) => !daysFirst.includes(index) && !sums.includes(index));
  const full = below.length < minRows ? [] : sums.filter((index) => below.every((row) => isFilled(row[index] ?? "")));
  return {
    days: daysFirst,
    sums,
    full,
    texts: texts.toSorted((a, b) => lengthOf(b) - lengthOf(a)),
  };
}

/** Generates possible layouts, the most likely first. */
function* layoutsOf(heads: readonly string[], below: readonly string[][], reading: Reading): Generator<Layout> {
  const { form } = reading;
  const base = guessLayout(heads, form, below);
  yield base;
  const cells = describeColumns(heads, below, reading);
  const nameOfColumn = (index: number) => heads[index] ?? "";
  const sums = cells.sums.map(nameOfColumn);
  const of = (role: Role) => headsFor(role, heads, form);
  const day = base.day ?? cells.days.map(nameOfColumn)[0];
  const wordsHead = base.words ?? cells.texts.map(nameOfColumn).find((head) => head !== base.status);
  const named = of("balance").filter((head) => sums.includes(head));
  // A balance column with an unknown header has a figure in every row.
  const balances = named.length > 0 ? named : [...cells.full.map(nameOfColumn), undefined];
  const { in: _in, out: _out, amount: _amount, side: _side, from: _from, to: _to, ...rest } = base;
  const pairs = of("in").flatMap((head) => of("out").map((other): Layout => ({ in: head, out: other })));
  const sides = [...of("side"), undefined].filter((head) => head === undefined || isSide(head, heads, below));
  const fromTo = of("from").flatMap((from) => of("to").map((to) => ({ from, to })))[0];
  const sided = pairs.flatMap(({ in: credit, out }) => [credit, out]);
  const amounts = [...new Set([...of("amount"), ...of("side"), ...sums])].filter(
    (head) => sums.includes(head) && !sided.includes(head),
  );
  const money: Layout[] = [
    ...pairs,
    ...amounts.flatMap((amount) =>
      sides
        .filter((side) => side !== amount)
        .map((side): Layout => ({ amount, ...(side === undefined ? fromTo : { side }) })),
    ),
  ];
  for (const columns of money)
    for (const balance of balances) {
      if (Object.values(columns).includes(balance ?? "")) continue;
      const { balance: _, fee, ...others } = rest;
      const whole: Layout = { ...others, ...columns, ...(day && { day }), ...(wordsHead && { words: wordsHead }) };
      if (balance !== undefined) whole.balance = balance;
      if (fee !== undefined && fee !== balance && fee !== columns.amount) whole.fee = fee;
      yield withoutContradictions(whole, heads, below);
    }
}

/**
 * Proposes the first layout whose balances add up; if none does, the layout by headers.
 * @param addsUp checks a layout with the first rows
 */
export function proposeLayout(
  rows: readonly string[][],
  header: number,
  reading: Reading,
  addsUp: (layout: Layout, rows: readonly string[][], isPart: boolean) => boolean,
): Layout {
  const heads = readHeads(rows[header] ?? []);
  const part = rows.slice(0, header + 1 + triedRows);
  const below = part.slice(header + 1).filter((row) => !isEmptyRow(row));
  let tried = 0;
  let first: Layout | undefined;
  for (const layout of layoutsOf(heads, below, reading)) {
    if (first === undefined || (isWhole(layout) && !isWhole(first))) first = layout;
    if (isWhole(layout) && addsUp(layout, part, part.length < rows.length)) return layout;
    if (++tried > maxLayouts) break;
  }
  return first ?? {};
}

const sizeOf = (layout: Layout): number => Object.keys(layout).length;

/** Finds the row with most known headers; if there is none, the row with most filled cells. */
export function findHeader(rows: readonly string[][], form: BankStatementForm): { header: number; known: number } {
  const known = rows.slice(0, searchedRows).map((row) => sizeOf(guessLayout(readHeads(row), form)));
  const most = Math.max(0, ...known);
  const filled = rows.slice(0, searchedRows).map((row) => row.filter((cell) => cell !== "").length);
  const header = most > 1 ? known.indexOf(most) : filled.indexOf(Math.max(0, ...filled));
  return { header: Math.max(0, header), known: most };
}

export function findRemembered(rows: readonly string[][], layout: Layout): number | undefined {
  const wanted = Object.values(layout);
  const header = rows
    .slice(0, searchedRows)
    .findIndex((row) => wanted.length > 0 && wanted.every((head) => readHeads(row).includes(head)));
  return header < 0 ? undefined : header;
}

export function findColumns(heads: readonly string[], layout: Layout): Columns {
  const indexes = Object.entries(layout).map(([role, head]) => [role, heads.indexOf(head)] as const);
  return Object.fromEntries(indexes.filter(([, index]) => index >= 0));
}

/** Finds the column of the posting date, by which banks sort rows. */
export function findPostingColumn(
  heads: readonly string[],
  form: BankStatementForm,
  day: number | undefined,
): number | undefined {
  const index = headsFor("day", heads, form)
    .map((head) => heads.indexOf(head))
    .find((index) => index !== day);
  return index ?? (isValueDate(heads[day ?? -1] ?? "") ? undefined : day);
}

const isValueDate = (head: string): boolean => /\bval(?:ue|eur)?\b/.test(head);

export const isWhole = ({ day, words, in: credit, out, amount }: Layout): boolean =>
  day !== undefined && words !== undefined && ((credit !== undefined && out !== undefined) || amount !== undefined);
