import { nameOf } from "../../../values/money.ts";
import { type Columns, findPostingColumn, readHeads } from "./bank-statement-columns.ts";
import { type BankStatementForm, bareWord, type Reading } from "./bank-statement-form.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { hasSide, isDay, otherCurrencyIn, readSide, readSum } from "./read-cells.ts";

/** A row whose day and status are not parsed yet. */
export interface RawRow {
  row: number;
  dayText: string;
  /** Sort key in the order in which the bank wrote the rows. */
  moment: string;
  /** Without a sign if `from` and `to` determine the direction. */
  amount: number;
  from: string;
  to: string;
  fee: number;
  balance: number | undefined;
  words: string;
  payer: string;
  others: string[];
  /** In lower case, without accents. */
  status: string;
}

/** Reads the rows, and the opening and closing balance. @throws BankStatementProblem */
export function readRows(rows: readonly string[][], header: number, columns: Columns, reading: Reading) {
  const heads = readHeads(rows[header] ?? []).join("|");
  const posting = findPostingColumn(readHeads(rows[header] ?? []), reading.form, columns.day) ?? columns.day;
  const raw: RawRow[] = [];
  let opening: number | undefined;
  let closing: number | undefined;
  for (const [index, cells] of rows.entries()) {
    if (index === header || cells.every((cell) => cell === "") || readHeads(cells).join("|") === heads) continue;
    const summary = summaryOf(cells, index > header ? columns : {}, reading);
    if (summary !== undefined) {
      // A statement may repeat the opening balance at each page break.
      if (summary.kind === "opening" && raw.length === 0) opening ??= summary.sum;
      if (summary.kind === "closing") closing = summary.sum;
    } else if (index > header) {
      const row = readRow(cells, index + 1, columns, posting, reading, rows[header] ?? []);
      const last = raw.at(-1);
      if (typeof row === "object") raw.push(row);
      else if (row !== undefined && last !== undefined) last.words = `${last.words} ${row}`.trim();
    }
  }
  return { raw, opening, closing };
}

/** Statuses of payments that failed or wait, and of completed payments, in English and French. */
const stillWords =
  /^(?:not |un)?(?:fail|declin|reject|cancel|pending|expire|abort|timed? ?out|processing|initiated|unsuccess|not success|in progress|echou|echec|annul|rejet|en (?:attente|cours))/;
const movedWords =
  /^(?:success|complete|approved|paid|settled|processed|posted|done|ok\b|credited|debited|reussi|effectue|termine|valide)/;

/** Returns true if the status means that money moved; undefined if the balances must decide. */
export function hasMoved(status: string, { form: { done } }: Reading): boolean | undefined {
  if (status === "" || done?.map(bareWord).includes(status) === true) return true;
  if (stillWords.test(status)) return false;
  return movedWords.test(status) ? true : undefined;
}

const summaryWords: [RegExp, "opening" | "closing" | "total"][] = [
  [/^opening bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:b\/?f|brought forward)\W*$/i, "opening"],
  [/^closing bal(?:ance)?\b|^(?:bal(?:ance)?\.? )?(?:c\/?f|carried forward)\W*$/i, "closing"],
  [/^(?:(?:sub|grand|page)[ -]?)?totals?\b/i, "total"],
];

/** Finds the kind of balance or total that a cell names, and the text after the name. */
function namedSum(cell: string, { sums }: BankStatementForm) {
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

/** Reads a row with a balance or total, such as `OPENING BALANCE`; the figure may be in any cell. */
function summaryOf(cells: readonly string[], { day = -1, balance = -1 }: Columns, reading: Reading) {
  const isDated = isDayOf(cells[day] ?? "", reading);
  for (const [index, cell] of cells.entries()) {
    const named = namedSum(cell, reading.form);
    if (named === undefined || (named.kind === "total" && isDated)) continue;
    const within = named.rest.replace(/^[^\p{Nd}\p{Sc}(-]+/u, "");
    const sums = [cells[balance] ?? "", within, ...cells.slice(index + 1)].map((text) => readSum(text, reading));
    return { kind: named.kind, sum: sums.find((sum) => Number.isFinite(sum)) };
  }
  return undefined;
}

const isCutDay = (text: string): boolean => /^\d{1,4}[-/.]\d{0,2}(?:[-/.]\d{0,3})?$/.test(text.trim());

/** Reads a row. @returns the row, or text that continues the previous row @throws BankStatementProblem */
function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  posting: number | undefined,
  reading: Reading,
  heads: readonly string[],
): RawRow | string | undefined {
  const cell = (index: number | undefined): string => (index === undefined ? "" : (cells[index] ?? ""));
  const money = [cell(columns.in), cell(columns.out), cell(columns.amount)];
  const hasMoney = money.some((text) => readSum(text, reading) !== undefined);
  const dayText = cell(columns.day);
  const payer = isFooter(cell(columns.payer)) ? "" : cell(columns.payer);
  const words = [payer, cell(columns.words)].filter((text) => text !== "").join(" ");
  if (cells.some((text) => isEnd.test(text)) && !isDayOf(dayText, reading)) return undefined;
  if (dayText === "") {
    if (money.some((text) => Number.isFinite(readSum(text, reading)))) throw new BankStatementProblem("noDay", row);
    return words === "" || isFooter(words) ? undefined : words;
  }
  const isDay = isDayOf(dayText, reading);
  // A cut-off date means that the line is incomplete.
  if (!isDay && !hasMoney && isCutDay(dayText))
    throw inColumn(new BankStatementProblem("badDay", row, dayText), heads, columns.day);
  if (!isDay && !hasMoney) return undefined;
  if (!isDay) throw inColumn(new BankStatementProblem("badDay", row, dayText), heads, columns.day);
  const status = bareWord(cell(columns.status)).trim();
  const isStill = hasMoved(status, reading) === false;
  const sides = { from: cell(columns.from), to: cell(columns.to) };
  const unread = { amount: 0, fee: 0, payer: "", words: "", others: [], ...sides };
  const indexes = isStill ? [columns.balance] : [columns.in, columns.out, columns.amount, columns.fee, columns.balance];
  const balance = readSum(cell(columns.balance), reading);
  const moment = cell(posting) === "" ? dayText : cell(posting);
  if (!isStill && !hasMoney) throw new BankStatementProblem("noAmount", row);
  requireClear(cells, indexes, row, reading, heads);
  if (isStill) return { row, dayText, moment, balance, status, ...unread };
  const amount = amountOf(money, cell(columns.side), row, reading);
  const fee = Math.abs(readSum(cell(columns.fee), reading) ?? 0);
  const roles = Object.values(columns);
  const others = cells.filter((text, index) => text !== "" && !roles.includes(index));
  return { row, dayText, moment, amount, fee, words, payer, others, balance, status, ...sides };
}

const isDayOf = (text: string, { form: { months } }: Reading): boolean => isDay(text, months);

const footer = /^(?:page \d|generated|printed|this (?:statement|is)|end of|powered|disclaimer|\*)/i;

const isFooter = (text: string): boolean => footer.test(text.replace(/^[^\p{L}\p{N}*]+/u, ""));

const isEnd = /^[^\p{L}\p{N}]*(?:end of (?:the )?(?:account )?(?:statement|report)|fin d[eu] relev)/iu;

function inColumn(
  problem: BankStatementProblem,
  heads: readonly string[],
  index: number | undefined,
): BankStatementProblem {
  problem.column = heads[index ?? -1] ?? "";
  return problem;
}

/** @throws BankStatementProblem for a cell without a valid amount */
function requireClear(
  cells: readonly string[],
  indexes: readonly (number | undefined)[],
  row: number,
  reading: Reading,
  heads: readonly string[],
): void {
  const index = indexes.find((index) => index !== undefined && Number.isNaN(readSum(cells[index] ?? "", reading)));
  if (index === undefined) return;
  const unclear = cells[index] ?? "";
  const other = otherCurrencyIn(unclear, reading.currency);
  if (other !== undefined) throw new BankStatementProblem("otherCurrency", row, nameOf(other));
  // A quotation mark inside a text has split the cell.
  if (cells.some((cell) => cell.includes('"'))) throw new BankStatementProblem("quotes", row);
  throw inColumn(new BankStatementProblem("badAmount", row, unclear), heads, index);
}

/** Returns credit minus debit; the sign of a single amount comes from the cell for the side. */
function amountOf(
  [credit = "", debit = "", amount = ""]: string[],
  side: string,
  row: number,
  reading: Reading,
): number {
  const single = readSum(amount, reading);
  if (single === undefined) return (readSum(credit, reading) ?? 0) - Math.abs(readSum(debit, reading) ?? 0);
  const said = readSide(side);
  if (said === "out") return -Math.abs(single);
  if (said === "in" || side === "" || hasSide(amount, reading.currency)) return single;
  throw new BankStatementProblem("badAmount", row, side);
}
