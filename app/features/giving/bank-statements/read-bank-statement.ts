import { writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { type Columns, findPostingColumn, readHeads } from "./bank-statement-columns.ts";
import type { Reading } from "./bank-statement-form.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { hasMoved, type RawRow, readRows } from "./bank-statement-rows.ts";
import { type Break, followBalances, type NamedSums, type Step } from "./follow-balances.ts";
import { plainPayer } from "./payer-name.ts";
import { type DayOrder, isInFigures, readDay } from "./read-cells.ts";
import { findPeriod, findStatedCurrency } from "./read-titles.ts";

export interface BankStatementRow {
  row: number;
  /** ISO date. */
  day: string;
  /** Minor units; negative for money out. */
  amount: number;
  /** The bank's charge, in minor units. */
  fee: number;
  /** Balance after the line, in minor units; undefined in a statement without balances. */
  balance: number | undefined;
  /** Narration, with the payer if the file has a column for payers. */
  words: string;
  /** Text of the payer column; empty without one. */
  payer: string;
  /** Cells of columns without a role, for example a receipt number. */
  others: string[];
}

export interface BankStatement {
  lines: BankStatementRow[];
  /** Minor units. */
  opening: number;
  closing: number;
  firstDay: string;
  lastDay: string;
  /** Key of the interpretation, if the file excludes the other order of day and month. */
  provenReading?: string;
}

/** One interpretation of everything that is ambiguous in a file. */
interface Choice {
  order: DayOrder;
  /** Unknown statuses that are interpreted as payments that did not happen. */
  still: readonly string[];
  /** The account owner's name in `from` and `to`. */
  owner: string | undefined;
  hasFees: boolean;
}

/**
 * Reads rows in every possible interpretation, and accepts only those in which opening balance + all amounts = closing
 * balance. Interpretations with the same result count as one.
 * @param rows cleaned cells
 * @param header index of the header row
 * @throws BankStatementProblem if no interpretation fits, or several do
 */
export function readBankStatement(
  rows: readonly string[][],
  header: number,
  columns: Columns,
  reading: Reading,
): BankStatement {
  const stated = findStatedCurrency(rows, header, columns, reading);
  if (stated !== undefined) throw new BankStatementProblem("otherCurrency", stated.row, nameOf(stated.currency));
  const { raw, opening, closing } = readRows(rows, header, columns, reading);
  const named = { opening, closing: reading.isPart === true ? undefined : closing };
  if (raw.every(({ balance }) => balance === undefined) && (opening === undefined || closing === undefined))
    throw new BankStatementProblem(raw.length === 0 ? "noLines" : "noBalance");
  const found = new Map<string, Read>();
  let problem: BankStatementProblem | undefined;
  const orders = new Set<DayOrder>();
  for (const choice of choicesOf(raw, reading)) {
    orders.add(choice.order);
    const read = tryChoice(raw, choice, named, reading);
    if (read instanceof BankStatementProblem) problem ??= read;
    else if (!found.has(read.signature)) found.set(read.signature, read);
  }
  const posting = findPostingColumn(readHeads(rows[header] ?? []), reading.form, columns.day);
  const likely = likeliest(
    [...found.values()],
    (order) => findPeriod(rows.slice(0, header), reading.form, order),
    posting,
  );
  const [only, another] = likely;
  if (only === undefined) throw nameColumn(problem ?? new BankStatementProblem("noLines"), rows[header] ?? [], columns);
  if (another === undefined)
    return found.size === 1 && orders.size > 1 ? { ...only.statement, provenReading: only.key } : only.statement;
  const chosen = likely.find(({ key }) => key === reading.choice) ?? dayFirst(likely);
  if (chosen !== undefined) return chosen.statement;
  throw twoReadings(likely, raw);
}

/** Prefers day before month, the order of all countries in the list, if it results in a shorter period. */
function dayFirst(likely: Read[]): Read | undefined {
  const [first, ...others] = likely.filter(({ order }) => order === "day");
  const rest = likely.filter(({ order }) => order === "month");
  const isShorter = first !== undefined && rest.every((read) => lengthOf(first) < lengthOf(read));
  return others.length === 0 && isShorter ? first : undefined;
}

const lengthOf = ({ statement: { firstDay, lastDay } }: Read): number => Date.parse(lastDay) - Date.parse(firstDay);

function nameColumn(problem: BankStatementProblem, heads: readonly string[], columns: Columns): BankStatementProblem {
  const { kind } = problem;
  const index =
    kind === "badDay" || kind === "dayToCome" ? columns.day : kind === "breaks" ? columns.balance : undefined;
  if (index !== undefined && problem.column === "") problem.column = heads[index] ?? "";
  return problem;
}

/** Maximum number of unknown statuses that are tried one by one. With more, all of them moved money, or none did. */
const maxStatuses = 3;

/** Generates possible interpretations of the rows, the most likely first. */
function* choicesOf(raw: readonly RawRow[], reading: Reading): Generator<Choice> {
  const isOpen = raw.some(({ dayText, moment }) => isInFigures(dayText) || isInFigures(moment));
  const statuses = [...new Set(raw.map(({ status }) => status))].filter(
    (status) => hasMoved(status, reading) === undefined,
  );
  const stills =
    statuses.length > maxStatuses
      ? [[], statuses]
      : Array.from({ length: 2 ** statuses.length }, (_, bits) => statuses.filter((_, at) => (bits >> at) % 2 === 1));
  const fees = raw.some(({ fee }) => fee > 0) ? [true, false] : [false];
  for (const order of isOpen ? (["day", "month"] as const) : (["day"] as const))
    for (const still of stills)
      for (const owner of ownersOf(raw, reading)) for (const hasFees of fees) yield { order, still, owner, hasFees };
}

/** Returns names that are sender or recipient in every row: one of them is the owner. */
function ownersOf(raw: readonly RawRow[], { own }: Reading): (string | undefined)[] {
  // If amounts have a sign, the owner is not needed.
  const [first] = raw;
  if (
    first === undefined ||
    raw.some(({ amount }) => amount < 0) ||
    raw.every(({ from, to }) => from === "" && to === "")
  )
    return [undefined];
  const named = [first.from, first.to].map(plainPayer).filter((name) => name !== "");
  const inEach = named.filter((name) =>
    raw.every(({ from, to }) => [from, to].some((party) => plainPayer(party) === name)),
  );
  const known = inEach.filter((name) => own?.has(name));
  return known.length === 1 ? known : inEach.length > 0 ? inEach : [undefined];
}

interface Read {
  key: string;
  order: DayOrder;
  signature: string;
  statement: BankStatement;
  written: string[];
}

function tryChoice(
  raw: readonly RawRow[],
  choice: Choice,
  named: NamedSums,
  reading: Reading,
): Read | BankStatementProblem {
  const { months } = reading.form;
  const known = new Map<string, string | undefined>();
  const dayOf = (text: string): string | undefined => {
    if (!known.has(text)) known.set(text, readDay(text, months, choice.order));
    return known.get(text);
  };
  const steps: (Step & { of: RawRow; counts: boolean; written: string })[] = [];
  for (const row of raw) {
    const day = dayOf(row.dayText);
    if (day === undefined) return new BankStatementProblem("badDay", row.row, row.dayText);
    if (reading.lastDay !== undefined && day > reading.lastDay)
      return new BankStatementProblem("dayToCome", row.row, writeDay(day));
    const counts = hasMoved(row.status, reading) ?? !choice.still.includes(row.status);
    const isOut = choice.owner !== undefined && plainPayer(row.from) === choice.owner;
    const amount = isOut ? -row.amount : row.amount;
    steps.push({
      row: row.row,
      amount: counts ? amount : 0,
      fee: counts && choice.hasFees ? row.fee : 0,
      balance: row.balance,
      moment: row.moment,
      day: dayOf(row.moment) ?? day,
      of: row,
      counts,
      written: day,
    });
  }
  if (!steps.some(({ counts }) => counts)) return new BankStatementProblem("noLines");
  const ledger = followBalances(steps, named);
  if (!("steps" in ledger)) return problemOf(ledger);
  const hasBalances = raw.some(({ balance }) => balance !== undefined);
  const lines = ledger.steps
    .filter(({ counts }) => counts)
    .map(({ row, amount, fee, after, written, of: { words, payer, others, from } }): BankStatementRow => {
      const sender = amount > 0 && from !== "" ? from : payer;
      return { row, day: written, amount, fee, words, payer: sender, others, balance: hasBalances ? after : undefined };
    });
  const days = lines.map(({ day }) => day).toSorted();
  return {
    key: [choice.order, ...choice.still, choice.owner ?? ""].join(" ").trim(),
    order: choice.order,
    signature: lines
      .toSorted((a, b) => a.row - b.row)
      .map(({ row, day, amount }) => `${row} ${day} ${amount}`)
      .join("|"),
    statement: {
      lines,
      opening: ledger.opening,
      closing: ledger.closing,
      firstDay: days[0] ?? "",
      lastDay: days.at(-1) ?? "",
    },
    written: ledger.steps.map(({ day }) => day),
  };
}

const problemOf = ({ kind, row, sums }: Break): BankStatementProblem => new BankStatementProblem(kind, row, "", sums);

/** Maximum number of days that value dates may be outside the stated period. */
const graceDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Keeps the interpretations that agree best with the titles and with the order of days.
 * @param posting index of the posting date column
 */
function likeliest(
  found: Read[],
  periodOf: (order: DayOrder) => [string, string] | undefined,
  posting: number | undefined,
): Read[] {
  if (found.length < 2) return found;
  const faultsOf = ({ order, statement: { firstDay, lastDay }, written }: Read): number => {
    const period = periodOf(order);
    const isOutside = period !== undefined && (isBefore(firstDay, period[0]) || isBefore(period[1], lastDay));
    const isInOrder = written.every((day, index) => index === 0 || day >= (written[index - 1] ?? ""));
    return (isOutside ? 1 : 0) + (posting === undefined || isInOrder ? 0 : 1);
  };
  const faults = found.map(faultsOf);
  const fewest = Math.min(...faults);
  return found.filter((_, index) => faults[index] === fewest);
}

const isBefore = (day: string, other: string): boolean => Date.parse(day) < Date.parse(other) - graceDays * dayMs;

const shownRows = 3;

function twoReadings(likely: Read[], raw: readonly RawRow[]): BankStatementProblem {
  const problem = new BankStatementProblem("twoReadings");
  const byRow = likely.map(({ statement }) => new Map(statement.lines.map((line) => [line.row, line])));
  const isSame = (row: number) => {
    const said = byRow.map((lines) => `${lines.get(row)?.day} ${lines.get(row)?.amount}`);
    return new Set(said).size === 1;
  };
  const shown = raw.filter(({ row }) => !isSame(row)).slice(0, shownRows);
  problem.choices = likely.map(({ key }, index) => ({
    key,
    rows: shown.map(({ row, dayText }) => {
      const line = byRow[index]?.get(row);
      return { row, said: dayText, day: line?.day ?? "", amount: line?.amount };
    }),
  }));
  return problem;
}
