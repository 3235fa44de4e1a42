import type { AppContext } from "../../../server/context.server.ts";
import { waitsForCheck } from "./clear-photo.server.ts";
import * as store from "./photo-queries.server.ts";

/** Finds drawings, and photographs in which no person can be recognised, once a count or a second person confirms it. */
export async function isNobodyRecognisable({ db }: Pick<AppContext, "db">, photoIds: number[]): Promise<Set<number>> {
  const photos = await store.findPhotosById(db, photoIds);
  const isNobody = (photo: store.StoredPhoto) =>
    photo.kind === "drawing" || (photo.nobody_recognisable === 1 && !waitsForCheck(photo));
  return new Set(photos.filter(isNobody).map(({ id }) => id));
}

/** Counts photographs in which staff said that no person can be recognised. */
export async function countSaidNobody({ db }: Pick<AppContext, "db">, photoIds: number[]): Promise<number> {
  const photos = await store.findPhotosById(db, photoIds);
  return photos.filter(({ kind, nobody_recognisable }) => kind !== "drawing" && nobody_recognisable === 1).length;
}
