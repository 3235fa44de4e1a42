import type { AppContext } from "../../../server/context.server.ts";
import { readRows, saveFirst } from "./settings-queries.server.ts";

/**
 * A setting that the site makes for itself, once, and nobody changes. Of two who make it at once, the first wins.
 * @returns what is stored
 */
export async function findMadeOnce({ db }: AppContext, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const stored = (await readRows(db))[name];
  if (stored !== undefined) return stored;
  await saveFirst(db, name, await make());
  return (await readRows(db))[name];
}
