// `npm run bench -- plots`: draws docs/plots/*.svg and the tables of bench/RESULTS.md and docs/reliability.md from
// bench/results/*.json. Benchmarks call it with `--keep`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { byRows, losses, perProcess } from "./plots-of-load.ts";
import { budgets, firstPaint, throughput } from "./plots-of-site.ts";
import { faultsTable, resultsPage } from "./result-tables.ts";
import { type Results, readResults } from "./results.ts";
import { root } from "./site-process.ts";

/** Returns the text of each file by its path. */
export function drawResults(): Record<string, string> {
  const bench = readResults("bench");
  const scale = readResults("scale");
  const processes = readResults("processes");
  const faults = readResults("faults");
  return {
    "docs/plots/throughput.svg": throughput(bench),
    "docs/plots/budgets.svg": budgets(bench),
    "docs/plots/first-paint.svg": firstPaint(bench),
    "docs/plots/pages-by-rows.svg": byRows(scale, false),
    "docs/plots/searches-by-rows.svg": byRows(scale, true),
    "docs/plots/processes.svg": perProcess(processes),
    "docs/plots/faults.svg": losses(faults),
    "docs/reliability.md": withTable(readFileSync(join(root, "docs/reliability.md"), "utf8"), lastRun(faults)),
    "bench/RESULTS.md": resultsPage(bench, scale, processes),
  };
}

export function writeDrawnResults(): void {
  for (const [path, text] of Object.entries(drawResults())) writeFileSync(join(root, path), text);
}

function lastRun({ machine, rows }: Results["faults"]): string {
  return `The last run of each by \`npm run faults -- --keep\`, on ${machine}.\n\n${faultsTable(rows)}\n`;
}

function withTable(page: string, table: string): string {
  return page.replace(/(?<=<!-- faults -->\n)[\s\S]*(?=<!-- \/faults -->)/, () => `${table}\n`);
}

if (process.argv[1] === import.meta.filename) writeDrawnResults();
