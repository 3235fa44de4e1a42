import type { FileWorker } from "../../../server/file-worker/file-worker.ts";
import { readSpreadsheet, type SheetRows } from "../../../server/spreadsheets/read-spreadsheet.server.ts";
import { findHeader } from "./bank-statement-columns.ts";
import type { BankStatementForm } from "./bank-statement-form.ts";
import { cleanCell } from "./read-cells.ts";

/** Enough for two megabytes of rows in the larger formats of some banks. */
export const maxFileBytes = 5 * 1024 * 1024;

const maxRows = 20_000;

const cleanRows = (rows: string[][]): string[][] => rows.map((row) => row.map(cleanCell));

/** Rates a sheet or a separator, by the number of known column headers and then of cells. */
function rate(rows: string[][], form: BankStatementForm): number {
  const clean = cleanRows(rows);
  return findHeader(clean, form).known * 100 + Math.max(...clean.map(({ length }) => length));
}

/** Reads a file into rows of cleaned cells. @throws FileWorkerBusy, FileTooCostly */
export async function readFile(worker: FileWorker, bytes: Uint8Array, form: BankStatementForm): Promise<SheetRows> {
  const read = await readSpreadsheet(worker, bytes, {
    maxRows,
    encoding: form.encoding,
    rate: (rows) => rate(rows, form),
  });
  if ("problem" in read) return read;
  return read.rows.some((row) => row.length > 2) ? { ...read, rows: cleanRows(read.rows) } : { problem: "unknown" };
}
