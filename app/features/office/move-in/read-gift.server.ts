import { type Currency, minorUnitsOf } from "../../../values/money.ts";
import { otherCurrencyOf, readAmount, withoutSigns } from "../../../values/typed-amount.ts";
import { didNotCome, isYes, whyBack } from "./gift-back.server.ts";
import { currencyOf, readHeads } from "./gift-heads.server.ts";
import {
  currenciesOfPrograms,
  type GiftRole,
  giftShape,
  isRefused,
  olderArchive,
  ownArchive,
} from "./gift-shape.server.ts";
import { whyNoGift } from "./gift-sheet.server.ts";
import type { TableCells } from "./open-table-rows.server.ts";
import { readAddress } from "./read-subscriber.server.ts";
import type { FoundTable } from "./table-shape.ts";

/** A row as it becomes a past gift. */
export interface ReadGift {
  /** Minor units. */
  amount: number;
  fee: number;
  currency: Currency;
  /** ISO date. */
  value_date: string;
  name: string | null;
  email: string | null;
  is_without_mail: number;
  purpose: string | null;
  receipt: string | null;
  program: string | null;
  /** Name of the row in the old program; undefined for a spreadsheet. */
  id: string | undefined;
  /** Codes of notes about losses. */
  losses: string[];
}

/** Facts with which rows are read. */
export interface GiftPlace {
  /** ISO date. */
  today: string;
  /** Currencies of the site. */
  currencies: readonly Currency[];
  /** Currency of amounts without one; undefined while it is unknown. */
  currency: Currency | undefined;
  /** Returns if amounts of a table are in the smallest unit; unknown until staff say it. */
  unitsOf(table: FoundTable): "major" | "minor" | "unknown";
  /** Types of CiviCRM that are gifts. */
  types: readonly string[];
  hasStatus(row: TableCells<GiftRole>): boolean;
}

const words = (list: string): string[] => list.split("|");

/** Statuses of a gift that came, by program; those without a program are of spreadsheets. */
const came: Record<string, readonly string[]> = {
  givewp: ["complete", "completed", "renewal"],
  charitable: ["paid"],
  civicrm: ["completed"],
  donorbox: ["paid"],
  paystack: ["success"],
  flutterwave: ["successful"],
  mpesa: ["completed"],
  [ownArchive]: ["received"],
  [olderArchive]: ["received"],
  "": words(
    "complete|completed|renewal|paid|success|successful|succeeded|received|done|payé|payée|reçu|reçue|terminé|terminée|réussi|réussie|effectué",
  ),
};

const maxLengths = { name: 80, purpose: 200, receipt: 60 };

const earliest = "1900-01-01";

/** Reads a row of a list of gifts. @returns the code of a note for a row that stays out */
export function readGift(found: TableCells<GiftRole>, place: GiftPlace): ReadGift | { out: string } {
  const row = readHeads(found, place.currencies);
  if ("out" in row) return row;
  const { cells, table } = row;
  const { program = "" } = table;
  const out = whyOut(row, place);
  if (out !== undefined) return { out };
  const value_date = row.day("day");
  if (value_date === undefined || value_date < earliest) return { out: row.dayProblem("day") ?? "gift-day" };
  if (value_date > place.today) return { out: "gift-future" };
  const money = readMoney(row, place);
  if ("out" in money) return money;
  const losses: string[] = [];
  const cut = (field: keyof typeof maxLengths, text: string): string | null => {
    const max = maxLengths[field];
    if (text.length <= max) return text || null;
    if (!losses.includes("person-cut")) losses.push("person-cut");
    return `${text.slice(0, max - 1).toWellFormed()}…`;
  };
  const email = readAddress(cells.email);
  if (cells.email !== "" && email === undefined) losses.push("gift-email");
  const fees = [readFee(row, "fee", money.currency, place), readFee(row, "secondFee", money.currency, place)];
  if (fees.includes(undefined)) losses.push("gift-fee");
  const written = program === "givewp" || program === "charitable" ? withoutSlashes : (text: string) => text;
  return {
    ...money,
    fee: fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0),
    value_date,
    name: cut("name", written(readName(row))),
    email: email ?? null,
    is_without_mail: isYes(cells.silent) ? 1 : 0,
    purpose: cut("purpose", written(cells.purpose)),
    receipt: cut("receipt", cells.receipt),
    program: isArchive(program) ? originOf(cells.origin) : program || null,
    id: idOf(row),
    losses,
  };
}

export const isArchive = (program: string | undefined): boolean => program === ownArchive || program === olderArchive;

/** Returns true for a table whose amounts may be in the smallest unit. */
export const hasUnits = ({ program }: Pick<FoundTable, "program">): boolean =>
  program === "paystack" || program === olderArchive;

/** Returns the program from which an archived gift came before, or the archive. */
const originOf = (cell: string): string =>
  giftShape.programs.some(({ name }) => name === cell && !isArchive(name)) ? cell : ownArchive;

/** Returns the reason for which a row is no gift that came. */
function whyOut(row: TableCells<GiftRole>, place: GiftPlace): string | undefined {
  const { cells, table } = row;
  const { program = "" } = table;
  const noGift = whyNoGift(row);
  if (noGift === "gift-sum") return noGift;
  if (isYes(cells.test)) return "gift-test";
  if (place.hasStatus(row)) {
    const status = cells.status.toLowerCase();
    if (didNotCome.has(status)) return "gift-off";
    if (!came[program]?.includes(status)) return "gift-unknown";
  }
  const back = whyBack(row) ?? noGift;
  if (back !== undefined) return back;
  if (row.isSplit) return "row-split";
  if (program === "civicrm" && !place.types.includes(cells.type)) return "gift-type";
  if (cells.amount === "") return "gift-none";
  return isRefused(program, place.currencies) ? `gift-${program}` : undefined;
}

/** WordPress writes a backslash before quotation marks. */
const withoutSlashes = (text: string): string => text.replace(/\\(["'\\])/g, "$1");

/** Words that stand for no name. */
const anonymousName = /^(?:anonymous|anon|anonyme|unknown|inconnu|n\/?a|[-.?]{1,3})$/i;

function readName({ cells, table }: TableCells<GiftRole>): string {
  // M-Pesa writes `2547****145 - DONOR ALPHA`.
  const [, behind] = table.program === "mpesa" ? (/^[\d*+]{6,15} ?-(.{1,200})$/.exec(cells.name) ?? []) : [];
  const parts = `${cells.firstName} ${cells.lastName}`.trim();
  const name = behind?.trim() ?? (table.program === "givewp" ? parts || cells.name : cells.name || parts);
  return anonymousName.test(name) ? "" : name;
}

function idOf({ cells, table: { program } }: TableCells<GiftRole>): string | undefined {
  if (program === undefined) return undefined;
  const id = program === "donorbox" ? cells.receipt : cells.id;
  if (id === "") return undefined;
  return cells.part === "" ? `${program}:${id}` : `${program}:${id}/${cells.part}`;
}

type Money = { amount: number; currency: Currency };

/** Returns true for `-500`, `₦-500`, `500-` or `(500)`. */
const isTakenBack = (cell: string): boolean =>
  /\d/.test(cell) &&
  [/^\D{0,8}[-\u2212\u2013]\D{0,8}\d/, /\d ?[-\u2212\u2013]$/, /^[^\d(]{0,8}\([^()]{1,40}\)[^\d()]{0,8}$/].some(
    (form) => form.test(cell.slice(0, 60)),
  );

/** Reads amount and currency; a sign beside the amount agrees with the column, or is another currency of the site. */
function readMoney(row: TableCells<GiftRole>, place: GiftPlace): Money | { out: string } {
  if (isTakenBack(row.cells.amount)) return { out: "gift-refund" };
  if (row.hasTwoReadings("amount") || place.unitsOf(row.table) === "unknown") return { out: "row-amounts" };
  const figures = row.figures("amount");
  if (figures === undefined) return { out: "gift-amount" };
  const found = findCurrency(row, figures, place);
  if ("out" in found) return found;
  const { currency } = found;
  const read = readAmount(figures, currency, "en");
  if (!("amount" in read)) return { out: "gift-amount" };
  const amount = inMinor(read.amount, currency, row, place);
  if (amount === 0) return { out: "gift-none" };
  return Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : { out: "gift-amount" };
}

function findCurrency(
  { cells, table }: TableCells<GiftRole>,
  figures: string,
  { currencies, currency }: GiftPlace,
): { currency: Currency } | { out: string } {
  const ofProgram = currenciesOfPrograms[table.program ?? ""];
  const named = ofProgram ?? (cells.currency === "" ? undefined : currencyOf(cells.currency, currencies));
  if (cells.currency !== "" && (named === undefined || !currencies.includes(named))) return { out: "gift-currency" };
  if (named !== undefined)
    return otherCurrencyOf(figures, named) === undefined ? { currency: named } : { out: "gift-currency" };
  const signed = currencies.filter((one) => hasSignOf(figures, one));
  const [only] = signed;
  if (only !== undefined && signed.length === 1) return { currency: only };
  if (currency === undefined)
    return { out: currencies.every((one) => otherCurrencyOf(figures, one)) ? "gift-currency" : "gift-bare" };
  return otherCurrencyOf(figures, currency) === undefined ? { currency } : { out: "gift-currency" };
}

const hasSignOf = (figures: string, currency: Currency): boolean => {
  const text = figures.toLowerCase().trim();
  return withoutSigns(text, currency) !== text && otherCurrencyOf(text, currency) === undefined;
};

/** @returns 0 for an empty cell; undefined for an unclear one */
function readFee(row: TableCells<GiftRole>, role: "fee" | "secondFee", currency: Currency, place: GiftPlace) {
  if (/^[-\s]*$/.test(row.cells[role])) return 0;
  // Some programs write what a fee took away with a minus.
  const figures = row.figures(role)?.replace(/[-\u2212\u2013()]/g, "");
  const read = figures === undefined ? undefined : readAmount(figures, currency, "en");
  return read !== undefined && "amount" in read ? Math.round(inMinor(read.amount, currency, row, place)) : undefined;
}

/** @param amount read as major units */
const inMinor = (
  amount: number,
  currency: Currency,
  { table }: TableCells<GiftRole>,
  { unitsOf }: GiftPlace,
): number => (unitsOf(table) === "minor" ? amount / minorUnitsOf(currency) : amount);
