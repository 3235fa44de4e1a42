// Asks `/health` fifty times a second from a thread of its own, whatever becomes of the questions before, and tells each
// answer's milliseconds. An answer that does not come counts as the longest.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { address, everyMs, longestMs } = workerData as { address: string; everyMs: number; longestMs: number };
const agent = new Agent({ keepAlive: true });

setInterval(() => {
  const start = performance.now();
  const tell = () => parentPort?.postMessage(performance.now() - start);
  const asked = get(`${address}/health`, { agent, timeout: longestMs }, (answer) => {
    answer.resume();
    answer.once("end", tell);
  });
  asked.once("timeout", () => asked.destroy());
  asked.once("error", tell);
}, everyMs);
