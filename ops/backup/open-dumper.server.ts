import { resolve } from "node:path";
import type { Config } from "../../app/server/config/config.server.ts";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import { sqliteDumper } from "./sqlite-dumper.server.ts";

/**
 * Selects the dumper by `DATABASE_URL`'s scheme; loads the PostgreSQL driver on demand.
 *
 * @throws BackupError for an in-memory database
 */
export async function dumperFor({ databaseUrl, root }: Pick<Config, "databaseUrl" | "root">): Promise<DatabaseDumper> {
  if (!databaseUrl.startsWith("sqlite:"))
    return (await import("./postgres-dumper.server.ts")).postgresDumper(databaseUrl, root);
  const path = databaseUrl.slice("sqlite:".length);
  if (path === ":memory:") throw new BackupError("DATABASE_URL names a passing database: there is nothing to keep.");
  return sqliteDumper(resolve(root, path));
}
