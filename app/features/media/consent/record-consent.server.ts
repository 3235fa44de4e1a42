import { consentErrors, photoErrors } from "content/staff-photo-errors.ts";
import { notePictureWriter, withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import * as appearances from "./appearance-queries.server.ts";
import { quickUses, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import type { ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { storeNames } from "./known-names.server.ts";
import { markNobody, repeatAdults } from "./mark-nobody.server.ts";
import { noteIn, noteOut } from "./noted-appearances.server.ts";
import { refreshPhotoConsent } from "./refresh-photo-consent.server.ts";
import * as subjects from "./subject-queries.server.ts";

type NewConsent = Omit<Parameters<typeof store.insertConsent>[1], "key" | "taken_by" | "created_at" | "subject_id">;

/** Adds a consent. After a restore, limits of a person's newer consent also apply to the earlier ones. */
async function addConsent(
  ctx: InTransaction,
  member: Pick<StaffMember, "name">,
  consent: NewConsent,
  subjectId?: number,
): Promise<number> {
  const created_at = ctx.clock.now().toISOString();
  const subject_id = subjectId ?? (await subjects.insertSubject(ctx.db, created_at));
  const made = { taken_by: member.name, created_at, site_language: siteLanguage() };
  const record = { ...consent, subject_id, key: crypto.randomUUID(), ...made };
  const id = await store.insertConsent(ctx.db, record);
  if (subjectId === undefined) await subjects.setCode(ctx.db, subject_id, `P-${id}`);
  else await noteAllowed(ctx, await requireConsent(ctx, id));
  return id;
}

const refuse = (field: string, sentence: string) => new FormError(sentence, { errors: { [field]: sentence } });

/**
 * Records a quick answer about a photo, in the caller's transaction. If one person of the same age group has an expired
 * consent, the answer renews it, and the person's card stays valid. Otherwise, the answer is about a new person.
 * @throws FormError
 */
export async function recordAnswer(
  ctx: InTransaction,
  member: StaffMember,
  photoId: number,
  answer: ConsentAnswer,
): Promise<void> {
  if (answer.who === "adults" && (await repeatAdults(ctx, member, photoId))) return;
  if (answer.who === "nobody") return markNobody(ctx, member, photoId, true);
  if (answer.who === "above") return recordAbove(ctx, member, photoId, answer.above ?? 0);
  if (answer.people !== undefined) await store.updatePhoto(ctx.db, photoId, { people_said: answer.people });
  for (const code of answer.codes) await addToPhoto(ctx, member, photoId, (await requirePerson(ctx, code)).id);
  if (answer.who === "same") return;
  const today = siteDate(ctx.clock.now());
  const people = await appearances.findPeopleOfPhoto(ctx.db, photoId);
  const isOver = ({ until, is_child }: (typeof people)[number]) =>
    until !== null && until < today && is_child === readIsChild(answer);
  const over = new Set(people.filter(isOver).map(({ subject_id }) => subject_id));
  if (over.size > 1) throw refuse("consent", photoErrors.severalOver);
  const [subjectId] = over;
  await addToPhoto(ctx, member, photoId, await addAnswered(ctx, member, answer, subjectId));
  for (const givenBy of answer.others)
    await addToPhoto(ctx, member, photoId, await addAnswered(ctx, member, { ...answer, givenBy }));
}

/** Copies the people of another photo, or its answer that no person can be recognised. */
async function recordAbove(ctx: InTransaction, member: StaffMember, photoId: number, above: number): Promise<void> {
  const people = await appearances.findPeopleOfPhoto(ctx.db, above);
  for (const { id } of people) await addToPhoto(ctx, member, photoId, id);
  if (people.length > 0) return;
  if ((await store.findPhoto(ctx.db, above))?.nobody_recognisable !== 1)
    throw refuse("consent", photoErrors.nobodyAbove);
  await markNobody(ctx, member, photoId, true);
}

const readIsChild = ({ who }: ConsentAnswer): 0 | 1 => (who === "guardian" ? 1 : 0);

/** Adds a consent from a quick answer. @param subjectId like in `addConsent` @returns the consent's id */
export function addAnswered(
  ctx: InTransaction,
  member: StaffMember,
  answer: ConsentAnswer,
  subjectId?: number,
): Promise<number> {
  const isChild = readIsChild(answer) === 1;
  const consent: NewConsent = {
    is_child: readIsChild(answer),
    relation: isChild ? "guardian" : "self",
    given_by: answer.givenBy,
    kind: answer.kind,
    given_on: siteDate(ctx.clock.now()),
    has_assent: isChild ? Number(answer.hasAssent) : null,
    uses: quickUses,
  };
  return addConsent(ctx, member, consent, subjectId);
}

export const isSameAnswer = (
  { is_child, given_by, kind }: Pick<store.ConsentRow, "is_child" | "given_by" | "kind">,
  answer: ConsentAnswer,
): boolean => is_child === readIsChild(answer) && given_by === answer.givenBy && kind === answer.kind;

export async function noteConsent(ctx: InTransaction, member: StaffMember, photoId: number, givenBy: string) {
  const day = siteDate(ctx.clock.now());
  const id = await addConsent(ctx, member, { kind: "noted", given_on: day, given_by: givenBy, uses: quickUses });
  await addToPhoto(ctx, member, photoId, id);
}

/** Adds the person of a consent to a photo. An earlier consent of the same person for this photo ends. */
async function addToPhoto(ctx: InTransaction, member: StaffMember, photoId: number, consentId: number): Promise<void> {
  const { db } = ctx;
  const now = ctx.clock.now().toISOString();
  const consent = await requireConsent(ctx, consentId);
  const { subject_id } = consent;
  const people = await appearances.findPeopleOfPhoto(db, photoId);
  const earlier = people
    .filter((person) => person.subject_id === subject_id && person.id !== consentId)
    .map(({ id }) => id);
  const thing = { photo_id: photoId };
  if (earlier.length > 0) {
    const end = { ended_at: now, ended_by: member.name, ended_why: "renewed" } as const;
    await appearances.endAppearances(db, thing, end, earlier);
    const before = { consents: earlier };
    await recordAuditEvent(ctx, db, member, { what: "consent renewed", subject: `photo:${photoId}`, before });
  }
  await appearances.beginAppearance(db, thing, { consent_id: consentId, began_at: now, began_by: member.name });
  if (!people.some(({ id }) => id === consentId)) await recordAppearance(ctx, photoId, consent);
  await store.updatePhoto(db, photoId, { nobody_recognisable: 0 });
  await refreshPhotoConsent(ctx, photoId, member);
  await withdrawApprovals(ctx, member, await store.findOwners(db, photoId));
  const after = { consent: consentId };
  await recordAuditEvent(ctx, db, member, { what: "consent recorded", subject: `photo:${photoId}`, after });
}

/** Adds closings for a restore: this person is in the photo, and people can be recognised. */
async function recordAppearance(ctx: InTransaction, photoId: number, consent: store.ConsentRow): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  if (photo.nobody_recognisable === 1) await recordClosing(ctx, { kind: "person", key: photo.path });
  await noteIn(ctx, consent, photo.path);
}

/** @throws AppError notFound */
async function requirePhoto({ db }: InTransaction, id: number): Promise<void> {
  if ((await store.findPhoto(db, id)) === undefined) throw new AppError("notFound");
}

/** Adds a person with a consent to a photo. @throws AppError notFound; FormError for an unknown code */
export async function addPersonToPhoto({ ctx, member }: Actor, photoId: number, code: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await requirePhoto(ctx, photoId);
    await addToPhoto(ctx, member, photoId, (await requirePerson(ctx, code)).id);
  });
}

/** Finds a person's newest consent. @param code for example `P-12` @throws FormError at the field `code` */
export async function requirePerson({ db }: InTransaction, code: string): Promise<store.ConsentRow> {
  const consent = await store.findConsentOfPerson(db, code.trim().toUpperCase());
  if (consent === undefined) throw refuse("code", consentErrors.unknownCode);
  return consent;
}

/** Returns the id of a person's newest consent. @throws AppError notFound */
export async function requireNewest({ db }: InTransaction, subjectId: number): Promise<number> {
  const [newest] = await store.findConsentsOfSubject(db, subjectId);
  if (newest === undefined) throw new AppError("notFound");
  return newest.id;
}

/**
 * Records that a person is not in a photo. The appearance ends but stays stored, so that a withdrawal still hides the
 * photo. If the person has a card, the photo waits for the safeguarding lead.
 * @returns true if the photo waits
 * @throws AppError notFound; FormError for a person who withdrew
 */
export async function removePersonFromPhoto({ ctx, member }: Actor, photoId: number, consentId: number) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const { withdrawn_at, subject_id } = await requireConsent(ctx, consentId);
    if (withdrawn_at !== null) throw new FormError(consentErrors.withdrawn);
    const thing = { photo_id: photoId };
    const live = await appearances.findLiveConsents(transaction, thing, subject_id);
    const photo = await store.findPhoto(transaction, photoId);
    if (photo === undefined || live.length === 0) return { waitsForLead: photo?.waits_for_lead === 1 };
    const end = { ended_at: ctx.clock.now().toISOString(), ended_by: member.name, ended_why: "taken out" } as const;
    await appearances.endAppearances(transaction, thing, end, live);
    await noteOut(ctx, subject_id, photo.path);
    const refreshed = await refreshPhotoConsent(ctx, photoId, member);
    await withdrawApprovals(ctx, member, await store.findOwners(transaction, photoId));
    const before = { consent: consentId };
    await recordAuditEvent(ctx, transaction, member, {
      what: "person taken out of picture",
      subject: `photo:${photoId}`,
      before,
    });
    return refreshed;
  });
}

/**
 * Decides if a person with a card is in a photo from which staff removed them.
 * @throws AppError notFound, safeguardingOnly
 */
export async function decideTakenOut({ ctx, member }: Actor, id: number, isIn: boolean): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const appearance = await appearances.findAppearance(transaction, id);
    const photo = await store.findPhoto(transaction, appearance?.photo_id ?? 0);
    if (appearance === undefined || photo === undefined || appearance.ended_why !== "taken out")
      throw new AppError("notFound");
    const { subject_id, subject_code } = await requireConsent(ctx, appearance.consent_id);
    if (isIn) return addToPhoto(ctx, member, photo.id, (await requirePerson(ctx, subject_code)).id);
    const thing = { photo_id: photo.id };
    // Staff have added the person to the photo again.
    if ((await appearances.findLiveConsents(transaction, thing, subject_id)).length > 0) throw new AppError("notFound");
    const released = { released_at: ctx.clock.now().toISOString(), released_by: member.name };
    if (!(await appearances.releaseAppearances(transaction, thing, subject_id, released))) return;
    await noteOut(ctx, subject_id, photo.path, true);
    await refreshPhotoConsent(ctx, photo.id, member);
    await notePictureWriter(ctx, member, await store.findOwners(transaction, photo.id));
    const before = { consent: appearance.consent_id };
    const what = "person confirmed as not in picture";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `photo:${photo.id}`, before });
  });
}

/**
 * Records a consent, once for each idempotency key.
 * @param photoId a photo that the consent allows
 * @throws FormError
 */
export async function createConsentWithin(
  ctx: InTransaction,
  member: StaffMember,
  fields: ConsentFields,
  photoId?: number,
): Promise<{ id: number; isNew: boolean }> {
  const key = sendKey(member, fields.idempotencyKey);
  const before = key === null ? undefined : await store.findConsentByKey(ctx.db, "idempotency_key", key);
  if (before !== undefined) return { id: before.id, isNew: false };
  const { code } = fields;
  const person = code === "" ? undefined : await requirePerson(ctx, code);
  const consent = { ...columnsOf(fields), kind: fields.kind, idempotency_key: key };
  const id = await addConsent(ctx, member, consent, person?.subject_id);
  if (fields.names !== "") await storeNames(ctx, id, fields.names);
  await recordAuditEvent(ctx, ctx.db, member, { what: "consent taken", subject: `consent:${id}` });
  if (photoId !== undefined && (await store.findPhoto(ctx.db, photoId)) !== undefined)
    await addToPhoto(ctx, member, photoId, id);
  return { id, isNew: true };
}

/**
 * Adds a closing with the limits of a consent. If a restored database lacks the consent, these limits apply to earlier
 * ones.
 */
export async function noteAllowed(
  ctx: InTransaction,
  { key, subject_id, uses, until }: store.ConsentRow,
): Promise<void> {
  const [first] = await subjects.findConsentKeys(ctx.db, subject_id);
  const value = JSON.stringify({ uses, until, ...(first !== key && { of: first }) });
  await recordClosing(ctx, { kind: "allowed", key, value });
}

const columnsOf = (fields: ConsentFields) => ({
  is_child: fields.person === "child" ? 1 : 0,
  relation: fields.person === "child" ? fields.relation : ("self" as const),
  given_by: fields.givenBy || null,
  given_on: fields.givenOn,
  language: fields.language || null,
  has_assent: fields.person === "child" ? Number(fields.assent) : null,
  uses: writeUses(fields.uses),
  until: fields.until || null,
});
