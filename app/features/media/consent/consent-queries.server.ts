import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import type { PhotoTable } from "../photos/photo-tables.ts";
import type { ConsentTable } from "./consent-tables.ts";
import type { FaceCount } from "./photo-consent.ts";

/** A consent with its person: the code, and whether the person withdrew. */
export type ConsentRow = Selectable<ConsentTable> & {
  subject_code: string;
  withdrawn_at: string | null;
};

/** Consents with their people. */
export const selectConsents = (db: Database) =>
  db
    .selectFrom("consents")
    .innerJoin("subjects", "subjects.id", "consents.subject_id")
    .selectAll("consents")
    .select(["subjects.code as subject_code", "subjects.withdrawn_at"]);

export async function insertConsent(db: Database, consent: Insertable<ConsentTable>): Promise<number> {
  const { id } = await db.insertInto("consents").values(consent).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** What a consent allows, and until when. Its evidence is written once. */
export const updateConsent = (db: Database, id: number, changes: Pick<Updateable<ConsentTable>, "uses" | "until">) =>
  db.updateTable("consents").set(changes).where("id", "=", id).execute();

export const findConsent = (db: Database, id: number) =>
  selectConsents(db).where("consents.id", "=", id).executeTakeFirst();

export const findConsentByKey = (db: Database, column: "key" | "idempotency_key", key: string) =>
  selectConsents(db).where(column, "=", key).executeTakeFirst();

/** The newest of a person. @param code like `P-12` */
export const findConsentOfPerson = (db: Database, code: string) =>
  selectConsents(db).where("subjects.code", "=", code).orderBy("consents.id", "desc").executeTakeFirst();

/** Finds the consents of a person, newest first. */
export const findConsentsOfSubject = (db: Database, subjectId: number) =>
  selectConsents(db).where("subject_id", "=", subjectId).orderBy("consents.id", "desc").execute();

/** Ids of the other consents of a person, newest first. */
export async function findOtherConsents(db: Database, { id, subject_id }: Pick<ConsentRow, "id" | "subject_id">) {
  const others = db.selectFrom("consents").select("id").where("subject_id", "=", subject_id).where("id", "!=", id);
  return (await others.orderBy("id", "desc").limit(50).execute()).map(({ id }) => id);
}

/**
 * A page of records, newest first; the search is for a part of a code.
 * @param isOldNames only those whose names an earlier release hashed
 */
export function findConsents(db: Database, isOldNames: boolean, { search, before, limit }: WantedRows) {
  let query = selectConsents(db).where("consents.id", "<", before);
  if (isOldNames)
    query = query.where("consents.id", "in", (eb) =>
      eb.selectFrom("consent_names").select("consent_id").where("key_id", "is", null),
    );
  if (search !== "") query = query.where("subjects.code", "like", `%${search.toUpperCase().replace(/[%_\\]/g, "")}%`);
  return query.orderBy("consents.id", "desc").limit(limit).execute();
}

export const findPhotosByPath = (db: Database, paths: string[]) =>
  inChunks(paths, (some) => db.selectFrom("photos").selectAll().where("path", "in", some).orderBy("id").execute());

export const findPhoto = (db: Database, id: number) =>
  db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();

export const findPhotos = (db: Database, ids: number[]) =>
  inChunks(ids, (some) => db.selectFrom("photos").selectAll().where("id", "in", some).orderBy("id").execute());

/**
 * What those photos look like that a closing may still hide. One that comes back is compared then.
 * @param after id of the last one before these
 */
export const findShowableLooks = (db: Database, after: number, limit: number) =>
  db
    .selectFrom("photos")
    .select(["id", "path", "look"])
    .where("id", ">", after)
    .where("withdrawn_at", "is", null)
    .where("looks_closed", "=", 0)
    .where("look", "is not", null)
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * What photographs look like that somebody with a card was taken out of, since when, and those that the website may not
 * show: not those that are withdrawn, which close their look, nor those that wait because they look like one. @param besides id of one that does not count
 */
export const findHeldLooks = (db: Database, besides: number) =>
  db
    .selectFrom("photos")
    .select(["path", "look"])
    .select(({ selectFrom }) =>
      selectFrom("appearances")
        .select(({ fn }) => fn.max("ended_at").as("since"))
        .whereRef("photo_id", "=", "photos.id")
        .where("ended_why", "=", "taken out")
        .where("released_at", "is", null)
        .as("since"),
    )
    .where("kind", "=", "photograph")
    .where("id", "!=", besides)
    .where("withdrawn_at", "is", null)
    .where("looks_closed", "=", 0)
    .where("look", "is not", null)
    .where(({ or, eb }) => or([eb("waits_for_lead", "=", 1), eb("allowed_uses", "not like", "%site%")]))
    .execute();

/** Owners of a photo, like `post:12` and `text:post:12`. */
export async function findOwners(db: Database, photoId: number): Promise<string[]> {
  const rows = db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", photoId);
  return (await rows.execute()).map(({ owner }) => owner);
}

/** How many faces were found in a photo; unknown while no count came. */
export async function findFaceCount(db: Database, photoId: number): Promise<FaceCount> {
  const faces = db.selectFrom("photo_faces").select("face_count").where("photo_id", "=", photoId);
  return (await faces.where("state", "=", "counted").executeTakeFirst())?.face_count ?? "unknown";
}

type PhotoConsent = Pick<
  Updateable<PhotoTable>,
  | "consent_by"
  | "consent_at"
  | "withdrawn_at"
  | "hidden_at"
  | "shown_until"
  | "allowed_uses"
  | "nobody_recognisable"
  | "waits_for_lead"
  | "waits_for_check"
  | "people_said"
  | "faces_settled"
  | "looks_closed"
>;

export const updatePhoto = (db: Database, id: number, changes: PhotoConsent) =>
  db.updateTable("photos").set(changes).where("id", "=", id).execute();

/** @param key_id of the key of these hashes */
export async function replaceNames(db: Database, consent_id: number, hashes: string[], key_id: string): Promise<void> {
  await db.deleteFrom("consent_names").where("consent_id", "=", consent_id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto("consent_names")
    .values(hashes.map((hash) => ({ consent_id, hash, key_id })))
    .execute();
}

/** Finds which of these hashes belong to some person's name. */
export async function findKnownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await inChunks(hashes, (some) =>
    db.selectFrom("consent_names").select("hash").distinct().where("hash", "in", some).execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

const namesOf = (db: Database) => db.selectFrom("consent_names").select("consent_id").limit(1);

/** Are there hashes of an earlier release? */
export const hasOldNames = async (db: Database): Promise<boolean> =>
  (await namesOf(db).where("key_id", "is", null).executeTakeFirst()) !== undefined;

/** Are there hashes under none of these keys? @param keys their ids */
export const hasOtherNames = async (db: Database, keys: string[]): Promise<boolean> =>
  (await namesOf(db).where("key_id", "is not", null).where("key_id", "not in", keys).executeTakeFirst()) !== undefined;

/** Ids of the keys under which the names of a consent are hashed; null for those of an earlier release. */
export async function findKeysOfNames(db: Database, consent_id: number): Promise<(string | null)[]> {
  const keys = db.selectFrom("consent_names").select("key_id").distinct().where("consent_id", "=", consent_id);
  return (await keys.execute()).map(({ key_id }) => key_id);
}
