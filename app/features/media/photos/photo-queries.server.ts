import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { countEachUpTo, countSince, type Rows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { StoryTables } from "../../../server/db/tables.ts";
import { findWord } from "../../../server/db/text-search.ts";
import type { WantedRows } from "../../../values/read-list.ts";
import { type MediaFilter, mediaFilters } from "./media-filters.ts";
import { type PhotoOwner, type TextOwner, textOwner } from "./photo.ts";
import { abandonPhotoFiles, abandonPrivateFiles, filesOf, insertPhotoFiles } from "./photo-file-queries.server.ts";
import { consentColumns } from "./photo-gate.ts";
import type { PhotoTable } from "./photo-tables.ts";
import { isUnused, itemsOf, withOwners } from "./photo-use-queries.server.ts";
import { isUsableBy, type PhotoUser } from "./usable-photo-queries.server.ts";

export type StoredPhoto = Selectable<PhotoTable>;

const publicColumns = [
  ...consentColumns,
  "photos.id",
  "path",
  "alt",
  "width",
  "height",
  "sizes",
  "focal_x",
  "focal_y",
  "dominant_color",
] as const;

/** Finds the photos of several owners for the photo gate. Each owner's photos are in order, cover first. */
export const findPictureRows = async (db: Database, owners: readonly (PhotoOwner | TextOwner)[]) =>
  owners.length === 0
    ? []
    : db
        .selectFrom("photo_attachments")
        .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
        .select(["owner", ...publicColumns])
        .where("owner", "in", owners)
        .orderBy("owner")
        .orderBy("position")
        .execute();

export const findPictureRowsOf = async (db: Database, ids: number[]) =>
  ids.length === 0 ? [] : db.selectFrom("photos").select(publicColumns).where("id", "in", ids).execute();

/** Adds a photo, or finds the photo with the same file. @returns the id */
export async function addPhoto(db: Database, photo: Insertable<PhotoTable>): Promise<number> {
  const { id, path, sizes } = await db
    .insertInto("photos")
    .values(photo)
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ path: photo.path }))
    .returning(["id", "path", "sizes"])
    .executeTakeFirstOrThrow();
  await insertPhotoFiles(db, id, filesOf({ path, sizes }));
  return id;
}

export const attachPhoto = (db: Database, attachment: { owner: string; position: number; photo_id: number }) =>
  db.insertInto("photo_attachments").values(attachment).execute();

interface PhotoFilter {
  user: PhotoUser;
  tables: StoryTables;
  filter: MediaFilter;
  /** ISO date; a consent that ends before this date "ends soon". */
  soon: string;
}

// SQLite uses a partial index only for literals, not for bound parameters.
const filterConditions = (soon: string, tables: StoryTables): Record<MediaFilter, RawBuilder<boolean>> => ({
  all: sql<boolean>`1 = 1`,
  ask: sql<boolean>`photos.kind = 'photograph' and photos.consent_at is null and photos.withdrawn_at is null and photos.waits_for_check = 0`,
  agreed: sql<boolean>`photos.kind = 'photograph' and photos.consent_at is not null`,
  ends: sql<boolean>`photos.shown_until is not null and photos.shown_until < ${sql.lit(soon)} and photos.withdrawn_at is null`,
  withdrawn: sql<boolean>`photos.withdrawn_at is not null`,
  unused: isUnused(tables),
});

/** Finds photos by words in their description, newest first. @returns `unsearchedFrom` if the search stopped early */
export async function findPhotoRows(
  db: Database,
  { filter, soon, user, tables }: PhotoFilter,
  { search, before, limit }: WantedRows,
) {
  const where = sql<boolean>`${filterConditions(soon, tables)[filter]} and ${isUsableBy(user)}`;
  const query = db.selectFrom("photos").selectAll().orderBy("id", "desc").limit(limit);
  if (search === "")
    return { rows: await withOwners(db, tables, await query.where("id", "<", before).where(where).execute()) };
  const wanted = { table: "photos", columns: ["alt"], word: search, where, before };
  const { ids, unsearchedFrom } = await findWord(db, wanted, limit);
  return { rows: await withOwners(db, tables, await query.where("id", "in", [0, ...ids]).execute()), unsearchedFrom };
}

export async function findPhotoRow(db: Database, tables: StoryTables, id: number) {
  return (await withOwners(db, tables, await findPhotosById(db, [id])))[0];
}

/** Counts photos for each filter, up to `max + 1`. */
export function countPhotos(
  db: Database,
  max: number,
  { soon, user, tables }: Omit<PhotoFilter, "filter">,
): Promise<Record<MediaFilter, number>> {
  const conditions = filterConditions(soon, tables);
  return countEachUpTo(
    db,
    max,
    mediaFilters.map((filter) => [filter, db.selectFrom("photos").where(conditions[filter]).where(isUsableBy(user))]),
  );
}

export const findWithdrawnPaths = async (db: Database): Promise<string[]> =>
  (await db.selectFrom("photos").select("path").where("withdrawn_at", "is not", null).execute()).map(
    ({ path }) => path,
  );

/** Finds photos in any order; unknown ids are omitted. */
export const findPhotosById = async (db: Database, ids: number[]) =>
  ids.length === 0 ? [] : db.selectFrom("photos").selectAll().where("id", "in", ids).execute();

export const findPhotosByAlt = async (db: Database, names: string[]) =>
  names.length === 0 ? [] : db.selectFrom("photos").selectAll().where("alt", "in", names).execute();

export async function changePhoto(
  db: Database,
  id: number,
  changes: Pick<Selectable<PhotoTable>, "alt" | "focal_x" | "focal_y">,
): Promise<void> {
  await db.updateTable("photos").set(changes).where("id", "=", id).execute();
}

export async function hasPhotoAt(db: Database, path: string): Promise<boolean> {
  const query = db.selectFrom("photos").select("id").where("path", "=", path);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Replaces the files of a photo on all pages, drafts and versions. The old files are marked as abandoned. */
export async function replacePhotoFiles(
  db: Database,
  id: number,
  files: Pick<StoredPhoto, "path" | "sizes" | "width" | "height" | "dominant_color" | "look">,
): Promise<void> {
  await abandonPhotoFiles(db, id);
  await db.updateTable("photos").set(files).where("id", "=", id).execute();
  await insertPhotoFiles(db, id, filesOf(files));
}

/** Deletes a photo and marks its files as abandoned. @throws while the photo is attached */
export async function deletePhoto(db: Database, id: number): Promise<void> {
  await abandonPhotoFiles(db, id);
  await abandonPrivateFiles(db, `photo:${id}`);
  await db.deleteFrom("photos").where("id", "=", id).execute();
}

/** Finds the ids of an owner's photos, in order. */
export async function findAttachedPhotos(db: Database, owner: PhotoOwner): Promise<number[]> {
  const attachments = db.selectFrom("photo_attachments").select("photo_id").where("owner", "=", owner);
  return (await attachments.orderBy("position").execute()).map(({ photo_id }) => photo_id);
}

export const detachPhotos = (db: Database, owner: string) =>
  db
    .deleteFrom("photo_attachments")
    .where("owner", "in", [owner, textOwner(owner)])
    .execute();

/** Replaces the photos of an owner. @param owner an item, or its text @param ids in order */
export async function replaceAttachedPhotos(db: Database, owner: string, ids: number[]): Promise<void> {
  await db.deleteFrom("photo_attachments").where("owner", "=", owner).execute();
  for (const [position, photo_id] of ids.entries()) await attachPhoto(db, { owner, position, photo_id });
}

export async function findAttachments(db: Database, id: number): Promise<string[]> {
  const rows = await db.selectFrom("photo_attachments").select("owner").where("photo_id", "=", id).execute();
  return itemsOf(rows);
}

/** Finds sent newsletters that link to these items. @param subjects for example `post:12` */
export async function findNewslettersWith(db: Database, subjects: string[]) {
  if (subjects.length === 0) return [];
  const issues = db.selectFrom("issues").select(["id", "subject", "started_at", "enqueued"]);
  const rows = await issues
    .where("started_at", "is not", null)
    .where(({ or, eb }) => or(subjects.map((subject) => eb("items", "like", `%"${subject}"%`))))
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  return rows.map(({ id, subject, started_at, enqueued }) => ({
    id,
    subject,
    sentAt: started_at ?? "",
    count: enqueued,
  }));
}

export const detachPhoto = (db: Database, id: number) =>
  db.deleteFrom("photo_attachments").where("photo_id", "=", id).execute();

/** Selects photographs without an answer. Withdrawn photos, and photos that wait for another person, are excluded. */
export const photographsWithoutConsent: Rows = (db) =>
  db
    .selectFrom("photos")
    // SQLite uses a partial index only for literals, not for bound parameters.
    .where("kind", "=", sql.lit("photograph"))
    .where("consent_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("waits_for_check", "=", sql.lit(0))
    .where("waits_for_lead", "=", sql.lit(0));

/** Counts these photographs; `since` is null if their upload times were not recorded. */
export const findUnconfirmedPhotos = (db: Database) => countSince(photographsWithoutConsent(db), "uploaded_at");

/** Counts photographs that visitors see on the home page, without drawings. */
export async function countHeroPhotographs(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("photo_attachments")
    .innerJoin("photos", "photos.id", "photo_attachments.photo_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner", "=", "place:home-hero")
    .where("kind", "=", "photograph")
    .where("consent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
