import { maxCount } from "../../cms/content-filters.ts";
import type { AppContext } from "../../server/context.server.ts";
import { cutPageById, newest, readIdCursor } from "../../values/cursor.ts";
import { lagosDate } from "../../values/dates.ts";
import { photoIdsIn } from "../../values/media-block.ts";
import type { PublicPicture } from "../../values/public-picture.ts";
import { soonFrom } from "../clearance/consent.ts";
import { listPeople } from "../clearance/find-consents.server.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { type PhotoWithAlt, readTextAnswer } from "./chosen-photos.ts";
import { findPhotoFaces } from "./find-faces.server.ts";
import { readMediaFilter } from "./media-filters.ts";
import { consentOf, type PhotoOwner, type Place, type ShownPhotos } from "./photo.ts";
import { accessOf, agreedPicture, canShow } from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";
import { findVisiblePhotos } from "./visible-photo-queries.server.ts";

export async function withPhotos<Thing extends { id: number }>(
  ctx: AppContext,
  kind: "event" | "project" | "post" | "news" | "page",
  things: Thing[],
): Promise<(Thing & { photos: PublicPicture[] })[]> {
  const subject = (thing: Thing): PhotoOwner => `${kind}:${thing.id}`;
  const found = await store.findPhotos(ctx.db, things.map(subject), todayOf(ctx));
  return things.map((thing) => ({ ...thing, photos: found[subject(thing)] ?? [] }));
}

const todayOf = ({ clock }: AppContext) => lagosDate(clock.now());

/** The photos between paragraphs, by id; "gone" for those that were taken down, none that wait for consent. */
export const findTextPhotos = (ctx: AppContext, texts: string[]): Promise<ShownPhotos> =>
  store.findShownPhotos(ctx.db, photoIdsIn(texts), { today: todayOf(ctx) });

/** As `findTextPhotos`, with the answers that a form has and nobody saved yet. */
export async function findFormTextPhotos(
  ctx: AppContext,
  texts: string[],
  formValues: Record<string, string[]>,
): Promise<ShownPhotos> {
  const ids = photoIdsIn(texts);
  const agreed = ids.filter((id) => readTextAnswer(formValues, id) !== undefined);
  return store.findShownPhotos(ctx.db, ids, { today: todayOf(ctx), agreed });
}

/**
 * Photographs that something visible shows now, or showed until they were taken down, in this order; omits drawings, and
 * those that wait for consent.
 */
export async function findPhotosOfIds(ctx: AppContext, ids: number[]) {
  const visible = await findVisiblePhotos(ctx.db, ids, ctx.clock.now().toISOString());
  const shown = await store.findShownPhotos(ctx.db, [...visible], { today: todayOf(ctx) });
  return [...new Set(ids)].flatMap((id) => {
    const photo = shown[id];
    return photo === undefined || (photo !== "gone" && photo.id === undefined) ? [] : [{ id, photo }];
  });
}

/** The photos that a form would show, as it describes them; one that waits for consent is left out, as on pages. */
export async function findFormPhotos(ctx: AppContext, chosen: PhotoWithAlt[]): Promise<PublicPicture[]> {
  const rows = await store.findPhotosById(
    ctx.db,
    chosen.map(({ id }) => id),
  );
  return chosen.flatMap(({ id, alt, answer }) => {
    const row = rows.find((one) => one.id === id);
    const access = row && accessOf(row, todayOf(ctx));
    if (row === undefined || access === "withdrawn" || (access === "withheld" && answer === undefined)) return [];
    return [
      {
        ...agreedPicture(row, answer !== undefined || canShow(row, todayOf(ctx), "social")),
        ...(alt !== "" && { alt }),
      },
    ];
  });
}

/** The first of these photos that may stand on paper: a drawing, or a photograph whose people agreed to print. */
export async function findPrintPhoto(ctx: AppContext, photos: PublicPicture[]): Promise<PublicPicture | undefined> {
  const rows = await store.findPhotosById(
    ctx.db,
    photos.flatMap(({ id }) => id ?? []),
  );
  const printable = new Set(rows.filter((row) => canShow(row, todayOf(ctx), "print")).map(({ id }) => id));
  return photos.find(({ id }) => id === undefined || printable.has(id));
}

/** Photos with these words in their description, newest first, for the jump box. */
export async function findPhotosByWord(ctx: AppContext, search: string, limit: number) {
  const rows = await store.findPhotoRows(ctx.db, { filter: "all", search, before: newest, soon: "" }, limit);
  const today = todayOf(ctx);
  return rows.map((row) => ({ id: row.id, alt: row.alt, consent: consentOf(asChosenPhoto(row, today)) }));
}

/** Profile photos by user id; omits people without one and former staff. */
export async function findProfilePhotos(
  ctx: AppContext,
  people: string[],
): Promise<Record<string, PublicPicture | undefined>> {
  const owners = people.map((id): PhotoOwner => `user:${id}`);
  const found = await store.findPhotos(ctx.db, owners, todayOf(ctx));
  return Object.fromEntries(people.map((id) => [id, found[`user:${id}`]?.[0]]));
}

/** The photographs attached to these places; a place without one shows its drawing. */
export async function findPlacePhotos<P extends Place>(
  ctx: AppContext,
  places: P[],
): Promise<{ [place in P]: PublicPicture | undefined }> {
  const subjects = places.map((place) => `place:${place}` as const);
  const found = await store.findPhotos(ctx.db, subjects, todayOf(ctx));
  return Object.fromEntries(places.map((place) => [place, found[`place:${place}`][0]])) as {
    [place in P]: PublicPicture | undefined;
  };
}

const pageLength = 24;

/** A page of photos for staff, with their owners. @param address with filter, search words and cursor */
export async function listPhotos(ctx: AppContext, address: string) {
  const url = new URL(address);
  const wanted = {
    filter: readMediaFilter(url),
    search: (url.searchParams.get("q") ?? "").slice(0, 100),
    before: readIdCursor(address),
    soon: soonFrom(todayOf(ctx)),
  };
  const { page, older } = cutPageById(await store.findPhotoRows(ctx.db, wanted, pageLength + 1), pageLength);
  const { filter, search } = wanted;
  const counts = await store.countPhotos(ctx.db, maxCount, wanted.soon);
  return { photos: await withDeletedUses(ctx, page), older, filter, search, counts };
}

/** Everything about one photo, with the titles of the items that have it; undefined for an unknown one. */
export async function openPhoto(ctx: AppContext, id: number | undefined) {
  const row = id === undefined ? undefined : await store.findPhotoRow(ctx.db, id);
  if (row === undefined) return undefined;
  const [photo] = await withDeletedUses(ctx, [row]);
  const { width, height, consent_by, consent_at, uploaded_by, uploaded_at } = row;
  const titles = await store.findSubjectTitles(ctx.db, row.uses);
  return (
    photo && {
      ...{ ...photo, width, height, consent_by, consent_at, uploaded_by, uploaded_at, titles },
      people: await listPeople(ctx, row.id),
      isNobody: row.nobody_recognisable === 1,
      isTakenDown: row.taken_down_at !== null,
      waitsForLead: row.waits_for_lead === 1,
      looksClosed: row.looks_closed === 1,
      newsletters: row.withdrawn_at === null ? [] : await store.findNewslettersWith(ctx.db, row.uses),
      faces: await findPhotoFaces(ctx, row.id),
    }
  );
}

/** Owners in the trash stand apart. */
async function withDeletedUses(ctx: AppContext, rows: Awaited<ReturnType<typeof store.findPhotoRows>>) {
  const deleted = new Set(
    await store.findDeletedSubjects(
      ctx.db,
      rows.flatMap(({ uses }) => uses),
    ),
  );
  return rows.map((row) => ({
    ...asChosenPhoto(row, todayOf(ctx)),
    withdrawnAt: row.withdrawn_at,
    uses: row.uses.filter((subject) => !deleted.has(subject)),
    deletedUses: row.uses.filter((subject) => deleted.has(subject)),
  }));
}
