import { type Selectable, sql } from "kysely";
import { changesRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { selectConsents } from "./consent-queries.server.ts";
import type { AppearanceTable } from "./consent-tables.ts";

export type Thing = { photo_id: number } | { recording_id: number } | { document_file_id: number };

function columnOf(thing: Thing) {
  if ("photo_id" in thing) return "photo_id";
  return "recording_id" in thing ? "recording_id" : "document_file_id";
}

function idOf(thing: Thing): number {
  if ("photo_id" in thing) return thing.photo_id;
  return "recording_id" in thing ? thing.recording_id : thing.document_file_id;
}

const findPeopleIn = (db: Database, thing: Thing) =>
  selectConsents(db)
    .innerJoin("appearances", "appearances.consent_id", "consents.id")
    .where(columnOf(thing), "=", idOf(thing))
    .where("ended_at", "is", null)
    .orderBy("consents.id")
    .execute();

export const findPeopleOfPhoto = (db: Database, photoId: number) => findPeopleIn(db, { photo_id: photoId });

/** Finds former people in a photo or recording whom no safeguarding lead released; their withdrawal still hides it. */
export const findFormerPeople = (db: Database, thing: Thing) =>
  db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .innerJoin("subjects", "subjects.id", "consents.subject_id")
    .select(["appearances.id", "ended_why", "ended_by", "ended_at", "subject_id"])
    .select(["subjects.code", "subjects.withdrawn_at"])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("subject_cards").select("hash").whereRef("subject_cards.subject_id", "=", "subjects.id")).as(
        "has_card",
      ),
    )
    .where(columnOf(thing), "=", idOf(thing))
    .where("ended_at", "is not", null)
    .where("released_at", "is", null)
    .orderBy("appearances.id")
    .execute();

/** Adds a person to a photo, recording or document, unless the person is in it already. */
export const beginAppearance = (
  db: Database,
  thing: Thing,
  begun: { consent_id: number; began_at: string; began_by: string },
) =>
  db
    .insertInto("appearances")
    .values({ ...begun, ...thing })
    .onConflict((conflict) =>
      conflict
        .columns(["consent_id", columnOf(thing)])
        .where("ended_at", "is", null)
        .doNothing(),
    )
    .execute();

type End = Pick<Selectable<AppearanceTable>, "ended_by" | "ended_why"> & { ended_at: string };

/** Ends appearances in a photo or recording. @param consents ends only the appearances with these consents */
export async function endAppearances(db: Database, thing: Thing, end: End, consents?: number[]): Promise<void> {
  let query = db.updateTable("appearances").set(end).where(columnOf(thing), "=", idOf(thing));
  if (consents !== undefined) query = query.where("consent_id", "in", [0, ...consents]);
  await query.where("ended_at", "is", null).execute();
}

export const findAppearance = (db: Database, id: number) =>
  db.selectFrom("appearances").selectAll().where("id", "=", id).executeTakeFirst();

/** Finds the consents under which a person is currently in a photo or recording. */
export async function findLiveConsents(db: Database, thing: Thing, subjectId: number): Promise<number[]> {
  const people = await findPeopleIn(db, thing);
  return people.filter(({ subject_id }) => subject_id === subjectId).map(({ id }) => id);
}

/**
 * Records that the safeguarding lead released a person's ended appearances in a photo.
 * @returns true if there were any
 */
export const releaseAppearances = (
  db: Database,
  thing: Thing,
  subjectId: number,
  released: { released_at: string; released_by: string },
): Promise<boolean> =>
  changesRows(
    db
      .updateTable("appearances")
      .set(released)
      .where(columnOf(thing), "=", idOf(thing))
      .where("consent_id", "in", ({ selectFrom }) =>
        selectFrom("consents").select("id").where("subject_id", "=", subjectId),
      )
      .where("ended_at", "is not", null)
      .where("released_at", "is", null),
  );

/** Finds the photos that a person's withdrawal hides, including deleted ones. */
export const findPhotosOfSubject = (db: Database, subjectId: number) => findMedia(db, subjectId, "photo_id");

/** Finds the recordings that a person's withdrawal hides, including deleted ones. */
export const findRecordingsOfSubject = (db: Database, subjectId: number) => findMedia(db, subjectId, "recording_id");

/** Finds the versions of documents that a person's withdrawal hides, including deleted ones. */
export const findDocumentFilesOfSubject = (db: Database, subjectId: number) =>
  findMedia(db, subjectId, "document_file_id");

async function findMedia(db: Database, subjectId: number, column: ReturnType<typeof columnOf>): Promise<number[]> {
  const rows = db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .select(`${column} as id`)
    .distinct()
    .where("subject_id", "=", subjectId)
    .where("released_at", "is", null)
    .where(column, "is not", null);
  return (await rows.orderBy(column).execute()).flatMap(({ id }) => id ?? []);
}

export async function findPhotosOfConsent(db: Database, id: number): Promise<number[]> {
  const rows = db
    .selectFrom("appearances")
    .select("photo_id")
    .where("consent_id", "=", id)
    .where("ended_at", "is", null);
  return (await rows.where("photo_id", "is not", null).orderBy("photo_id").execute()).flatMap(
    ({ photo_id }) => photo_id ?? [],
  );
}

export async function countPhotosOfConsents(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("appearances")
    .select(["consent_id", ({ fn }) => fn.count<number>("photo_id").as("count")])
    .where("consent_id", "in", ids)
    .where("ended_at", "is", null)
    .groupBy("consent_id")
    .execute();
  return new Map(rows.map(({ consent_id, count }) => [consent_id, Number(count)]));
}

/**
 * Finds people with a card whom staff removed from a photo, while the photo waits for the safeguarding lead. Oldest
 * first.
 */
export const findTakenOut = (db: Database, limit: number) =>
  db
    .selectFrom("appearances")
    .innerJoin("photos", "photos.id", "appearances.photo_id")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .innerJoin("subjects", "subjects.id", "consents.subject_id")
    .select(["appearances.id", "appearances.photo_id", "appearances.ended_at", "appearances.ended_by", "code"])
    .where("appearances.ended_why", "=", sql.lit("taken out"))
    .where("appearances.released_at", "is", null)
    .where("photos.waits_for_lead", "=", 1)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("subject_cards").select("hash").whereRef("subject_cards.subject_id", "=", "subjects.id")),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("appearances as later")
            .innerJoin("consents as same", "same.id", "later.consent_id")
            .select("later.id")
            .whereRef("later.photo_id", "=", "appearances.photo_id")
            .whereRef("same.subject_id", "=", "consents.subject_id")
            .where(({ or, and, eb }) =>
              or([
                eb("later.ended_at", "is", null),
                and([
                  eb("later.ended_why", "=", "taken out"),
                  eb("later.released_at", "is", null),
                  eb("later.id", ">", eb.ref("appearances.id")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("appearances.id")
    .limit(limit)
    .execute();

/** Finds photos that resemble a withdrawn photo, for the safeguarding lead. Oldest first. */
export async function findLookalikes(db: Database, limit: number): Promise<number[]> {
  // SQLite uses a partial index only for literals, not for bound parameters.
  const alike = db.selectFrom("photos").select("id").where("looks_closed", "=", sql.lit(1));
  const photos = alike.where("withdrawn_at", "is", null);
  return (await photos.orderBy("id").limit(limit).execute()).map(({ id }) => id);
}

/** Finds people who recently got a consent in a photo, because the next photo may show the same child. Newest first. */
export async function findRecentPeople(db: Database, since: string, owners: string[], limit: number) {
  const newest = db
    .selectFrom("appearances")
    .innerJoin("consents", "consents.id", "appearances.consent_id")
    .innerJoin("subjects", "subjects.id", "consents.subject_id")
    .innerJoin("photos", "photos.id", "appearances.photo_id")
    .select(["appearances.id", "subjects.code", "given_by", "is_child", "photos.path", "photos.sizes"])
    .where("ended_at", "is", null)
    .where("subjects.withdrawn_at", "is", null)
    .where("photos.withdrawn_at", "is", null)
    // The plus sign stops SQLite from scanning all appearances backwards by id; the index by day is faster.
    .orderBy(sql`+${sql.ref("appearances.id")}`, "desc")
    .limit(limit);
  const ofDay = await newest.where("began_at", ">=", since).execute();
  if (owners.length === 0) return ofDay;
  const places = owners.flatMap((owner) => [owner, `text:${owner}`]);
  const attached = db.selectFrom("photo_attachments").select("photo_id").where("owner", "in", places);
  const ofItems = await newest.where("appearances.photo_id", "in", attached).execute();
  const known = new Set(ofDay.map(({ id }) => id));
  const all = [...ofDay, ...ofItems.filter(({ id }) => !known.has(id))];
  return all.sort((a, b) => b.id - a.id).slice(0, limit);
}

/** Returns true if staff or a family ever said something about a photo. */
export async function isPhotoTouched(db: Database, photoId: number): Promise<boolean> {
  const { appearances, words, requests } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom("appearances").select("id").where("photo_id", "=", photoId)).as("appearances"),
      eb.exists(eb.selectFrom("photo_claims").select("photo_id").where("photo_id", "=", photoId)).as("words"),
      eb.exists(eb.selectFrom("photo_requests").select("id").where("photo_id", "=", photoId)).as("requests"),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(appearances) || Boolean(words) || Boolean(requests);
}
