import { type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { consentColumns } from "./photo-gate.ts";
import type { PhotoTable } from "./photo-tables.ts";

const none = 0;

export function filesOf({ path, sizes }: Pick<Selectable<PhotoTable>, "path" | "sizes">): string[] {
  const made = JSON.parse(sizes) as { path: string }[];
  return [...new Set([path, ...made.map((size) => size.path)])];
}

/** Stores a photo's files in the transaction that adds the photo. */
export async function insertPhotoFiles(db: Database, photo_id: number, paths: string[]): Promise<void> {
  const files = db.insertInto("photo_files").values(paths.map((path) => ({ path, photo_id })));
  await files.onConflict((conflict) => conflict.columns(["path", "photo_id"]).doNothing()).execute();
}

export async function findOwnersOfFile(db: Database, path: string) {
  return db
    .selectFrom("photo_files")
    .innerJoin("photos", "photos.id", "photo_files.photo_id")
    .select(["photos.id", ...consentColumns])
    .where("photo_files.path", "=", path)
    .execute();
}

/** Finds the files that belong to a photo, a recording, a document, a voucher or a private record. */
export async function findOwned(db: Database, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const files = db.selectFrom("photo_files").select("path").where("path", "in", paths).where("photo_id", "!=", none);
  const papers = db.selectFrom("private_files").select("path").where("path", "in", paths);
  const voices = db.selectFrom("recordings").select("path").where("path", "in", paths);
  const documents = db.selectFrom("document_files").select("path").where("path", "in", paths);
  const vouchers = db.selectFrom("vouchers").select("picture as path").where("picture", "in", paths);
  const copies = db.selectFrom("recordings").select("copy_path as path").where("copy_path", "in", paths);
  const owned = await files
    .union(papers)
    .union(voices)
    .union(documents)
    .union(copies.$narrowType<{ path: string }>())
    .union(vouchers.$narrowType<{ path: string }>())
    .execute();
  return owned.map(({ path }) => path);
}

export async function abandonPhotoFiles(db: Database, id: number): Promise<void> {
  const rows = await db.deleteFrom("photo_files").where("photo_id", "=", id).returning("path").execute();
  const paths = rows.map(({ path }) => path);
  await abandonFiles(db, paths);
}

/** @param owner for example `photo:12` */
export async function abandonPrivateFiles(db: Database, owner: string): Promise<void> {
  const rows = await db.deleteFrom("private_files").where("owner", "=", owner).returning("path").execute();
  const paths = rows.map(({ path }) => path);
  await abandonFiles(db, paths);
}

/** Marks files as abandoned in the transaction that deletes their record. */
export async function abandonFiles(db: Database, paths: string[]): Promise<void> {
  if (paths.length > 0) await insertPhotoFiles(db, none, paths);
}

export async function findAbandonedFiles(db: Database, limit: number): Promise<string[]> {
  const files = db.selectFrom("photo_files").select("path").where("photo_id", "=", none);
  return (await files.orderBy("path").limit(limit).execute()).map(({ path }) => path);
}

export const deleteAbandonedFile = (db: Database, path: string) =>
  db.deleteFrom("photo_files").where("path", "=", path).where("photo_id", "=", none).execute();

/** Number of rows at each end of a table. */
const sampleRows = 20;

/** Finds files of the newest and oldest photos, papers, recordings, documents and vouchers. Files of withdrawn photos may be missing. */
export async function findSampleOfFiles(db: Database): Promise<string[]> {
  const ends = ["asc", "desc"] as const;
  const found = await Promise.all(
    ends.map(async (end) => {
      const photos = db.selectFrom("photos").select(["path", "sizes"]).where("withdrawn_at", "is", null);
      const papers = db.selectFrom("private_files").select("path").where("path", "!=", "");
      const voices = db.selectFrom("recordings").select(["path", "copy_path"]);
      const documents = db.selectFrom("document_files").select("path");
      const vouchers = db.selectFrom("vouchers").select("picture as path").where("picture", "is not", null);
      const [ofPhotos, ofPapers, ofVoices, ofDocuments, ofVouchers] = await Promise.all([
        photos.orderBy("id", end).limit(sampleRows).execute(),
        papers.orderBy("id", end).limit(sampleRows).execute(),
        voices.orderBy("id", end).limit(sampleRows).execute(),
        documents.orderBy("id", end).limit(sampleRows).execute(),
        vouchers.$narrowType<{ path: string }>().orderBy("id", end).limit(sampleRows).execute(),
      ]);
      return [
        ...ofPhotos.flatMap(filesOf),
        ...[...ofPapers, ...ofDocuments, ...ofVouchers].map(({ path }) => path),
        ...ofVoices.flatMap(({ path, copy_path: copy }) => (copy === null ? [path] : [path, copy])),
      ];
    }),
  );
  return [...new Set(found.flat())];
}

/** Finds photographs without a fingerprint, or with one of an earlier release. Same condition as the index. */
export const findPhotosWithoutLook = (db: Database, limit: number) =>
  db
    .selectFrom("photos")
    .select(["id", "path", "look"])
    .where(sql<boolean>`(look is null or look not like '%@%')`)
    .where("kind", "=", "photograph")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Stores a fingerprint unless the photo's files changed. @returns the previous row; undefined if the files changed */
export async function setLook(db: Database, { id, path }: { id: number; path: string }, look: string) {
  const photo = db.selectFrom("photos").select(["id", "look", "withdrawn_at"]).where("id", "=", id);
  const before = await photo.where("path", "=", path).executeTakeFirst();
  if (before !== undefined) await db.updateTable("photos").set({ look }).where("id", "=", id).execute();
  return before;
}
