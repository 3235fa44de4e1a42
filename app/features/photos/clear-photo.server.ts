import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { isCompleteAnswer } from "../../values/consent-answer.ts";
import { noteConsent, recordAnswer } from "../clearance/record-consent.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { accessOf } from "./photo-gate.ts";
import type { StoredPhoto } from "./photo-queries.server.ts";

/** Records who said yes, where nobody did before. A withdrawn photo needs the safeguarding lead. */
export async function saveAnswer(
  ctx: InTransaction,
  member: StaffMember,
  { id, consent_at, withdrawn_at }: StoredPhoto,
  { answer, notedBy }: Pick<PhotoWithAlt, "answer" | "notedBy">,
): Promise<void> {
  if (consent_at !== null || withdrawn_at !== null) return;
  if (answer !== undefined) await recordAnswer(ctx, member, id, answer);
  else if (notedBy !== undefined) await noteConsent(ctx, member, id, notedBy);
}

/**
 * Whether visitors may see a photo once the form is saved. One that was taken down holds nothing up: pages show a
 * drawing in its place.
 */
export function isReadyToPublish(photo: StoredPhoto, { answer }: Pick<PhotoWithAlt, "answer">, today: string): boolean {
  if (accessOf(photo, today) !== "withheld") return true;
  return photo.consent_at === null && answer !== undefined && isCompleteAnswer(answer);
}
