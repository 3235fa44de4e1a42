// Watches a site's file workers on a separate thread: reports the maximum memory of a worker (bytes), and the
// maximum memory of the site itself.
import { readdirSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

const { site, program, everyMs } = workerData as { site: number; program: string; everyMs: number };
let most = { worker: 0, site: 0 };

const kilobytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);

function read(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    // The process has ended.
    return "";
  }
}

setInterval(() => {
  most.site = Math.max(most.site, kilobytes(read(site, "status"), "VmRSS") * 1_024);
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid) || !read(pid, "cmdline").includes(program)) continue;
    const status = read(pid, "status");
    if (kilobytes(status, "PPid") === site) most.worker = Math.max(most.worker, kilobytes(status, "RssAnon") * 1_024);
  }
}, everyMs);

parentPort?.on("message", () => {
  parentPort?.postMessage(most);
  most = { worker: 0, site: 0 };
});
