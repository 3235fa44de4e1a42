import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDatabaseOver } from "../sqlite.server.ts";
import { migrations } from "./index.ts";

test("everybody keeps their role and their sessions, and there can be a lead, but nothing else", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("037-taken-down-photos")).error).toBeUndefined();
  for (const role of ["admin", "editor"])
    await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt", role, "firstName", "lastName")
      values (${role}, 'Sample', ${role}, 1, '', '', ${role}, 'A', 'B')`.execute(db);
  await sql`insert into sessions (id, "userId", "expiresAt", token, "createdAt", "updatedAt")
    values ('s', 'admin', '', 't', '', '')`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const roles = () => db.selectFrom("users").select(["id", "role", "reads_safeguarding"]).orderBy("id").execute();
  expect(await roles()).toEqual([
    { id: "admin", role: "admin", reads_safeguarding: 0 },
    { id: "editor", role: "editor", reads_safeguarding: 0 },
  ]);
  await db.updateTable("users").set({ role: "lead" }).where("id", "=", "editor").execute();
  await expect(sql`update users set role = 'owner'`.execute(db)).rejects.toThrow("CHECK");
  await db.deleteFrom("users").where("id", "=", "admin").execute();
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});
