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
/** Without an id: no account. */
type By = Pick<StaffMember, "id" | "name">;

/**
 * Stores on photos what their appearances allow: the gate reads nothing else. A withdrawal of anybody who appears in one, or
 * did and was not released by the safeguarding lead, withdraws it; the earliest end ends it; what one person did not agree
 * to is not allowed; it waits while somebody with a card was taken out of it. A photo that is withdrawn closes its look, in
 * the same transaction: every other photo that looks like it is hidden until the lead has looked. One that comes back
 * releases its own look, and waits where that of another photo is still closed. Copies of one that is kept from the website for
 * the sake of a person, and not withdrawn, wait for the lead too: it closes nothing, its state is asked.
 * @param ids photos that change together: copies among them do not hold each other @param by who cleared them, where nobody had before
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
  for (const one of back) {
    if (
      one.photo.looks_closed === 1 ||
      !(await isLookClosed(ctx.db, one.photo, { isBack: true, besides: one.photo.id }))
    )
      continue;
    await holdAlike(ctx, [one.photo]);
    one.photoConsent = await findPhotoConsent(ctx, { ...one.photo, looks_closed: 1 }, by);
  }
  for (const { photo, photoConsent } of changing) await storePhotoConsent(ctx, photo, photoConsent, by);
  // The CDN purge starts a second later, after the commit; caches revalidate missed pictures after five minutes.
  if (photos.some(({ consent_at }) => consent_at !== null)) ctx.cdn?.changed("pictures");
  const gone: ClosingPhoto[] = [];
  for (const { photo, photoConsent } of changing) {
    const { withdrawn_at } = photoConsent;
    if (withdrawn_at === null) continue;
    // After a restore, one may be gone for another reason than before, and its look was released meanwhile.
    if (photo.withdrawn_at === null || !(await hasClosedLook(ctx, photo))) gone.push({ ...photo, since: withdrawn_at });
  }
  if (gone.length > 0) await closeLooks(ctx, gone, by);
  const held = changing.filter(
    ({ photo, photoConsent }) => !isHeld(photo) && isHeld({ ...photo, ...storedOf(photoConsent) }),
  );
  await hideCopiesOfHeld(
    ctx,
    held.map(({ photo }) => photo),
    by,
  );
}

/** True for a photo that is kept from the public for a person in it, and is not withdrawn: its copies wait for the lead meanwhile. */
const isHeld = (photo: Pick<PhotoRow, "withdrawn_at" | "looks_closed" | "waits_for_lead" | "allowed_uses">): boolean =>
  photo.withdrawn_at === null &&
  photo.looks_closed === 0 &&
  (photo.waits_for_lead === 1 || !photo.allowed_uses.split(" ").includes("site"));

/** Refreshes the stored consent of one photo: see `refreshPhotos`. @returns whether it waits for the lead */
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
    // Who said so stands there while the word waits.
    consent_by: hasConsent || waitsForCheck ? (photo.consent_by ?? by.name) : null,
    consent_at: hasConsent ? (photo.consent_at ?? ctx.clock.now().toISOString()) : null,
    ...storedOf(photoConsent),
  });
}

const storedOf = ({ withdrawn_at, shown_until, allowed_uses, waitsForLead, waitsForCheck }: PhotoConsent) => ({
  withdrawn_at,
  shown_until,
  allowed_uses,
  waits_for_lead: waitsForLead ? 1 : 0,
  waits_for_check: waitsForCheck ? 1 : 0,
});

interface ClosingPhoto extends Pick<PhotoRow, "path" | "look"> {
  /** When it was withdrawn: what it closed since then is not closed anew, as a lead may have looked at its copies. */
  since?: string;
}

/**
 * Closes what photos look like that are withdrawn, or replaced, and hides every other photo that looks like one of them.
 * @param except id of a photo that stays: it was covered
 */
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

/** Hides a photo whose look was computed, where it looks like what is closed; copies of it, where it is held itself. */
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

/** Hides the photos that look like what is closed. @param keys of closings of looks @param except as of `closeLooks` */
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

/** Photos that look like what is closed wait for the safeguarding lead, also after a restore. */
async function holdAlike(ctx: InTransaction, photos: readonly Pick<PhotoRow, "id" | "path">[]): Promise<void> {
  for (const { id } of photos) await store.updatePhoto(ctx.db, id, { looks_closed: 1 });
  await recordClosing(ctx, ...photos.map(({ path }) => ({ kind: "alike" as const, key: path })));
}

/** Computes the consent of a photo from its people and from what is said of it: see `computePhotoConsent`. */
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

/** Keeps who said what a photo claims now, and since when: whatever changes the claim says it. */
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

/** Refreshes every photo that a consent covers. */
export const refreshPhotosOf = async (ctx: InTransaction, consentId: number, by: By): Promise<void> =>
  refreshPhotos(ctx, await appearances.findPhotosOfConsent(ctx.db, consentId), by);
