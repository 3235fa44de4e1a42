import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../../app/server/db/database.server.ts";
import { openPostgresUnmigrated } from "../../app/server/db/postgres.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import { makeReleaseTables } from "../../tests/support/release-010.ts";
import { root } from "../site-process.ts";

const assets = join(root, "build/server/assets");

/** Counts the migrations of the built site, because only the build knows those of features. */
export async function countMigrations(): Promise<number> {
  const [file = ""] = readdirSync(assets).filter((name) => /^migrations\.server-.{8}\.js$/.test(name));
  const [migrations] = Object.values((await import(join(assets, file))) as Record<string, object>);
  return Object.keys(migrations ?? {}).length;
}

/**
 * Makes a `site.sqlite` like that of the previous release in a folder.
 * @param posts number of posts
 */
export async function makeEarlierFile(folder: string, posts: number): Promise<void> {
  const connection = new DatabaseSync(join(folder, "site.sqlite"));
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
  await fill(sqliteDatabaseOver(connection), posts);
}

/**
 * Makes the tables of the previous release in an empty server database.
 * @param posts number of posts
 */
export async function makeEarlierDatabase(url: string, posts: number): Promise<void> {
  await fill(await openPostgresUnmigrated("DATABASE_URL", url), posts);
}

async function fill(db: Database, posts: number): Promise<void> {
  await makeReleaseTables(db);
  const paragraphs = JSON.stringify(
    Array.from({ length: 6 }, (_, number) => `Paragraph ${number} of words. `.repeat(8)),
  );
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < posts; first += 500) {
      const rows = Array.from({ length: 500 }, (_, place) => ({
        slug: `post-${first + place}`,
        title: `Post ${first + place}`,
        paragraphs,
        author_name: "Sample",
        timestamp: 1_700_000_000 + first + place,
      }));
      await transaction.insertInto("posts").values(rows).execute();
    }
  });
  await db.destroy();
}
