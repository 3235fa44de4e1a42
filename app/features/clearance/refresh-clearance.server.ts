import { notePictureWriter, withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { recordClosing } from "../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import { type ConsentUse, consentUses, earliest, jointClearance, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";

type PhotoRow = NonNullable<Awaited<ReturnType<typeof store.findPhoto>>>;

const allUses = writeUses(consentUses satisfies readonly ConsentUse[]);

/**
 * Stores on a photo what its appearances allow: the gate reads nothing else. A withdrawal of anybody who appears in it, or
 * did and was not released by the safeguarding lead, withdraws the photo; the earliest end ends it; what one person did
 * not agree to is not allowed; it waits while somebody with a card was taken out of it.
 * @param member who cleared it, where it was not before
 */
export async function refreshClearance(
  ctx: InTransaction,
  photoId: number,
  member: Pick<StaffMember, "name">,
): Promise<{ waitsForLead: boolean }> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return { waitsForLead: false };
  const people = await appearances.findPeopleOfPhoto(ctx.db, photoId);
  const former = await appearances.findFormerPeople(ctx.db, { photo_id: photoId });
  const clearance = clearanceOf(photo, people, former);
  const { isCleared, waitsForLead, ...stored } = clearance;
  const cleared = {
    consent_by: photo.consent_by ?? member.name,
    consent_at: photo.consent_at ?? ctx.clock.now().toISOString(),
  };
  await store.updatePhoto(ctx.db, photoId, {
    ...(isCleared ? cleared : { consent_by: null, consent_at: null }),
    ...stored,
    waits_for_lead: waitsForLead ? 1 : 0,
  });
  // The CDN purge starts a second later, after the commit; caches revalidate missed pictures after five minutes.
  if (photo.consent_at !== null) ctx.cdn?.changed("pictures");
  return { waitsForLead };
}

type People = Awaited<ReturnType<typeof appearances.findPeopleOfPhoto>>;
type FormerPeople = Awaited<ReturnType<typeof appearances.findFormerPeople>>;

/** What a photo may show, from those who appear in it and those who did. */
export function clearanceOf(
  {
    taken_down_at,
    nobody_recognisable,
    looks_closed,
  }: Pick<PhotoRow, "taken_down_at" | "nobody_recognisable" | "looks_closed">,
  people: Pick<People[number], "subject_id" | "withdrawn_at" | "until" | "uses">[],
  former: Pick<FormerPeople[number], "subject_id" | "withdrawn_at" | "ended_why" | "has_card">[],
) {
  const joint = jointClearance(people);
  const formerEnds = former.map(({ withdrawn_at }) => withdrawn_at);
  const withdrawn_at = earliest([taken_down_at, joint.withdrawn_at, ...formerEnds]);
  const isStillIn = (subjectId: number) => people.some(({ subject_id }) => subject_id === subjectId);
  const isTakenOut = former.some(
    ({ ended_why, has_card, subject_id }) => ended_why === "taken out" && Boolean(has_card) && !isStillIn(subject_id),
  );
  const waitsForLead = isTakenOut || looks_closed === 1;
  return {
    isCleared: withdrawn_at === null && !waitsForLead && (people.length > 0 || nobody_recognisable === 1),
    waitsForLead,
    withdrawn_at,
    shown_until: joint.shown_until,
    allowed_uses: people.length === 0 ? allUses : joint.allowed_uses,
  };
}

/** Refreshes every photo that a consent covers. @returns their ids */
export async function refreshPhotosOf(
  ctx: InTransaction,
  consentId: number,
  member: Pick<StaffMember, "name">,
): Promise<number[]> {
  const photos = await appearances.findPhotosOfConsent(ctx.db, consentId);
  for (const id of photos) await refreshClearance(ctx, id, member);
  return photos;
}

const peopleInIt =
  "People are recorded in this photo. Take each of them out first: then say that nobody can be recognised.";
const facesInIt = (count: number) =>
  count === 1
    ? "A face can be seen in this photo. Cover it, or record who said yes."
    : `${count} faces can be seen in this photo. Cover them, or record who said yes.`;

/**
 * Nobody can be recognised in a photo, or somebody can after all.
 * @throws FormError while people are recorded in it, or found faces are uncovered
 */
export async function markNobody(ctx: InTransaction, member: StaffMember, photoId: number, isNobody: boolean) {
  if (isNobody) {
    const refused = (sentence: string) => new FormError(sentence, { errors: { consent: sentence }, status: 409 });
    if ((await appearances.findPeopleOfPhoto(ctx.db, photoId)).length > 0) throw refused(peopleInIt);
    const faces = await store.countFaces(ctx.db, photoId);
    if (faces > 0) throw refused(facesInIt(faces));
  }
  await store.updatePhoto(ctx.db, photoId, { nobody_recognisable: isNobody ? 1 : 0 });
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo !== undefined) await recordClosing(ctx, { kind: "person", key: photo.path, isRelease: isNobody });
  await refreshClearance(ctx, photoId, member);
  const owners = await store.findOwners(ctx.db, photoId);
  if (isNobody) await notePictureWriter(ctx, member, owners);
  else await withdrawApprovals(ctx, member, owners);
  const what = isNobody ? "nobody recognisable in picture" : "somebody recognisable in picture";
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `photo:${photoId}` });
}
