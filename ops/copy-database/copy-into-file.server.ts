import { migrations } from "../../app/features/migrations.server.ts";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { migrateToLatest } from "../../app/server/db/migrate.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import type { Way } from "./copy-all.ts";
import { copyWhole } from "./copy-and-verify.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource } from "./source.server.ts";
import { finish } from "./target.server.ts";

/**
 * Copies a snapshot of a database while the site may write.
 * @param url database that is only read
 * @param file absolute path of an empty file
 * @throws ConfigError or CopyError; the file is then useless
 */
export async function copyIntoFile(url: string, file: string, pace: Pick<Way, "steps" | "stopping">): Promise<void> {
  const source = await openSource(url, "/", true);
  try {
    const target = await whenConnectionLost("new", () => makeSite(file));
    try {
      const { numbers } = await copyWhole({ view: source.view, target, zeroBytes: "keep", ...pace });
      await whenConnectionLost("new", () => finish(target, source, numbers));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}

/** Creates a database in a single file, which is useless after a power failure. */
async function makeSite(file: string): Promise<AnyDatabase> {
  const connection = openExistingSqlite(file, 0);
  connection.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
  const db = sqliteDatabaseOver(connection);
  await migrateToLatest(db, migrations);
  return db as unknown as AnyDatabase;
}
