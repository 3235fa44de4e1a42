import { cpus, totalmem } from "node:os";
import { writeDrawnResults } from "./draw-plots.ts";
import type { Row } from "./part.ts";
import { type FaultRow, type ProcessesRow, type Results, readResults, type ScaleRun, writeResults } from "./results.ts";

/**
 * Saves figures of `npm run bench -- site`. Other figures of the same machine are kept: parts can be measured
 * separately, and each row has its date.
 */
export function saveResults(rows: Row[]): void {
  const { machine, rows: earlier } = readResults("bench");
  const kept = new Map(machine === thisMachine() ? earlier.map((row) => [row.figure, row]) : []);
  for (const row of rows) kept.set(row.figure, { ...row, day: today() });
  save("bench", { machine: thisMachine(), rows: [...kept.values()] });
}

/**
 * Saves a run of `npm run bench -- scale`. It replaces all earlier ones with the same engine if it has as many rows.
 */
export function saveScale(run: Omit<ScaleRun, "day">): void {
  const { machine, runs } = readResults("scale");
  const largest = Math.max(...run.posts);
  const others = runs.filter(({ engine, posts }) => engine !== run.engine || Math.max(...posts) > largest);
  const stay = machine === thisMachine() ? others : [];
  save("scale", { machine: thisMachine(), runs: [{ ...run, day: today() }, ...stay] });
}

/** Saves a run of `npm run bench -- processes`. */
export function saveProcesses(rows: ProcessesRow[]): void {
  save("processes", { day: today(), rows });
}

/**
 * Saves the results of faults that were run, in the order of all faults. Others are kept, because a complete run takes
 * long, and each row has its date.
 * @param names of all existing faults
 */
export function saveFaults(rows: FaultRow[], names: string[]): void {
  const kept = new Map(readResults("faults").rows.map((row) => [row.name, row]));
  for (const row of rows) if (row.notTried === undefined) kept.set(row.name, { ...row, day: today() });
  const all = names.flatMap((name) => kept.get(name) ?? []);
  save("faults", { machine: thisMachine(), rows: all });
}

function save<Name extends keyof Results>(name: Name, results: Results[Name]): void {
  writeResults(name, results);
  writeDrawnResults();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function thisMachine(): string {
  const [{ model } = { model: "unknown" }] = cpus();
  return `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
