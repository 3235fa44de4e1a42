import type { FileWorker } from "../../../server/file-worker/file-worker.ts";
import { readSpreadsheet, type SheetRows } from "../../../server/spreadsheets/read-spreadsheet.server.ts";
import { cleanCell } from "./read-cells.ts";
import { findHeader } from "./statement-columns.ts";
import type { StatementForm } from "./statement-form.ts";

/** Two megabytes of rows, and room for those of a bank that writes long ones. */
export const maxFileBytes = 5 * 1024 * 1024;

const maxRows = 20_000;

const cleanRows = (rows: string[][]): string[][] => rows.map((row) => row.map(cleanCell));

/** The heads that a sheet has, or a separator lets through, count most, then the cells. */
function rate(rows: string[][], form: StatementForm): number {
  const clean = cleanRows(rows);
  return findHeader(clean, form).known * 100 + Math.max(...clean.map(({ length }) => length));
}

/**
 * Reads a statement's file as rows of cleaned cells.
 * @throws FileWorkerBusy, FileTooCostly
 */
export async function readFile(worker: FileWorker, bytes: Uint8Array, form: StatementForm): Promise<SheetRows> {
  const read = await readSpreadsheet(worker, bytes, {
    maxRows,
    encoding: form.encoding,
    rate: (rows) => rate(rows, form),
  });
  if ("problem" in read) return read;
  return read.rows.some((row) => row.length > 2) ? { ...read, rows: cleanRows(read.rows) } : { problem: "unknown" };
}
