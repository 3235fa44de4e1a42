import type { FileTasks, FileWorker } from "../file-worker/file-worker.ts";
import type { Rows, TextEncoding } from "./parse-spreadsheet.server.ts";

export interface ReadOptions {
  maxRows: number;
  /** What a CSV is written in that is not UTF-8. */
  encoding?: TextEncoding | undefined;
  /** Rates the first rows, as one separator divides them: the best one reads the file. */
  rate(rows: Rows): number;
}

/**
 * Reads a CSV or XLSX file of staff as rows of cells.
 * @returns undefined for a file of another kind, and beyond `maxRows`
 * @throws FileWorkerBusy, FileTooCostly
 */
export async function readSpreadsheet(
  worker: FileWorker,
  bytes: Uint8Array,
  { maxRows, encoding, rate }: ReadOptions,
): Promise<Rows | undefined> {
  const open = (separator?: string) =>
    worker.open("spreadsheet", { maxRows, encoding, ...(separator !== undefined && { separator }) }, bytes, "staff");
  const first = await open();
  if (!("samples" in first)) return rowsOf(first);
  const [best] = first.samples
    .map(({ separator, rows }) => ({ separator, rating: rate(rows) }))
    .toSorted((one, other) => other.rating - one.rating);
  return best && rowsOf(await open(best.separator));
}

const rowsOf = (made: FileTasks["spreadsheet"]["made"]) => ("rows" in made ? made.rows : undefined);
