import type { FileWorker } from "../file-worker/file-worker.ts";
import type { Rows, TextEncoding, UnreadKind } from "./parse-spreadsheet.server.ts";

export interface ReadOptions {
  maxRows: number;
  /** Encoding of a CSV that is not UTF-8. */
  encoding?: TextEncoding | undefined;
  /** Rates the first rows of a sheet, or of a CSV with one separator: the file is read as the best one. */
  rate(rows: Rows): number;
}

/** @param sheet name of the sheet, if there are several */
export type SheetRows = { rows: Rows; sheet?: string | undefined } | { problem: UnreadKind | "unknown" };

/**
 * Reads a file from staff as rows of cells: CSV, XLSX, MT940, or a page with a table.
 * @throws FileWorkerBusy, FileTooCostly
 */
export async function readSpreadsheet(
  worker: FileWorker,
  bytes: Uint8Array,
  { maxRows, encoding, rate }: ReadOptions,
): Promise<SheetRows> {
  const open = (part?: string) =>
    worker.open("spreadsheet", { maxRows, encoding, ...(part !== undefined && { part }) }, bytes, "staff");
  const first = await open();
  if ("tables" in first) return { problem: "unknown" };
  if (!("samples" in first)) return first;
  const [best] = first.samples
    .map(({ part, rows }) => ({ part, rating: rate(rows) }))
    .toSorted((a, b) => b.rating - a.rating);
  if (best === undefined) return { problem: "unknown" };
  const read = await open(best.part);
  if ("samples" in read || "tables" in read) return { problem: "unknown" };
  return "rows" in read && first.areSheets ? { ...read, sheet: best.part } : read;
}
