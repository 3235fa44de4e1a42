import { expect, test } from "vitest";
import { createSemaphore } from "./compress.server.ts";

/** A semaphore with work that waits until released; counts the running ones. */
function aLane(places: number) {
  const lane = createSemaphore(places);
  const running: (() => void)[] = [];
  let most = 0;
  const begin = (name: string) =>
    lane(async () => {
      const done = new Promise<void>((resolve) => running.push(resolve));
      most = Math.max(most, running.length);
      await done;
      return name;
    });
  /** Ends the longest running one. */
  const end = async () => {
    running.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begin, end, running, most: () => most };
}

test("no more tasks run at once than there are places, in the order of their arrival", async () => {
  const { begin, end, running, most } = aLane(2);
  const ended: string[] = [];
  const all = ["a", "b", "c", "d", "e"].map((name) => begin(name).then((it) => ended.push(it)));
  for (let time = 0; time < 5; time++) await end();
  await Promise.all(all);
  expect([most(), running.length, ended.join("")]).toEqual([2, 0, "abcde"]);
});

test("work that fails leaves its place, and says why", async () => {
  const lane = createSemaphore(1);
  await expect(lane(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await Promise.all([lane(async () => 1), lane(async () => 2)])).toEqual([1, 2]);
});
