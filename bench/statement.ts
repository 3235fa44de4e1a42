// `npm run bench:statement`: a bank statement of 5,000 rows, sent to the built site, read, proved and matched.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { drawCode } from "../app/values/transfer-reference.ts";
import { writeXlsx } from "../tests/support/write-xlsx.ts";
import { makeFolder, type SiteProcess, setUpAdmin, startSite } from "./site-process.ts";

const rows = 5_000;
const path = "/admin/gifts/statement";
const columns = { intent: "columns", header: "0", day: "date", words: "narration", in: "credit", balance: "balance" };

/** Open promises, whose references stand in the statement. */
function addPromises(folder: string, codes: string[]): void {
  const db = new DatabaseSync(join(folder, "site.sqlite"));
  db.exec("begin");
  const insert = db.prepare(
    "insert into promises (code, prefix, link, amount, currency, frequency, is_public, state, created_at) values (?, 'TAB', '22222222', 500000, 'NGN', 'once', 0, 'open', '2026-11-01T09:00:00.000Z')",
  );
  for (const code of codes) insert.run(code);
  db.exec("commit");
  db.close();
}

/** A statement whose first rows have a reference each. */
function writeRows(codes: string[]): (string | number)[][] {
  const heads = ["Date", "Narration", "Debit", "Credit", "Balance"];
  const lines = Array.from({ length: rows }, (_, n) => {
    const words = `NIP/00001326080116080800010942${1000 + (n % 9000)}/DONOR ${n}/${codes[n] ? `TAB ${codes[n]}` : "GIFT"}`;
    return ["03/11/2026", words, "", 5_000, 5_000 * (n + 1)];
  });
  return [heads, ...lines];
}

/** Kilobytes of a line of the process's status, like VmRSS. */
const memory = ({ pid }: SiteProcess, line: string): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Seconds of the processor, of hundredths. On a machine that others use, it says more than the clock. */
function busySeconds({ pid }: SiteProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(kind: "csv" | "xlsx", matched: number): Promise<void> {
  const { folder, remove } = makeFolder();
  const site = await startSite(folder);
  const headers = await setUpAdmin(site);
  const drawn = new Set<string>();
  while (drawn.size < matched) drawn.add(drawCode((below) => Math.floor(Math.random() * below)));
  addPromises(folder, [...drawn]);
  const table = writeRows([...drawn]);
  const file = kind === "xlsx" ? writeXlsx(table) : table.map((row) => row.join(",")).join("\n");
  const form = new FormData();
  form.set("currency", "NGN");
  form.set("file", new File([file as BlobPart], `statement.${kind}`));
  const before = memory(site, "VmRSS");
  writeFileSync(`/proc/${site.pid}/clear_refs`, "5");
  const start = performance.now();
  const busy = busySeconds(site);
  const post = (body: FormData | URLSearchParams) =>
    fetch(site.address + path, { method: "POST", headers, body, redirect: "manual" });
  const held = (await post(form)).headers.get("Location") ?? "";
  const confirmed = new URLSearchParams({ ...columns, out: "debit", file: held.replace(/.*=/, "") });
  const to = (await post(confirmed)).headers.get("Location") ?? "";
  const seconds = (performance.now() - start) / 1_000;
  const used = busySeconds(site) - busy;
  const page = await (await fetch(site.address + to, { headers })).text();
  const peak = memory(site, "VmHWM");
  const found = /(\d+) match(?:es)? exactly/.exec(page)?.[1];
  process.stdout.write(
    `${kind}, ${rows} rows, ${found} matched of ${matched}: ${seconds.toFixed(2)} s, ${used.toFixed(2)} s of the processor; memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most\n`,
  );
  await site.end();
  remove();
}

for (const kind of ["csv", "xlsx"] as const) for (const matched of [500, rows]) await measure(kind, matched);
