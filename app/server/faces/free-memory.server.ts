import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Limit and use of a Linux control group, as the kernel writes them. */
export interface MemoryGroup {
  max: string;
  /** Memory from which the kernel slows the group's processes down. */
  high: string;
  current: string;
  stat: string;
}

/**
 * Returns the memory that a new process can have (bytes): the kernel's available memory, limited by every control group
 * ([cgroup v2](https://docs.kernel.org/admin-guide/cgroup-v2.html#memory)). Cached files that the kernel can drop count
 * as free.
 * @param meminfo content of `/proc/meminfo`; undefined if there is none
 */
export function freeMemoryIn(meminfo: string | undefined, groups: MemoryGroup[]): number | undefined {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo ?? "")?.[1];
  if (available === undefined) return undefined;
  const left = groups.flatMap(({ max, high, current, stat }) => {
    const droppable = Number(/^inactive_file (\d+)$/m.exec(stat)?.[1] ?? 0);
    // "max" means no limit.
    const limits = [max, high].filter((limit) => /^\d+\s*$/.test(limit));
    return limits.map((limit) => Number(limit) - Number(current) + droppable);
  });
  return Math.max(0, Math.min(Number(available) * 1_024, ...left));
}

/** Reads this machine's free memory like `freeMemoryIn`; on systems other than Linux, Node reports it. */
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
  // Covers version 1 of control groups, and other systems.
  const said = process.availableMemory();
  if (free === undefined) return said;
  return groups.length === 0 && process.constrainedMemory() > 0 ? Math.min(free, said) : free;
}
