import { sql } from "kysely";
import { readMigrations } from "./applied-migrations.ts";
import { CopyError } from "./copy-error.ts";
import { openUnmigrated } from "./open-unmigrated.server.ts";

/**
 * Estimates the size (bytes).
 * @throws ConfigError when it cannot be opened; CopyError without a database that this code can copy
 */
export async function sizeOfServer(url: string): Promise<number> {
  const db = await openUnmigrated("DATABASE_URL", url, "/");
  if (db === undefined) return 0;
  try {
    const applied = await readMigrations(db);
    if (applied.length === 0) throw new CopyError("There is no database yet: nothing can be backed up.");
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes`.execute(db);
    return rows[0]?.bytes ?? 0;
  } finally {
    await db.destroy();
  }
}
