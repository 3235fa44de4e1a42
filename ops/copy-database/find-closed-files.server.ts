import { sql } from "kysely";
import { openUnmigrated } from "./open-unmigrated.server.ts";

/**
 * Implements `closedFiles` of the port.
 * @throws ConfigError when the database cannot be opened
 */
export async function findClosedFiles(url: string): Promise<ReadonlySet<string>> {
  const db = await openUnmigrated("DATABASE_URL", url, "/");
  try {
    const tables = (await db?.introspection.getTables()) ?? [];
    if (db === undefined || !tables.some(({ name }) => name === "photo_files")) return new Set();
    const closed = sql<{ path: string }>`
      select photo_files.path from photo_files left join photos on photos.id = photo_files.photo_id
      group by photo_files.path
      having count(*) = count(case when photos.id is null or photos.withdrawn_at is not null then 1 end)`;
    return new Set((await closed.execute(db)).rows.map(({ path }) => path));
  } finally {
    await db?.destroy();
  }
}
