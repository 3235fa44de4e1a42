import { bareWord } from "../../giving/bank-statements/bank-statement-form.ts";
import type { RoleShape, TableProgram, TableShape } from "./table-shape.ts";

/** Number of rows in which the heads are searched; titles stand above them. */
const searchedRows = 60;

/** Maximum length of a head (characters). */
const maxHead = 60;

/** Share of filled cells that must fit, so that a column is found without its head. */
const mostCells = 0.8;

/** Normalizes a head: `E-mail (home)` becomes `e mail`. */
export function bareHead(cell: string): string {
  const short = bareWord(cell.slice(0, maxHead));
  const split = (text: string) => text.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== "");
  const whole = split(short.replace(/\([^()]*\)/g, " "));
  return (whole.length > 0 ? whole : split(short)).join(" ");
}

/** Words that say nothing about a column. */
const littleWords = new Set("of the a an our s de du des la le les l d".split(" "));

/** Joins the words of a head in one order: `Name of the donor` is the same head as `Donor name`; empty for one word. */
function looseHead(head: string): string {
  const words = head.split(" ").filter((word) => !littleWords.has(word));
  return words.length > 1 ? words.toSorted().join(" ") : "";
}

/** Returns the column of each role whose head is known, first by the same words. A column has one role. */
function columnsByHeads<Role extends string>(
  heads: readonly string[],
  names: Partial<Record<Role, readonly string[]>>,
  isColumn: (role: Role, index: number) => boolean = () => true,
) {
  const columns: Record<string, number> = {};
  const taken = new Set<number>();
  const inAnyOrder = heads.map(looseHead);
  for (const [all, spell] of [
    [heads, (name: string) => bareHead(name)],
    [inAnyOrder, (name: string) => looseHead(bareHead(name))],
  ] as const)
    for (const [role, wanted] of Object.entries(names) as [Role, readonly string[]][]) {
      if (columns[role] !== undefined) continue;
      const found = wanted
        .map(spell)
        .map((name) =>
          name === ""
            ? -1
            : all.findIndex((head, index) => head === name && !taken.has(index) && isColumn(role, index)),
        )
        .find((index) => index >= 0);
      if (found === undefined) continue;
      columns[role] = found;
      taken.add(found);
    }
  return columns;
}

const namesOf = <Role extends string>({ roles }: TableShape<Role>): Partial<Record<Role, readonly string[]>> =>
  Object.fromEntries(
    Object.entries<{ names: readonly string[] }>(roles).map(([role, { names }]) => [role, names]),
  ) as Record<Role, readonly string[]>;

const findProgram = <Role extends string>(
  { programs }: TableShape<Role>,
  heads: readonly string[],
): TableProgram<Role> | undefined =>
  programs.find(({ marks }) => marks.every((mark) => heads.includes(bareHead(mark))));

/** Number of roles that the heads of a row name; heads of a known program count most. */
function rateHeads<Role extends string>(shape: TableShape<Role>, row: readonly string[]): number {
  const heads = row.map(bareHead);
  const known = Object.keys(columnsByHeads(heads, namesOf(shape))).length;
  return known + (findProgram(shape, heads) === undefined ? 0 : 100);
}

/** A head has words: neither figures nor an address. `Amount ('000)` is one. */
const isHeadCell = (cell: string): boolean => !/@|\d{3}/.test(cell.replace(/(?<![\d.,'’])[.,'’]?000(?!\d)/, ""));

/** Finds the row with the heads. @returns its index; -1 if the table has none */
export function findHeader<Role extends string>(shape: TableShape<Role>, rows: readonly string[][]): number {
  const first = rows.slice(0, searchedRows);
  const rated = first.map((row) => rateHeads(shape, row));
  const best = Math.max(0, ...rated);
  if (best > 0) return rated.indexOf(best);
  const filled = first.map((row) => row.filter((cell) => cell !== "").length);
  const widest = filled.indexOf(Math.max(0, ...filled));
  return (first[widest] ?? []).every((cell) => !/[@\d]/.test(cell)) ? widest : -1;
}

/** Rates a table, or a CSV with one separator: the more columns it has, and the more of them are known, the better. */
export function rateRows<Role extends string>(shape: TableShape<Role>, rows: readonly string[][]): number {
  const first = rows.slice(0, searchedRows);
  const known = Math.max(0, ...first.map((row) => rateHeads(shape, row)));
  return known * 1_000 + Math.max(0, ...first.map(({ length }) => length));
}

export interface FoundColumns {
  heads: string[];
  program: string | undefined;
  columns: Record<string, number>;
  filled: number[];
}

/** Proposes the columns of a table by their heads, then by their cells. @param below rows below the heads */
export function findColumns<Role extends string>(
  shape: TableShape<Role>,
  header: readonly string[],
  below: readonly string[][],
): FoundColumns {
  const bare = header.map(bareHead);
  const program = findProgram(shape, bare);
  const roles: Readonly<Record<Role, RoleShape>> = shape.roles;
  const columns = columnsByHeads(bare, program?.columns ?? namesOf(shape), (role, index) =>
    program !== undefined || roles[role].isColumn === undefined
      ? true
      : roles[role].isColumn(below.slice(0, searchedRows).map((row) => row[index] ?? "")),
  );
  const width = Math.max(header.length, ...below.slice(0, searchedRows).map(({ length }) => length));
  for (const [role, { isCell }] of Object.entries<{ isCell?(cell: string): boolean }>(shape.roles)) {
    if (isCell === undefined || columns[role] !== undefined || program !== undefined) continue;
    const free = [...Array(width).keys()].filter((index) => !Object.values(columns).includes(index));
    const found = free.find((index) => {
      const cells = below.slice(0, searchedRows).flatMap((row) => row[index] || []);
      return cells.length > 0 && cells.filter(isCell).length >= cells.length * mostCells;
    });
    if (found !== undefined) columns[role] = found;
  }
  const heads = [...Array(width).keys()].map((index) => {
    const head = header[index] ?? "";
    return isHeadCell(head) ? head.slice(0, maxHead).trim() : "";
  });
  const filled = [...Array(width).keys()].filter((index) => below.some((row) => (row[index] ?? "") !== ""));
  return { heads, program: program?.name, columns, filled };
}
