import type { FileInput } from "../file-worker/file-worker.ts";
import type { ExportOptions, ExportProblem, PackedExport, ReadExport } from "./export-rows.ts";
import { readWxr } from "./read-wxr.ts";

/** Reads one piece of an export of another program. Runs in the file worker. */
export async function readExport(
  file: FileInput,
  options: ExportOptions,
): Promise<PackedExport | { problem: ExportProblem }> {
  const read = await readRows(file, options);
  if ("problem" in read) return read;
  const { rows, ...beside } = read;
  // The site stores the rows without reading them.
  return { ...beside, lines: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")), count: rows.length };
}

async function readRows(file: FileInput, options: ExportOptions): Promise<ReadExport | { problem: ExportProblem }> {
  if (options.program === "wordpress") return readWxr(file.pieces(), options);
  if (options.program === "ghost") return (await import("./read-ghost.ts")).readGhost(file.whole(), options);
  return (await import("./read-calendar.ts")).readCalendar(file.whole(), options);
}
