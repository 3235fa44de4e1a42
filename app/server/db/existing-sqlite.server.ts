import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Opens a connection beside the site's.
 *
 * @param timeout busy timeout (ms); blocks the process
 * @throws without such a file: unlike opening by a path, it creates none
 */
export function openExistingSqlite(file: string, timeout: number): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set("mode", "rw");
  return new DatabaseSync(url, { timeout });
}
