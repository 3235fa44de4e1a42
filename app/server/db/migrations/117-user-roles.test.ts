import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, test } from "vitest";
import { aStaffMember } from "../../../../tests/support/builders.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";
import { migrateToLatest } from "../migrate.server.ts";

type Before = Kysely<{ users: Record<string, unknown> }>;

/** A site of the release before, with an editor, a lead, an admin, and an admin whom the lead named. */
async function siteOfBefore() {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("116-calendar-ids")).error).toBeUndefined();
  for (const [id, role, reads_safeguarding] of [
    ["eve", "editor", 0],
    ["lea", "lead", 0],
    ["ada", "admin", 0],
    ["nia", "admin", 1],
  ] as const) {
    const { roles: _, ...row } = aStaffMember({ id, email: `${id}@example.org` });
    await (db as unknown as Before)
      .insertInto("users")
      .values({ ...row, role, reads_safeguarding })
      .execute();
  }
  await sql`insert into drafts (user_id, subject, seen_at) values ('lea', 'post:1', '')`.execute(db);
  return db;
}

test("everybody keeps their role through the update; a lead is an editor too, and nobody is anything new", async () => {
  const db = await siteOfBefore();
  await migrateToLatest(db, migrations);
  const roles = db.selectFrom("user_roles").selectAll().orderBy("user_id").orderBy("role");
  expect(await roles.execute()).toEqual([
    { user_id: "ada", role: "admin" },
    { user_id: "eve", role: "editor" },
    { user_id: "lea", role: "editor" },
    { user_id: "lea", role: "lead" },
    { user_id: "nia", role: "admin" },
  ]);
  const users = await db.selectFrom("users").selectAll().orderBy("id").execute();
  expect(users.map((user) => [user.id, user.reads_safeguarding, "role" in user])).toEqual([
    ["ada", 0, false],
    ["eve", 0, false],
    ["lea", 0, false],
    ["nia", 1, false],
  ]);
  expect((await db.selectFrom("drafts").select("user_id").execute()).map(({ user_id }) => user_id)).toEqual(["lea"]);
});

test("roles go with the account, are one of five, and belong to somebody", async () => {
  const db = await siteOfBefore();
  await migrateToLatest(db, migrations);
  await db.deleteFrom("users").where("id", "=", "lea").execute();
  const left = await db.selectFrom("user_roles").select("user_id").where("user_id", "=", "lea").execute();
  expect(left).toEqual([]);
  const add = (user_id: string, role: string) =>
    sql`insert into user_roles (user_id, role) values (${user_id}, ${role})`.execute(db);
  await add("eve", "treasurer");
  for (const [id, role] of [
    ["eve", "treasurer"],
    ["eve", "owner"],
    ["nobody", "writer"],
  ] as const)
    await expect(add(id, role)).rejects.toThrow(/constraint/i);
  if (inject("postgres") !== undefined) return;
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
});
