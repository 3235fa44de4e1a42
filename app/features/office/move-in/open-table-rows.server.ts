import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { cleanText } from "../../../values/typed-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { cleanCell, type DayOrder, readDay } from "../../giving/bank-statements/read-cells.ts";
import type { Answers } from "./import-kind.server.ts";
import { provenMark, provenOrder } from "./prove-cells.server.ts";
import type { FoundTable, Proof, RoleShape, TableRow, TableShape, TableSummary } from "./table-shape.ts";

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
  hasColumn(role: Role): boolean;
  /** ISO date of the site's clock; undefined for an empty, impossible or unclear day. */
  day(role: Role): string | undefined;
  /** Amount without separators of thousands, such as `5000.00`; undefined for an unclear one. */
  figures(role: Role): string | undefined;
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
    if (answer === "") return [];
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

/** Returns the reading that most cells prove. */
const provenByMost = ({ counts }: Proof): string | undefined =>
  Object.entries(counts).toSorted(([, a], [, b]) => b - a)[0]?.[0];

/** A table with its columns, and how its days and amounts are read. */
export interface ReadTable {
  table: FoundTable;
  columns: Partial<Record<string, number>>;
  order: { value: DayOrder | undefined; unclear: string | undefined };
  mark: { value: "." | "," | undefined; unclear: string | undefined };
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
      // A cell that contradicts most amounts is not read. Days in both orders are a question.
      const known = holds === "amount" ? provenByMost(own) : program?.order;
      const isBoth = Object.keys(own.counts).length > 1;
      const value = provenAlone(own) ?? (isBoth && holds === "day" ? undefined : (provenAlone(all) ?? known));
      if (value !== undefined) return { value, unclear: undefined };
      return { value: answers[question] || undefined, unclear: own.unclear };
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
      hasColumn: (role) => columns[role] !== undefined,
      day: (role) => readTableDay(read[role], order.value, program?.isUtc),
      figures: (role) => plainFigures(read[role], mark.value),
    };
  };
}

const frenchMonths = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("fr", { month: "long", timeZone: "UTC" }).format(Date.UTC(2024, month, 1)),
);

/** @param order undefined if it is unknown @param isUtc true if times without a zone are in UTC */
export function readTableDay(cell: string, order: DayOrder | undefined, isUtc = false): string | undefined {
  const proven = provenOrder(cell);
  if (proven === "unclear" && order === undefined) return undefined;
  const day = readDay(cell, frenchMonths, order ?? (proven === "unclear" ? undefined : proven));
  if (day === undefined || !isPlainDate(day)) return undefined;
  const [, hours = "", minutes, half, zone] =
    /[T ,](\d{1,2}):(\d\d)(?::\d\d(?:\.\d{1,9})?)? ?([ap]m)?(Z|[+-]\d\d:?\d\d)?$/i.exec(withWesternDigits(cell)) ?? [];
  if (hours === "" || (zone === undefined && !isUtc)) return day;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const moment = Date.parse(`${day}T${String(hour).padStart(2, "0")}:${minutes}:00${zone ?? "Z"}`);
  return Number.isNaN(moment) ? day : siteDate(new Date(moment));
}

/** Removes separators of thousands. @param mark sign before the decimals; undefined if it is unknown */
function plainFigures(cell: string, mark: "." | "," | undefined): string | undefined {
  const proven = provenMark(cell);
  if (proven === "unclear" ? mark === undefined : proven !== undefined && mark !== undefined && proven !== mark)
    return undefined;
  const decimal = mark ?? (proven === "unclear" ? undefined : proven) ?? ".";
  return cell.replaceAll(decimal === "." ? "," : ".", "").replace(decimal, ".");
}
