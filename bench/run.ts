// `npm run bench -- site`: measures the figures that docs promise. Arguments select parts; `--keep` saves the results.
import { parseArgs } from "node:util";
import { firstView } from "./first-view.ts";
import { lighthouseHome, lighthousePages, lighthouseStaff } from "./lighthouse.ts";
import { Missing, type Part, type Row, tableOf } from "./part.ts";
import { rendering } from "./rendering.ts";
import { running } from "./running.ts";
import { saveResults } from "./save-results.ts";
import { throughput } from "./throughput.ts";

const all: Part[] = [firstView, throughput, rendering, running, lighthouseHome, lighthousePages, lighthouseStaff];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "boolean", default: false } },
});
const parts = all.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));

const rows: Row[] = [];

try {
  for (const { name, measure } of parts) {
    process.stdout.write(`${name} …\n`);
    rows.push(...(await measure()));
    // After each part, so that a later failure loses nothing.
    if (values.keep) saveResults(rows);
  }
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
process.stdout.write(`\n${tableOf(rows)}\n`);
