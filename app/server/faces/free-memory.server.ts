import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A control group of Linux: its limit and use, as the kernel writes them. */
export interface MemoryGroup {
  max: string;
  /** Memory from which the kernel slows the group's processes down. */
  high: string;
  current: string;
  stat: string;
}

/**
 * Memory that a new process can have (bytes): what the kernel calls available, and no more than any control group leaves
 * ([cgroup v2](https://docs.kernel.org/admin-guide/cgroup-v2.html#memory)). Files that the kernel can drop count as free.
 * @param meminfo content of `/proc/meminfo`; undefined where there is none
 */
export function freeMemoryIn(meminfo: string | undefined, groups: MemoryGroup[]): number | undefined {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo ?? "")?.[1];
  if (available === undefined) return undefined;
  const left = groups.flatMap(({ max, high, current, stat }) => {
    const droppable = Number(/^inactive_file (\d+)$/m.exec(stat)?.[1] ?? 0);
    // "max" is no limit.
    const limits = [max, high].filter((limit) => /^\d+\s*$/.test(limit));
    return limits.map((limit) => Number(limit) - Number(current) + droppable);
  });
  return Math.max(0, Math.min(Number(available) * 1_024, ...left));
}

/** Reads this machine's free memory as `freeMemoryIn` does; elsewhere than on Linux, Node says it. */
export async function readFreeMemory(): Promise<number> {
  const read = (path: string) => readFile(path, "utf8").catch(() => undefined);
  const own = /^0::(\/.*)$/m.exec((await read("/proc/self/cgroup")) ?? "")?.[1];
  const groups: MemoryGroup[] = [];
  for (let path = own ?? "/"; ; path = dirname(path)) {
    const folder = join("/sys/fs/cgroup", path);
    const [max, high = "max", current, stat = ""] = await Promise.all(
      ["memory.max", "memory.high", "memory.current", "memory.stat"].map((name) => read(join(folder, name))),
    );
    if (max !== undefined && current !== undefined) groups.push({ max, high, current, stat });
    if (path === "/") break;
  }
  const free = freeMemoryIn(await read("/proc/meminfo"), groups);
  // The first version of control groups, and other systems.
  const said = process.availableMemory();
  if (free === undefined) return said;
  return groups.length === 0 && process.constrainedMemory() > 0 ? Math.min(free, said) : free;
}
