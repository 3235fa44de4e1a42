import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../site-process.ts";

/** A control group with a memory limit, for a process and all its children. */
export interface MemoryGroup {
  processes: string;
  /** Returns the number of processes that the kernel killed for using too much memory. */
  ended(): number;
  remove(): void;
}

/** Memory of the smallest machine in docs/how-to/put-it-on-a-server.md (bytes). */
const smallestMachine = 512 * 2 ** 20;

/** Returns the shipped service's limit on the smallest machine (bytes). */
export function memoryOfService(): number {
  const unit = readFileSync(join(root, "deploy/tabasamu.service"), "utf8");
  return Math.floor((Number(/^MemoryMax=(\d+)%$/m.exec(unit)?.[1]) / 100) * smallestMachine);
}

interface Layout {
  folder: string;
  limit: string;
  events: string;
}

const layouts: Layout[] = [
  {
    folder: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    events: "memory.oom_control",
  },
  { folder: "/sys/fs/cgroup", limit: "memory.max", events: "memory.events" },
];

/** @returns undefined if this machine allows no group with a limit */
export function limitMemory(bytes: number): MemoryGroup | undefined {
  for (const { folder, limit, events } of layouts) {
    const group = join(folder, `tabasamu-faults-${process.pid}`);
    try {
      mkdirSync(group);
      if (!existsSync(join(group, limit))) throw new Error("It has no limit.");
      writeFileSync(join(group, limit), String(bytes));
    } catch {
      if (existsSync(group)) rmdirSync(group);
      continue;
    }
    return {
      processes: join(group, "cgroup.procs"),
      ended: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(group, events), "utf8"))?.[1] ?? 0),
      remove: () => rmdirSync(group),
    };
  }
  return undefined;
}
