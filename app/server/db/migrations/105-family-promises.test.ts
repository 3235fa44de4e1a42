import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";

const at = "2026-03-01T09:00:00.000Z";
const later = "2026-03-02T09:00:00.000Z";

/** A site of the release before, with photos 1 to 5. */
async function siteOfBefore() {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("100-looks-of-crops")).error).toBeUndefined();
  for (const id of [1, 2, 3, 4, 5])
    await sql`insert into photos (id, path, alt, width, height, kind, consent_by, consent_at)
      values (${id}, ${`images/${id}.jpg`}, 'A', 4, 3, 'photograph', 'Sample Editor', ${at})`.execute(db);
  const log = (what: string, subject: string, before: string | null = null) =>
    sql`insert into audit_log (at, who_id, who, what, subject, "before")
      values (${at}, 'e', 'Sample Editor', ${what}, ${subject}, ${before})`.execute(db);
  /** A story that is sensitive. @param more its other columns */
  const story = async (id: number, dropped: string, writers: string, approvedBy: string | null) =>
    sql`insert into posts (id, slug, title, paragraphs, post_text, timestamp, status, version, author_name,
      sensitive, dropped_reasons, writer_ids, approved_at, approved_by, approved_by_id)
      values (${id}, ${`story-${id}`}, 'A story', '[]', '', 1, 'published', 1, 'Sample Editor',
      '["abuse"]', ${dropped}, ${writers}, ${approvedBy && at}, ${approvedBy}, ${approvedBy})`.execute(db);
  return { db, migrate: async () => expect((await migrator.migrateToLatest()).error).toBeUndefined(), log, story };
}

test("who wants a reason away is known after the update, also where an approval forgot the writers", async () => {
  const { db, migrate, log, story } = await siteOfBefore();
  await story(1, '["abuse"]', "[]", "b");
  await story(2, '["abuse"]', '["w"]', null);
  await story(3, "[]", '["w"]', null);
  await log("post less sensitive, asked", "post:1");
  await migrate();
  const rows = await db.selectFrom("posts").select(["id", "dropped_by_ids"]).orderBy("id").execute();
  expect(rows.map(({ dropped_by_ids }) => dropped_by_ids)).toEqual(['["e"]', '["w"]', "[]"]);
});

test("people who were taken out of photos before appearances were kept come back from the audit log", async () => {
  const { db, migrate, log } = await siteOfBefore();
  // One with a card, one who withdrew, one of whom nothing is left, and one whose appearance is known.
  for (const [id, withdrawn] of [
    [1, null],
    [2, later],
    [3, null],
  ] as const) {
    await sql`insert into subjects (id, code, withdrawn_at, created_at) values (${id}, ${`P-${id}`}, ${withdrawn}, ${at})`.execute(
      db,
    );
    await sql`insert into consents (id, subject_id, key, kind, given_on, taken_by, uses, created_at)
      values (${id}, ${id}, ${`key-${id}`}, 'paper', '2026-03-01', 'Sample Editor', 'site', ${at})`.execute(db);
  }
  await sql`insert into subject_cards (hash, subject_id, created_by, created_at)
    values ('hash', 1, 'Sample Editor', ${at})`.execute(db);
  await sql`insert into appearances (consent_id, photo_id, began_at) values (3, 3, ${at})`.execute(db);
  for (const [photo, consent] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 99],
  ])
    await log("person taken out of picture", `photo:${photo}`, `{"consent":${consent}}`);
  await migrate();
  const appearances = db.selectFrom("appearances").select(["consent_id", "photo_id", "ended_at", "ended_why"]);
  expect(await appearances.orderBy("photo_id").execute()).toEqual([
    { consent_id: 1, photo_id: 1, ended_at: at, ended_why: "taken out" },
    { consent_id: 2, photo_id: 2, ended_at: at, ended_why: "taken out" },
    { consent_id: 3, photo_id: 3, ended_at: null, ended_why: null },
  ]);
  const photos = db.selectFrom("photos").select(["id", "consent_at", "withdrawn_at", "waits_for_lead"]).orderBy("id");
  expect(await photos.execute()).toEqual([
    { id: 1, consent_at: null, withdrawn_at: null, waits_for_lead: 1 },
    { id: 2, consent_at: null, withdrawn_at: later, waits_for_lead: 0 },
    ...[3, 4, 5].map((id) => ({ id, consent_at: at, withdrawn_at: null, waits_for_lead: 0 })),
  ]);
});

test("withdrawn photos close their own looks, and nobody in a photo is recognisable only where no face was found", async () => {
  const { db, migrate, story } = await siteOfBefore();
  await sql`update photos set look = 'abc def', withdrawn_at = ${later} where id = 1`.execute(db);
  await sql`update photos set look = 'abc' where id = 2`.execute(db);
  await sql`update photos set nobody_recognisable = 1 where id in (3, 4)`.execute(db);
  await sql`insert into photo_faces (photo_id, state, boxes, counted_at)
    values (3, 'counted', '[{"x":0}]', ${later}), (4, 'counted', '[]', ${later})`.execute(db);
  await story(1, "[]", "[]", "b");
  await story(2, "[]", "[]", "b");
  await sql`insert into photo_attachments (owner, position, photo_id) values ('text:post:1', 0, 3), ('post:2', 0, 4)`.execute(
    db,
  );
  await migrate();
  const closings = db.selectFrom("closings").select(["at", "kind", "key", "value"]).orderBy("number");
  expect(await closings.execute()).toEqual([
    { at: later, kind: "look", key: "images/1.jpg", value: "abc def" },
    { at: later, kind: "person", key: "images/3.jpg", value: null },
  ]);
  const photos = db.selectFrom("photos").select(["id", "consent_at", "nobody_recognisable"]).orderBy("id");
  expect((await photos.execute()).slice(2, 4)).toEqual([
    { id: 3, consent_at: null, nobody_recognisable: 0 },
    { id: 4, consent_at: at, nobody_recognisable: 1 },
  ]);
  const stories = db.selectFrom("posts").select(["status", "approved_at"]).orderBy("id");
  expect(await stories.execute()).toEqual([
    { status: "draft", approved_at: null },
    { status: "published", approved_at: at },
  ]);
});
