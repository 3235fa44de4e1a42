import type { DatabaseSync } from "node:sqlite";
import { ChangeCounter } from "./content-version.ts";
import type { Hearing, Watch } from "./engine.ts";

/** How often it is looked, in milliseconds. */
const pollMilliseconds = 250;

/**
 * Hears of the changes that other connections to the file commit: another process of the site, or a program of the
 * machine. SQLite tells for next to nothing whether anybody else wrote; only then the changes are counted.
 *
 * @param database the connection of the site, whose own changes it does not tell of
 */
export function watchSqlite(database: DatabaseSync, hearing: Hearing): Watch {
  const counter = new ChangeCounter(hearing);
  const version = database.prepare("pragma data_version");
  const count = database.prepare("select number from shown_changes");
  let known: unknown;
  const look = () => {
    if (!database.isOpen) return stop();
    // In the middle of a transaction it would read what is not committed.
    if (database.isTransaction) return;
    try {
      const { data_version } = version.get() as { data_version: number };
      if (data_version === known) return;
      counter.hear((count.get() as { number: number }).number);
      known = data_version;
    } catch {
      // Another program keeps it locked: it is looked again.
    }
  };
  const timer = setInterval(look, pollMilliseconds);
  timer.unref();
  const stop = () => clearInterval(timer);
  look();
  return { stop };
}
