import { resolve } from "node:path";
import type { Config } from "../../app/server/config/config.server.ts";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import { sqliteDumper } from "./sqlite-dumper.server.ts";

/**
 * Opens the dumper for the scheme of `DATABASE_URL`, and loads the PostgreSQL driver only if needed.
 * @throws BackupError for an in-memory database
 */
export async function dumperFor({ databaseUrl, root }: Pick<Config, "databaseUrl" | "root">): Promise<DatabaseDumper> {
  if (!databaseUrl.startsWith("sqlite:"))
    return (await import("./postgres-dumper.server.ts")).postgresDumper(databaseUrl, root);
  const path = databaseUrl.slice("sqlite:".length);
  if (path === ":memory:") throw new BackupError("DATABASE_URL names a passing database: there is nothing to keep.");
  return sqliteDumper(resolve(root, path));
}
