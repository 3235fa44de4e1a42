import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import type { PhotoTable } from "../photos/photo-tables.ts";
import type { ConsentTable } from "./consent-tables.ts";
import type { FaceCount } from "./photo-consent.ts";

export type ConsentRow = Selectable<ConsentTable> & { subject_code: string; withdrawn_at: string | null };

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

/** Changes the uses and the end of a consent. Its evidence never changes. */
export const updateConsent = (db: Database, id: number, changes: Pick<Updateable<ConsentTable>, "uses" | "until">) =>
  db.updateTable("consents").set(changes).where("id", "=", id).execute();

export const findConsent = (db: Database, id: number) =>
  selectConsents(db).where("consents.id", "=", id).executeTakeFirst();

export const findConsentByKey = (db: Database, column: "key" | "idempotency_key", key: string) =>
  selectConsents(db).where(column, "=", key).executeTakeFirst();

/** Finds a person's newest consent. @param code for example `P-12` */
export const findConsentOfPerson = (db: Database, code: string) =>
  selectConsents(db).where("subjects.code", "=", code).orderBy("consents.id", "desc").executeTakeFirst();

/** Finds a person's consents, newest first. */
export const findConsentsOfSubject = (db: Database, subjectId: number) =>
  selectConsents(db).where("subject_id", "=", subjectId).orderBy("consents.id", "desc").execute();

/** Finds a person's other consents, newest first. */
export async function findOtherConsents(db: Database, { id, subject_id }: Pick<ConsentRow, "id" | "subject_id">) {
  const others = db.selectFrom("consents").select("id").where("subject_id", "=", subject_id).where("id", "!=", id);
  return (await others.orderBy("id", "desc").limit(50).execute()).map(({ id }) => id);
}

/** Finds consents, newest first. @param isOldNames true for only those whose names an earlier release hashed */
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
  inChunks(paths, (paths) => db.selectFrom("photos").selectAll().where("path", "in", paths).orderBy("id").execute());

export const findPhoto = (db: Database, id: number) =>
  db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();

export const findPhotos = (db: Database, ids: number[]) =>
  inChunks(ids, (ids) => db.selectFrom("photos").selectAll().where("id", "in", ids).orderBy("id").execute());

/** Finds fingerprints of photos that are shown now. @param after id of the last photo of the previous batch */
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
 * Finds fingerprints of photos that wait for the safeguarding lead, or may not be on the website.
 * @param besides id of a photo to ignore
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

/** Finds the owners of a photo, for example `post:12` and `text:post:12`. */
export async function findOwners(db: Database, photoId: number): Promise<string[]> {
  const rows = db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", photoId);
  return (await rows.execute()).map(({ owner }) => owner);
}

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

/** @param key_id id of the key with which the names were hashed */
export async function replaceNames(db: Database, consent_id: number, hashes: string[], key_id: string): Promise<void> {
  await db.deleteFrom("consent_names").where("consent_id", "=", consent_id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto("consent_names")
    .values(hashes.map((hash) => ({ consent_id, hash, key_id })))
    .execute();
}

export async function findKnownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await inChunks(hashes, (hashes) =>
    db.selectFrom("consent_names").select("hash").distinct().where("hash", "in", hashes).execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

const namesOf = (db: Database) => db.selectFrom("consent_names").select("consent_id").limit(1);

export const hasOldNames = async (db: Database): Promise<boolean> =>
  (await namesOf(db).where("key_id", "is", null).executeTakeFirst()) !== undefined;

/** Returns true if names were hashed with other keys. @param keys ids of known keys */
export const hasOtherNames = async (db: Database, keys: string[]): Promise<boolean> =>
  (await namesOf(db).where("key_id", "is not", null).where("key_id", "not in", keys).executeTakeFirst()) !== undefined;

/** Finds the ids of the keys that hashed a consent's names; null for an earlier release. */
export async function findKeysOfNames(db: Database, consent_id: number): Promise<(string | null)[]> {
  const keys = db.selectFrom("consent_names").select("key_id").distinct().where("consent_id", "=", consent_id);
  return (await keys.execute()).map(({ key_id }) => key_id);
}

/** Returns the highest consent number, because printed cards contain it as a part of the person's code. */
export async function findUsedConsentNumber(db: Database): Promise<{ consent: number }> {
  const consents = db.selectFrom("consents").select(({ fn }) => fn.max<number | null>("id").as("last"));
  return { consent: Number((await consents.executeTakeFirst())?.last ?? 0) };
}

export async function goOnAboveConsents(db: Database, { consent }: Record<string, number>): Promise<void> {
  if (consent === undefined) return;
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence('consents', 'id'), ${consent})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'consents'`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values ('consents', ${consent})`.execute(db);
}
