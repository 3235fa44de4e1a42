import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { isCompleteAnswer } from "../../values/consent-answer.ts";
import { lagosDate } from "../../values/dates.ts";
import { noteConsent, recordAnswer } from "../clearance/record-consent.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { accessOf } from "./photo-gate.ts";
import type { StoredPhoto } from "./photo-queries.server.ts";

/** Whether "Who said yes?" is open: nobody was asked, or a consent is over. @param today ISO date in Lagos */
const isAsked = ({ consent_at, shown_until, waits_for_lead }: StoredPhoto, today: string): boolean =>
  waits_for_lead === 0 && (consent_at === null || (shown_until !== null && shown_until < today));

/** Records who said yes, where nobody did before, or not for so long. A withdrawn photo needs the safeguarding lead. */
export async function saveAnswer(
  ctx: InTransaction,
  member: StaffMember,
  photo: StoredPhoto,
  { answer, notedBy }: Pick<PhotoWithAlt, "answer" | "notedBy">,
): Promise<void> {
  const { id, withdrawn_at } = photo;
  if (withdrawn_at !== null || !isAsked(photo, lagosDate(ctx.clock.now()))) return;
  if (answer !== undefined) await recordAnswer(ctx, member, id, answer);
  else if (notedBy !== undefined) await noteConsent(ctx, member, id, notedBy);
}

/**
 * Whether visitors may see a photo once the form is saved. One that was taken down holds nothing up: pages show a
 * drawing in its place.
 */
export function isReadyToPublish(photo: StoredPhoto, { answer }: Pick<PhotoWithAlt, "answer">, today: string): boolean {
  if (accessOf(photo, today) !== "withheld") return true;
  return isAsked(photo, today) && answer !== undefined && isCompleteAnswer(answer);
}
