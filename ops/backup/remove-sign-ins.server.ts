import { runBeside } from "./run-beside.server.ts";

/** Tables that a restore empties: sessions, pending sign-ins, trusted devices, one-time links, rate limits. */
export const signInTables = ["sessions", "verifications", "one_time_links", "rate_limits"] as const;

/** Uploaded bank statements, which show payments of other people. The second name is that before release 0.3. */
export const passingTables = ["bank_statement_files", "statement_files"] as const;

/** Unsent e-mails with a secret link; sent ones have no text. */
const emailsWithLinks = "delete from outbox_emails where expires_at is not null and state != 'sent'";

/**
 * Removes sessions, links and uploaded bank statements. A leaked dump then opens no session, and after a restore all users
 * sign in again. Password hashes and two-step sign-in secrets stay. Runs in a thread, because it reads all e-mails.
 *
 * @param file absolute path of a SQLite file in no other use; an older version may lack tables
 */
export const removeSignIns = (file: string, stopping?: AbortSignal): Promise<void> =>
  runBeside(deleteRows, { file, tables: [...signInTables, ...passingTables], emailsWithLinks }, stopping);

/** Runs in the thread, without this module's scope. */
function deleteRows({ file, tables, emailsWithLinks }: { file: string; tables: string[]; emailsWithLinks: string }) {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const copy = new DatabaseSync(file);
  try {
    // Zeros over deleted content, and no journal on disk that still has it; a broken dump is discarded.
    copy.exec("PRAGMA secure_delete = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    const isThere = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
    for (const table of tables) if (isThere.get(table)) copy.exec(`delete from ${table}`);
    if (isThere.get("outbox_emails")) copy.exec(emailsWithLinks);
  } finally {
    copy.close();
  }
}
