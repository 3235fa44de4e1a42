import type { FileInput } from "../file-worker/file-worker.ts";
import type { ExportOptions, ExportProblem, ReadExport } from "./export-rows.ts";
import { readWxr } from "./read-wxr.ts";

/** Reads one piece of an export of another program. Runs in the file worker. */
export async function readExport(
  file: FileInput,
  options: ExportOptions,
): Promise<ReadExport | { problem: ExportProblem }> {
  if (options.program === "wordpress") return readWxr(file.pieces(), options);
  if (options.program === "ghost") return (await import("./read-ghost.ts")).readGhost(file.whole(), options);
  return (await import("./read-calendar.ts")).readCalendar(file.whole(), options);
}
