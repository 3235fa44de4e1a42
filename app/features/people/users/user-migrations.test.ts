import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import { migrations } from "../../migrations.server.ts";

test("an update starts the fifteen days of roles that need two-step sign-in", async () => {
  const db = await openUnmigrated();
  onTestFinished(() => db.destroy());
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "154"));
  await migrateToLatest(db, before);
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const given = { a: ["admin"], b: ["editor"], c: ["editor", "lead"], d: ["treasurer"], e: ["writer"], f: [] };
  for (const [id, roles] of Object.entries(given)) {
    const at = "2020-01-01T00:00:00.000Z";
    const names = { name: id, firstName: id, lastName: id, email: `${id}@example.org`, emailVerified: 1 };
    await old
      .insertInto("users")
      .values({ id, ...names, createdAt: at, updatedAt: at })
      .execute();
    for (const role of roles) await old.insertInto("user_roles").values({ user_id: id, role }).execute();
  }
  const begun = Date.now();
  await migrateToLatest(db, migrations);
  const { rows } = await sql<{ id: string; second_step_since: string | null }>`
    select id, second_step_since from users order by id`.execute(db);
  const since = Object.fromEntries(rows.map((row) => [row.id, row.second_step_since]));
  expect(Object.keys(since).filter((id) => since[id] !== null)).toEqual(["a", "c", "d"]);
  for (const id of ["a", "c", "d"]) expect(Date.parse(since[id] ?? "")).toBeGreaterThanOrEqual(begun);
});
