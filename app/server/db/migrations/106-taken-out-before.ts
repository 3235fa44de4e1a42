import { type Kysely, sql } from "kysely";

interface TakenOut {
  subject: string;
  before: string | null;
  at: string;
  who: string;
}

/**
 * Until 080 nothing was kept of a person who was taken out of a photo. The audit log has those of its time: they appeared in
 * it, so that a card reaches the photo, and it waits for the safeguarding lead where the person has one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<TakenOut>`
    select subject, "before", at, who from audit_log where what = 'person taken out of picture' order by id`.execute(
    database,
  );
  for (const { subject, before, at, who } of rows) {
    const photo = Number(subject.replace("photo:", ""));
    const consent = Number((JSON.parse(before ?? "{}") as { consent?: number }).consent);
    if (!Number.isInteger(photo) || !Number.isInteger(consent)) continue;
    await sql`insert into appearances (consent_id, photo_id, began_at, began_by, ended_at, ended_by, ended_why)
      select id, ${sql.lit(photo)}, created_at, taken_by, ${at}, ${who}, 'taken out' from consents
      where id = ${sql.lit(consent)} and not exists (select 1 from appearances
        where photo_id = ${sql.lit(photo)} and consent_id = ${sql.lit(consent)})`.execute(database);
    await refresh(database, photo);
  }
}

/** What one photo lost by somebody who was taken out of it. */
async function refresh(database: Kysely<unknown>, photo: number): Promise<void> {
  const people = sql`from appearances
    join consents on consents.id = appearances.consent_id
    join subjects on subjects.id = consents.subject_id
    where appearances.photo_id = photos.id and released_at is null`;
  await sql`update photos set consent_by = null, consent_at = null,
    withdrawn_at = (select min(subjects.withdrawn_at) ${people})
    where id = ${sql.lit(photo)} and withdrawn_at is null and exists (select 1 ${people}
      and subjects.withdrawn_at is not null)`.execute(database);
  await sql`update photos set consent_by = null, consent_at = null, waits_for_lead = 1
    where id = ${sql.lit(photo)} and exists (select 1 ${people} and ended_why = 'taken out'
      and exists (select 1 from subject_cards where subject_cards.subject_id = subjects.id)
      and not exists (select 1 from appearances as live join consents as same on same.id = live.consent_id
        where live.photo_id = photos.id and live.ended_at is null and same.subject_id = subjects.id))`.execute(
    database,
  );
}
