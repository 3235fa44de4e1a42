import { withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Actor, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { ConsentAnswer } from "../../values/consent-answer.ts";
import { lagosDate } from "../../values/dates.ts";
import { quickUses, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import type { ConsentFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { hashNames } from "./known-names.server.ts";
import { markNobody, refreshClearance, refreshPhotosOf } from "./refresh-clearance.server.ts";

type NewConsent = Omit<Parameters<typeof store.insertConsent>[1], "key" | "taken_by" | "created_at" | "subject_code">;

/** @param code of a person with an earlier consent; a new person gets one */
async function addConsent(ctx: InTransaction, member: Pick<StaffMember, "name">, consent: NewConsent, code?: string) {
  const id = await store.insertConsent(ctx.db, {
    ...consent,
    key: crypto.randomUUID(),
    subject_code: code ?? "",
    taken_by: member.name,
    created_at: ctx.clock.now().toISOString(),
  });
  if (code === undefined) await store.updateConsent(ctx.db, id, { subject_code: `P-${id}` });
  return id;
}

/** Records a quick answer beside a photo that has none, or none any more, in the transaction of its form. */
export async function recordAnswer(
  ctx: InTransaction,
  member: StaffMember,
  photoId: number,
  answer: ConsentAnswer,
): Promise<void> {
  await replaceEnded(ctx, member, photoId);
  if (answer.who === "nobody") return markNobody(ctx, member, photoId, true);
  await addToPhoto(ctx, member, photoId, await addAnswered(ctx, member, answer));
}

/** Consents that are over make way for the answer; their records stay. */
async function replaceEnded(ctx: InTransaction, member: StaffMember, photoId: number): Promise<void> {
  const today = lagosDate(ctx.clock.now());
  const people = await store.findPeopleOfPhoto(ctx.db, photoId);
  const ended = people.filter(({ until }) => until !== null && until < today).map(({ id }) => id);
  for (const id of ended) await store.removePerson(ctx.db, photoId, id);
  const event = { what: "consent renewed", subject: `photo:${photoId}`, before: { consents: ended } };
  if (ended.length > 0) await recordAuditEvent(ctx, ctx.db, member, event);
}

/** A consent from a quick answer, in the transaction of its form. @returns its id */
export function addAnswered(ctx: InTransaction, member: StaffMember, answer: ConsentAnswer): Promise<number> {
  const isChild = answer.who === "guardian";
  return addConsent(ctx, member, {
    is_child: isChild ? 1 : 0,
    relation: isChild ? "guardian" : "self",
    given_by: answer.givenBy,
    kind: answer.kind,
    given_on: lagosDate(ctx.clock.now()),
    has_assent: isChild ? Number(answer.hasAssent) : null,
    uses: quickUses,
  });
}

/** A consent of the imported site, on the word of one person. */
export async function noteConsent(ctx: InTransaction, member: StaffMember, photoId: number, givenBy: string) {
  const day = lagosDate(ctx.clock.now());
  const id = await addConsent(ctx, member, { kind: "noted", given_on: day, given_by: givenBy, uses: quickUses });
  await addToPhoto(ctx, member, photoId, id);
}

async function addToPhoto(ctx: InTransaction, member: StaffMember, photoId: number, consentId: number) {
  await store.addPerson(ctx.db, photoId, consentId);
  await store.updatePhoto(ctx.db, photoId, { nobody_recognisable: 0 });
  await refreshClearance(ctx, photoId, member);
  await withdrawApprovals(ctx, member, await store.findOwners(ctx.db, photoId));
  const after = { consent: consentId };
  await recordAuditEvent(ctx, ctx.db, member, { what: "consent recorded", subject: `photo:${photoId}`, after });
}

/** @throws AppError notFound */
async function requirePhoto({ db }: InTransaction, id: number): Promise<void> {
  if ((await store.findPhoto(db, id)) === undefined) throw new AppError("notFound");
}

const unknownCode = "No consent has this code. Look it up among the consents.";

/** Adds a person with a consent to a photo. @throws AppError notFound; FormError for an unknown code */
export async function addPersonToPhoto({ ctx, member }: Actor, photoId: number, code: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await requirePhoto(ctx, photoId);
    await addToPhoto(ctx, member, photoId, (await requirePerson(ctx, code)).id);
  });
}

/** The newest consent of a person. @param code like `P-12` @throws FormError for an unknown code, of the field `code` */
export async function requirePerson({ db }: InTransaction, code: string): Promise<store.ConsentRow> {
  const consent = await store.findConsentOfPerson(db, code.trim().toUpperCase());
  if (consent === undefined) throw new FormError(unknownCode, { errors: { code: unknownCode } });
  return consent;
}

const isWithdrawn = "This consent was withdrawn. It stays with the picture.";

/** A person who is not in the photo after all. @throws AppError notFound; FormError for a withdrawn consent */
export async function removePersonFromPhoto({ ctx, member }: Actor, photoId: number, consentId: number) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const consent = await requireConsent(ctx, consentId);
    if (consent.withdrawn_at !== null) throw new FormError(isWithdrawn);
    await store.removePerson(ctx.db, photoId, consentId);
    await refreshClearance(ctx, photoId, member);
    const before = { consent: consentId };
    await recordAuditEvent(ctx, transaction, member, {
      what: "person taken out of picture",
      subject: `photo:${photoId}`,
      before,
    });
  });
}

/**
 * Records a consent with everything about it, once per idempotency key, in the transaction of its papers.
 * @param photoId a photo that it covers @throws FormError for an unknown code
 */
export async function createConsentWithin(
  ctx: InTransaction,
  member: StaffMember,
  fields: ConsentFields,
  photoId?: number,
): Promise<{ id: number; isNew: boolean }> {
  const key = fields.idempotencyKey === "" ? null : `${member.id} ${fields.idempotencyKey}`;
  const before = key === null ? undefined : await store.findConsentByKey(ctx.db, "idempotency_key", key);
  if (before !== undefined) return { id: before.id, isNew: false };
  const { code } = fields;
  if (code !== "" && (await store.findConsentOfPerson(ctx.db, code)) === undefined)
    throw new FormError(unknownCode, { errors: { code: unknownCode } });
  const consent = { ...columnsOf(fields), kind: fields.kind, idempotency_key: key };
  const id = await addConsent(ctx, member, consent, code === "" ? undefined : code);
  await store.replaceNames(ctx.db, id, hashNames(ctx, fields.names));
  await recordAuditEvent(ctx, ctx.db, member, { what: "consent taken", subject: `consent:${id}` });
  if (photoId !== undefined && (await store.findPhoto(ctx.db, photoId)) !== undefined)
    await addToPhoto(ctx, member, photoId, id);
  return { id, isNew: true };
}

/** Changes what a consent allows, and until when; who gave it when stays. Names are replaced where some are typed. @throws AppError notFound */
export async function changeConsent({ ctx, member }: Actor, id: number, fields: ConsentFields): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const before = await requireConsent(ctx, id);
    const columns = columnsOf(fields);
    await store.updateConsent(transaction, id, { ...columns, kind: fields.kind });
    if (fields.names !== "") await store.replaceNames(transaction, id, hashNames(ctx, fields.names));
    await refreshPhotosOf(ctx, id, member);
    const { uses, until } = before;
    await recordAuditEvent(ctx, transaction, member, {
      what: "consent changed",
      subject: `consent:${id}`,
      before: { uses, until },
      after: { uses: columns.uses, until: columns.until },
    });
  });
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

/** Nobody can be recognised in a photo, or somebody can after all. @throws AppError notFound */
export async function setNobody({ ctx, member }: Actor, photoId: number, isNobody: boolean): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await requirePhoto(ctx, photoId);
    await markNobody(ctx, member, photoId, isNobody);
  });
}
