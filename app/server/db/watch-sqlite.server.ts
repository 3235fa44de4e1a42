import type { DatabaseSync } from "node:sqlite";
import { ContentVersion } from "./content-version.ts";
import type { ChangeSubscription, Watch } from "./engine.ts";

const pollMs = 250;

/**
 * Subscribes to commits of other connections: another process of the site, or another program.
 * [`data_version`](https://sqlite.org/pragma.html#pragma_data_version) reports them at almost no cost; only then it
 * reads the content version.
 *
 * @param db the site's connection; its own changes are not reported
 */
export function watchSqlite(db: DatabaseSync, hearing: ChangeSubscription): Watch {
  const counter = new ContentVersion(hearing);
  const version = db.prepare("pragma data_version");
  const count = db.prepare("select number from content_version");
  let known: unknown;
  const look = () => {
    if (!db.isOpen) return stop();
    // A transaction would read uncommitted changes.
    if (db.isTransaction) return;
    try {
      const { data_version } = version.get() as { data_version: number };
      if (data_version === known) return;
      counter.hear((count.get() as { number: number }).number);
      known = data_version;
    } catch {
      // Locked: the next poll retries.
    }
  };
  const timer = setInterval(look, pollMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  look();
  return { stop };
}
