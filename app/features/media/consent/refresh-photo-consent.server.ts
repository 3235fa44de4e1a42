import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import * as appearances from "./appearance-queries.server.ts";
import {
  type ClosedLook,
  closedAsHeld,
  closingOfLook,
  findAlikePhotos,
  findClosedLooks,
  findOwnClosing,
  isLookClosed,
} from "./closed-looks.server.ts";
import * as store from "./consent-queries.server.ts";
import { aloneMs, claimOf, computePhotoConsent, type PhotoConsent } from "./photo-consent.ts";
import * as said from "./photo-word-queries.server.ts";

type PhotoRow = NonNullable<Awaited<ReturnType<typeof store.findPhoto>>>;
type By = Pick<StaffMember, "id" | "name">;

/**
 * Stores on photos what their appearances allow; the photo gate reads only this result. The withdrawal of a person who
 * is in a photo withdraws the photo; also of a former person whom no lead released. A withdrawn photo closes its
 * fingerprint in the same transaction: similar photos are hidden until the safeguarding lead decides. When a photo is
 * shown again, its fingerprint is released; it waits if it resembles another closed one.
 * @param ids photos that change together: copies among them do not hide each other
 * @param by member who makes the change
 */
export async function refreshPhotos(ctx: InTransaction, ids: number[], by: By): Promise<void> {
  const photos = await store.findPhotos(ctx.db, ids);
  const changing = [];
  for (const photo of photos) changing.push({ photo, photoConsent: await findPhotoConsent(ctx, photo, by) });
  const back = changing.filter(
    ({ photo, photoConsent }) => photo.withdrawn_at !== null && photoConsent.withdrawn_at === null,
  );
  for (const { photo } of back)
    if (await hasClosedLook(ctx, photo)) await recordClosing(ctx, ...closingOfLook(photo, true));
  for (const change of back) {
    const { photo } = change;
    if (photo.looks_closed === 1 || !(await isLookClosed(ctx.db, photo, { isBack: true, besides: photo.id }))) continue;
    await holdAlike(ctx, [photo]);
    change.photoConsent = await findPhotoConsent(ctx, { ...photo, looks_closed: 1 }, by);
  }
  for (const { photo, photoConsent } of changing) await storePhotoConsent(ctx, photo, photoConsent, by);
  // The CDN is purged one second after the commit; other caches revalidate photos after five minutes.
  if (photos.some(({ consent_at }) => consent_at !== null)) ctx.cdn?.changed("pictures");
  const gone: ClosingPhoto[] = [];
  for (const { photo, photoConsent } of changing) {
    const { withdrawn_at } = photoConsent;
    if (withdrawn_at === null) continue;
    // After a restore, a photo may be withdrawn for another reason, and its fingerprint may have been released.
    if (photo.withdrawn_at === null || !(await hasClosedLook(ctx, photo))) gone.push({ ...photo, since: withdrawn_at });
  }
  if (gone.length > 0) await closeLooks(ctx, gone, by);
  const held = changing.filter(
    ({ photo, photoConsent }) => !isHeld(photo) && isHeld({ ...photo, ...toColumns(photoConsent) }),
  );
  await hideCopiesOfHeld(
    ctx,
    held.map(({ photo }) => photo),
    by,
  );
}

/**
 * Returns true if a photo that is not withdrawn is hidden to protect a person. Its copies wait for the safeguarding
 * lead.
 */
const isHeld = (photo: Pick<PhotoRow, "withdrawn_at" | "looks_closed" | "waits_for_lead" | "allowed_uses">): boolean =>
  photo.withdrawn_at === null &&
  photo.looks_closed === 0 &&
  (photo.waits_for_lead === 1 || !photo.allowed_uses.split(" ").includes("site"));

/** @returns true if the photo waits for the safeguarding lead */
export async function refreshPhotoConsent(
  ctx: InTransaction,
  photoId: number,
  by: By,
): Promise<{ waitsForLead: boolean }> {
  await refreshPhotos(ctx, [photoId], by);
  return { waitsForLead: (await store.findPhoto(ctx.db, photoId))?.waits_for_lead === 1 };
}

async function storePhotoConsent(
  ctx: InTransaction,
  photo: PhotoRow,
  photoConsent: PhotoConsent,
  by: By,
): Promise<void> {
  const { hasConsent, waitsForCheck } = photoConsent;
  await store.updatePhoto(ctx.db, photo.id, {
    // While the answer waits, this is the member who gave it.
    consent_by: hasConsent || waitsForCheck ? (photo.consent_by ?? by.name) : null,
    consent_at: hasConsent ? (photo.consent_at ?? ctx.clock.now().toISOString()) : null,
    ...toColumns(photoConsent),
  });
}

const toColumns = ({ withdrawn_at, shown_until, allowed_uses, waitsForLead, waitsForCheck }: PhotoConsent) => ({
  withdrawn_at,
  shown_until,
  allowed_uses,
  waits_for_lead: waitsForLead ? 1 : 0,
  waits_for_check: waitsForCheck ? 1 : 0,
});

interface ClosingPhoto extends Pick<PhotoRow, "path" | "look"> {
  /**
   * Time of the withdrawal. A fingerprint that was closed since then is not closed again, because a lead may have
   * decided about copies.
   */
  since?: string;
}

/** Closes the fingerprints of withdrawn photos, and hides similar photos. @param except id of the covered photo */
export async function closeLooks(
  ctx: InTransaction,
  photos: readonly ClosingPhoto[],
  by: By,
  except?: number,
): Promise<void> {
  for (const photo of photos) {
    const before = await findOwnClosing(ctx.db, photo);
    const isClosed = before?.value === photo.look && photo.since !== undefined && before.at >= photo.since;
    if (!isClosed) await recordClosing(ctx, ...closingOfLook(photo));
  }
  const keys = photos.map(({ path }) => path);
  await hideLookalikes(ctx, keys, by, except);
}

const hasClosedLook = async ({ db }: InTransaction, photo: Pick<PhotoRow, "path">): Promise<boolean> =>
  (await findOwnClosing(db, photo)) !== undefined;

/**
 * Hides a photo that resembles a closed one; called when its fingerprint is known. If the photo waits itself, also
 * hides its copies.
 */
export async function hideLookalike(ctx: InTransaction, photoId: number, by: By): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  if (isHeld(photo)) await hideCopiesOfHeld(ctx, [photo], by);
  if (!(await isLookClosed(ctx.db, photo, { besides: photoId }))) return;
  await holdAlike(ctx, [photo]);
  await refreshPhotos(ctx, [photoId], by);
}

const hideCopiesOfHeld = async (ctx: InTransaction, photos: readonly PhotoRow[], by: By): Promise<void> =>
  hideAlike(
    ctx,
    closedAsHeld(photos),
    by,
    photos.map(({ id }) => id),
  );

/**
 * Hides photos that resemble closed ones.
 * @param keys of closings with fingerprints
 * @param except like in `closeLooks`
 */
export const hideLookalikes = async (ctx: InTransaction, keys: string[], by: By, except?: number): Promise<void> =>
  hideAlike(ctx, await findClosedLooks(ctx.db, keys), by, except === undefined ? [] : [except]);

async function hideAlike(ctx: InTransaction, closed: ClosedLook[], by: By, except: number[]): Promise<void> {
  const alike = (await findAlikePhotos(ctx.db, closed)).filter(({ id }) => !except.includes(id));
  if (alike.length === 0) return;
  await holdAlike(ctx, alike);
  await refreshPhotos(
    ctx,
    alike.map(({ id }) => id),
    by,
  );
}

/** Makes photos wait for the safeguarding lead. The closings do the same after a restore. */
async function holdAlike(ctx: InTransaction, photos: readonly Pick<PhotoRow, "id" | "path">[]): Promise<void> {
  for (const { id } of photos) await store.updatePhoto(ctx.db, id, { looks_closed: 1 });
  await recordClosing(ctx, ...photos.map(({ path }) => ({ kind: "alike" as const, key: path })));
}

async function findPhotoConsent(
  ctx: InTransaction,
  photo: Pick<PhotoRow, "id" | "hidden_at" | "nobody_recognisable" | "looks_closed">,
  by: By,
): Promise<PhotoConsent> {
  const people = await appearances.findPeopleOfPhoto(ctx.db, photo.id);
  const former = await appearances.findFormerPeople(ctx.db, { photo_id: photo.id });
  const now = (await findTrustedMoment(ctx)).toISOString();
  const word = await keepWord(ctx, photo.id, claimOf(photo, people), { by, now });
  const count = await store.findFaceCount(ctx.db, photo.id);
  return computePhotoConsent(photo, people, former, { count, said: word, now });
}

async function keepWord(
  ctx: InTransaction,
  photo_id: number,
  word: ReturnType<typeof claimOf>,
  { by, now }: { by: By; now: string },
) {
  const before = await said.findWord(ctx.db, photo_id);
  if (word === undefined) {
    if (before !== undefined) await said.deleteWord(ctx.db, photo_id);
    return undefined;
  }
  const aloneFrom = new Date(Date.parse(now) + aloneMs).toISOString();
  if (before?.word === word) {
    const { agreed_at, refused_at, alone_from } = before;
    return { word, isAgreed: agreed_at !== null, isRefused: refused_at !== null, aloneFrom: alone_from };
  }
  const said_at = ctx.clock.now().toISOString();
  const said_by_id = by.id === "" ? null : by.id;
  await said.replaceWord(ctx.db, { photo_id, word, said_by: by.name, said_by_id, said_at, alone_from: aloneFrom });
  return { word, isAgreed: false, isRefused: false, aloneFrom };
}

export const refreshPhotosOf = async (ctx: InTransaction, consentId: number, by: By): Promise<void> =>
  refreshPhotos(ctx, await appearances.findPhotosOfConsent(ctx.db, consentId), by);
