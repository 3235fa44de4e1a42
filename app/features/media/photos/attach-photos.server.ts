import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isCompleteAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { isReadyToPublish, saveAltText, saveAnswer, waitsForOthers } from "./change-photo.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { findFaceCounts } from "./face-queries.server.ts";
import type { ChosenPhoto, FocalPoint, PhotoOwner } from "./photo.ts";
import { accessOf } from "./photo-gate.ts";
import { canSeeEveryPhoto } from "./photo-permissions.ts";
import type { StoredPhoto } from "./photo-queries.server.ts";
import * as store from "./photo-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

/** Filters the chosen photos: those that this member may use, or that the owner already has. */
export async function keepUsable(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  member: StaffMember,
  owner: PhotoOwner,
  chosen: PhotoWithAlt[],
): Promise<PhotoWithAlt[]> {
  if (canSeeEveryPhoto(member)) return chosen;
  const ids = chosen.map(({ id }) => id);
  const usable = await findUsablePhotos(db, { member, today: siteDate(clock.now()) }, ids);
  const attached = await store.findAttachedPhotos(db, owner);
  return chosen.filter(({ id }) => usable.has(id) || attached.includes(id));
}

/** Saves the form's values of its photos, and attaches the photos to their owner. Unknown ids are ignored. */
export async function attachPhotos(
  ctx: InTransaction,
  member: StaffMember,
  owner: PhotoOwner,
  chosen: PhotoWithAlt[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const photos = new Map((await store.findPhotosById(ctx.db, ids)).map((photo) => [photo.id, photo]));
  for (const said of chosen) {
    const photo = photos.get(said.id);
    if (photo === undefined || photo.kind === "drawing") continue;
    if (!isUnchanged(photo, said)) await saveAltText(ctx, member, photo, said);
    await saveAnswer(ctx, member, photo, said);
  }
  const known = ids.filter((id) => photos.has(id));
  await store.replaceAttachedPhotos(ctx.db, owner, known);
}

function isUnchanged(photo: StoredPhoto, { alt, focus }: PhotoWithAlt): boolean {
  const isSameFocus = focus === undefined || focus === focusOf(photo);
  return (alt === "" || alt === photo.alt) && isSameFocus;
}

/** Detaches all photos of an owner and of its text. @param owner for example `post:12` */
export const detachPhotos = (db: Database, owner: string) => store.detachPhotos(db, owner);

/** Finds ids of photos that prevent publishing: without name, description or consent. */
export async function checkChosen({ db, clock }: Pick<AppContext, "db" | "clock">, chosen: PhotoWithAlt[]) {
  const today = siteDate(clock.now());
  const rows = await store.findPhotosById(
    db,
    chosen.map(({ id }) => id),
  );
  const photographs = chosen.flatMap((said) => {
    const photo = rows.find(({ id }) => id === said.id);
    return photo?.kind === "photograph" ? [{ said, photo }] : [];
  });
  const isIncomplete = ({ said: { answer } }: (typeof photographs)[number]) =>
    answer !== undefined && !isCompleteAnswer(answer);
  const idsWhere = (isWanted: (photograph: (typeof photographs)[number]) => boolean) =>
    photographs.filter(isWanted).map(({ said }) => said.id);
  return {
    incomplete: idsWhere(isIncomplete),
    withoutAlt: idsWhere(({ said }) => said.alt === ""),
    withoutConsent: idsWhere(
      (photograph) => !isIncomplete(photograph) && !isReadyToPublish(photograph.photo, photograph.said, today),
    ),
  };
}

/** Finds an item's photos. @param today ISO date, needed only for `hasConsent` */
export async function findChosenPhotos(db: Database, subject: PhotoOwner, today = ""): Promise<ChosenPhoto[]> {
  const ids = await store.findAttachedPhotos(db, subject);
  const photos = await store.findPhotosById(db, ids);
  const faces = await findFaceCounts(db, ids);
  return photos
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((photo) => ({ ...asChosenPhoto(photo, today), faces: faces.get(photo.id) }));
}

const focusOf = ({ focal_x, focal_y }: StoredPhoto): FocalPoint => `${focal_x}-${focal_y}`;

/** @param today ISO date */
export function asChosenPhoto(photo: StoredPhoto, today: string): ChosenPhoto {
  const { id, path, alt, kind } = photo;
  const access = accessOf(photo, today);
  return {
    id,
    src: `/files/${path}`,
    alt,
    kind,
    focus: focusOf(photo),
    hasConsent: access === "consented",
    ...(access === "withdrawn" && { isWithdrawn: true }),
    ...(waitsForOthers(photo) && { isWaiting: true }),
  };
}

export async function isProfileReady(ctx: Pick<AppContext, "db" | "clock">, photos: PhotoWithAlt[]): Promise<boolean> {
  const { incomplete, withoutConsent } = await checkChosen(ctx, photos.slice(0, 1));
  return incomplete.length === 0 && withoutConsent.length === 0;
}

export async function attachProfilePhoto(
  ctx: InTransaction,
  member: StaffMember,
  { id, name }: { id: string; name: string },
  [photo]: PhotoWithAlt[],
): Promise<void> {
  // The description is the person's name, for places that do not show the name.
  const owner: PhotoOwner = `user:${id}`;
  const chosen = await keepUsable(ctx, member, owner, photo ? [{ ...photo, alt: name }] : []);
  await attachPhotos(ctx, member, owner, chosen);
}
