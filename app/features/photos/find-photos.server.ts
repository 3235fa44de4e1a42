import type { AppContext } from "../../server/context.server.ts";
import { cutPageById } from "../../values/cursor.ts";
import type { Photo, PhotoOwner, Place } from "./photo.ts";
import { findDeletedSubjects } from "./photo-attachment-queries.server.ts";
import * as store from "./photo-queries.server.ts";
import { findPhotoRows } from "./photo-queries.server.ts";
import { focalPointOf } from "./photo-schema.ts";

export async function withPhotos<Thing extends { id: number }>(
  ctx: AppContext,
  kind: "event" | "project" | "post" | "news",
  things: Thing[],
): Promise<(Thing & { photos: Photo[] })[]> {
  const subject = (thing: Thing): PhotoOwner => `${kind}:${thing.id}`;
  const found = await store.findPhotos(ctx.db, things.map(subject));
  return things.map((thing) => ({ ...thing, photos: found[subject(thing)] ?? [] }));
}

/** Profile photos by user id; omits people without one and former staff. */
export async function findProfilePhotos(ctx: AppContext, people: string[]): Promise<Record<string, Photo | undefined>> {
  const found = await store.findPhotos(
    ctx.db,
    people.map((id): PhotoOwner => `user:${id}`),
  );
  return Object.fromEntries(people.map((id) => [id, found[`user:${id}`]?.[0]]));
}

/** The photographs attached to these places; a place without one shows its drawing. */
export async function findPlacePhotos<P extends Place>(
  ctx: AppContext,
  places: P[],
): Promise<{ [place in P]: Photo | undefined }> {
  const subjects = places.map((place) => `place:${place}` as const);
  const found = await store.findPhotos(ctx.db, subjects);
  return Object.fromEntries(places.map((place) => [place, found[`place:${place}`][0]])) as {
    [place in P]: Photo | undefined;
  };
}

const pageLength = 24;

/** A page of photos for staff, with their attachments; those in the trash stand apart. */
export async function listPhotos(ctx: AppContext, before: number | undefined) {
  const rows = await findPhotoRows(ctx.db, pageLength + 1, before);
  const deleted = new Set(
    await findDeletedSubjects(
      ctx.db,
      rows.flatMap(({ uses }) => uses),
    ),
  );
  const { page, older } = cutPageById(rows, pageLength);
  const photos = page.map((row) => ({
    id: row.id,
    src: `/files/${row.path}`,
    alt: row.alt,
    kind: row.kind,
    hasConsent: row.consent_at !== null,
    focus: focalPointOf(row.focal_x, row.focal_y),
    uses: row.uses.filter((subject) => !deleted.has(subject)),
    deletedUses: row.uses.filter((subject) => deleted.has(subject)),
  }));
  return { photos, older };
}
