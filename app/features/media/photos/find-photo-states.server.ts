import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findWithMoreFaces } from "../consent/find-photo-words.server.ts";
import { waitsForCheck, waitsForOthers } from "./change-photo.server.ts";
import { findFaceCounts } from "./face-queries.server.ts";
import { type PhotoOwner, textOwner } from "./photo.ts";
import { photoStateOf } from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";

/** Finds the states of photos, as the photo gate decides. Unknown ids are omitted. */
export async function findPhotoStates({ db, clock }: Pick<AppContext, "db" | "clock">, ids: number[]) {
  const today = siteDate(clock.now());
  const rows = await store.findPhotosById(db, ids);
  const faces = await findFaceCounts(db, ids);
  const short = await findWithMoreFaces({ db }, ids);
  return new Map(
    rows.map((row) => {
      const state = photoStateOf(row, today);
      // If a photo waits for another person, the writer has nothing to do.
      const isAsked = state === "waits" && !waitsForOthers(row);
      const found = { isCounted: faces.has(row.id), hasMoreFaces: short.has(row.id) };
      return [row.id, { state, isAsked, ...found, isDrawing: row.kind === "drawing" }];
    }),
  );
}

/** Finds the states of an item's photos, also of those in its text. @param item such as `post:12` */
export async function findPhotoStatesOf(ctx: Pick<AppContext, "db" | "clock">, item: PhotoOwner) {
  const rows = await store.findPictureRows(ctx.db, [item, textOwner(item)]);
  return [
    ...(
      await findPhotoStates(
        ctx,
        rows.map(({ id }) => id),
      )
    ).values(),
  ];
}

/**
 * Finds which photos show no recognisable person: drawings, and photographs after a count or a second person confirmed
 * it.
 */
export async function isNobodyRecognisable({ db }: Pick<AppContext, "db">, photoIds: number[]): Promise<Set<number>> {
  const photos = await store.findPhotosById(db, photoIds);
  const isNobody = (photo: store.StoredPhoto) =>
    photo.kind === "drawing" || (photo.nobody_recognisable === 1 && !waitsForCheck(photo));
  return new Set(photos.filter(isNobody).map(({ id }) => id));
}

export async function countSaidNobody({ db }: Pick<AppContext, "db">, photoIds: number[]): Promise<number> {
  const photos = await store.findPhotosById(db, photoIds);
  return photos.filter(({ kind, nobody_recognisable }) => kind !== "drawing" && nobody_recognisable === 1).length;
}
