import { resolve } from "node:path";
import type { Settings } from "../../app/server/config/config.server.ts";
import { BackupRefused } from "./backup-error.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import { sqliteCopier } from "./sqlite-dumper.server.ts";

/**
 * Chooses how the database that `DATABASE_URL` names is copied, by its scheme. What speaks with PostgreSQL is loaded where
 * there is one.
 *
 * @throws BackupRefused for a passing database, of which nothing is left when the site stops
 */
export async function copierFor({
  databaseUrl,
  root,
}: Pick<Settings, "databaseUrl" | "root">): Promise<DatabaseCopier> {
  if (!databaseUrl.startsWith("sqlite:"))
    return (await import("./postgres-dumper.server.ts")).postgresCopier(databaseUrl, root);
  const path = databaseUrl.slice("sqlite:".length);
  if (path === ":memory:") throw new BackupRefused("DATABASE_URL names a passing database: there is nothing to keep.");
  return sqliteCopier(resolve(root, path));
}
