import { requireSame } from "./compare.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import { copyAll, type Way } from "./copy-all.ts";
import { lastNumbers } from "./sequences.ts";

export interface Copied {
  rows: Record<string, number>;
  /** Last sequence values, for `finish`. */
  numbers: Awaited<ReturnType<typeof lastNumbers>>;
}

/**
 * Copies missing rows, then compares all.
 * @throws CopyError if the databases differ at the end
 */
export async function copyWhole(way: Way): Promise<Copied> {
  await copyAll(way);
  const rows = await requireSame(way);
  return { rows, numbers: await whenConnectionLost("old", () => lastNumbers(way.view)) };
}
