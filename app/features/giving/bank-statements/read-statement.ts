import { type Currency, nameOf } from "../../../values/money.ts";
import { hasSide, otherCurrencyIn, readDay, readSum } from "./read-cells.ts";
import { findStatedCurrency } from "./stated-currency.ts";
import { type Columns, headsOf } from "./statement-columns.ts";

/** A row of the statement. */
export interface StatementLine {
  /** Number of the row as a spreadsheet counts, from 1. */
  row: number;
  /** ISO date. */
  day: string;
  /** Minor units, negative for money out. */
  amount: number;
  /** Narration of the row, with the payer, if the payer has a column. */
  words: string;
  /** Text of the payer's column; empty when there is no such column. */
  payer: string;
  /** Balance after the row, in minor units. */
  balance: number | undefined;
}

export interface Statement {
  lines: StatementLine[];
  /** Minor units. */
  opening: number;
  closing: number;
  firstDay: string;
  lastDay: string;
}

export type ProblemKind =
  | "noLines"
  | "noDay"
  | "noAmount"
  | "badDay"
  | "badAmount"
  | "noBalance"
  | "breaks"
  | "closing"
  | "otherAccount"
  | "otherCurrency";

/** Why a statement is refused: nothing of it is stored. */
export class StatementProblem extends Error {
  readonly kind: ProblemKind;
  readonly row: number;
  /** What the cell says; or the two balances. */
  readonly found: string;
  readonly sums: [expected: number, found: number];
  constructor(kind: ProblemKind, row = 0, found = "", sums: [number, number] = [0, 0]) {
    super(kind);
    this.kind = kind;
    this.row = row;
    this.found = found;
    this.sums = sums;
  }
}

/**
 * Reads the rows below the heads, and proves that none is lost: opening + all amounts = closing.
 * @param rows cleaned cells @param header place of the heads' row @param currency of the account @throws StatementProblem
 */
export function readStatement(
  rows: readonly string[][],
  header: number,
  columns: Columns,
  currency: Currency,
): Statement {
  const stated = findStatedCurrency(rows, header, columns, currency);
  if (stated !== undefined) throw new StatementProblem("otherCurrency", stated.row, nameOf(stated.currency));
  const heads = headsOf(rows[header] ?? []).join("|");
  const lines: StatementLine[] = [];
  let opening: number | undefined;
  let closing: number | undefined;
  for (const [place, cells] of rows.entries()) {
    if (place === header || cells.every((cell) => cell === "") || headsOf(cells).join("|") === heads) continue;
    const summary = summaryOf(cells, place > header ? columns : {}, currency);
    if (summary !== undefined) {
      // At each page break the balance is brought forward again.
      if (summary.kind === "opening" && lines.length === 0) opening ??= summary.sum;
      if (summary.kind === "closing") closing = summary.sum;
    } else if (place > header) {
      const line = readLine(cells, place + 1, columns, currency);
      if (typeof line === "object") lines.push(line);
      else if (line !== undefined) continueLine(lines.at(-1), line);
    }
  }
  if (lines.length === 0) throw new StatementProblem("noLines");
  const days = lines.map(({ day }) => day).toSorted();
  return { lines, ...provedSums(lines, opening, closing), firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "" };
}

const summaryWords: [RegExp, "opening" | "closing" | "total"][] = [
  [/^opening bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:b\/?f|brought forward)\W*$/i, "opening"],
  [/^closing bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:c\/?f|carried forward)\W*$/i, "closing"],
  [/^(?:(?:sub|grand|page)[ -]?)?totals?\b/i, "total"],
];

/** A row that names a sum, like `OPENING BALANCE`: its figure is in the balance column, among the words, or beside them. */
function summaryOf(cells: readonly string[], { day = -1, balance = -1 }: Columns, currency: Currency) {
  const isDated = readDay(cells[day] ?? "") !== undefined;
  for (const [place, cell] of cells.entries()) {
    const [pattern, kind] = summaryWords.find(([pattern]) => pattern.test(cell)) ?? [];
    if (pattern === undefined || kind === undefined || (kind === "total" && isDated)) continue;
    const within = cell.replace(pattern, "").replace(/^[^\d\p{Sc}(-]+/u, "");
    const sums = [cells[balance] ?? "", within, ...cells.slice(place + 1)].map((text) => readSum(text, currency));
    return { kind, sum: sums.find((sum) => Number.isFinite(sum)) };
  }
  return undefined;
}

const footer = /^(?:page \d|generated|printed|this (?:statement|is)|end of|powered|disclaimer|\*)/i;

/** @returns words that continue the line above; undefined for what is no line @throws StatementProblem */
function readLine(
  cells: readonly string[],
  row: number,
  columns: Columns,
  currency: Currency,
): StatementLine | string | undefined {
  const cell = (place: number | undefined): string => (place === undefined ? "" : (cells[place] ?? ""));
  const money = [cell(columns.in), cell(columns.out), cell(columns.amount)];
  const hasMoney = money.some((text) => readSum(text, currency) !== undefined);
  const dayText = cell(columns.day);
  const words = [cell(columns.payer), cell(columns.words)].filter((text) => text !== "").join(" ");
  if (dayText === "") {
    if (hasMoney) throw new StatementProblem("noDay", row);
    return words === "" || footer.test(words) ? undefined : words;
  }
  const day = readDay(dayText);
  if (day === undefined && !hasMoney) return undefined;
  if (day === undefined) throw new StatementProblem("badDay", row, dayText);
  if (!hasMoney) throw new StatementProblem("noAmount", row);
  const balance = readSum(cell(columns.balance), currency);
  const unclear = [...money, cell(columns.balance)].find((text) => Number.isNaN(readSum(text, currency)));
  if (unclear !== undefined) {
    const other = otherCurrencyIn(unclear, currency);
    if (other !== undefined) throw new StatementProblem("otherCurrency", row, nameOf(other));
    throw new StatementProblem("badAmount", row, unclear);
  }
  return {
    row,
    day,
    amount: amountOf(money, cell(columns.side), row, currency),
    words,
    payer: cell(columns.payer),
    balance,
  };
}

/** Money in minus money out; one amount takes its side from the cell beside it. */
function amountOf(
  [credit = "", debit = "", amount = ""]: string[],
  side: string,
  row: number,
  currency: Currency,
): number {
  const single = readSum(amount, currency);
  if (single === undefined) return (readSum(credit, currency) ?? 0) - Math.abs(readSum(debit, currency) ?? 0);
  if (/^(?:d|dr|debit|withdrawal|out)\b/i.test(side)) return -Math.abs(single);
  if (/^(?:c|cr|credit|deposit|in)\b/i.test(side) || side === "" || hasSide(amount, currency)) return single;
  throw new StatementProblem("badAmount", row, side);
}

function continueLine(line: StatementLine | undefined, words: string): void {
  if (line !== undefined) line.words = `${line.words} ${words}`.trim();
}

/** The hard gate. Statements run from old to new or from new to old. @throws StatementProblem */
function provedSums(lines: StatementLine[], opening: number | undefined, closing: number | undefined) {
  const hasBalances = lines.some(({ balance }) => balance !== undefined);
  if (!hasBalances && (opening === undefined || closing === undefined)) throw new StatementProblem("noBalance");
  const forward = follow(lines, opening, closing);
  if (!(forward instanceof StatementProblem)) return forward;
  const backward = follow(lines.toReversed(), opening, closing);
  if (!(backward instanceof StatementProblem)) return backward;
  throw lines.findIndex(({ row }) => row === backward.row) < lines.length / 2 && isNewestFirst(lines)
    ? backward
    : forward;
}

const isNewestFirst = (lines: StatementLine[]): boolean => (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");

function follow(lines: StatementLine[], named: number | undefined, closing: number | undefined) {
  const first = lines.findIndex(({ balance }) => balance !== undefined);
  const sumTo = lines.slice(0, first + 1).reduce((sum, { amount }) => sum + amount, 0);
  const opening = named ?? (lines[first]?.balance ?? 0) - sumTo;
  let running = opening;
  for (const { row, amount, balance } of lines) {
    running += amount;
    if (balance !== undefined && balance !== running)
      return new StatementProblem("breaks", row, "", [running, balance]);
  }
  if (closing !== undefined && closing !== running)
    return new StatementProblem("closing", lines.at(-1)?.row, "", [running, closing]);
  return { opening, closing: running };
}
