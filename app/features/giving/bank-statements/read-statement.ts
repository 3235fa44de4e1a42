import { writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { type Break, followBalances, type NamedSums, type Step } from "./follow-balances.ts";
import { plainPayer } from "./payer-name.ts";
import { type DayOrder, hasSide, isDay, isInFigures, otherCurrencyIn, readDay, readSum, sideOf } from "./read-cells.ts";
import { findStatedCurrency } from "./stated-currency.ts";
import { findPeriod } from "./stated-period.ts";
import { type Columns, headsOf, placeOfPosting } from "./statement-columns.ts";
import { bareWord, type Reading, type StatementForm } from "./statement-form.ts";

/** A row of the statement whose money moved. */
export interface StatementLine {
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

export interface Statement {
  /** In the order in which the money moved. */
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
  | "dayToCome"
  | "badAmount"
  | "quotes"
  | "noBalance"
  | "breaks"
  | "closing"
  | "otherAccount"
  | "otherCurrency"
  | "twoReadings"
  | "overlap";

/** One of several ways to read a file, with the first rows in which it differs from another. */
export interface ReadingChoice {
  key: string;
  rows: { row: number; said: string; day: string; amount: number | undefined }[];
}

/** Why a statement is refused: nothing of it is stored. */
export class StatementProblem extends Error {
  readonly kind: ProblemKind;
  readonly row: number;
  /** What the cell says; or the two balances. */
  readonly found: string;
  readonly sums: [expected: number, found: number];
  /** Head of the column in which the row has it. */
  column = "";
  /** Of `twoReadings`. */
  choices: ReadingChoice[] = [];
  /** Of `overlap`: numbers of lines. */
  overlap = { doubtful: 0, unexpected: 0, missing: 0 };
  constructor(kind: ProblemKind, row = 0, found = "", sums: [number, number] = [0, 0]) {
    super(kind);
    this.kind = kind;
    this.row = row;
    this.found = found;
    this.sums = sums;
  }
}

/** A row below the heads, before it is decided which figure of its day is the month, and whether its money moved. */
interface RawRow {
  row: number;
  dayText: string;
  /** What says in which order the bank wrote it. */
  moment: string;
  /** Undefined: the direction is that of `from` and `to`. */
  amount: number;
  from: string;
  to: string;
  fee: number;
  balance: number | undefined;
  words: string;
  payer: string;
  others: string[];
  /** In small letters, without accents. */
  status: string;
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
export function readStatement(
  rows: readonly string[][],
  header: number,
  columns: Columns,
  reading: Reading,
): Statement {
  const stated = findStatedCurrency(rows, header, columns, reading);
  if (stated !== undefined) throw new StatementProblem("otherCurrency", stated.row, nameOf(stated.currency));
  const { raw, opening, closing } = readRows(rows, header, columns, reading);
  const named = { opening, closing: reading.isPart === true ? undefined : closing };
  if (raw.every(({ balance }) => balance === undefined) && (opening === undefined || closing === undefined))
    throw new StatementProblem(raw.length === 0 ? "noLines" : "noBalance");
  const found = new Map<string, Read>();
  let problem: StatementProblem | undefined;
  for (const choice of choicesOf(raw, reading)) {
    const read = tryChoice(raw, choice, named, reading);
    if (read instanceof StatementProblem) problem ??= read;
    else if (!found.has(read.signature)) found.set(read.signature, read);
  }
  const posting = placeOfPosting(headsOf(rows[header] ?? []), reading.form, columns.day);
  const likely = likeliest(
    [...found.values()],
    (order) => findPeriod(rows.slice(0, header), reading.form, order),
    posting,
  );
  const [only, another] = likely;
  if (only === undefined) throw nameColumn(problem ?? new StatementProblem("noLines"), rows[header] ?? [], columns);
  if (another === undefined) return only.statement;
  const chosen = likely.find(({ key }) => key === reading.choice);
  if (chosen !== undefined) return chosen.statement;
  throw twoReadings(likely, raw);
}

/** Adds the head of the column in which a row is refused. */
function nameColumn(problem: StatementProblem, heads: readonly string[], columns: Columns): StatementProblem {
  const { kind } = problem;
  const place =
    kind === "badDay" || kind === "dayToCome" ? columns.day : kind === "breaks" ? columns.balance : undefined;
  if (place !== undefined && problem.column === "") problem.column = heads[place] ?? "";
  return problem;
}

/** The rows of a statement, and the sums that it names. @throws StatementProblem */
function readRows(rows: readonly string[][], header: number, columns: Columns, reading: Reading) {
  const heads = headsOf(rows[header] ?? []).join("|");
  const posting = placeOfPosting(headsOf(rows[header] ?? []), reading.form, columns.day) ?? columns.day;
  const raw: RawRow[] = [];
  let opening: number | undefined;
  let closing: number | undefined;
  for (const [place, cells] of rows.entries()) {
    if (place === header || cells.every((cell) => cell === "") || headsOf(cells).join("|") === heads) continue;
    const summary = summaryOf(cells, place > header ? columns : {}, reading);
    if (summary !== undefined) {
      // At each page break the balance is brought forward again.
      if (summary.kind === "opening" && raw.length === 0) opening ??= summary.sum;
      if (summary.kind === "closing") closing = summary.sum;
    } else if (place > header) {
      const row = readRow(cells, place + 1, columns, posting, reading, rows[header] ?? []);
      const last = raw.at(-1);
      if (typeof row === "object") raw.push(row);
      else if (row !== undefined && last !== undefined) last.words = `${last.words} ${row}`.trim();
    }
  }
  return { raw, opening, closing };
}

/** Statuses of money that did not move, and of money that did, in English and French. */
const stillWords =
  /^(?:not |un)?(?:fail|declin|reject|cancel|pending|expire|abort|timed? ?out|processing|initiated|unsuccess|not success|in progress|echou|echec|annul|rejet|en (?:attente|cours))/;
const movedWords =
  /^(?:success|complete|approved|paid|settled|processed|posted|done|ok\b|credited|debited|reussi|effectue|termine|valide)/;

/** What a status says: undefined for a word that the balances have to explain. */
function hasMoved(status: string, { form: { done } }: Reading): boolean | undefined {
  if (status === "" || done?.map(bareWord).includes(status) === true) return true;
  if (stillWords.test(status)) return false;
  return movedWords.test(status) ? true : undefined;
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
  statement: Statement;
  /** Days on which the bank wrote the rows, in the order in which the money moved. */
  written: string[];
}

/** Reads the rows in one way. */
function tryChoice(
  raw: readonly RawRow[],
  choice: Choice,
  named: NamedSums,
  reading: Reading,
): Read | StatementProblem {
  const { months } = reading.form;
  const steps: (Step & { of: RawRow; counts: boolean; written: string })[] = [];
  for (const one of raw) {
    const day = readDay(one.dayText, months, choice.order);
    if (day === undefined) return new StatementProblem("badDay", one.row, one.dayText);
    if (reading.lastDay !== undefined && day > reading.lastDay)
      return new StatementProblem("dayToCome", one.row, writeDay(day));
    const counts = hasMoved(one.status, reading) ?? !choice.still.includes(one.status);
    const isOut = choice.owner !== undefined && plainPayer(one.from) === choice.owner;
    const amount = isOut ? -one.amount : one.amount;
    steps.push({
      row: one.row,
      amount: counts ? amount : 0,
      fee: counts && choice.hasFees ? one.fee : 0,
      balance: one.balance,
      moment: one.moment,
      day: readDay(one.moment, months, choice.order) ?? day,
      of: one,
      counts,
      written: day,
    });
  }
  if (!steps.some(({ counts }) => counts)) return new StatementProblem("noLines");
  const ledger = followBalances(steps, named);
  if (!("steps" in ledger)) return problemOf(ledger);
  const hasBalances = raw.some(({ balance }) => balance !== undefined);
  const lines = ledger.steps
    .filter(({ counts }) => counts)
    .map(({ row, amount, fee, after, written, of: { words, payer, others, from } }): StatementLine => {
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

const problemOf = ({ kind, row, sums }: Break): StatementProblem => new StatementProblem(kind, row, "", sums);

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
  const left = found.filter((_, place) => faults[place] === fewest);
  // Every country of the site writes the day first: only a shorter time in the other order raises a doubt.
  const [dayFirst, monthFirst] = (["day", "month"] as const).map((order) => left.find((one) => one.order === order));
  const isPlain = dayFirst !== undefined && monthFirst !== undefined && lengthOf(dayFirst) < lengthOf(monthFirst);
  return isPlain ? left.filter(({ order }) => order === "day") : left;
}

const lengthOf = ({ statement: { firstDay, lastDay } }: Read): number => Date.parse(lastDay) - Date.parse(firstDay);

const isBefore = (day: string, other: string): boolean => Date.parse(day) < Date.parse(other) - graceDays * dayMs;

/** Rows that are shown of each reading. */
const shownRows = 3;

function twoReadings(likely: Read[], raw: readonly RawRow[]): StatementProblem {
  const problem = new StatementProblem("twoReadings");
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
  const isDated = isDayOf(cells[day] ?? "", reading);
  for (const [place, cell] of cells.entries()) {
    const named = namedSum(cell, reading.form);
    if (named === undefined || (named.kind === "total" && isDated)) continue;
    const within = named.rest.replace(/^[^\p{Nd}\p{Sc}(-]+/u, "");
    const sums = [cells[balance] ?? "", within, ...cells.slice(place + 1)].map((text) => readSum(text, reading));
    return { kind: named.kind, sum: sums.find((sum) => Number.isFinite(sum)) };
  }
  return undefined;
}

/**
 * @returns a row; words that continue the row above; undefined for what is none of them
 * @throws StatementProblem
 */
function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  posting: number | undefined,
  reading: Reading,
  heads: readonly string[],
): RawRow | string | undefined {
  const cell = (place: number | undefined): string => (place === undefined ? "" : (cells[place] ?? ""));
  const money = [cell(columns.in), cell(columns.out), cell(columns.amount)];
  const hasMoney = money.some((text) => readSum(text, reading) !== undefined);
  const dayText = cell(columns.day);
  const payer = isFooter(cell(columns.payer)) ? "" : cell(columns.payer);
  const words = [payer, cell(columns.words)].filter((text) => text !== "").join(" ");
  if (cells.some((text) => isEnd.test(text)) && !isDayOf(dayText, reading)) return undefined;
  if (dayText === "") {
    if (money.some((text) => Number.isFinite(readSum(text, reading)))) throw new StatementProblem("noDay", row);
    return words === "" || isFooter(words) ? undefined : words;
  }
  const isDay = isDayOf(dayText, reading);
  if (!isDay && !hasMoney) return undefined;
  if (!isDay) throw inColumn(new StatementProblem("badDay", row, dayText), heads, columns.day);
  const status = bareWord(cell(columns.status)).trim();
  const isStill = hasMoved(status, reading) === false;
  const sides = { from: cell(columns.from), to: cell(columns.to) };
  const unread = { amount: 0, fee: 0, payer: "", words: "", others: [], ...sides };
  const places = isStill ? [columns.balance] : [columns.in, columns.out, columns.amount, columns.fee, columns.balance];
  const balance = readSum(cell(columns.balance), reading);
  const moment = cell(posting) === "" ? dayText : cell(posting);
  if (!isStill && !hasMoney) throw new StatementProblem("noAmount", row);
  requireClear(cells, places, row, reading, heads);
  if (isStill) return { row, dayText, moment, balance, status, ...unread };
  const amount = amountOf(money, cell(columns.side), row, reading);
  const fee = Math.abs(readSum(cell(columns.fee), reading) ?? 0);
  const roles = Object.values(columns);
  const others = cells.filter((text, place) => text !== "" && !roles.includes(place));
  return { row, dayText, moment, amount, fee, words, payer, others, balance, status, ...sides };
}

const isDayOf = (text: string, { form: { months } }: Reading): boolean => isDay(text, months);

const footer = /^(?:page \d|generated|printed|this (?:statement|is)|end of|powered|disclaimer|\*)/i;

/** What stands at the foot of pages, also between dashes. */
const isFooter = (text: string): boolean => footer.test(text.replace(/^[^\p{L}\p{N}*]+/u, ""));

const isEnd = /^[^\p{L}\p{N}]*(?:end of (?:the )?(?:account )?(?:statement|report)|fin d[eu] relev)/iu;

function inColumn(problem: StatementProblem, heads: readonly string[], place: number | undefined): StatementProblem {
  problem.column = heads[place ?? -1] ?? "";
  return problem;
}

/** @throws StatementProblem for a cell that is no sum of the account */
function requireClear(
  cells: readonly string[],
  places: readonly (number | undefined)[],
  row: number,
  reading: Reading,
  heads: readonly string[],
): void {
  const place = places.find((one) => one !== undefined && Number.isNaN(readSum(cells[one] ?? "", reading)));
  if (place === undefined) return;
  const unclear = cells[place] ?? "";
  const other = otherCurrencyIn(unclear, reading.currency);
  if (other !== undefined) throw new StatementProblem("otherCurrency", row, nameOf(other));
  // A mark inside words has parted a cell in two.
  if (cells.some((cell) => cell.includes('"'))) throw new StatementProblem("quotes", row);
  throw inColumn(new StatementProblem("badAmount", row, unclear), heads, place);
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
