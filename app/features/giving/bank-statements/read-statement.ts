import { nameOf } from "../../../values/money.ts";
import { hasSide, otherCurrencyIn, readDay, readSum, sideOf } from "./read-cells.ts";
import { findStatedCurrency } from "./stated-currency.ts";
import { type Columns, headsOf } from "./statement-columns.ts";
import { bareWord, type Reading, type StatementForm } from "./statement-form.ts";

/** What a row does to the balance. */
interface Step {
  /** Number of the row as a spreadsheet counts, from 1. */
  row: number;
  /** Minor units, negative for money out. */
  amount: number;
  /** What the bank takes besides, in minor units. */
  fee: number;
  /** Balance after the row, in minor units. */
  balance: number | undefined;
}

/** A row of the statement whose money moved. */
export interface StatementLine extends Step {
  /** ISO date. */
  day: string;
  /** Narration of the row, with the payer, if the payer has a column. */
  words: string;
  /** Text of the payer's column; empty when there is no such column. */
  payer: string;
  /** Cells of columns that have no role, like a receipt number. */
  others: string[];
}

export interface Statement {
  /** In the order of the file. */
  lines: StatementLine[];
  isNewestFirst: boolean;
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
  | "dayToCome"
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
 * @param rows cleaned cells @param header place of the heads' row @throws StatementProblem
 */
export function readStatement(
  rows: readonly string[][],
  header: number,
  columns: Columns,
  reading: Reading,
): Statement {
  const stated = findStatedCurrency(rows, header, columns, reading);
  if (stated !== undefined) throw new StatementProblem("otherCurrency", stated.row, nameOf(stated.currency));
  const heads = headsOf(rows[header] ?? []).join("|");
  const steps: (StatementLine | Step)[] = [];
  let opening: number | undefined;
  let closing: number | undefined;
  for (const [place, cells] of rows.entries()) {
    if (place === header || cells.every((cell) => cell === "") || headsOf(cells).join("|") === heads) continue;
    const summary = summaryOf(cells, place > header ? columns : {}, reading);
    if (summary !== undefined) {
      // At each page break the balance is brought forward again.
      if (summary.kind === "opening" && steps.length === 0) opening ??= summary.sum;
      if (summary.kind === "closing") closing = summary.sum;
    } else if (place > header) {
      const step = readRow(cells, place + 1, columns, reading);
      if (typeof step === "object") steps.push(step);
      else if (step !== undefined) continueLine(steps.at(-1), step);
    }
  }
  const lines = steps.filter(isLine);
  if (lines.length === 0) throw new StatementProblem("noLines");
  const days = lines.map(({ day }) => day).toSorted();
  const sums = provedSums(steps, opening, closing, isNewestFirst(lines));
  return { lines, ...sums, firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "" };
}

const isLine = (step: StatementLine | Step): step is StatementLine => "day" in step;

const summaryWords: [RegExp, "opening" | "closing" | "total"][] = [
  [/^opening bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:b\/?f|brought forward)\W*$/i, "opening"],
  [/^closing bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:c\/?f|carried forward)\W*$/i, "closing"],
  [/^(?:(?:sub|grand|page)[ -]?)?totals?\b/i, "total"],
];

/** Which sum a cell names, and what it says after the name. */
function namedSum(cell: string, { sums }: StatementForm) {
  const [pattern, kind] = summaryWords.find(([pattern]) => pattern.test(cell)) ?? [];
  if (pattern !== undefined && kind !== undefined) return { kind, rest: cell.replace(pattern, "") };
  if (sums === undefined || cell === "") return undefined;
  const bare = bareWord(cell);
  for (const kind of ["opening", "closing", "total"] as const) {
    const rests = (sums[kind] ?? [])
      .map(bareWord)
      .flatMap((name) => (bare.startsWith(name) ? bare.slice(name.length) : []));
    const rest = rests.find((rest) => !/^[\p{L}\p{N}]/u.test(rest));
    if (rest !== undefined) return { kind, rest };
  }
  return undefined;
}

/** A row that names a sum, like `OPENING BALANCE`: its figure is in the balance column, among the words, or beside them. */
function summaryOf(cells: readonly string[], { day = -1, balance = -1 }: Columns, reading: Reading) {
  const isDated = readDay(cells[day] ?? "", reading.form.months) !== undefined;
  for (const [place, cell] of cells.entries()) {
    const named = namedSum(cell, reading.form);
    if (named === undefined || (named.kind === "total" && isDated)) continue;
    const within = named.rest.replace(/^[^\p{Nd}\p{Sc}(-]+/u, "");
    const sums = [cells[balance] ?? "", within, ...cells.slice(place + 1)].map((text) => readSum(text, reading));
    return { kind: named.kind, sum: sums.find((sum) => Number.isFinite(sum)) };
  }
  return undefined;
}

const footer = /^(?:page \d|generated|printed|this (?:statement|is)|end of|powered|disclaimer|\*)/i;

/**
 * @returns a line; a step that moves nothing for money that did not move; words that continue the line above; undefined for
 * what is none of them
 * @throws StatementProblem
 */
function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  reading: Reading,
): StatementLine | Step | string | undefined {
  const cell = (place: number | undefined): string => (place === undefined ? "" : (cells[place] ?? ""));
  const money = [cell(columns.in), cell(columns.out), cell(columns.amount)];
  const hasMoney = money.some((text) => readSum(text, reading) !== undefined);
  const dayText = cell(columns.day);
  const words = [cell(columns.payer), cell(columns.words)].filter((text) => text !== "").join(" ");
  if (dayText === "") {
    if (hasMoney) throw new StatementProblem("noDay", row);
    return words === "" || footer.test(words) ? undefined : words;
  }
  const day = readDay(dayText, reading.form.months);
  if (day === undefined && !hasMoney) return undefined;
  if (day === undefined) throw new StatementProblem("badDay", row, dayText);
  const balance = readSum(cell(columns.balance), reading);
  if (!hasMoved(cell(columns.status), reading)) {
    requireClear([cell(columns.balance)], row, reading);
    return { row, amount: 0, fee: 0, balance };
  }
  if (!hasMoney) throw new StatementProblem("noAmount", row);
  requireClear([...money, cell(columns.fee), cell(columns.balance)], row, reading);
  const amount = amountOf(money, cell(columns.side), row, reading);
  const fee = Math.abs(readSum(cell(columns.fee), reading) ?? 0);
  const roles = Object.values(columns);
  const others = cells.filter((text, place) => text !== "" && !roles.includes(place));
  return { row, day, amount, fee, words, payer: cell(columns.payer), others, balance };
}

/** Whether a status is one of money that moved, as far as the country's file says. */
const hasMoved = (status: string, { form: { done } }: Reading): boolean =>
  status === "" || done === undefined || done.map(bareWord).includes(bareWord(status));

/** @throws StatementProblem for a cell that is no sum of the account */
function requireClear(texts: readonly string[], row: number, reading: Reading): void {
  const unclear = texts.find((text) => Number.isNaN(readSum(text, reading)));
  if (unclear === undefined) return;
  const other = otherCurrencyIn(unclear, reading.currency);
  if (other !== undefined) throw new StatementProblem("otherCurrency", row, nameOf(other));
  throw new StatementProblem("badAmount", row, unclear);
}

/** Money in minus money out; one amount takes its side from the cell beside it. */
function amountOf(
  [credit = "", debit = "", amount = ""]: string[],
  side: string,
  row: number,
  reading: Reading,
): number {
  const single = readSum(amount, reading);
  if (single === undefined) return (readSum(credit, reading) ?? 0) - Math.abs(readSum(debit, reading) ?? 0);
  const said = sideOf(side);
  if (said === "out") return -Math.abs(single);
  if (said === "in" || side === "" || hasSide(amount, reading.currency)) return single;
  throw new StatementProblem("badAmount", row, side);
}

function continueLine(line: StatementLine | Step | undefined, words: string): void {
  if (line !== undefined && isLine(line)) line.words = `${line.words} ${words}`.trim();
}

/**
 * The hard gate. Statements run from old to new or from new to old; a fee is taken besides the amount or is part of it.
 * @throws StatementProblem
 */
function provedSums(steps: Step[], opening: number | undefined, closing: number | undefined, isNewestFirst: boolean) {
  const hasBalances = steps.some(({ balance }) => balance !== undefined);
  if (!hasBalances && (opening === undefined || closing === undefined)) throw new StatementProblem("noBalance");
  const forward = follow(steps, opening, closing);
  // Sums alone add up in both orders: then the days decide.
  if (!(forward instanceof StatementProblem)) return { ...forward, isNewestFirst };
  const backward = follow(steps.toReversed(), opening, closing);
  if (!(backward instanceof StatementProblem)) return { ...backward, isNewestFirst: true };
  const plain = steps.map((step) => ({ ...step, fee: 0 }));
  for (const isReversed of [false, true]) {
    const sums = follow(isReversed ? plain.toReversed() : plain, opening, closing);
    if (!(sums instanceof StatementProblem)) return { ...sums, isNewestFirst: isReversed };
  }
  throw steps.findIndex(({ row }) => row === backward.row) < steps.length / 2 && isNewestFirst ? backward : forward;
}

const isNewestFirst = (lines: StatementLine[]): boolean => (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");

function follow(steps: Step[], named: number | undefined, closing: number | undefined) {
  const first = steps.findIndex(({ balance }) => balance !== undefined);
  const sumTo = steps.slice(0, first + 1).reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  const opening = named ?? (steps[first]?.balance ?? 0) - sumTo;
  let running = opening;
  for (const { row, amount, fee, balance } of steps) {
    running += amount - fee;
    if (balance !== undefined && balance !== running)
      return new StatementProblem("breaks", row, "", [running, balance]);
  }
  if (closing !== undefined && closing !== running)
    return new StatementProblem("closing", steps.at(-1)?.row, "", [running, closing]);
  return { opening, closing: running };
}
