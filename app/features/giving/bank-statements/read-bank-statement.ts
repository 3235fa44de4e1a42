import { writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { type Columns, headsOf, placeOfPosting } from "./bank-statement-columns.ts";
import type { Reading } from "./bank-statement-form.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { hasMoved, type RawRow, readRows } from "./bank-statement-rows.ts";
import { type Break, followBalances, type NamedSums, type Step } from "./follow-balances.ts";
import { plainPayer } from "./payer-name.ts";
import { type DayOrder, isInFigures, readDay } from "./read-cells.ts";
import { findStatedCurrency } from "./stated-currency.ts";
import { findPeriod } from "./stated-period.ts";

/** A row of the statement whose money moved. */
export interface BankStatementRow {
  row: number;
  /** ISO date. */
  day: string;
  /** Minor units, negative for money out. */
  amount: number;
  /** What the bank takes besides, in minor units. */
  fee: number;
  /** Balance after it, in minor units; undefined where the statement has none to prove it by. */
  balance: number | undefined;
  /** Narration of the row, with the payer, if the payer has a column. */
  words: string;
  /** Text of the payer's column; empty when there is no such column. */
  payer: string;
  /** Cells of columns that have no role, like a receipt number. */
  others: string[];
}

export interface BankStatement {
  /** In the order in which the money moved. */
  lines: BankStatementRow[];
  /** Minor units. */
  opening: number;
  closing: number;
  firstDay: string;
  lastDay: string;
  /** Key of the reading, where the file itself rules the other order of days out. */
  provenReading?: string;
}

/** What is open in a file, decided. */
interface Choice {
  order: DayOrder;
  /** Statuses of money that did not move, besides those that are known. */
  still: readonly string[];
  /** Name of the account's owner among `from` and `to`. */
  owner: string | undefined;
  hasFees: boolean;
}

/**
 * Reads the rows below the heads in every way that they can mean, and proves that no row is lost: opening + all amounts =
 * closing. Ways that give the same lines are one.
 * @param rows cleaned cells @param header place of the heads' row
 * @throws StatementProblem when no way is left, or several are
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
  const posting = placeOfPosting(headsOf(rows[header] ?? []), reading.form, columns.day);
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

/** Every country of the site writes the day first: only a time that is not the shorter one raises a doubt. */
function dayFirst(likely: Read[]): Read | undefined {
  const [first, ...others] = likely.filter(({ order }) => order === "day");
  const rest = likely.filter(({ order }) => order === "month");
  const isShorter = first !== undefined && rest.every((one) => lengthOf(first) < lengthOf(one));
  return others.length === 0 && isShorter ? first : undefined;
}

const lengthOf = ({ statement: { firstDay, lastDay } }: Read): number => Date.parse(lastDay) - Date.parse(firstDay);

/** Adds the head of the column in which a row is refused. */
function nameColumn(problem: BankStatementProblem, heads: readonly string[], columns: Columns): BankStatementProblem {
  const { kind } = problem;
  const place =
    kind === "badDay" || kind === "dayToCome" ? columns.day : kind === "breaks" ? columns.balance : undefined;
  if (place !== undefined && problem.column === "") problem.column = heads[place] ?? "";
  return problem;
}

/** So many unknown statuses are tried in each combination; of more, all moved or none did. */
const maxStatuses = 3;

/** Each way to read the rows, the likeliest first. */
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

/** The names that stand in every row as sender or receiver: the account's own is among them. */
function ownersOf(raw: readonly RawRow[], { own }: Reading): (string | undefined)[] {
  // Amounts with a sign say it themselves.
  const [first] = raw;
  if (
    first === undefined ||
    raw.some(({ amount }) => amount < 0) ||
    raw.every(({ from, to }) => from === "" && to === "")
  )
    return [undefined];
  const named = [first.from, first.to].map(plainPayer).filter((name) => name !== "");
  const inEach = named.filter((name) =>
    raw.every(({ from, to }) => [from, to].some((one) => plainPayer(one) === name)),
  );
  const known = inEach.filter((name) => own?.has(name));
  return known.length === 1 ? known : inEach.length > 0 ? inEach : [undefined];
}

interface Read {
  key: string;
  order: DayOrder;
  signature: string;
  statement: BankStatement;
  /** Days on which the bank wrote the rows, in the order in which the money moved. */
  written: string[];
}

/** Reads the rows in one way. */
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
  for (const one of raw) {
    const day = dayOf(one.dayText);
    if (day === undefined) return new BankStatementProblem("badDay", one.row, one.dayText);
    if (reading.lastDay !== undefined && day > reading.lastDay)
      return new BankStatementProblem("dayToCome", one.row, writeDay(day));
    const counts = hasMoved(one.status, reading) ?? !choice.still.includes(one.status);
    const isOut = choice.owner !== undefined && plainPayer(one.from) === choice.owner;
    const amount = isOut ? -one.amount : one.amount;
    steps.push({
      row: one.row,
      amount: counts ? amount : 0,
      fee: counts && choice.hasFees ? one.fee : 0,
      balance: one.balance,
      moment: one.moment,
      day: dayOf(one.moment) ?? day,
      of: one,
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

/** Days of rows may stand so far outside the period that a title states: value dates do. */
const graceDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The readings that no title and no order of days speaks against more than against others.
 * @param posting whether the order of the rows is that of a day which they have
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
    const isInOrder = written.every((day, place) => place === 0 || day >= (written[place - 1] ?? ""));
    return (isOutside ? 1 : 0) + (posting === undefined || isInOrder ? 0 : 1);
  };
  const faults = found.map(faultsOf);
  const fewest = Math.min(...faults);
  return found.filter((_, place) => faults[place] === fewest);
}

const isBefore = (day: string, other: string): boolean => Date.parse(day) < Date.parse(other) - graceDays * dayMs;

/** Rows that are shown of each reading. */
const shownRows = 3;

function twoReadings(likely: Read[], raw: readonly RawRow[]): BankStatementProblem {
  const problem = new BankStatementProblem("twoReadings");
  const byRow = likely.map(({ statement }) => new Map(statement.lines.map((line) => [line.row, line])));
  const isSame = (row: number) => {
    const said = byRow.map((lines) => `${lines.get(row)?.day} ${lines.get(row)?.amount}`);
    return new Set(said).size === 1;
  };
  const shown = raw.filter(({ row }) => !isSame(row)).slice(0, shownRows);
  problem.choices = likely.map(({ key }, place) => ({
    key,
    rows: shown.map(({ row, dayText }) => {
      const line = byRow[place]?.get(row);
      return { row, said: dayText, day: line?.day ?? "", amount: line?.amount };
    }),
  }));
  return problem;
}
