import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { isCompleteAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { noteConsent, recordAnswer } from "../consent/record-consent.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { accessOf } from "./photo-gate.ts";
import { findPhotosById, type StoredPhoto } from "./photo-queries.server.ts";

/** Does "Who said yes?" still need an answer: no consent, or an expired one? @param today ISO date */
const isAsked = ({ consent_at, shown_until, waits_for_lead }: StoredPhoto, today: string): boolean =>
  waits_for_lead === 0 && (consent_at === null || (shown_until !== null && shown_until < today));

/** Does one person's answer wait for a count of faces, a second person, or a day? */
export const waitsForCheck = ({ waits_for_check }: Pick<StoredPhoto, "waits_for_check">): boolean =>
  waits_for_check === 1;

/** Does the photo wait for another person: for a second answer, or for the lead? */
export const waitsForOthers = (photo: Pick<StoredPhoto, "waits_for_check" | "waits_for_lead">): boolean =>
  waitsForCheck(photo) || photo.waits_for_lead === 1;

/** Records consent if it is missing or over. A withdrawn photo needs the safeguarding lead. */
export async function saveAnswer(
  ctx: InTransaction,
  member: StaffMember,
  photo: StoredPhoto,
  { answer, notedBy }: Pick<PhotoWithAlt, "answer" | "notedBy">,
): Promise<void> {
  const { id, withdrawn_at } = photo;
  if (withdrawn_at !== null || !isAsked(photo, siteDate(ctx.clock.now()))) return;
  if (answer !== undefined) await recordAnswer(ctx, member, id, answer);
  else if (notedBy !== undefined) await noteConsent(ctx, member, id, notedBy);
}

/** Can it be published? Pages leave out waiting photos and draw withdrawn ones, so these do not matter. */
export function isReadyToPublish(photo: StoredPhoto, { answer }: Pick<PhotoWithAlt, "answer">, today: string): boolean {
  if (accessOf(photo, today) !== "withheld" || waitsForOthers(photo)) return true;
  return isAsked(photo, today) && answer !== undefined && isCompleteAnswer(answer);
}

const stillOver =
  "The consent of somebody else in a photo is over. Take a new consent under that person’s code, or take the photo out";

/** Finds an expired consent that the answers of a form did not renew. @param field name in the form */
export async function findStillOver(
  ctx: InTransaction,
  ids: number[],
  field: string,
): Promise<StaffFormErrors | undefined> {
  const today = siteDate(ctx.clock.now());
  const isOver = (photo: StoredPhoto) =>
    accessOf(photo, today) === "withheld" && photo.shown_until !== null && photo.shown_until < today;
  if (!(await findPhotosById(ctx.db, ids)).some(isOver)) return undefined;
  return { message: `${stillOver}.`, errors: { [field]: stillOver } };
}
