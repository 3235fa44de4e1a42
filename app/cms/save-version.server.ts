import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import type { Database } from "../server/db/database.server.ts";
import * as store from "./version-queries.server.ts";

interface Before {
  /** Like `post:12`. */
  subject: string;
  version: number;
  content: unknown;
}

/** Saves the previous version. @param db the transaction of the change */
export async function saveVersion(ctx: AppContext, db: Database, member: StaffMember, before: Before): Promise<void> {
  await store.insertVersion(db, {
    subject: before.subject,
    version: before.version,
    saved_at: ctx.clock.now().toISOString(),
    saved_by: member.name,
    content: JSON.stringify(before.content),
  });
}

/** Newest first. */
export async function listVersions(ctx: AppContext, subject: string) {
  const versions = await store.findVersions(ctx.db, subject);
  return versions.map(({ version, saved_at, saved_by }) => ({ version, savedAt: saved_at, savedBy: saved_by }));
}

/** Undefined for an unknown version. */
export async function readVersion(ctx: AppContext, subject: string, version: number): Promise<object | undefined> {
  const kept = await store.findVersion(ctx.db, subject, version);
  return kept && (JSON.parse(kept.content) as object);
}
