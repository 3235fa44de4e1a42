import { parsePlainCsv } from "../../../server/spreadsheets/parse-plain-csv.server.ts";
import { type Currency, isCurrency } from "../../../values/money.ts";

/** A row of a month's file. */
export interface FileRow {
  line: number;
  /** ISO date. */
  day: string;
  what: string;
  /** Code of a place; empty for none. */
  place: string;
  /** Code of a purse; empty for none. */
  purpose: string;
  /** Code of a slice; empty for none. */
  kind: string;
  currency: Currency;
  /** Minor units: + in, − out. */
  minor: number;
  /** Number of lines in a sum of the month; undefined for a single line. */
  count: number | undefined;
  voucher: string;
  /** `a person`, `an organisation`, or a name that staff marked. */
  payee: string;
  /** Line that this one corrects. */
  fixes: number | undefined;
  /** Number of different people; undefined if the site alone wrote the line. */
  people: number | undefined;
}

const numberOf = (cell: string): number | undefined => (cell === "" ? undefined : Number(cell));

/** Removes the sign before a name that a spreadsheet would take for a formula. */
const withoutGuard = (name: string): string => name.replace(/^'(?=[=+\-@\t])/, "");

/** Reads the file of a closed month. @throws Error for a file of another form */
export const readMonthFile = (content: string): FileRow[] => readRows(parsePlainCsv(content).slice(headRows));

/** The seal of the file before, and the names of the columns. */
const headRows = 2;

/** Rows that are read together: a few reads find the newest lines of a purse, and most months have fewer rows. */
const rowsAtOnce = 100;

/**
 * Reads the newest rows of a file that are wanted, newest first. No cell has a line feed, so that a long file is not read as
 * a whole.
 * @param code of a purse, whose rows alone are wanted; undefined for all
 * @throws Error for a file of another form
 */
export function readNewestRows(
  content: string,
  code: string | undefined,
  { isWanted, limit }: { isWanted: (row: FileRow) => boolean; limit: number },
): FileRow[] {
  const lines = content.split("\n").slice(headRows, -1);
  const own = code === undefined ? lines : lines.filter((line) => line.includes(`,${code},`));
  const found: FileRow[] = [];
  for (let end = own.length; end > 0 && found.length < limit; end -= rowsAtOnce) {
    const some = own.slice(Math.max(0, end - rowsAtOnce), end);
    found.push(
      ...readRows(parsePlainCsv(some.join("\n")))
        .filter(isWanted)
        .toReversed(),
    );
  }
  return found.slice(0, limit);
}

function readRows(rows: string[][]): FileRow[] {
  return rows.map((cells) => {
    const [line, day = "", what = "", place = "", purpose = "", kind = "", currency, amount = "", ...rest] = cells;
    const [count = "", voucher = "", payee = "", fixes = "", people] = rest;
    if (!isCurrency(currency) || people === undefined) throw new Error("A line of a month's file has another form.");
    return {
      line: Number(line),
      day,
      what,
      place,
      purpose,
      kind,
      currency,
      voucher,
      // All decimals of the currency are written, so that the digits alone are the minor units.
      minor: Number(amount.replace(".", "")),
      count: numberOf(count),
      payee: withoutGuard(payee),
      fixes: numberOf(fixes),
      people: numberOf(people),
    };
  });
}

/** Returns the last line number of a file; 0 for a file without lines. */
export const lastLineOf = (content: string): number =>
  readMonthFile(content).reduce((last, { line }) => Math.max(last, line), 0);
