import { DatabaseSync } from "node:sqlite";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "./migrations/index.ts";
import { sqliteDatabaseOver } from "./sqlite.server.ts";

test("every file of every picture that was there before is known as its picture's, however many there are", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db: db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("015-large-tables")).error).toBeUndefined();
  const size = (n: number) => JSON.stringify([{ path: `images/${n}.avif` }, { path: `images/${n}.jpg` }]);
  const facts = { alt: "", width: 4, height: 3 };
  const ids = Array.from({ length: 1_200 }, (_, place) => place + 1);
  for (const id of ids) {
    const sizes = id === 1 ? "[]" : size(id);
    await db
      .insertInto("photos")
      .values({ id, path: `images/${id}.jpg`, ...facts, sizes })
      .execute();
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const rows = await db.selectFrom("photo_files").selectAll().orderBy("photo_id").orderBy("path").execute();
  expect(rows).toHaveLength(1 + 1_199 * 2);
  expect(rows.slice(0, 3)).toEqual([
    { path: "images/1.jpg", photo_id: 1 },
    { path: "images/2.avif", photo_id: 2 },
    { path: "images/2.jpg", photo_id: 2 },
  ]);
  expect(new Set(rows.map(({ photo_id }) => photo_id)).size).toBe(1_200);
});
