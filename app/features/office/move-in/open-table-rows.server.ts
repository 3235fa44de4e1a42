import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { cleanText } from "../../../values/typed-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { cleanCell, readDay } from "../../giving/bank-statements/read-cells.ts";
import type { Answers } from "./import-kind.server.ts";
import { provenMark, provenOrder, readInOrder, type TableOrder } from "./prove-cells.server.ts";
import type { FoundTable, Proof, RoleShape, TableRow, TableShape, TableSummary } from "./table-shape.ts";

/** Answer to a question about a column while staff did not decide. */
export const undecided = "?";

export const sheetsQuestion = ({ file }: FoundTable): string => `sheets:${file}`;
export const columnQuestion = ({ signature }: FoundTable, role: string): string => `column:${signature}:${role}`;
export const orderQuestion = ({ signature }: FoundTable): string => `days:${signature}`;
export const markQuestion = ({ signature }: FoundTable): string => `amounts:${signature}`;

/** A row of a table that staff want, by the roles of its columns. */
export interface TableCells<Role extends string> {
  table: FoundTable;
  file: number;
  number: number;
  cells: Record<Role, string>;
  /** Cells of all columns, with or without a role. */
  all: readonly string[];
  columns: Readonly<Partial<Record<string, number>>>;
  hasColumn(role: Role): boolean;
  /** ISO date of the site's clock; undefined for an empty, impossible or unclear day. */
  day(role: Role): string | undefined;
  /** Amount without separators of thousands, such as `5000.00`; undefined for an unclear one. */
  figures(role: Role): string | undefined;
  /** The same of a cell that has no role. */
  figuresOf(cell: string): string | undefined;
  /** Returns why a filled cell has no day, as the name of a sentence of `staffMoveInTables.notes`. */
  dayProblem(role: Role): "row-order" | "row-day-first" | "row-month-first" | "row-year-first" | undefined;
  /** Returns true for an amount with two readings, before staff chose one. @param cell the role's, or another one */
  hasTwoReadings(role: Role, cell?: string): boolean;
  /** True for a row with more cells than heads, such as one with a comma that should be in quotation marks. */
  isSplit: boolean;
}

/** Names a row in the report: its number, and its file if there are several. */
export const noteOf = ({ file, number }: Pick<TableCells<string>, "file" | "number">, { tables }: TableSummary) => ({
  number,
  about: new Set(tables.map((table) => table.file)).size > 1 ? `${file}` : "",
});

/** Returns the indexes of the tables that staff want: all files, and of several sheets those with the needed columns. */
export function chosenTables<Role extends string>(
  { roles }: TableShape<Role>,
  { tables }: TableSummary,
  answers: Answers,
): Set<number> {
  const needed = Object.entries<RoleShape>(roles).flatMap(([role, { isNeeded }]) => (isNeeded ? role : []));
  return new Set(
    tables.flatMap((table, index) => {
      if (table.sheet === undefined) return index;
      const answer = answers[sheetsQuestion(table)];
      const isChosen = answer
        ? [answer].flat().includes(String(index))
        : needed.every((role) => table.columns[role] !== undefined);
      return isChosen ? index : [];
    }),
  );
}

/** Returns the column of each role: by the answer of staff, their earlier answer, or the proposal. */
function columnsOf(table: FoundTable, roles: readonly string[], answers: Answers, remembered: Answers) {
  const columns = roles.flatMap((role) => {
    const name = columnQuestion(table, role);
    const answer = table.program === undefined ? (answers[name] ?? remembered[name]) : undefined;
    if (answer === "" || answer === undecided) return [];
    const column = answer === undefined ? table.columns[role] : Number(answer);
    return column === undefined || !Number.isInteger(column) ? [] : [[role, column] as const];
  });
  return Object.fromEntries(columns) as Partial<Record<string, number>>;
}

/** Joins what the columns of a role prove, in all tables with the same heads. */
function joinProofs<Role extends string>(
  { roles }: TableShape<Role>,
  columns: Partial<Record<string, number>>,
  holds: "day" | "amount",
  tables: readonly FoundTable[],
): Proof {
  const joined: Proof = { counts: {} };
  for (const [role, column] of Object.entries(columns)) {
    if (column === undefined || roles[role as Role]?.holds !== holds) continue;
    for (const { days, amounts } of tables) {
      const proof = (holds === "day" ? days : amounts)[column];
      if (proof === undefined) continue;
      joined.unclear ??= proof.unclear ?? joined.unclear;
      for (const [reading, count] of Object.entries(proof.counts))
        joined.counts[reading] = (joined.counts[reading] ?? 0) + count;
    }
  }
  return joined;
}

/** Returns the one reading that the cells prove. */
const provenAlone = ({ counts }: Proof): string | undefined =>
  Object.keys(counts).length === 1 ? Object.keys(counts)[0] : undefined;

/** Sign before the decimals of a column; proven by its cells, or chosen by staff for those with two readings. */
interface Mark {
  value: "." | "," | undefined;
  isProven: boolean;
}

/** A table with its columns, and how its days and amounts are read. */
export interface ReadTable {
  table: FoundTable;
  columns: Partial<Record<string, number>>;
  order: { value: TableOrder | undefined; unclear: string | undefined };
  mark: Mark & { unclear: string | undefined };
}

/** Returns how the tables are read with the answers so far. */
export function planTables<Role extends string>(
  shape: TableShape<Role>,
  { tables, remembered }: TableSummary,
  answers: Answers,
): ReadTable[] {
  return tables.map((table) => {
    const columns = columnsOf(table, Object.keys(shape.roles), answers, remembered);
    const alike = tables.filter(({ signature }) => signature === table.signature);
    const program = shape.programs.find(({ name }) => name === table.program);
    const of = (holds: "day" | "amount", question: string) => {
      if (holds === "amount" && program?.mark !== undefined) return { value: program.mark, unclear: undefined };
      const own = joinProofs(shape, columns, holds, [table]);
      const all = joinProofs(shape, columns, holds, alike);
      const known = holds === "amount" ? undefined : program?.order;
      // Cells that contradict each other say nothing about a cell with two readings.
      const isBoth = Object.keys(own.counts).length > 1;
      const value = provenAlone(own) ?? (isBoth ? undefined : (provenAlone(all) ?? known));
      if (value !== undefined) return { value, isProven: true, unclear: undefined };
      return { value: answers[question] || undefined, isProven: false, unclear: own.unclear };
    };
    return {
      table,
      columns,
      order: of("day", orderQuestion(table)) as ReadTable["order"],
      mark: of("amount", markQuestion(table)) as ReadTable["mark"],
    };
  });
}

/** Returns a reader of rows, with the answers of staff. */
export function openTables<Role extends string>(
  shape: TableShape<Role>,
  summary: TableSummary,
  answers: Answers,
): (row: TableRow) => TableCells<Role> | undefined {
  const chosen = chosenTables(shape, summary, answers);
  const plans = planTables(shape, summary, answers);
  const amountRoles = Object.entries<RoleShape>(shape.roles).flatMap(([role, { holds }]) =>
    holds === "amount" ? role : [],
  );
  return ({ table: index, number, cells }) => {
    const plan = plans[index];
    if (plan === undefined || !chosen.has(index)) return undefined;
    const { table, columns, order, mark } = plan;
    const program = shape.programs.find(({ name }) => name === table.program);
    const read = Object.fromEntries(
      Object.entries<RoleShape>(shape.roles).map(([role, { isLong }]) => {
        const cell = cells[columns[role] ?? -1] ?? "";
        return [role, isLong ? cleanText(cell).replace(/^'(?=[=+\-@])/, "") : cleanCell(cell)];
      }),
    ) as Record<Role, string>;
    return {
      table,
      file: table.file,
      number,
      cells: read,
      all: cells.map(cleanCell),
      columns,
      hasColumn: (role) => columns[role] !== undefined,
      day: (role) => {
        const isUtc = program?.isUtc || /\b(?:UTC|GMT)\b/.test(table.heads[columns[role] ?? -1] ?? "");
        return readTableDay(read[role], order.value, isUtc, table.until);
      },
      figures: (role) => plainFigures(read[role], mark),
      figuresOf: (cell) => plainFigures(cell, mark),
      dayProblem: (role) => dayProblemOf(read[role], order.value, table.until),
      hasTwoReadings: (role, cell = read[role]) => mark.value === undefined && provenMark(cell) === "unclear",
      isSplit: isSplit(plan, cells, amountRoles),
    };
  };
}

const frenchMonths = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("fr", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, month, 1)),
);

/**
 * @param order undefined if it is unknown
 * @param isUtc true if times without a zone are in UTC
 * @param until last possible day; undefined if days may be in the future
 */
export function readTableDay(
  cell: string,
  order: TableOrder | undefined,
  isUtc = false,
  until?: string,
): string | undefined {
  const proven = provenOrder(cell, until);
  if (proven === "unclear" && order === undefined) return undefined;
  const chosen = order ?? (proven === "unclear" ? undefined : proven);
  const day = chosen === "year" ? readInOrder(cell, chosen, undefined) : readDay(cell, frenchMonths, chosen);
  if (day === undefined || !isPlainDate(day)) return undefined;
  const [, hours = "", minutes, half, zone] =
    /[T ,](\d{1,2}):(\d\d)(?::\d\d(?:\.\d{1,9})?)? ?([ap]m)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i.exec(
      withWesternDigits(cell),
    ) ?? [];
  if (hours === "" || (zone === undefined && !isUtc)) return day;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const moment = Date.parse(
    `${day}T${String(hour).padStart(2, "0")}:${minutes}:00${/^[+-]/.test(zone ?? "") ? zone : "Z"}`,
  );
  return Number.isNaN(moment) ? day : siteDate(new Date(moment));
}

/** @returns undefined for a day that is read, or that is none in any order */
function dayProblemOf(cell: string, order: TableOrder | undefined, until: string | undefined) {
  const proven = provenOrder(cell, until);
  if (proven === undefined || order === proven) return undefined;
  if (order === undefined) return proven === "unclear" ? "row-order" : undefined;
  return proven === "unclear" ? undefined : (`row-${order}-first` as const);
}

/** Removes separators of thousands. A cell that only one reading allows proves it for itself. */
function plainFigures(cell: string, { value, isProven }: Mark): string | undefined {
  const proven = provenMark(cell);
  if (proven === "wrong" || (proven === "unclear" && value === undefined)) return undefined;
  const own = proven === "whole" ? (cell.includes(",") ? "." : ",") : proven === "unclear" ? undefined : proven;
  const decimal = (proven === "whole" && isProven ? value : own) ?? value ?? ".";
  return cell.replaceAll(decimal === "." ? "," : ".", "").replace(decimal, ".");
}

/** Returns true if cells stand beyond the heads, or if three digits beside an amount may be its thousands. */
function isSplit({ table, columns }: ReadTable, cells: readonly string[], amountRoles: readonly string[]): boolean {
  const { width, length = 0, heads } = table;
  if (width === undefined) return false;
  if (cells.slice(width).some((cell) => cell !== "")) return true;
  return amountRoles.some((role) => {
    const column = columns[role];
    if (column === undefined || (heads[column + 1] !== "" && cells.length <= length)) return false;
    return /^\D{0,6}\d{1,3}$/.test(cells[column] ?? "") && /^\d{3}(?:[.,]\d\d?)?$/.test(cells[column + 1] ?? "");
  });
}
