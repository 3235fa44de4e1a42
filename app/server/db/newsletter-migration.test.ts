import { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "./migrations/index.ts";
import { sqliteDatabaseOver } from "./sqlite.server.ts";

test("who subscribed before there were links to confirm stays on the list, as confirmed then, with a link to leave it", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db: db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("010-disowned-posts")).error).toBeUndefined();
  const earlier = db as unknown as Kysely<{ subscribers: { email: string; created_at: string } }>;
  for (const email of ["ada@example.org", "bola@example.org"])
    await earlier.insertInto("subscribers").values({ email, created_at: "2025-01-02T03:04:05.000Z" }).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const rows = await db.selectFrom("subscribers").selectAll().orderBy("id").execute();
  expect(rows).toEqual(
    ["ada@example.org", "bola@example.org"].map((email) =>
      expect.objectContaining({
        email,
        created_at: "2025-01-02T03:04:05.000Z",
        confirmed_at: "2025-01-02T03:04:05.000Z",
        consent: "before double opt-in",
        page: null,
        token: expect.stringMatching(/^[0-9a-f]{48}$/),
      }),
    ),
  );
  expect(rows[0]?.token).not.toBe(rows[1]?.token);
});
