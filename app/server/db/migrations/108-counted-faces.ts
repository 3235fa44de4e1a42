import { type Kysely, sql } from "kysely";

const nouns = { posts: "post", events: "event", projects: "project", news_items: "news", pages: "page" };

/**
 * Photographs of which somebody said that nobody can be recognised, before the count found faces in them: the word holds no
 * more, and approved sensitive stories with one wait for a second person again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const wrong = sql`select photos.id from photos join photo_faces on photo_faces.photo_id = photos.id
    where nobody_recognisable = 1 and kind = 'photograph' and state = 'counted' and boxes != '[]'`;
  for (const [table, noun] of Object.entries(nouns))
    await sql`update ${sql.table(table)} set status = 'draft', publish_at = null, version = version + 1,
      approved_at = null, approved_by = null, approved_by_id = null
      where sensitive != '[]' and approved_at is not null and exists (select 1 from photo_attachments
        where owner in (${sql.lit(`${noun}:`)} || ${sql.ref(`${table}.id`)}, ${sql.lit(`text:${noun}:`)} || ${sql.ref(`${table}.id`)})
        and photo_id in (${wrong}))`.execute(database);
  await sql`insert into closings (id, at, kind, key)
    select 'update person ' || path, coalesce(counted_at, ''), 'person', path
    from photos join photo_faces on photo_faces.photo_id = photos.id where photos.id in (${wrong})`.execute(database);
  await sql`update photos set nobody_recognisable = 0,
    consent_by = case when exists (select 1 from appearances where photo_id = photos.id and ended_at is null)
      then consent_by else null end,
    consent_at = case when exists (select 1 from appearances where photo_id = photos.id and ended_at is null)
      then consent_at else null end
    where id in (${wrong})`.execute(database);
}
