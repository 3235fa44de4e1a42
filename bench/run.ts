// `npm run bench`: measures what issue and docs promise, and prints one table. Words after `--` choose parts by their
// names; `--keep` writes the table to bench/RESULTS.md, with the date and the machine.
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { firstView } from "./first-view.ts";
import { lighthouseHome, lighthousePages } from "./lighthouse.ts";
import { Missing, type Part, type Row } from "./part.ts";
import { rendering } from "./rendering.ts";
import { running } from "./running.ts";
import { root } from "./site-process.ts";
import { throughput } from "./throughput.ts";

const all: Part[] = [firstView, throughput, rendering, running, lighthouseHome, lighthousePages];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean", default: false } },
});
const parts = all.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));

const line = ({ figure, bound, measured, holds }: Row) =>
  `| ${figure} | ${bound} | ${measured} | ${holds ? "yes" : "**no**"} |`;
const rows: Row[] = [];
const table = () => ["| figure | bound | measured | holds |", "|---|---|---|---|", ...rows.map(line)].join("\n");

try {
  for (const { name, measure } of parts) {
    process.stdout.write(`${name} …\n`);
    rows.push(...(await measure()));
    // After each part: what was measured is not lost when a later one fails.
    if (values.keep) keep();
  }
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
process.stdout.write(`\n${table()}\n`);

function keep(): void {
  const [{ model } = { model: "unknown" }] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  const head = `# What the site was measured to do\n\n\`npm run bench -- --keep\`, ${day}, ${machine}, Node ${process.versions.node}. Figures with seconds in them move with the machine; ratios compare two things in one run.\n`;
  writeFileSync(join(root, "bench/RESULTS.md"), `${head}\n${table()}\n`);
}
