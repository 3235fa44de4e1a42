import { randomBytes } from "node:crypto";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { hashToken } from "../../server/auth/random-token.server.ts";
import type { Actor, AppContext, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { requireReader } from "../safeguarding/require-reader.server.ts";
import * as store from "./consent-queries.server.ts";
import { requireConsent } from "./find-consents.server.ts";
import { refreshClearance, refreshPhotosOf } from "./refresh-clearance.server.ts";
import { readCode, writeCode } from "./withdraw-code.ts";

/** In the audit log. */
const family: Pick<StaffMember, "id" | "name"> = { id: "", name: "the holder of a card" };

/** Withdraws a consent everywhere, once. @returns ids of its photos */
async function withdraw(
  ctx: InTransaction,
  by: Pick<StaffMember, "id" | "name">,
  consent: Pick<store.ConsentRow, "id" | "withdrawn_at">,
  how: "card" | "staff",
): Promise<number[]> {
  if (consent.withdrawn_at === null) {
    const withdrawn_at = ctx.clock.now().toISOString();
    await store.updateConsent(ctx.db, consent.id, { withdrawn_at, withdrawn_how: how });
    await recordAuditEvent(ctx, ctx.db, by, { what: "consent withdrawn", subject: `consent:${consent.id}` });
    // Of recordings; photos do so themselves.
    ctx.cdn?.changed("pictures");
  }
  return refreshPhotosOf(ctx, consent.id, by);
}

/**
 * A family withdraws with the code of its card, without sign-in: every photo of the person is gone with the commit.
 * @returns whether a card has this code; the same again for a consent that is withdrawn already
 */
export async function withdrawByCode(ctx: AppContext, typed: string): Promise<boolean> {
  const code = readCode(typed);
  if (code === undefined) return false;
  return withTransaction(ctx, async (ctx) => {
    const consent = await store.findConsentByCode(ctx.db, hashToken(code));
    if (consent === undefined) return false;
    await withdraw(ctx, family, consent, "card");
    return true;
  });
}

/** As `withdrawByCode`, only where the person is in this photo. */
export async function withdrawPhotoByCode(ctx: AppContext, photoId: number, typed: string): Promise<boolean> {
  const hash = hashToken(readCode(typed) ?? "");
  return withTransaction(ctx, async (ctx) => {
    const consent = await store.findConsentByCode(ctx.db, hash);
    const people = await store.findPeopleOfPhoto(ctx.db, photoId);
    // Both are read for every code, so that a wrong one takes as long as one of another photo.
    if (consent === undefined || !people.some(({ id }) => id === consent.id)) return false;
    await withdraw(ctx, family, consent, "card");
    return true;
  });
}

/** Staff record that a person, or the family, changed their mind. @throws AppError notFound */
export async function withdrawConsent({ ctx, member }: Actor, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await withdraw(ctx, member, await requireConsent(ctx, id), "staff");
  });
}

/** Takes one photo down, whatever its people agreed to. @throws AppError notFound */
export async function takeDownPhoto({ ctx, member }: Actor, id: number): Promise<void> {
  const isThere = await withTransaction(ctx, (ctx) => takeDown(ctx, member, id));
  if (!isThere) throw new AppError("notFound");
}

/** @returns false for a photo that is deleted already */
export async function takeDown(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name">,
  id: number,
): Promise<boolean> {
  const photo = await store.findPhoto(ctx.db, id);
  if (photo === undefined) return false;
  await store.updatePhoto(ctx.db, id, { taken_down_at: photo.taken_down_at ?? ctx.clock.now().toISOString() });
  await refreshClearance(ctx, id, member);
  await recordAuditEvent(ctx, ctx.db, member, { what: "picture taken down", subject: `photo:${id}` });
  return true;
}

/** Puts a photo back that was taken down by itself. @throws AppError notFound, putBackOnly */
export async function putBackPhoto({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member, "putBackOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    await store.updatePhoto(ctx.db, id, { taken_down_at: null });
    await refreshClearance(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, { what: "picture put back", subject: `photo:${id}` });
  });
}

/** Takes a withdrawal back, when the family says so. @throws AppError notFound, putBackOnly */
export async function putBackConsent({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member, "putBackOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireConsent(ctx, id);
    await store.updateConsent(transaction, id, { withdrawn_at: null, withdrawn_how: null });
    await refreshPhotosOf(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, { what: "consent put back", subject: `consent:${id}` });
  });
}

/** A code for another card of a consent; the earlier cards go on working. @throws AppError notFound */
export async function issueCode({ ctx, member }: Actor, id: number): Promise<string> {
  const code = writeCode(randomBytes(16));
  await withTransaction(ctx, async (ctx, transaction) => {
    await requireConsent(ctx, id);
    await store.insertCode(transaction, {
      hash: hashToken(readCode(code) ?? ""),
      consent_id: id,
      created_by: member.name,
      created_at: ctx.clock.now().toISOString(),
    });
    await recordAuditEvent(ctx, transaction, member, { what: "consent card printed", subject: `consent:${id}` });
  });
  return code;
}

/** Paths of withdrawn photos and keys of withdrawn consents, each with the time; and which of others this site knows. */
export async function findWithdrawals({ db }: Pick<AppContext, "db">) {
  const { photos, consents } = await store.findWithdrawals(db);
  return {
    photos: Object.fromEntries(photos.map(({ path, withdrawn_at }) => [path, withdrawn_at ?? ""])),
    consents: Object.fromEntries(consents.map(({ key, withdrawn_at }) => [key, withdrawn_at ?? ""])),
    known: (paths: string[], keys: string[]) => store.findKnown(db, paths, keys),
  };
}
