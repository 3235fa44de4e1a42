import type { AttachOptions } from "../../cms/content-type.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import { areReady, attachPhotos } from "./attach-photos.server.ts";
import { readChosenPhotos, unreadyPhotos } from "./chosen-photos.ts";

/**
 * Attaches the photos of a content form.
 * @param noun of the content type
 * @param missing message for publishing without a required photo
 */
export function attachFromForm(noun: "event" | "project" | "post" | "news", missing?: string) {
  return async (
    ctx: AppContext,
    db: OpenTransaction,
    member: StaffMember,
    { id, status, formValues }: AttachOptions,
  ): Promise<StaffFormErrors | undefined> => {
    const chosen = readChosenPhotos(formValues);
    if (status !== "draft" && !(await areReady(db, chosen))) return unreadyPhotos();
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    await attachPhotos(ctx, db, member, `${noun}:${id}`, chosen);
    return undefined;
  };
}
