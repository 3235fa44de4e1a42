import { notePictureWriter, withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { refreshPhotoConsent } from "./refresh-photo-consent.server.ts";
import { repeatWord } from "./repeat-word.server.ts";

const peopleInIt =
  "People are recorded in this photo. Take each of them out first: then say that nobody can be recognised.";
const facesInIt = (count: number) =>
  count === 1
    ? "A face can be seen in this photo. Cover it, or record who said yes."
    : `${count} faces can be seen in this photo. Cover them, or record who said yes.`;

/** Records that no person can be recognised in a photo, or the opposite. @throws AppError notFound */
export async function setNobody({ ctx, member }: Actor, photoId: number, isNobody: boolean): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if ((await store.findPhoto(ctx.db, photoId)) === undefined) throw new AppError("notFound");
    await markNobody(ctx, member, photoId, isNobody);
  });
}

/** Does the same in a caller's transaction. @throws FormError if people or uncovered faces are in the photo */
export async function markNobody(ctx: InTransaction, member: StaffMember, photoId: number, isNobody: boolean) {
  if (isNobody) {
    const refused = (sentence: string) => new FormError(sentence, { errors: { consent: sentence }, status: 409 });
    if ((await appearances.findPeopleOfPhoto(ctx.db, photoId)).length > 0) throw refused(peopleInIt);
    const faces = await store.findFaceCount(ctx.db, photoId);
    if (faces !== "unknown" && faces > 0) throw refused(facesInIt(faces));
    const photo = await store.findPhoto(ctx.db, photoId);
    if (photo?.nobody_recognisable === 1) return repeatWord(ctx, member, photoId);
  }
  await recordWord(ctx, member, photoId, isNobody);
}

const count: Pick<StaffMember, "id" | "name"> = { id: "", name: "the count of faces" };

/** Applies a count of faces: found faces cancel the answer "nobody", other answers stop waiting. */
export async function applyCount(ctx: InTransaction, photoId: number): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  const faces = await store.findFaceCount(ctx.db, photoId);
  if (photo.nobody_recognisable === 1 && faces !== "unknown" && faces > 0) await recordWord(ctx, count, photoId, false);
  else if (photo.nobody_recognisable === 1 || photo.waits_for_check === 1)
    await refreshPhotoConsent(ctx, photoId, count);
}

async function recordWord(
  ctx: InTransaction,
  by: Pick<StaffMember, "id" | "name">,
  photoId: number,
  isNobody: boolean,
): Promise<void> {
  await store.updatePhoto(ctx.db, photoId, { nobody_recognisable: isNobody ? 1 : 0 });
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo !== undefined) await recordClosing(ctx, { kind: "person", key: photo.path, isRelease: isNobody });
  await refreshPhotoConsent(ctx, photoId, by);
  const owners = await store.findOwners(ctx.db, photoId);
  if (isNobody) await notePictureWriter(ctx, by, owners);
  else await withdrawApprovals(ctx, by, owners);
  const what = isNobody ? "nobody recognisable in picture" : "somebody recognisable in picture";
  await recordAuditEvent(ctx, ctx.db, by, { what, subject: `photo:${photoId}` });
}
