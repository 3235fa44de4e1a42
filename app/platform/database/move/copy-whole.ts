import { breakingAt } from "./breaking-at.ts";
import { compare, needSame } from "./compare.ts";
import { copyAll, type Way } from "./copy-all.ts";
import { lastNumbers } from "./numbers.ts";

/**
 * Copies all tables into a database that has no rows yet, and compares every row.
 *
 * @returns the numbers after which its tables go on, for `finish`
 * @throws MoveRefused when it is not the same at the end
 */
export async function copyWhole(way: Way): ReturnType<typeof lastNumbers> {
  await copyAll(way);
  needSame(await compare(way));
  return breakingAt("old", () => lastNumbers(way.view));
}
