import { sql } from "kysely";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

const dayMs = 24 * 3_600_000;

const people = sql`select 1 from appearances where appearances.photo_id = photos.id and appearances.ended_at is null`;
const others = sql`select 1 from appearances join consents on consents.id = appearances.consent_id
  where appearances.photo_id = photos.id and appearances.ended_at is null
    and (consents.is_child is null or consents.is_child != 0)`;

export const consentMigrations: DeclaredMigrations = {
  /**
   * Who said that nobody, or no child, can be recognised in a photo. Photos that are public on such a word stay public;
   * those that waited for their count wait a day at most. What was not counted is tried again.
   */
  "132-photo-words": async (db) => {
    const table = db.schema.createTable("photo_words");
    await table
      .addColumn("photo_id", "integer", (column) => column.primaryKey().references("photos.id").onDelete("cascade"))
      .addColumn("word", "text", (column) => column.notNull())
      .addColumn("said_by", "text")
      .addColumn("said_by_id", "text")
      .addColumn("said_at", "text", (column) => column.notNull())
      .addColumn("alone_from", "text", (column) => column.notNull())
      .addColumn("agreed_by", "text")
      .addColumn("agreed_by_id", "text")
      .addColumn("agreed_at", "text")
      .addColumn("refused_at", "text")
      .execute();
    await db.schema
      .alterTable("photos")
      .addColumn("waits_for_check", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("photos").addColumn("people_said", "integer").execute();
    await db.schema.alterTable("photos").addColumn("faces_settled", "integer").execute();
    await sql`create index photos_waiting_for_check on photos (id) where waits_for_check = 1`.execute(db);
    await db.schema.alterTable("photo_faces").addColumn("face_count", "integer").execute();
    await db.schema
      .alterTable("photo_faces")
      .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("photo_faces").addColumn("next_at", "text").execute();
    await db.schema.alterTable("photo_faces").addColumn("why", "text").execute();
    // Each face has one width.
    await sql`update photo_faces set face_count = (length(boxes) - length(replace(boxes, '"width"', ''))) / 7
      where state = 'counted'`.execute(db);
    const now = new Date();
    const at = now.toISOString();
    const later = new Date(now.getTime() + dayMs).toISOString();
    await sql`insert into photo_words (photo_id, word, said_by, said_at, alone_from)
      select id, case when exists (${people}) then 'adults' else 'nobody' end, consent_by,
        coalesce(consent_at, ${at}), coalesce(consent_at, ${later})
      from photos where kind = 'photograph' and (
        (nobody_recognisable = 1 and not exists (${people})) or (exists (${people}) and not exists (${others}))
      )`.execute(db);
    await sql`update photo_words set said_by_id = (
      select who_id from audit_log where subject = 'photo:' || photo_id and who_id != ''
        and what in ('nobody recognisable in picture', 'consent recorded') order by id desc limit 1)`.execute(db);
    await sql`update photos set waits_for_check = 1 where consent_at is null and withdrawn_at is null and waits_for_lead = 0
      and id in (select photo_id from photo_words)`.execute(db);
    await sql`insert into photo_faces (photo_id, state) select photo_id, 'waiting' from photo_words
      where photo_id not in (select photo_id from photo_faces)`.execute(db);
  },
};
