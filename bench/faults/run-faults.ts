// `npm run faults`: injects all foreseen faults and counts losses. `-- --short` shortens the quick ones;
// `--keep` writes to bench/results/ and docs/reliability.md.
import { parseArgs } from "node:util";
import { faultsTable } from "../result-tables.ts";
import type { FaultRow } from "../results.ts";
import { saveFaults } from "../save-results.ts";
import { clockJumps } from "./clock-jumps.ts";
import { container } from "./container.ts";
import { diskFull } from "./disk-full.ts";
import { filesOfStrangers } from "./files-of-strangers.ts";
import { frozen } from "./frozen.ts";
import { halfSent } from "./half-sent.ts";
import { hostileRequests } from "./hostile-requests.ts";
import { inFront } from "./in-front.ts";
import { killed } from "./killed.ts";
import { killedStarting } from "./killed-starting.ts";
import { locked } from "./locked.ts";
import { mailDown } from "./mail-down.ts";
import { phoneOffline } from "./phone-offline.ts";
import { readerBesideBackup } from "./reader-beside-backup.ts";
import { reportsAtOnce } from "./reports-at-once.ts";
import type { Fault } from "./run-fault.ts";
import { strangeRequests } from "./strange-requests.ts";
import { twoProcesses } from "./two-processes.ts";
import { twoVersions } from "./two-versions.ts";
import { underSystemd } from "./under-systemd.ts";
import { workerKilled } from "./worker-killed.ts";

const all: Fault[] = [
  killedStarting,
  frozen,
  underSystemd,
  container,
  inFront,
  twoVersions,
  killed,
  mailDown,
  workerKilled,
  diskFull,
  locked,
  clockJumps,
  twoProcesses,
  strangeRequests,
  hostileRequests,
  filesOfStrangers,
  reportsAtOnce,
  halfSent,
  phoneOffline,
  readerBesideBackup,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
});
/** Faults that take up to a minute even when short: `--short` runs them only by name. */
const slow = new Set([
  killedStarting,
  frozen,
  underSystemd,
  container,
  mailDown,
  twoProcesses,
  strangeRequests,
  hostileRequests,
  filesOfStrangers,
  reportsAtOnce,
  phoneOffline,
  readerBesideBackup,
]);

const isChosen = (fault: Fault) =>
  positionals.length > 0 ? positionals.every((word) => fault.name.includes(word)) : !(values.short && slow.has(fault));
const faults = all.filter(isChosen);

const rows: FaultRow[] = [];
let isWell = true;
for (const { name, run } of faults) {
  process.stdout.write(`${name} …\n`);
  const start = performance.now();
  const outcome = await run({ isShort: values.short });
  const seconds = Math.round((performance.now() - start) / 1_000);
  if ("notTried" in outcome) {
    rows.push({ name, tried: "", notTried: outcome.notTried, accepted: 0, lost: 0, duplicates: 0, note: "", seconds });
    continue;
  }
  const { tried, accepted, lost, duplicates, note = "" } = outcome;
  if (lost > 0 || duplicates > 0 || outcome.faults.length > 0) isWell = false;
  for (const sentence of outcome.faults) process.stdout.write(`  wrong: ${sentence}\n`);
  rows.push({
    name,
    tried,
    accepted,
    lost,
    duplicates,
    seconds,
    note: [note, ...outcome.faults].filter(Boolean).join("; "),
  });
}

process.stdout.write(`\n${faultsTable(rows)}\n`);
if (values.keep && values.short) process.stdout.write("A short run is not kept.\n");
else if (values.keep)
  saveFaults(
    rows,
    all.map(({ name }) => name),
  );
process.exit(isWell ? 0 : 1);
