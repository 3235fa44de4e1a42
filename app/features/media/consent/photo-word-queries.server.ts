import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import type { PhotoWordTable } from "./consent-tables.ts";

export type PhotoWordRow = Selectable<PhotoWordTable>;

export const findWord = (db: Database, photoId: number): Promise<PhotoWordRow | undefined> =>
  db.selectFrom("photo_claims").selectAll().where("photo_id", "=", photoId).executeTakeFirst();

export async function replaceWord(db: Database, word: Insertable<PhotoWordTable>): Promise<void> {
  await deleteWord(db, word.photo_id);
  await db.insertInto("photo_claims").values(word).execute();
}

export const updateWord = (db: Database, photoId: number, changes: Updateable<PhotoWordTable>) =>
  db.updateTable("photo_claims").set(changes).where("photo_id", "=", photoId).execute();

export const deleteWord = (db: Database, photoId: number) =>
  db.deleteFrom("photo_claims").where("photo_id", "=", photoId).execute();

/** Finds photos whose answer has waited long enough. @param now ISO 8601, UTC */
export async function findDueWords(db: Database, now: string, limit: number): Promise<number[]> {
  const words = db
    .selectFrom("photo_claims")
    .innerJoin("photos", "photos.id", "photo_claims.photo_id")
    .select("photo_claims.photo_id")
    .where("waits_for_check", "=", sql.lit(1))
    .where("alone_from", "<=", now);
  return (await words.orderBy("photo_claims.photo_id").limit(limit).execute()).map(({ photo_id }) => photo_id);
}

const peopleInIt = sql<number>`(select count(*) from appearances
  where appearances.photo_id = photos.id and appearances.ended_at is null)`;

/** Number of faces in a photo: the counted number, otherwise the number that staff gave; null if unknown. */
const facesInIt = sql<number | null>`coalesce(photo_faces.face_count, photos.people_said)`;

/** True for more faces than consents, unless a colleague confirmed that all agreed. */
const hasMoreFaces = sql<boolean>`(${facesInIt} > ${peopleInIt} and ${facesInIt} > coalesce(photos.faces_settled, 0))`;

/**
 * Selects photos that depend on one person's answer, and photos with more faces than consents. If no faces were found,
 * the answer `nobody` is confirmed; a count never confirms the answer `adults`.
 */
const onOneWord = (db: Database) =>
  db
    .selectFrom("photos")
    .leftJoin("photo_claims", "photo_claims.photo_id", "photos.id")
    .leftJoin("photo_faces", "photo_faces.photo_id", "photos.id")
    .where("photos.kind", "=", sql.lit("photograph"))
    .where("photos.withdrawn_at", "is", null)
    .where("photos.waits_for_lead", "=", 0)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb("photo_claims.photo_id", "is not", null),
          eb("agreed_at", "is", null),
          eb("refused_at", "is", null),
          or([
            eb("face_count", "is", null),
            and([eb("photo_claims.word", "=", sql.lit("adults")), eb("face_count", ">", sql.lit(0))]),
          ]),
        ]),
        and([eb("photos.consent_at", "is not", null), eb("agreed_at", "is", null), hasMoreFaces]),
      ]),
    );

/** Finds these photos: newest answer first, then photos without an answer. */
export const findOnOneWord = (db: Database, limit: number) =>
  onOneWord(db)
    .select([
      "photos.id",
      "photos.waits_for_check",
      "word",
      "said_by",
      "said_by_id",
      "said_at",
      "alone_from",
      "agreed_at",
    ])
    .select([facesInIt.as("faces"), peopleInIt.as("people"), "face_count"])
    .orderBy("photos.waits_for_check", "desc")
    .orderBy("said_at", "desc")
    .orderBy("photos.id", "desc")
    .limit(limit)
    .execute();

/** Finds the numbers of faces and consents; `faces` is null if unknown. */
export const findFaceNumbers = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("photos")
        .leftJoin("photo_faces", "photo_faces.photo_id", "photos.id")
        .select(["photos.id", facesInIt.as("faces"), peopleInIt.as("people")])
        .where("photos.id", "in", ids)
        .execute();

export async function findWithMoreFaces(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = db
    .selectFrom("photos")
    .leftJoin("photo_claims", "photo_claims.photo_id", "photos.id")
    .leftJoin("photo_faces", "photo_faces.photo_id", "photos.id")
    .select("photos.id")
    .where("photos.id", "in", ids)
    .where("agreed_at", "is", null)
    .where(hasMoreFaces);
  return new Set((await rows.execute()).map(({ id }) => id));
}

/** Counts the photos that depend on one person's answer. Also returns the oldest date and the names. */
export async function countOnOneWord(db: Database) {
  const rows = await onOneWord(db).select(["said_by", "said_at"]).orderBy("said_at").execute();
  const said = rows.filter(({ said_by }) => said_by !== null);
  return {
    count: rows.length,
    since: said[0]?.said_at ?? undefined,
    names: [...new Set(said.flatMap(({ said_by }) => said_by ?? []))],
  };
}
