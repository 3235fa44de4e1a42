import type { AppContext } from "../../../server/context.server.ts";
import { readRows, saveFirst } from "./settings-queries.server.ts";

/**
 * Finds a setting that the site makes once and never changes. If two processes make it at the same time, the first wins.
 * @returns what is stored
 */
export async function findMadeOnce({ db }: AppContext, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const stored = (await readRows(db))[name];
  if (stored !== undefined) return stored;
  await saveFirst(db, name, await make());
  return (await readRows(db))[name];
}
