import { type Kysely, sql } from "kysely";
import { countChanges } from "./count-changes.ts";

/**
 * A person stands in one row: withdrawing is a fact of the person, cards are the person's, and who is in a picture or heard
 * in a recording is never deleted. Where two consents of one code differed, the withdrawn one holds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSubjects(database);
  await createCards(database);
  await createAppearances(database);
  await sql`drop index consents_by_subject`.execute(database);
  await sql`drop index consents_by_withdrawal`.execute(database);
  for (const column of ["subject_code", "withdrawn_at", "withdrawn_how"])
    await database.schema.alterTable("consents").dropColumn(column).execute();
  await database.schema
    .alterTable("photos")
    .addColumn("waits_for_lead", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await withdrawEverywhere(database);
  for (const table of ["subjects", "appearances"]) await countChanges(database, table);
}

async function createSubjects(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("subjects")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("withdrawn_at", "text")
    .addColumn("withdrawn_how", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await sql`create index subjects_by_withdrawal on subjects (withdrawn_at) where withdrawn_at is not null`.execute(
    database,
  );
  await sql`insert into subjects (code, withdrawn_at, created_at)
    select subject_code, min(withdrawn_at), min(created_at) from consents group by subject_code order by min(id)`.execute(
    database,
  );
  await sql`update subjects set withdrawn_how = (select withdrawn_how from consents
    where consents.subject_code = subjects.code and consents.withdrawn_at = subjects.withdrawn_at order by id limit 1)
    where withdrawn_at is not null`.execute(database);
  await schema
    .alterTable("consents")
    .addColumn("subject_id", "integer", (column) => column.references("subjects.id"))
    .execute();
  await sql`update consents set subject_id = (select id from subjects where code = consents.subject_code)`.execute(
    database,
  );
  await schema.createIndex("consents_of_subject").on("consents").column("subject_id").execute();
}

/** The withdrawal of a person reaches photos that another consent of the person had cleared. */
async function withdrawEverywhere(database: Kysely<unknown>): Promise<void> {
  const withdrawals = sql`from appearances
    join consents on consents.id = appearances.consent_id
    join subjects on subjects.id = consents.subject_id
    where appearances.photo_id = photos.id and subjects.withdrawn_at is not null`;
  await sql`update photos set consent_by = null, consent_at = null,
    withdrawn_at = (select min(subjects.withdrawn_at) ${withdrawals})
    where withdrawn_at is null and exists (select 1 ${withdrawals})`.execute(database);
}

/** A card of any consent is a card of its person: an earlier one goes on working after a renewal. */
async function createCards(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("subject_cards")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("subject_id", "integer", (column) => column.notNull().references("subjects.id"))
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("subject_cards_by_subject").on("subject_cards").column("subject_id").execute();
  await sql`insert into subject_cards (hash, subject_id, created_by, created_at)
    select hash, consents.subject_id, consent_codes.created_by, consent_codes.created_at
    from consent_codes join consents on consents.id = consent_codes.consent_id`.execute(database);
  await schema.dropTable("consent_codes").execute();
}

async function createAppearances(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("appearances")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id"))
    // Without references: an appearance outlives the picture.
    .addColumn("photo_id", "integer")
    .addColumn("recording_id", "integer")
    .addColumn("began_at", "text", (column) => column.notNull())
    .addColumn("began_by", "text")
    .addColumn("ended_at", "text")
    .addColumn("ended_by", "text")
    .addColumn("ended_why", "text", (column) => column.check(sql`ended_why in ('renewed', 'taken out', 'deleted')`))
    .addColumn("released_at", "text")
    .addColumn("released_by", "text")
    .addCheckConstraint("appearances_in_one", sql`(photo_id is null) <> (recording_id is null)`)
    .execute();
  for (const thing of ["photo", "recording"]) {
    const column = sql.ref(`${thing}_id`);
    await sql`create index ${sql.ref(`appearances_by_${thing}`)} on appearances (${column})
      where ${column} is not null`.execute(database);
    await sql`create unique index ${sql.ref(`appearances_live_by_${thing}`)} on appearances (consent_id, ${column})
      where ended_at is null`.execute(database);
  }
  await schema.createIndex("appearances_by_consent").on("appearances").column("consent_id").execute();
  await sql`create index appearances_to_release on appearances (id)
    where ended_why = 'taken out' and released_at is null`.execute(database);
  await sql`insert into appearances (consent_id, photo_id, began_at, began_by)
    select consent_id, photo_id, consents.created_at, consents.taken_by
    from photo_people join consents on consents.id = consent_id order by photo_id, consent_id`.execute(database);
  await sql`insert into appearances (consent_id, recording_id, began_at, began_by)
    select consent_id, recording_id, recordings.created_at, recordings.added_by
    from recording_people join recordings on recordings.id = recording_id order by recording_id, consent_id`.execute(
    database,
  );
  for (const table of ["photo_people", "recording_people"]) await schema.dropTable(table).execute();
}
