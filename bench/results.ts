import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "./part.ts";
import { root } from "./site-process.ts";

/** Saved results of the benchmarks (`--keep`), by file in `bench/results/`. Tables and plots are made from them. */
export interface Results {
  bench: { machine: string; rows: (Row & { day: string })[] };
  scale: { machine: string; runs: ScaleRun[] };
  processes: { day: string; rows: ProcessesRow[] };
  faults: { machine: string; rows: (FaultRow & { day: string })[] };
}

export interface ScaleRun {
  engine: string;
  day: string;
  /** Circumstances that readers must know, such as "busy machine". */
  note?: string;
  posts: number[];
  /** Milliseconds for each number of posts. */
  rows: { name: string; isSearch: boolean; ms: number[]; ratio?: number }[];
  emails?: number[];
  megabytes?: number[];
  filled?: number[];
}

/** Values per second. */
export interface ProcessesRow {
  engine: string;
  processes: number;
  cached: number;
  rendered: number;
  stored: number;
}

export interface FaultRow {
  name: string;
  tried: string;
  /** Reason why the test did not run; no other field is then set. */
  notTried?: string;
  accepted: number;
  lost: number;
  duplicates: number;
  note: string;
  seconds: number;
}

const fileOf = (name: keyof Results) => join(root, "bench/results", `${name}.json`);

export function readResults<Name extends keyof Results>(name: Name): Results[Name] {
  return JSON.parse(readFileSync(fileOf(name), "utf8")) as Results[Name];
}

/** Writes one row per line, so that a new figure changes one line. Three decimals suffice for every figure. */
export function writeResults<Name extends keyof Results>(name: Name, results: Results[Name]): void {
  const rounded = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toFixed(3)) : value);
  const text = JSON.stringify(results, rounded).replace(/(?<=[[,])(?=\{)|(?<=\})(?=\])/g, "\n");
  writeFileSync(fileOf(name), `${text}\n`);
}
