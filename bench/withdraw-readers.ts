// The visitors of `bench/withdraw-photographs.ts`, in a thread of their own: their work does not delay what is measured.
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface ReaderOrders {
  addresses: string[];
  paths: string[];
  readers: number;
}

const { addresses, paths, readers } = workerData as ReaderOrders;

/** Think time (ms). */
const pause = 50;

/** Paths that are no file: each is read as often as all files together. */
const pages = paths.filter((path) => !path.startsWith("/files/"));

let isOver = false;
let requests = 0;
const failed: Record<string, number> = {};

async function read(number: number): Promise<void> {
  for (let turn = number; !isOver; turn++) {
    const list = turn % 2 === 0 ? pages : paths;
    const path = list[Math.floor(Math.random() * list.length)] ?? "/";
    const address = addresses[turn % addresses.length] ?? "";
    const answer = await fetch(address + path, { headers: { "X-Forwarded-For": `203.0.113.${number + 1}` } });
    await answer.arrayBuffer();
    requests++;
    if (![200, 410].includes(answer.status)) failed[answer.status] = (failed[answer.status] ?? 0) + 1;
    await wait(pause);
  }
}

parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all(Array.from({ length: readers }, (_, number) => read(number)));
parentPort?.postMessage({ requests, failed });
