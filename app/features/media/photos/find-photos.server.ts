import { maxCount } from "../../../cms/content-filters.ts";
import type { AnyFields } from "../../../cms/content-type.server.ts";
import { itemOf } from "../../../cms/define-content-type.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { ContentNoun } from "../../../server/db/tables.ts";
import { newest } from "../../../values/cursor.ts";
import { siteDate } from "../../../values/dates.ts";
import { groupBy } from "../../../values/list-places.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import type { PublicPicture, ShownPicture, StaffPicture } from "../../../values/public-picture.ts";
import { readList } from "../../../values/read-list.ts";
import { soonFrom } from "../consent/consent.ts";
import { listPeople } from "../consent/find-consents.server.ts";
import { findPhotoWord } from "../consent/find-photo-words.server.ts";
import { listRecentPeople } from "../consent/list-recent-people.server.ts";
import { asChosenPhoto } from "./attach-photos.server.ts";
import { type PhotoWithAlt, readChosenPhotos, readTextAnswer } from "./chosen-photos.ts";
import { findPhotoFaces } from "./count-faces.server.ts";
import { readMediaFilter } from "./media-filters.ts";
import { consentOf, type PhotoOwner, type Pictured, type Place, type ShownPhotos, textOwner } from "./photo.ts";
import {
  accessOf,
  canShow,
  openWords,
  type PictureRow,
  photoStateOf,
  publicPicture,
  staffPicture,
} from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";
import { findSubjectTitles } from "./photo-use-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";
import { findVisibleOwners, findWhatShows } from "./visible-owner-queries.server.ts";

/** Makes a picture from a row; undefined if the viewer may not see it. @param owner for example `post:12` */
type Show<Shown extends ShownPicture> = (row: PictureRow, owner: string) => Shown | undefined;

export type Viewer<Shown extends ShownPicture> = (ctx: AppContext, owners: readonly string[]) => Promise<Show<Shown>>;

/** Shows photos that pass the photo gate and whose owners visitors can open now. */
export const asVisitor: Viewer<PublicPicture> = async (ctx, owners) => {
  const visible = await findVisible(ctx, owners);
  return (row, owner) => {
    const shownBy = visible.get(owner);
    return shownBy && publicPicture(row, shownBy, todayOf(ctx));
  };
};

/** Shows photos that pass the photo gate, also those of drafts, for lists and previews of staff. */
export const asStaff: Viewer<StaffPicture> = async (ctx) => (row) =>
  canShow(row, todayOf(ctx)) ? staffPicture(row, canShow(row, todayOf(ctx), "social")) : undefined;

async function findOwned<Owner extends PhotoOwner, Shown extends ShownPicture>(
  ctx: AppContext,
  owners: Owner[],
  viewer: Viewer<Shown>,
): Promise<Record<Owner, Shown[]>> {
  const found = Object.fromEntries(owners.map((owner) => [owner, [] as Shown[]])) as Record<Owner, Shown[]>;
  const rows = await store.findPictureRows(ctx.db, owners);
  if (rows.length === 0) return found;
  const show = await viewer(ctx, owners);
  for (const row of rows) {
    const picture = show(row, row.owner);
    if (picture !== undefined) found[row.owner as Owner].push(picture);
  }
  return found;
}

export const withPhotos = <Thing extends { id: number }>(ctx: AppContext, noun: ContentNoun, things: Thing[]) =>
  withPhotosFor(ctx, noun, things, asVisitor);

/** Returns the first shown photo in a text as the cover. @param ids in the order of the text */
function coverOfText<Shown extends ShownPicture>(ids: number[], shown: ShownPhotos<Shown>): Pictured<Shown> {
  for (const id of ids) {
    const photo = shown[id];
    if (photo !== undefined && photo !== "gone") return { photos: [photo], coverInText: id };
  }
  return { photos: [], coverInText: undefined };
}

export async function withPhotosFor<Thing extends { id: number }, Shown extends ShownPicture>(
  ctx: AppContext,
  noun: ContentNoun,
  things: Thing[],
  viewer: Viewer<Shown>,
): Promise<(Thing & Pictured<Shown>)[]> {
  const subjectOf = ({ id }: Thing) => `${noun}:${id}` as const;
  const subjects = things.map(subjectOf);
  const chosen = groupBy(await store.findPictureRows(ctx.db, subjects), ({ owner }) => owner);
  const bare = subjects.filter((subject) => !chosen.has(subject));
  const inText = groupBy(await store.findPictureRows(ctx.db, bare.map(textOwner)), ({ owner }) => owner);
  if (chosen.size + inText.size === 0) return things.map((thing) => ({ ...thing, photos: [], coverInText: undefined }));
  const show = await viewer(ctx, subjects);
  return things.map((thing) => {
    const subject = subjectOf(thing);
    const rows = chosen.get(subject);
    if (rows !== undefined) {
      return { ...thing, photos: rows.flatMap((row) => show(row, subject) ?? []), coverInText: undefined };
    }
    const texts = inText.get(textOwner(subject)) ?? [];
    const shown = shownPhotosOf(ctx, texts, (row) => show(row, subject));
    const ids = texts.map(({ id }) => id);
    return { ...thing, ...coverOfText(ids, shown) };
  });
}

const todayOf = ({ clock }: AppContext) => siteDate(clock.now());

export interface OpenText<Shown extends ShownPicture> {
  /** Texts without the places of photos that are not shown. */
  texts: string[];
  /** Photos between paragraphs, by id. "gone" for a withdrawn photo; waiting photos are omitted. */
  textPhotos: ShownPhotos<Shown>;
}

/** Reads a list of paragraphs with its photos. @param field name in the form */
export async function openText<Fields extends AnyFields, Shown extends ShownPicture>(
  ctx: AppContext,
  type: { noun: ContentNoun; fields: Fields },
  row: { id: number },
  field: keyof Fields & string,
  viewer: Viewer<Shown>,
): Promise<OpenText<Shown>> {
  const stored = [itemOf(type, row)[field]].flat();
  const owner = `${type.noun}:${row.id}`;
  const rows = await store.findPictureRowsOf(ctx.db, photoIdsIn(stored));
  const show = rows.length === 0 ? () => undefined : await viewer(ctx, [owner]);
  const textPhotos = shownPhotosOf(ctx, rows, (photo) => show(photo, owner));
  return { texts: openWords(stored, textPhotos), textPhotos };
}

function shownPhotosOf<Shown extends ShownPicture>(
  ctx: AppContext,
  rows: PictureRow[],
  show: (row: PictureRow) => Shown | undefined,
): ShownPhotos<Shown> {
  const shown: ShownPhotos<Shown> = {};
  for (const row of rows) {
    const photo = photoStateOf(row, todayOf(ctx)) === "gone" ? "gone" : show(row);
    if (photo !== undefined) shown[row.id] = photo;
  }
  return shown;
}

/**
 * Finds photographs that a public page shows, or showed before a withdrawal, in order. Drawings and waiting photos are
 * omitted.
 */
export async function findPhotosOfIds(ctx: AppContext, ids: number[]) {
  const shownBy = await findWhatShows(ctx.db, ctx.childProtection.tables, ids, ctx.clock.now().toISOString());
  const rows = await store.findPictureRowsOf(ctx.db, [...shownBy.keys()]);
  const shown = shownPhotosOf(ctx, rows, (row) => {
    const by = shownBy.get(row.id);
    return by && publicPicture(row, by, todayOf(ctx));
  });
  return [...new Set(ids)].flatMap((id) => {
    const photo = shown[id];
    return photo === undefined || (photo !== "gone" && photo.id === undefined) ? [] : [{ id, photo }];
  });
}

/** Finds the first photo that may be printed: a drawing, or a photograph whose consents allow print. */
export async function findPrintPhoto(ctx: AppContext, photos: PublicPicture[]): Promise<PublicPicture | undefined> {
  const ids = photos.flatMap(({ id }) => id ?? []);
  const rows = await store.findPhotosById(ctx.db, ids);
  const printable = new Set(rows.filter((row) => canShow(row, todayOf(ctx), "print")).map(({ id }) => id));
  return photos.find(({ id }) => id === undefined || printable.has(id));
}

export async function findPhotosByWord({ ctx, member }: Actor, search: string, limit: number) {
  const today = todayOf(ctx);
  const wanted = { filter: "all", soon: "", user: { member, today }, tables: ctx.childProtection.tables } as const;
  const { rows } = await store.findPhotoRows(ctx.db, wanted, { search, before: newest, limit });
  return rows.map((row) => ({ id: row.id, alt: row.alt, consent: consentOf(asChosenPhoto(row, today)) }));
}

/** Finds profile photos by user id. Former staff and people without a photo are omitted. */
export async function findProfilePhotos(
  ctx: AppContext,
  people: string[],
): Promise<Record<string, PublicPicture | undefined>> {
  const owners = people.map((id): PhotoOwner => `user:${id}`);
  const found = await findOwned(ctx, owners, asVisitor);
  return Object.fromEntries(people.map((id) => [id, found[`user:${id}`]?.[0]]));
}

export async function findPlacePhotos<P extends Place>(
  ctx: AppContext,
  places: P[],
): Promise<{ [place in P]: PublicPicture | undefined }> {
  const subjects = places.map((place) => `place:${place}` as const);
  const found = await findOwned(ctx, subjects, asVisitor);
  return Object.fromEntries(places.map((place) => [place, found[`place:${place}`][0]])) as {
    [place in P]: PublicPicture | undefined;
  };
}

const pageLength = 24;

/** Lists photos for staff. @param address with filter, searched words and cursor */
export async function listPhotos({ ctx, member }: Actor, address: string) {
  const filter = readMediaFilter(new URL(address));
  const user = { member, today: todayOf(ctx) };
  const of = { soon: soonFrom(user.today), user, tables: ctx.childProtection.tables };
  const { page, older, search } = await readList(address, pageLength, (wanted) =>
    store.findPhotoRows(ctx.db, { filter, ...of }, wanted),
  );
  const counts = await store.countPhotos(ctx.db, maxCount, of);
  return { photos: page.map((row) => listedPhoto(ctx, row)), older, filter, search, counts };
}

/** Finds all details of a photo; undefined for an unknown id. */
export async function openPhoto(actor: Pick<Actor, "ctx" | "member">, id: number | undefined) {
  const { ctx } = actor;
  const row = id === undefined ? undefined : await store.findPhotoRow(ctx.db, ctx.childProtection.tables, id);
  if (row === undefined) return undefined;
  const photo = listedPhoto(ctx, row);
  const { width, height, consent_by, consent_at, uploaded_by, uploaded_at } = row;
  const titles = await findSubjectTitles(ctx.db, ctx.childProtection.tables, row.owners);
  return {
    ...photo,
    width,
    height,
    consent_by,
    consent_at,
    uploaded_by,
    uploaded_at,
    titles,
    people: await listPeople(actor, row.id),
    word: await findPhotoWord(ctx, row),
    recentPeople: await listRecentPeople(ctx, row.owners),
    isNobody: row.nobody_recognisable === 1,
    isHidden: row.hidden_at !== null,
    waitsForLead: row.waits_for_lead === 1,
    looksClosed: row.looks_closed === 1,
    newsletters: row.withdrawn_at === null ? [] : await store.findNewslettersWith(ctx.db, row.owners),
    faces: await findPhotoFaces(ctx, row.id),
  };
}

const listedPhoto = (ctx: AppContext, row: Awaited<ReturnType<typeof store.findPhotoRows>>["rows"][number]) => ({
  ...asChosenPhoto(row, todayOf(ctx)),
  withdrawnAt: row.withdrawn_at,
  uses: row.uses,
  deletedUses: row.deletedUses,
});

/** Finds which of these owners visitors can open now. @param owners for example `post:12` */
export const findVisible = (
  { db, clock, childProtection }: Pick<AppContext, "db" | "clock" | "childProtection">,
  owners: readonly string[],
) => findVisibleOwners(db, childProtection.tables, owners, clock.now().toISOString());

/** Finds photos like `openText`, but with a form's unsaved answers. */
async function findFormTextPhotos(
  ctx: AppContext,
  usable: ReadonlySet<number>,
  texts: string[],
  formValues: Record<string, string[]>,
): Promise<ShownPhotos<StaffPicture>> {
  const ids = photoIdsIn(texts).filter((id) => usable.has(id));
  const rows = await store.findPictureRowsOf(ctx.db, ids);
  const show = await asStaff(ctx, []);
  return shownPhotosOf(ctx, rows, (row) =>
    readTextAnswer(formValues, row.id) === undefined ? show(row, "") : staffPicture(row),
  );
}

/** Finds the pictures that a form would show: the chosen ones, or the cover from its text. */
export async function findFormPictures(
  { ctx, member }: Actor,
  texts: string[],
  formValues: Record<string, string[]>,
): Promise<Pictured<StaffPicture> & OpenText<StaffPicture>> {
  const user = { member, today: todayOf(ctx) };
  const all = readChosenPhotos(formValues);
  const usable = await findUsablePhotos(ctx.db, user, [...all.map(({ id }) => id), ...photoIdsIn(texts)]);
  const chosen = all.filter(({ id }) => usable.has(id));
  const textPhotos = await findFormTextPhotos(ctx, usable, texts, formValues);
  const open = { texts: openWords(texts, textPhotos), textPhotos };
  if (chosen.length === 0) return { ...coverOfText(photoIdsIn(texts), textPhotos), ...open };
  return { photos: await findFormPhotos(ctx, chosen), coverInText: undefined, ...open };
}

/** Omits photos that wait for a consent, as pages do. */
async function findFormPhotos(ctx: AppContext, chosen: PhotoWithAlt[]): Promise<StaffPicture[]> {
  const ids = chosen.map(({ id }) => id);
  const rows = await store.findPhotosById(ctx.db, ids);
  return chosen.flatMap(({ id, alt, answer }) => {
    const row = rows.find((row) => row.id === id);
    const access = row && accessOf(row, todayOf(ctx));
    if (row === undefined || access === "withdrawn" || (access === "withheld" && answer === undefined)) return [];
    return [
      {
        ...staffPicture(row, answer !== undefined || canShow(row, todayOf(ctx), "social")),
        ...(alt !== "" && { alt }),
      },
    ];
  });
}
