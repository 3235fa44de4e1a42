import { runBeside } from "./run-beside.server.ts";

/** Tables that a restore empties: sessions, pending sign-ins, trusted devices, one-time links, rate limits. */
export const signInTables = ["sessions", "verifications", "one_time_links", "rate_limits"] as const;

/**
 * Tables of uploaded bank statements, which show payments of other people. The second is the name before release 0.3.
 */
export const passingTables = ["bank_statement_files", "statement_files"] as const;

/** Deletes unsent e-mails with a secret link; sent ones have no text. */
const emailsWithLinks = "delete from outbox_emails where expires_at is not null and state != 'sent'";

/**
 * Removes sessions, links and uploaded bank statements. So a leaked dump opens no session, and after a restore all
 * users sign in again. Password hashes and two-step sign-in secrets stay. Runs in a thread, as it reads all e-mails.
 * @param file absolute path of a SQLite file that no process uses; an older version may lack tables
 */
export const removeSignIns = (file: string, stopping?: AbortSignal): Promise<void> =>
  runBeside(deleteRows, { file, tables: [...signInTables, ...passingTables], emailsWithLinks }, stopping);

/** Runs in the thread, so it cannot use variables of this module. */
function deleteRows({ file, tables, emailsWithLinks }: { file: string; tables: string[]; emailsWithLinks: string }) {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const copy = new DatabaseSync(file);
  try {
    // Overwrites deleted content with zeros, and keeps the journal in memory; a dump that breaks is discarded.
    copy.exec("PRAGMA secure_delete = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    const isThere = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
    for (const table of tables) if (isThere.get(table)) copy.exec(`delete from ${table}`);
    if (isThere.get("outbox_emails")) copy.exec(emailsWithLinks);
  } finally {
    copy.close();
  }
}
