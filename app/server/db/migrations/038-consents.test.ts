import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDatabaseOver } from "../sqlite.server.ts";
import { migrations } from "./index.ts";

const at = "2025-06-01T09:00:00.000Z";
const gone = "2025-07-01T09:00:00.000Z";

test("old ticks become consents as noted before, withdrawn ones stay withdrawn, and nobody was asked about print", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("037-taken-down-photos")).error).toBeUndefined();
  const before = [
    { kind: "photograph", by: "Sample Editor", at, withdrawn: null },
    { kind: "photograph", by: null, at: null, withdrawn: null },
    { kind: "photograph", by: null, at: null, withdrawn: gone },
    { kind: "drawing", by: null, at: null, withdrawn: null },
  ];
  for (const [place, { kind, by, at, withdrawn }] of before.entries())
    await sql`insert into photos (path, alt, width, height, kind, consent_by, consent_at, withdrawn_at)
      values (${`images/${place}.jpg`}, 'A', 4, 3, ${kind}, ${by}, ${at}, ${withdrawn})`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const uses = "site social newsletter";
  const columns = ["consent_by", "consent_at", "withdrawn_at", "taken_down_at", "shown_until", "allowed_uses"] as const;
  const photo = {
    ...{ consent_by: null, consent_at: null, withdrawn_at: null },
    taken_down_at: null,
    shown_until: null,
  };
  expect(await db.selectFrom("photos").select(columns).orderBy("id").execute()).toEqual([
    { ...photo, consent_by: "Sample Editor", consent_at: at, allowed_uses: uses },
    { ...photo, allowed_uses: `${uses} print` },
    { ...photo, withdrawn_at: gone, allowed_uses: uses },
    { ...photo, allowed_uses: `${uses} print` },
  ]);
  const people = db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .innerJoin("subjects", "subjects.id", "consents.subject_id");
  const noted = { kind: "noted", uses, is_child: null, relation: null, given_by: null, until: null } as const;
  const consents = people
    .select(["photo_id", "subjects.code", "taken_by", "given_on", "withdrawn_at", "withdrawn_how"])
    .select(["consents.kind", "uses", "is_child", "relation", "given_by", "until"])
    .orderBy("photo_id");
  expect(await consents.execute()).toEqual([
    {
      ...{ ...noted, photo_id: 1, code: "N-1", taken_by: "Sample Editor", given_on: "2025-06-01" },
      ...{ withdrawn_at: null, withdrawn_how: null },
    },
    {
      ...{ ...noted, photo_id: 3, code: "N-3", taken_by: "", given_on: "2025-07-01" },
      ...{ withdrawn_at: gone, withdrawn_how: "staff" },
    },
  ]);
  const keys = await db.selectFrom("consents").select("key").execute();
  expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
});
