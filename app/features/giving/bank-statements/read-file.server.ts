import type { FileWorker } from "../../../server/file-worker/file-worker.ts";
import { readSpreadsheet } from "../../../server/spreadsheets/read-spreadsheet.server.ts";
import { cleanCell } from "./read-cells.ts";
import { findHeader } from "./statement-columns.ts";
import type { StatementForm } from "./statement-form.ts";

/** Two megabytes of rows, and room for those of a bank that writes long ones. */
export const maxFileBytes = 5 * 1024 * 1024;

const maxRows = 20_000;

const cleanRows = (rows: string[][]): string[][] => rows.map((row) => row.map(cleanCell));

/** The heads that a separator lets through count most, then the cells. */
function rate(rows: string[][], form: StatementForm): number {
  const clean = cleanRows(rows);
  return findHeader(clean, form).known * 100 + Math.max(...clean.map(({ length }) => length));
}

/**
 * Reads a statement's file, CSV or XLSX, as rows of cleaned cells.
 * @returns undefined for a file of another kind
 * @throws FileWorkerBusy, FileTooCostly
 */
export async function readFile(
  worker: FileWorker,
  bytes: Uint8Array,
  form: StatementForm,
): Promise<string[][] | undefined> {
  const rows = await readSpreadsheet(worker, bytes, {
    maxRows,
    encoding: form.encoding,
    rate: (rows) => rate(rows, form),
  });
  return rows?.some((row) => row.length > 2) ? cleanRows(rows) : undefined;
}
