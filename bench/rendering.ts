import { buildEntry } from "./build-entry.ts";
import { atLeast, median, type Part } from "./part.ts";

/** Uncached renders of the home page per second, in a build without a port. */
export const rendering: Part = {
  name: "rendering",
  async measure() {
    const run = buildEntry({ entry: "bench/render-entry.ts", folder: "bench" });
    const { perSecond } = JSON.parse(run()) as { perSecond: number[] };
    return [atLeast("home page rendered anew, per second of one core", 1_000, median(perSecond))];
  },
};
