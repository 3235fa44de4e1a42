import { resolve } from "node:path";
import type { Settings } from "../settings.server.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { DatabaseCopier } from "./database-copier.ts";
import { sqliteCopier } from "./sqlite-copier.server.ts";

/** Why the site makes no backups of its database, in a sentence; undefined when it does. */
export function whyNoBackups({ databaseUrl }: Pick<Settings, "databaseUrl">): string | undefined {
  return databaseUrl.startsWith("sqlite:")
    ? undefined
    : "The database is PostgreSQL, which is backed up and restored with its own tools (pg_dump and pg_restore): the site does neither. Back up the pictures together with it.";
}

/**
 * Chooses how the database that `DATABASE_URL` names is copied, by its scheme.
 *
 * @throws BackupRefused for a passing database, of which nothing is left when the site stops, and for one that has tools
 * of its own
 */
export function copierFor({ databaseUrl, root }: Pick<Settings, "databaseUrl" | "root">): DatabaseCopier {
  const why = whyNoBackups({ databaseUrl });
  if (why !== undefined) throw new BackupRefused(why);
  const path = databaseUrl.slice("sqlite:".length);
  if (path === ":memory:") throw new BackupRefused("DATABASE_URL names a passing database: there is nothing to keep.");
  return sqliteCopier(resolve(root, path));
}
