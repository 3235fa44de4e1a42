import type { Database } from "../../platform/database/database.server.ts";
import type { Photo, PhotoSubject } from "./photo.ts";

/** The pictures of several subjects with one question, each list in its order, the cover first. */
export async function findPhotos<Subject extends PhotoSubject>(
  database: Database,
  subjects: Subject[],
): Promise<Record<Subject, Photo[]>> {
  const found = Object.fromEntries(subjects.map((subject) => [subject, [] as Photo[]])) as Record<Subject, Photo[]>;
  if (subjects.length === 0) return found;
  const rows = await database
    .selectFrom("photo_uses")
    .innerJoin("photos", "photos.id", "photo_uses.photo_id")
    .select(["subject", "path", "alt", "width", "height"])
    .where("subject", "in", subjects)
    .orderBy("subject")
    .orderBy("position")
    .execute();
  for (const { subject, path, ...photo } of rows) found[subject as Subject].push({ src: `/files/${path}`, ...photo });
  return found;
}

/** Adds a kept file as a picture, or finds it again. @returns its id */
export async function addPhoto(
  database: Database,
  photo: { path: string; alt: string; width: number; height: number },
): Promise<number> {
  const { id } = await database
    .insertInto("photos")
    .values(photo)
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ path: photo.path }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Hangs a picture on a subject. */
export async function hangPhoto(
  database: Database,
  use: { subject: PhotoSubject; position: number; photo_id: number },
): Promise<void> {
  await database.insertInto("photo_uses").values(use).execute();
}
