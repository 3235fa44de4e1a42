import { createHash } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import type { FileTasks } from "../../../server/file-worker/file-worker.ts";
import { siteDate } from "../../../values/dates.ts";
import { cleanCell } from "../../giving/bank-statements/read-cells.ts";
import { bareHead, findColumns, findHeader, rateRows } from "./find-columns.server.ts";
import { listImports } from "./move-in-queries.server.ts";
import { undecided } from "./open-table-rows.server.ts";
import { noteProofs } from "./prove-cells.server.ts";
import type { FoundTable, TableRow, TableShape, TableSummary } from "./table-shape.ts";
import { linesOf, type RowLines, type WaitingFile } from "./waiting-files.server.ts";

/** Maximum size of one file (bytes). */
const maxTableBytes = 5 * 2 ** 20;

const maxRows = 100_000;

/** Maximum length of a cell that is kept (characters). */
const maxCell = 10_000;

/** Maximum length of the text above the heads (characters). */
const maxTitle = 200;

/** Number of rows in one stored piece. */
const pieceRows = 2_000;

type Read = FileTasks["spreadsheet"]["made"];

interface Reading<Role extends string> {
  ctx: AppContext;
  shape: TableShape<Role>;
  tables: FoundTable[];
  write(rows: RowLines): Promise<void>;
}

/**
 * Opens the tables of files in the file worker, and stores their rows. Hidden sheets are not read.
 * @param kind name of the kind of import
 * @returns the facts about the tables, or the name of a sentence of `staffMoveIn.problems`
 * @throws FileWorkerBusy, FileTooCostly
 */
export async function readTables<Role extends string>(
  ctx: AppContext,
  { kind, shape }: { kind: string; shape: TableShape<Role> },
  files: readonly WaitingFile[],
  write: (rows: RowLines) => Promise<void>,
): Promise<{ summary: TableSummary } | { problem: string }> {
  const reading: Reading<Role> = { ctx, shape, tables: [], write };
  let count = 0;
  for (const file of files) {
    if (file.size > maxTableBytes) return { problem: "tooLarge" };
    const first = await open(ctx, file, { inside: "" });
    const inside = "tables" in first ? first.tables : [undefined];
    for (const one of inside) {
      const read = one === undefined ? first : await open(ctx, file, { inside: one });
      const place = { file: ++count, name: one?.slice(one.lastIndexOf("/") + 1) ?? file.name };
      const parts = await readParts(reading, file, read, one);
      if (typeof parts === "string") return { problem: parts };
      for (const { sheet, rows } of parts)
        await addTable(reading, { ...place, ...(sheet !== undefined && { sheet }) }, rows);
    }
  }
  if (reading.tables.every(({ rows }) => rows === 0)) return { problem: "empty" };
  return { summary: { tables: reading.tables, remembered: await findRemembered(ctx, kind) } };
}

const open = (
  { fileWorker }: AppContext,
  { content }: WaitingFile,
  options: { inside?: string | undefined; part?: string },
): Promise<Read> => {
  const { inside = "", part } = options;
  return fileWorker.open("spreadsheet", { maxRows, inside, ...(part !== undefined && { part }) }, content, "staff");
};

type Part = { sheet?: string; rows: string[][] };

/** Reads all visible sheets of a workbook, or a CSV with the separator that gives most columns. */
async function readParts<Role extends string>(
  { ctx, shape }: Reading<Role>,
  file: WaitingFile,
  first: Read,
  inside: string | undefined,
): Promise<Part[] | string> {
  if ("rows" in first) return [{ rows: clean(first.rows) }];
  if (!("samples" in first)) return "table";
  const rated = first.samples
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== "")))
    .map(({ part, rows }) => ({ part, rating: rateRows(shape, clean(rows)) }))
    .toSorted((a, b) => b.rating - a.rating);
  const wanted = first.areSheets
    ? first.samples.map(({ part }) => part).filter((part) => rated.some((one) => one.part === part))
    : rated.slice(0, 1).map(({ part }) => part);
  const parts: Part[] = [];
  for (const part of wanted) {
    const read = await open(ctx, file, { inside, part });
    if (!("rows" in read)) return "table";
    parts.push({ ...(first.areSheets && wanted.length > 1 && { sheet: part }), rows: clean(read.rows) });
  }
  return parts;
}

/** Cuts long cells. Line ends stay, as some columns hold texts. */
const clean = (rows: string[][]): string[][] => rows.map((row) => row.map((cell) => cell.slice(0, maxCell).trim()));

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== "");

async function addTable<Role extends string>(
  { ctx, shape, tables, write }: Reading<Role>,
  place: Pick<FoundTable, "file" | "name" | "sheet">,
  rows: string[][],
): Promise<void> {
  const header = findHeader(shape, rows);
  const below = rows.slice(header + 1);
  const { heads, program, columns, filled } = findColumns(shape, rows[header] ?? [], below.filter(isFilled));
  const title = rows.slice(0, Math.max(0, header)).flat().filter(Boolean).join(" ").slice(0, maxTitle);
  const table: FoundTable = {
    ...place,
    ...(title !== "" && { title }),
    header: header + 1,
    heads,
    signature: createHash("sha256").update(heads.map(bareHead).join("|")).digest("hex").slice(0, 12),
    ...(header >= 0 && { width: 1 + (rows[header]?.findLastIndex((cell) => cell !== "") ?? -1) }),
    ...(header >= 0 && { length: rows[header]?.length ?? 0 }),
    ...(program !== undefined && { program }),
    columns,
    filled,
    days: {},
    amounts: {},
    ...(shape.isPast && { until: siteDate(ctx.clock.now()) }),
    rows: 0,
  };
  const index = tables.push(table) - 1;
  let piece: TableRow[] = [];
  for (const [at, cells] of below.entries()) {
    if (!isFilled(cells)) continue;
    table.rows++;
    noteProofs(table, cells.map(cleanCell));
    piece.push({ table: index, number: header + at + 2, cells });
    if (piece.length < pieceRows) continue;
    await write(linesOf(piece));
    piece = [];
  }
  await write(linesOf(piece));
}

/** Finds the columns that staff chose in earlier imports of this kind; the last choice wins. */
async function findRemembered({ db }: AppContext, kind: string): Promise<Record<string, string>> {
  const earlier = (await listImports(db)).filter((one) => one.kind === kind).toReversed();
  const answers = earlier.flatMap((one) => Object.entries(JSON.parse(one.answers) as Record<string, unknown>));
  return Object.fromEntries(
    answers.flatMap(([name, value]) =>
      name.startsWith("column:") && typeof value === "string" && value !== undecided ? [[name, value]] : [],
    ),
  );
}
