import { expect, test } from "vitest";
import { freeMemoryIn, readFreeMemory } from "./free-memory.server.ts";

const meminfo = "MemTotal:        2000000 kB\nMemFree:           10000 kB\nMemAvailable:     900000 kB\n";

test("files that the kernel would drop count as free", () => {
  expect(freeMemoryIn(meminfo, [])).toBe(900_000 * 1_024);
});

test("a container's limit counts, also one above it, and no limit does not", () => {
  const free = { max: "max\n", high: "max\n", current: "500000000\n", stat: "" };
  const tight = {
    max: "1000000000\n",
    high: "max\n",
    current: "800000000\n",
    stat: "anon 1\ninactive_file 100000000\nfile 3\n",
  };
  expect(freeMemoryIn(meminfo, [free])).toBe(900_000 * 1_024);
  expect(freeMemoryIn(meminfo, [free, tight])).toBe(300_000_000);
  // From this limit on, the site would be slowed down with it.
  expect(freeMemoryIn(meminfo, [{ ...tight, high: "900000000\n" }])).toBe(200_000_000);
  expect(freeMemoryIn(meminfo, [{ ...tight, current: "2000000000", stat: "" }])).toBe(0);
});

test("without an answer of the kernel, the free memory is read from Node", async () => {
  expect(freeMemoryIn(undefined, [])).toBeUndefined();
  expect(await readFreeMemory()).toBeGreaterThan(0);
});
