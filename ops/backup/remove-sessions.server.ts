import { DatabaseSync } from "node:sqlite";

/**
 * Tables whose rows open something or count somebody, and mean nothing after a restore: sessions, what sign-in has begun
 * (trusted devices too), links that work once, rate limits.
 */
export const signInTables = ["sessions", "verifications", "one_time_links", "attempts"] as const;

/** E-mails that carry such a link and are not sent yet; the text of sent ones is empty. */
const emailsWithLinks = "delete from letters where useful_until is not null and state != 'sent'";

/**
 * Removes from the copy of a database all that signs somebody in. A copy that anybody gets hold of opens no session, and
 * everybody signs in anew after a restore. Passwords (as hashes) and second factors stay.
 *
 * @param file whole path of a SQLite file that nothing else uses; one of an older version may lack some tables
 */
export function removeSignIns(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // Zeros over what is deleted, and no journal on the disk that would still have it: a copy that breaks is thrown away.
    copy.exec("PRAGMA secure_delete = ON; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    const isThere = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
    for (const table of signInTables) if (isThere.get(table)) copy.exec(`delete from ${table}`);
    if (isThere.get("letters")) copy.exec(emailsWithLinks);
  } finally {
    copy.close();
  }
}
