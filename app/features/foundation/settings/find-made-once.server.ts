import type { AppContext } from "../../../server/context.server.ts";
import { readRows, saveFirst } from "./settings-queries.server.ts";

/**
 * Finds a setting that the site creates once and never changes. If two processes create it at once, the first one wins.
 * @returns the stored value
 */
export async function findMadeOnce({ db }: AppContext, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const stored = (await readRows(db))[name];
  if (stored !== undefined) return stored;
  await saveFirst(db, name, await make());
  return (await readRows(db))[name];
}
