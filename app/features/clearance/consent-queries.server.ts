import type { Insertable, Selectable, Updateable } from "kysely";
import type { ConsentTable } from "../../server/db/consent-tables.ts";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import { inChunks } from "../../server/db/in-chunks.ts";
import type { PhotoTable } from "../../server/db/photo-tables.ts";

export type ConsentRow = Selectable<ConsentTable>;

export async function insertConsent(db: Database, consent: Insertable<ConsentTable>): Promise<number> {
  const { id } = await db.insertInto("consents").values(consent).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updateConsent = (db: Database, id: number, changes: Updateable<ConsentTable>) =>
  db.updateTable("consents").set(changes).where("id", "=", id).execute();

export const findConsent = (db: Database, id: number) =>
  db.selectFrom("consents").selectAll().where("id", "=", id).executeTakeFirst();

export const findConsentByKey = (db: Database, column: "key" | "idempotency_key", key: string) =>
  db.selectFrom("consents").selectAll().where(column, "=", key).executeTakeFirst();

/** The newest of a person. @param code like `P-12` */
export const findConsentOfPerson = (db: Database, code: string) =>
  db.selectFrom("consents").selectAll().where("subject_code", "=", code).orderBy("id", "desc").executeTakeFirst();

/** A page of records, newest first. @param before cursor @param search part of a code */
export function findConsents(db: Database, { before, search }: { before: number; search: string }, limit: number) {
  let query = db.selectFrom("consents").selectAll().where("id", "<", before);
  if (search !== "") query = query.where("subject_code", "like", `%${search.toUpperCase().replace(/[%_\\]/g, "")}%`);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** The people in a photo. */
export const findPeopleOfPhoto = (db: Database, photoId: number) =>
  db
    .selectFrom("photo_people")
    .innerJoin("consents", "consents.id", "photo_people.consent_id")
    .selectAll("consents")
    .where("photo_id", "=", photoId)
    .orderBy("consents.id")
    .execute();

export async function findPhotosOfConsent(db: Database, id: number): Promise<number[]> {
  const rows = db.selectFrom("photo_people").select("photo_id").where("consent_id", "=", id).orderBy("photo_id");
  return (await rows.execute()).map(({ photo_id }) => photo_id);
}

/** How many photos each of these consents covers. */
export async function countPhotosOfConsents(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("photo_people")
    .select(["consent_id", ({ fn }) => fn.countAll<number>().as("count")])
    .where("consent_id", "in", ids)
    .groupBy("consent_id")
    .execute();
  return new Map(rows.map(({ consent_id, count }) => [consent_id, Number(count)]));
}

export const addPerson = (db: Database, photo_id: number, consent_id: number) =>
  db
    .insertInto("photo_people")
    .values({ photo_id, consent_id })
    .onConflict((conflict) => conflict.columns(["photo_id", "consent_id"]).doNothing())
    .execute();

export const removePerson = (db: Database, photo_id: number, consent_id: number) =>
  db.deleteFrom("photo_people").where("photo_id", "=", photo_id).where("consent_id", "=", consent_id).execute();

export const findPhoto = (db: Database, id: number) =>
  db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();

/** Owners of a photo, like `post:12` and `text:post:12`. */
export async function findOwners(db: Database, photoId: number): Promise<string[]> {
  const rows = db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", photoId);
  return (await rows.execute()).map(({ owner }) => owner);
}

type PhotoClearance = Pick<
  Updateable<PhotoTable>,
  | "consent_by"
  | "consent_at"
  | "withdrawn_at"
  | "taken_down_at"
  | "shown_until"
  | "allowed_uses"
  | "nobody_recognisable"
>;

export const updatePhoto = (db: Database, id: number, changes: PhotoClearance) =>
  db.updateTable("photos").set(changes).where("id", "=", id).execute();

export const insertCode = (
  db: Database,
  code: { hash: string; consent_id: number; created_by: string; created_at: string },
) => db.insertInto("consent_codes").values(code).execute();

/** The consent that a code on a card withdraws. */
export const findConsentByCode = (db: Database, hash: string) =>
  db
    .selectFrom("consent_codes")
    .innerJoin("consents", "consents.id", "consent_codes.consent_id")
    .selectAll("consents")
    .where("hash", "=", hash)
    .executeTakeFirst();

export const countCodes = (db: Database, consentId: number): Promise<number> =>
  countRows(db.selectFrom("consent_codes").where("consent_id", "=", consentId));

export async function replaceNames(db: Database, consent_id: number, hashes: string[]): Promise<void> {
  await db.deleteFrom("consent_names").where("consent_id", "=", consent_id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto("consent_names")
    .values(hashes.map((hash) => ({ consent_id, hash })))
    .execute();
}

/** Those of these hashes that some person's name has. */
export async function findKnownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await inChunks(hashes, (some) =>
    db.selectFrom("consent_names").select("hash").distinct().where("hash", "in", some).execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** All that is withdrawn: photos by file, consents by key. */
export async function findWithdrawals(db: Database) {
  const photos = db.selectFrom("photos").select(["path", "withdrawn_at"]).where("withdrawn_at", "is not", null);
  const consents = db.selectFrom("consents").select(["key", "withdrawn_at"]);
  return {
    photos: await photos.orderBy("id").execute(),
    consents: await consents.where("withdrawn_at", "is not", null).orderBy("id").execute(),
  };
}

/** Those of these photos (by path) and consents (by key) that are stored here. */
export async function findKnown(db: Database, paths: string[], keys: string[]): Promise<Set<string>> {
  const photos = await inChunks(paths, (some) =>
    db.selectFrom("photos").select("path as name").where("path", "in", some).execute(),
  );
  const consents = await inChunks(keys, (some) =>
    db.selectFrom("consents").select("key as name").where("key", "in", some).execute(),
  );
  return new Set([...photos, ...consents].map(({ name }) => name));
}
