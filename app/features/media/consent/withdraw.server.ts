import { randomBytes } from "node:crypto";
import { logActors } from "content/log-actors.ts";
import { notePictureWriter } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { hashToken } from "../../../server/auth/random-token.server.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import { findClosingsAbout } from "../../../server/closings/closing-queries.server.ts";
import { lastWords, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findDocumentAt, hideDocument, queueDocumentsOf } from "../documents/hide-document.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { findPlaces, noteEverywhere } from "./noted-appearances.server.ts";
import { hideLookalikes, refreshPhotoConsent, refreshPhotos } from "./refresh-photo-consent.server.ts";
import * as subjects from "./subject-queries.server.ts";

const family = (): Pick<StaffMember, "id" | "name"> => ({ id: "", name: logActors.card });

/** Numbers of photos, recordings and documents in which the person is or ever was. */
export type Withdrawn = { photos: number; recordings: number; documents: number };

/**
 * Records the safeguarding lead's decision that a photo only resembles a withdrawn one.
 * @throws AppError notFound, safeguardingOnly
 */
export async function clearLook({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const photo = await store.findPhoto(transaction, id);
    if (photo?.looks_closed !== 1) throw new AppError("notFound");
    await store.updatePhoto(transaction, id, { looks_closed: 0 });
    await recordClosing(ctx, { kind: "alike", key: photo.path, isRelease: true });
    await refreshPhotoConsent(ctx, id, member);
    await notePictureWriter(ctx, member, await store.findOwners(transaction, id));
    const what = "picture confirmed as another one";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `photo:${id}` });
  });
}

/**
 * Withdraws a person everywhere.
 * @returns numbers of withdrawn photos and recordings, also after an earlier withdrawal
 */
async function withdraw(
  ctx: InTransaction,
  by: Pick<StaffMember, "id" | "name">,
  subject: Pick<subjects.SubjectRow, "id" | "code" | "withdrawn_at">,
  how: "card" | "staff",
): Promise<Withdrawn> {
  const photos = await appearances.findPhotosOfSubject(ctx.db, subject.id);
  if (subject.withdrawn_at === null) {
    const withdrawn_at = ctx.clock.now().toISOString();
    await subjects.setWithdrawn(ctx.db, subject.id, { withdrawn_at, withdrawn_how: how });
    await recordAuditEvent(ctx, ctx.db, by, { what: "consent withdrawn", subject: `person:${subject.code}` });
    const keys = await subjects.findConsentKeys(ctx.db, subject.id);
    await recordClosing(ctx, ...keys.map((key) => ({ kind: "withdrawn" as const, key })));
    // Also purges recordings from the CDN; they have no purge of their own.
    ctx.cdn?.changed("pictures");
    await refreshPhotos(ctx, photos, by);
    await hideCopiesOfDeleted(ctx, (await findPlaces(ctx.db, keys)).photos, by);
    await queueDocumentsOf(ctx, subject.id);
  }
  const recordings = await appearances.findRecordingsOfSubject(ctx.db, subject.id);
  const documents = await appearances.findDocumentFilesOfSubject(ctx.db, subject.id);
  return { photos: photos.length, recordings: recordings.length, documents: documents.length };
}

/** Hides copies of deleted photos. Deletion itself hides no copies, because staff mostly delete duplicates. */
async function hideCopiesOfDeleted(
  ctx: InTransaction,
  paths: string[],
  by: Pick<StaffMember, "id" | "name">,
): Promise<void> {
  const here = new Set((await store.findPhotosByPath(ctx.db, paths)).map(({ path }) => path));
  const deleted = paths.filter((path) => !here.has(path));
  await hideLookalikes(ctx, deleted, by);
}

/**
 * Withdraws a person by card, without sign-in.
 * @returns numbers of withdrawn photos and recordings; undefined for an unknown code
 */
export async function withdrawByCode(ctx: AppContext, typed: string): Promise<Withdrawn | undefined> {
  const code = readCode(typed);
  if (code === undefined) return undefined;
  return withTransaction(ctx, async (ctx) => {
    const subject = await subjects.findSubjectByCard(ctx.db, hashToken(code));
    return subject && (await withdraw(ctx, family(), subject, "card"));
  });
}

/**
 * Hides photos and documents whose link to this card only the list of closings contains.
 * @returns undefined if the list lacks the card
 */
export async function hidePhotosOfUnknownCard(
  ctx: InTransaction,
  typed: string,
): Promise<{ card: string; gone: Withdrawn } | undefined> {
  const card = hashToken(readCode(typed) ?? "");
  const [known] = lastWords(await findClosingsAbout(ctx.db, "card", [card])).values();
  if (known === undefined || known.is_release === 1) return undefined;
  // If the database has the card, `withdrawByCode` handles it.
  if ((await subjects.findSubjectByCard(ctx.db, card)) !== undefined) return undefined;
  const { photos, recordings, documents } = await findPlaces(ctx.db, [known.value ?? ""]);
  for (const { id, hidden_at } of await store.findPhotosByPath(ctx.db, photos))
    if (hidden_at === null) await hideInTransaction(ctx, family(), id);
  await hideCopiesOfDeleted(ctx, photos, family());
  for (const place of documents) await hideDocument(ctx, family(), (await findDocumentAt(ctx, place)) ?? 0);
  // Also counts what this server never had, or what was deleted.
  return { card, gone: { photos: photos.length, recordings: recordings.length, documents: documents.length } };
}

/** Like `withdrawByCode`, but only if the person is or was in this photo. */
export async function withdrawPhotoByCode(
  ctx: AppContext,
  photoId: number,
  typed: string,
): Promise<Withdrawn | undefined> {
  const hash = hashToken(readCode(typed) ?? "");
  return withTransaction(ctx, async (ctx) => {
    const subject = await subjects.findSubjectByCard(ctx.db, hash);
    const photos = await appearances.findPhotosOfSubject(ctx.db, subject?.id ?? 0);
    // Both queries run for every code, so that response times reveal nothing.
    if (subject === undefined || !photos.includes(photoId)) return undefined;
    return withdraw(ctx, family(), subject, "card");
  });
}

/** @throws AppError notFound */
async function requireSubject({ db }: Pick<AppContext, "db">, consentId: number): Promise<subjects.SubjectRow> {
  const subject = await subjects.findSubjectOfConsent(db, consentId);
  if (subject === undefined) throw new AppError("notFound");
  return subject;
}

/** Records a withdrawal that the person or the family told staff. @throws AppError notFound */
export async function withdrawConsent({ ctx, member }: Actor, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await withdraw(ctx, member, await requireSubject(ctx, id), "staff");
  });
}

/** Hides one photo, independent of its people's consents. @throws AppError notFound */
export async function hidePhoto({ ctx, member }: Actor, id: number): Promise<void> {
  const isThere = await withTransaction(ctx, (ctx) => hideInTransaction(ctx, member, id));
  if (!isThere) throw new AppError("notFound");
}

/** Like `hidePhoto`, in the caller's transaction. @returns false for a deleted photo */
export async function hideInTransaction(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name">,
  id: number,
): Promise<boolean> {
  const photo = await store.findPhoto(ctx.db, id);
  if (photo === undefined) return false;
  await store.updatePhoto(ctx.db, id, { hidden_at: photo.hidden_at ?? ctx.clock.now().toISOString() });
  await recordClosing(ctx, { kind: "picture", key: photo.path });
  await refreshPhotoConsent(ctx, id, member);
  await recordAuditEvent(ctx, ctx.db, member, { what: "picture taken down", subject: `photo:${id}` });
  return true;
}

/** Shows a hidden photo again; it waits if it resembles a closed photo. @throws AppError notFound, putBackOnly */
export async function putBackPhoto({ ctx, member }: Actor, id: number): Promise<{ waitsForLead: boolean }> {
  requireReader(member, "putBackOnly");
  return withTransaction(ctx, (ctx) => putBack(ctx, member, id));
}

export async function putBack(ctx: InTransaction, member: StaffMember, id: number) {
  await store.updatePhoto(ctx.db, id, { hidden_at: null });
  const photo = await store.findPhoto(ctx.db, id);
  if (photo !== undefined) await recordClosing(ctx, { kind: "picture", key: photo.path, isRelease: true });
  const refreshed = await refreshPhotoConsent(ctx, id, member);
  await notePictureWriter(ctx, member, await store.findOwners(ctx.db, id));
  await recordAuditEvent(ctx, ctx.db, member, { what: "picture put back", subject: `photo:${id}` });
  return refreshed;
}

/** Cancels a withdrawal at the family's wish. @throws AppError notFound, putBackOnly */
export async function putBackConsent({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member, "putBackOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    const subject = await requireSubject(ctx, id);
    await subjects.setWithdrawn(transaction, subject.id, { withdrawn_at: null, withdrawn_how: null });
    const keys = await subjects.findConsentKeys(transaction, subject.id);
    await recordClosing(ctx, ...keys.map((key) => ({ kind: "withdrawn" as const, key, isRelease: true })));
    const photos = await appearances.findPhotosOfSubject(transaction, subject.id);
    await refreshPhotos(ctx, photos, member);
    await queueDocumentsOf(ctx, subject.id);
    for (const id of photos) await notePictureWriter(ctx, member, await store.findOwners(transaction, id));
    await recordAuditEvent(ctx, transaction, member, { what: "consent put back", subject: `person:${subject.code}` });
  });
}

export const newCode = (): string => writeCode(randomBytes(16));

/**
 * Stores a card's code. Called after the card was printed, so that every valid code is on a card. Earlier cards stay
 * valid.
 * @throws AppError
 */
export async function issueCode({ ctx, member }: Actor, id: number, code: string = newCode()): Promise<string> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const subject = await requireSubject(ctx, id);
    const hash = hashToken(readCode(code) ?? "");
    await subjects.insertCard(transaction, {
      hash,
      subject_id: subject.id,
      created_by: member.name,
      created_at: ctx.clock.now().toISOString(),
    });
    const [key = ""] = await subjects.findConsentKeys(transaction, subject.id);
    await recordClosing(ctx, { kind: "card", key: hash, value: key });
    await noteEverywhere(ctx, subject.id);
    // If a person was removed from a photo and now has a card, the safeguarding lead checks the photo.
    await refreshPhotos(ctx, await appearances.findPhotosOfSubject(transaction, subject.id), member);
    await recordAuditEvent(ctx, transaction, member, {
      what: "consent card printed",
      subject: `person:${subject.code}`,
    });
  });
  return code;
}

/** Crockford's Base32 has no letters that resemble digits. https://www.crockford.com/base32.html */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Number of characters: 60 bits cannot be guessed within the rate limit. */
const length = 12;

/** Writes a card's code, for example `7K4Q-XMH2-9WFT`. @param bytes random, one for each character */
export const writeCode = (bytes: Uint8Array): string =>
  [...bytes.slice(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/**
 * Reads a typed code. Case and hyphens do not matter; O counts as 0, I and L as 1.
 * @returns undefined for an invalid code
 */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined;
}
