import type { AppContext } from "../../../server/context.server.ts";
import { type FileRow, readNewestRows } from "../months/read-month-file.server.ts";
import { formatVoucherNumber, payeeInFiles } from "../spending/voucher-states.ts";
import type { Sum } from "./count-sums.ts";
import { isGeneral, type PublicKind, type PublicPurse } from "./name-purses.server.ts";
import { findMonthFile, findOpenLines, type OpenLine } from "./transparency-queries.server.ts";
import { writeSigned } from "./write-money.ts";

/** A line of a purse, as public pages show it. It has no giver, no note, and no payee who is a person. */
export interface PublicLine {
  /** ISO date; a month (YYYY-MM) for a sum of an open month. */
  day: string;
  what: string;
  amount: string;
  isOut: boolean;
  /** Name of the purse; undefined for a project that visitors do not see. */
  purse: string | undefined;
  kind: string | undefined;
  /** Number of lines of a sum; undefined for a single line. */
  count: number | undefined;
  voucher: string;
  payee: string;
  /** Number in the file; undefined in an open month. */
  line: number | undefined;
  fixes: number | undefined;
  isCorrection: boolean;
  people: number | undefined;
}

interface Names {
  purses: readonly PublicPurse[];
  kinds: readonly PublicKind[];
}

type Known = Pick<FileRow, "day" | "what" | "purpose" | "kind" | "currency" | "minor"> & Partial<FileRow>;

function lineOf(row: Known, { purses, kinds }: Names): PublicLine {
  const { day, what, purpose, kind, currency, minor, count, voucher = "", payee = "", line, fixes, people } = row;
  return {
    day,
    what,
    count,
    voucher,
    payee,
    line,
    fixes,
    people,
    amount: writeSigned({ amount: minor, currency }),
    isOut: minor < 0,
    purse: purses.find(({ code }) => code === purpose)?.name,
    kind: kind === "" ? undefined : (kinds.find(({ code }) => code === kind)?.label ?? kind),
    isCorrection: fixes !== undefined,
  };
}

/** Money that Most needed put in is one line, that of the purse which got it. */
const isOtherSide = ({ what, purpose, minor }: Pick<FileRow, "what" | "purpose" | "minor">): boolean =>
  what === "put-in" && isGeneral({ code: purpose }) && minor < 0;

interface Closed {
  month: string;
  /** Code of a purse; undefined for all. */
  purse: string | undefined;
  limit: number;
}

/** Lists lines of a closed month, newest first, as its file says them. */
export async function listClosedLines({ db }: AppContext, { month, purse, limit }: Closed, names: Names) {
  const { content = "" } = (await findMonthFile(db, month)) ?? {};
  const isWanted = (row: FileRow) =>
    purse === undefined ? row.purpose !== "" && !isOtherSide(row) : row.purpose === purse;
  return readNewestRows(content, purse, { isWanted, limit }).map((row) => lineOf(row, names));
}

/** Sums that the page of an open month shows instead of single lines. */
const summed = ["gift", "refund", "before", "charge"];

interface Open {
  /** First and last month. */
  from: string;
  to: string;
  purse: PublicPurse | undefined;
  limit: number;
}

/** Lists lines of open months, newest first, after the sums of gifts. @param sums of these months */
export async function listOpenLines({ db }: AppContext, { from, to, purse, limit }: Open, sums: Sum[], names: Names) {
  const own = sums.filter(
    ({ what, minor, purpose }) => summed.includes(what) && minor !== 0 && (purse?.code ?? purpose) === purpose,
  );
  const found = await findOpenLines(db, { purse: purse?.id, from: `${from}-01`, to: `${to}-31`, limit });
  const lines = found
    .map((line) => rowOf(line, names.purses))
    .filter((row) => purse !== undefined || !isOtherSide(row));
  return [...own.map((sum) => ({ ...sum, day: to })), ...lines].map((row) => lineOf(row, names));
}

function rowOf(line: OpenLine, purses: readonly PublicPurse[]): Known {
  const { day, what, purse_id, kind, currency, minor, fixes, people, year, serial } = line;
  const voucher = year === null || serial === null ? "" : formatVoucherNumber(year, serial);
  return {
    day,
    what,
    currency,
    voucher,
    purpose: purses.find(({ id }) => id === purse_id)?.code ?? "",
    kind: kind ?? "",
    minor: -minor,
    payee: voucher === "" ? "" : payeeInFiles(line),
    ...(people > 0 && { people }),
    ...(fixes !== null && { fixes }),
  };
}
