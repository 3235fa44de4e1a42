import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Opens a SQLite file that is there already: a connection of its own, beside the one of the site.
 *
 * @param timeout how long it waits for a lock, in milliseconds; the whole process waits with it
 * @throws when there is no such file: it never makes one, as opening by a path would
 */
export function openExistingSqlite(file: string, timeout: number): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set("mode", "rw");
  return new DatabaseSync(url, { timeout });
}
