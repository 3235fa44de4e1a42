// Requests `/health` fifty times a second on a separate thread, without waiting, and reports each latency (ms).
// A missing response counts as the maximum.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { address, everyMs, longestMs } = workerData as { address: string; everyMs: number; longestMs: number };
const agent = new Agent({ keepAlive: true });

setInterval(() => {
  const start = performance.now();
  const report = () => parentPort?.postMessage(performance.now() - start);
  const asked = get(`${address}/health`, { agent, timeout: longestMs }, (answer) => {
    answer.resume();
    answer.once("end", report);
  });
  asked.once("timeout", () => asked.destroy());
  asked.once("error", report);
}, everyMs);
