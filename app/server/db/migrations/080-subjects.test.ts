import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";

const at = "2025-06-01T09:00:00.000Z";
const gone = "2025-07-01T09:00:00.000Z";

test("old consents become people: no card, photo or voice is lost, and one withdrawn consent withdraws the person", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("063-list-indexes")).error).toBeUndefined();
  const consents = [
    { code: "P-1", withdrawn: gone, how: "card" },
    { code: "P-1", withdrawn: null, how: null },
    { code: "N-3", withdrawn: null, how: null },
  ];
  for (const [place, { code, withdrawn, how }] of consents.entries())
    await sql`insert into consents (key, subject_code, kind, given_on, taken_by, uses, created_at, withdrawn_at, withdrawn_how)
      values (${`key ${place}`}, ${code}, 'paper', '2025-06-01', 'Sample Editor', 'site', ${at}, ${withdrawn}, ${how})`.execute(
      db,
    );
  for (const id of [1, 2])
    await sql`insert into consent_codes (hash, consent_id, created_by, created_at)
      values (${`hash ${id}`}, ${id}, 'Sample Editor', ${at})`.execute(db);
  await sql`insert into photo_people (photo_id, consent_id) values (7, 1), (7, 3), (8, 2)`.execute(db);
  await sql`insert into recordings (owner, path, type, bytes, seconds, language, added_by, created_at, is_copy_failed)
    values ('post:1', 'recordings/1.mp3', 'audio/mpeg', 1, 1, 'Igbo', 'Sample Lead', ${at}, 0)`.execute(db);
  await sql`insert into recording_people (recording_id, consent_id) values (1, 2)`.execute(db);
  for (const id of [7, 8, 9])
    await sql`insert into photos (id, path, alt, width, height, kind, consent_by, consent_at, withdrawn_at)
      values (${id}, ${`images/${id}.jpg`}, 'A', 4, 3, 'photograph', 'Sample Editor', ${at}, ${id === 7 ? gone : null})`.execute(
      db,
    );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const photos = db.selectFrom("photos").select(["id", "withdrawn_at", "consent_at"]).orderBy("id");
  expect(await photos.execute()).toEqual([
    { id: 7, withdrawn_at: gone, consent_at: at },
    { id: 8, withdrawn_at: gone, consent_at: null },
    { id: 9, withdrawn_at: null, consent_at: at },
  ]);

  const subjects = db.selectFrom("subjects").select(["code", "withdrawn_at", "withdrawn_how"]).orderBy("id");
  expect(await subjects.execute()).toEqual([
    { code: "P-1", withdrawn_at: gone, withdrawn_how: "card" },
    { code: "N-3", withdrawn_at: null, withdrawn_how: null },
  ]);
  const cards = db
    .selectFrom("subject_cards")
    .innerJoin("subjects", "subjects.id", "subject_id")
    .select(["hash", "code"])
    .orderBy("hash");
  expect(await cards.execute()).toEqual([
    { hash: "hash 1", code: "P-1" },
    { hash: "hash 2", code: "P-1" },
  ]);
  const appearances = db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "consent_id")
    .innerJoin("subjects", "subjects.id", "subject_id")
    .select(["photo_id", "recording_id", "code", "consent_id", "began_by", "ended_at"])
    .orderBy("appearances.id");
  const live = { began_by: "Sample Editor", ended_at: null };
  expect(await appearances.execute()).toEqual([
    { ...live, photo_id: 7, recording_id: null, code: "P-1", consent_id: 1 },
    { ...live, photo_id: 7, recording_id: null, code: "N-3", consent_id: 3 },
    { ...live, photo_id: 8, recording_id: null, code: "P-1", consent_id: 2 },
    { ...live, photo_id: null, recording_id: 1, code: "P-1", consent_id: 2, began_by: "Sample Lead" },
  ]);
});
