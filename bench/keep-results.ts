import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Row, tableOf } from "./part.ts";
import { root } from "./site-process.ts";

const file = join(root, "bench/RESULTS.md");

/**
 * Writes figures to `bench/RESULTS.md`, replacing earlier ones. Other figures of the same machine stay: parts can be
 * measured one by one, and each line has its date.
 */
export function saveResults(rows: Row[]): void {
  const [{ model } = { model: "unknown" }] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const head = `# What the site was measured to do

\`npm run bench -- --keep\` on ${machine}. Figures with seconds in them move with the machine; ratios compare two things in one run.
`;
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [names = "", rule = "", ...now] = tableOf(rows).split("\n");
  const lines = new Map(before.startsWith(head) ? linesIn(before) : []);
  for (const line of now) lines.set(figureOf(line), `${line} ${day} |`);
  writeFileSync(file, [head, `${names} measured on |`, `${rule}---|`, ...lines.values(), ""].join("\n"));
}

function linesIn(text: string): [figure: string, line: string][] {
  const table = text.split("\n").filter((line) => line.startsWith("| "));
  return table.slice(1).map((line) => [figureOf(line), line]);
}

const figureOf = (line: string) => line.split(" | ")[0] ?? "";
