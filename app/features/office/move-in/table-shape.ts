import type { DayOrder } from "../../giving/bank-statements/read-cells.ts";

/**
 * A kind of import that reads tables (CSV, TSV, XLSX, or a ZIP file with CSV) says which columns it wants.
 * Its `read` calls `readTables`, which stores rows as `TableRow`. Its `ask` begins with `askAboutTables`.
 * Its `look` and `begin` call `openTables(shape, summary, answers)` once. The result reads each row:
 * `{ table, file, number, cells: Record<role, text>, day(role), figures(role) }`, or undefined for a row that is not
 * wanted. `day` is an ISO date of the site's clock, and `figures` is such as `5000.00`; both are undefined if the cell
 * cannot be read. A note names a row with `noteOf(row)`: its number in the file, and the number of the file.
 */
export interface TableShape<Role extends string> {
  roles: Readonly<Record<Role, RoleShape>>;
  /** Programs whose heads are known: staff are not asked about their columns. */
  programs: readonly TableProgram<Role>[];
  /** The list says what was: a day in the future is no reading of a date. */
  isPast?: boolean;
  /** Names of the roles for staff, read late. */
  labels(): Readonly<Record<Role, string>>;
}

export interface RoleShape {
  /** Heads in English and French, the most likely first; none for a column that only known programs have. */
  names: readonly string[];
  /** Asks once for the file what an unclear day or amount means. */
  holds?: "day" | "amount";
  /** Staff must choose a column. */
  isNeeded?: boolean;
  /**
   * Staff must say if a column without a role is this one. "No column" is an answer, so that no list silently loses, for
   * example, its donors. Names of roles of which one is enough.
   */
  isAskedUnless?: readonly string[];
  /** Keeps line ends. */
  isLong?: boolean;
  /** Returns false if the cells below a head of this role are of another kind: another role may have the column. */
  isColumn?(cells: readonly string[]): boolean;
  /** Returns true for a cell that only this column has: it is found without a head. */
  isCell?(cell: string): boolean;
}

export interface TableProgram<Role extends string> {
  name: string;
  /** Heads that together only this program writes. */
  marks: readonly string[];
  /** Heads of the columns; a role without one has no column. */
  columns: Partial<Record<Role, readonly string[]>>;
  /** Times without a zone are in UTC. */
  isUtc?: boolean;
  /** Order of its dates in figures, unless the file proves another one. */
  order?: DayOrder;
  /** Decimal mark of its amounts. */
  mark?: ".";
}

/** Facts about one table of the files. They hold no row. */
export interface FoundTable {
  /** Number of the file, from 1 on; each file of an archive counts. */
  file: number;
  /** Name of the file. */
  name: string;
  /** Name of the sheet, if the file has several visible ones. */
  sheet?: string;
  /** Text above the heads; undefined for none. */
  title?: string;
  /** Number of the row with the heads, from 1 on; 0 without one. */
  header: number;
  /** Heads as staff see them; empty for none. */
  heads: string[];
  /** The same for tables with the same heads. */
  signature: string;
  /** Number of cells up to the last filled head, and of all cells in the row of heads; none without heads. */
  width?: number;
  length?: number;
  program?: string;
  /** Proposed column of each role. */
  columns: Record<string, number>;
  /** Columns that have cells; undefined in imports of an earlier version. */
  filled?: number[];
  /** Proofs of each column: the order of day and month, and the decimal mark. */
  days: Record<number, Proof>;
  amounts: Record<number, Proof>;
  /** Last possible day of its cells, if its list says what was: the day on which it was read. */
  until?: string;
  rows: number;
}

/** Number of cells that prove each reading, and an example of a cell that proves none. */
export interface Proof {
  counts: Record<string, number>;
  unclear?: string;
}

export interface TableSummary {
  tables: FoundTable[];
  /** Columns that staff chose for the same heads in earlier imports. */
  remembered: Record<string, string>;
}

/** A row as the files have it. */
export interface TableRow {
  /** Index among the tables of the summary. */
  table: number;
  /** Number of the row in its file, from 1 on. */
  number: number;
  cells: string[];
}
