import { sql } from "kysely";
import type { Config } from "../../app/server/config/config.server.ts";
import { openUnmigrated } from "../copy-database/open-unmigrated.server.ts";

/** Files of photos that are all withdrawn, taken down or deleted: they do not enter the folder that archives share. */
export async function findClosedFiles({
  databaseUrl,
  root,
}: Pick<Config, "databaseUrl" | "root">): Promise<ReadonlySet<string>> {
  const db = await openUnmigrated("DATABASE_URL", databaseUrl, root);
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
