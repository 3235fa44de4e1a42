import { DatabaseSync } from "node:sqlite";

/**
 * Restarts the trustees' 30 days after a restore and stops open questions, as both may have changed since the backup.
 * @param file absolute path of an unused SQLite file; an older one may lack the table
 */
export function markTrusteesRestored(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = MEMORY");
    const isThere = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'trustee_requests'");
    if (!isThere.get()) return;
    const now = new Date();
    db.prepare("update trustee_requests set stopped_at = ? where confirmed_at is null and stopped_at is null").run(
      now.toISOString(),
    );
    const stored = db.prepare("select value from settings where name = 'trustees'").get()?.value;
    if (typeof stored !== "string") return;
    const value = JSON.stringify({ ...JSON.parse(stored), since: now.getTime() });
    db.prepare("update settings set value = ? where name = 'trustees'").run(value);
  } finally {
    db.close();
  }
}
