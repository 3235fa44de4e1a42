import { bringUpToDate } from "../../app/server/db/database.server.ts";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import { breakingAt } from "./connection-lost.ts";
import type { Way } from "./copy-all.ts";
import { copyWhole } from "./copy-and-verify.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource } from "./source.server.ts";
import { finish } from "./target.server.ts";

/**
 * Copies what a database held at one moment into a SQLite file, while others go on writing to it.
 *
 * @param url of the database; it is only read @param file whole path of an empty file
 * @throws BadSetting or MoveRefused; what is in the file then is of no use
 */
export async function copyIntoFile(url: string, file: string, pace: Pick<Way, "steps" | "stopping">): Promise<void> {
  const source = await openSource(url, "/", true);
  try {
    const target = await breakingAt("new", () => makeSite(file));
    try {
      const { numbers } = await copyWhole({ view: source.view, target, zeroBytes: "keep", ...pace });
      await breakingAt("new", () => finish(target, source, numbers));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}

/** Makes the tables of a site in a file that stays one file, and that nobody needs when the power goes meanwhile. */
async function makeSite(file: string): Promise<AnyDatabase> {
  const connection = openExistingSqlite(file, 0);
  connection.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
  const database = sqliteDatabaseOver(connection);
  await bringUpToDate(database);
  return database as unknown as AnyDatabase;
}
