// `npm run faults`: injects all foreseen faults and counts losses. `-- --short` does less of each, as `npm test` does;
// the full run is written to docs/reliability.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../site-process.ts";
import { clockJumps } from "./clock-jumps.ts";
import { diskFull } from "./disk-full.ts";
import { halfSent } from "./half-sent.ts";
import { hostileRequests } from "./hostile-requests.ts";
import { killed } from "./killed.ts";
import { locked } from "./locked.ts";
import { mailDown } from "./mail-down.ts";
import type { Fault } from "./run-fault.ts";
import { strangeRequests } from "./strange-requests.ts";
import { twoProcesses } from "./two-processes.ts";
import { workerKilled } from "./worker-killed.ts";

const all: Fault[] = [
  ...[killed, mailDown, workerKilled, diskFull, locked, clockJumps, twoProcesses, strangeRequests],
  ...[hostileRequests, halfSent],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
});
const faults = all.filter(({ name }) => positionals.every((word) => name.includes(word)));

const lines: string[] = [];
let isWell = true;
for (const { name, run } of faults) {
  process.stdout.write(`${name} …\n`);
  const start = performance.now();
  const outcome = await run({ isShort: values.short });
  const seconds = Math.round((performance.now() - start) / 1_000);
  if ("notTried" in outcome) {
    lines.push(`| ${name} | not tried: ${outcome.notTried} | | | | |`);
    continue;
  }
  const { tried, accepted, lost, duplicates, note = "" } = outcome;
  if (lost > 0 || duplicates > 0 || outcome.faults.length > 0) isWell = false;
  for (const sentence of outcome.faults) process.stdout.write(`  wrong: ${sentence}\n`);
  lines.push(
    `| ${name} | ${tried} | ${accepted} | ${lost} | ${duplicates} | ${[note, ...outcome.faults].filter(Boolean).join("; ")} (${seconds} s) |`,
  );
}

const table = ["| fault | tried | accepted | lost | duplicate | |", "|---|---|---|---|---|---|", ...lines].join("\n");
process.stdout.write(`\n${table}\n`);

if (values.keep) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const head = `# What breaking the site showed\n\nThe last whole run of \`npm run faults -- --keep\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}.\n`;
  writeFileSync(join(root, "docs/reliability.md"), `${head}\n${table}\n\n${explanation()}`);
}
process.exit(isWell ? 0 : 1);

/** The text below the table, which stays. */
function explanation(): string {
  const path = join(root, "docs/reliability.md");
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text.slice(Math.max(0, text.indexOf("## ")));
}
