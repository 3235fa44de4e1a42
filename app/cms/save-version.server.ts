import type { Database } from "../server/db/database.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { Site } from "../server/context.server.ts";
import * as store from "./version-queries.server.ts";

/** A thing as it was before a change. */
interface Before {
  /** Like `post:12`. */
  subject: string;
  version: number;
  content: unknown;
}

/**
 * Keeps what a thing was, in the same transaction as the change.
 *
 * @param database the transaction
 */
export async function keepVersion(site: Site, database: Database, member: StaffMember, before: Before): Promise<void> {
  await store.insertVersion(database, {
    subject: before.subject,
    version: before.version,
    saved_at: site.clock.now().toISOString(),
    saved_by: member.name,
    content: JSON.stringify(before.content),
  });
}

/** The earlier versions of a thing, the newest first. */
export async function listVersions(site: Site, subject: string) {
  const versions = await store.findVersions(site.database, subject);
  return versions.map(({ version, saved_at, saved_by }) => ({ version, savedAt: saved_at, savedBy: saved_by }));
}

/** What a thing said in an earlier version; undefined when there is none of this number. */
export async function readVersion(site: Site, subject: string, version: number): Promise<object | undefined> {
  const kept = await store.findVersion(site.database, subject, version);
  return kept && (JSON.parse(kept.content) as object);
}
