import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { isCompleteAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { noteConsent, recordAnswer } from "../consent/record-consent.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { accessOf } from "./photo-gate.ts";
import { findPhotosById, type StoredPhoto } from "./photo-queries.server.ts";

/** Whether "Who said yes?" is open: nobody was asked, or a consent is over. @param today ISO date */
const isAsked = ({ consent_at, shown_until, waits_for_lead }: StoredPhoto, today: string): boolean =>
  waits_for_lead === 0 && (consent_at === null || (shown_until !== null && shown_until < today));

/** One person's word stands for it, and it is shown once its faces are counted, another person agrees, or a day has passed. */
export const waitsForCheck = ({ waits_for_check }: Pick<StoredPhoto, "waits_for_check">): boolean =>
  waits_for_check === 1;

/** Somebody else has to look before it is shown: for one person's word, or the lead at a copy or for who was taken out. */
export const waitsForOthers = (photo: Pick<StoredPhoto, "waits_for_check" | "waits_for_lead">): boolean =>
  waitsForCheck(photo) || photo.waits_for_lead === 1;

/** Records who said yes, where nobody did before, or not for so long. A withdrawn photo needs the safeguarding lead. */
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

/**
 * Whether a photo lets the form be published. One that was taken down holds nothing up: pages show a drawing in its place.
 * Neither does one that waits for another person: the writer has answered everything, and pages do not show it yet.
 */
export function isReadyToPublish(photo: StoredPhoto, { answer }: Pick<PhotoWithAlt, "answer">, today: string): boolean {
  if (accessOf(photo, today) !== "withheld" || waitsForOthers(photo)) return true;
  return isAsked(photo, today) && answer !== undefined && isCompleteAnswer(answer);
}

const stillOver =
  "The consent of somebody else in a photo is over. Take a new consent under that person’s code, or take the photo out";

/**
 * What holds up publishing after the answers of a form are stored: an answer about one person renews nobody else's consent.
 * @param field of the form @returns an error; undefined where visitors see every photo
 */
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
