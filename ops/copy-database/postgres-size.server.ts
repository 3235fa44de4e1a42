import { sql } from "kysely";
import { migrations } from "../../app/server/db/migrations/index.ts";
import { openAsItStands } from "./open-unmigrated.server.ts";
import { readMigrations } from "./applied-migrations.ts";
import { MoveRefused } from "./copy-error.ts";

/**
 * About how many bytes a site has on a server.
 *
 * @throws BadSetting when it cannot be opened; MoveRefused when there is none that this code could copy
 */
export async function sizeOfServer(url: string): Promise<number> {
  const database = await openAsItStands("DATABASE_URL", url, "/");
  if (database === undefined) return 0;
  try {
    const applied = await readMigrations(database);
    if (applied.length === 0) throw new MoveRefused("There is no database yet: nothing can be backed up.");
    if (applied.length < Object.keys(migrations).length)
      throw new MoveRefused(
        "The database is of an older version of the site. Make the backup with that version, or start the site once with this one.",
      );
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes`.execute(database);
    return rows[0]?.bytes ?? 0;
  } finally {
    await database.destroy();
  }
}
