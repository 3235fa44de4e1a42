import { breakingAt } from "./connection-lost.ts";
import { needSame } from "./compare.ts";
import { copyAll, type Way } from "./copy-all.ts";
import { lastNumbers } from "./sequences.ts";

/** What was copied. */
export interface Copied {
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** The numbers after which the tables go on, for `finish`. */
  numbers: Awaited<ReturnType<typeof lastNumbers>>;
}

/**
 * Copies all rows that are not there yet, and compares every row.
 *
 * @throws MoveRefused when it is not the same at the end
 */
export async function copyWhole(way: Way): Promise<Copied> {
  await copyAll(way);
  const rows = await needSame(way);
  return { rows, numbers: await breakingAt("old", () => lastNumbers(way.view)) };
}
