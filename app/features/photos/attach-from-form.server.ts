import type { AttachOptions } from "../../cms/content-type.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import { areReady, attachPhotos } from "./attach-photos.server.ts";
import { readChosenPhotos, unreadyPhotos } from "./chosen-photos.ts";

/**
 * Makes what hangs the pictures of a room's form.
 *
 * @param noun of the room
 * @param missing the sentence for something that is published without a picture, where it needs one
 */
export function attachFromForm(noun: "event" | "project" | "post" | "news", missing?: string) {
  return async (
    ctx: AppContext,
    db: OpenTransaction,
    member: StaffMember,
    { id, status, typed }: AttachOptions,
  ): Promise<StaffFormErrors | undefined> => {
    const chosen = readChosenPhotos(typed);
    if (status !== "draft" && !(await areReady(db, chosen))) return unreadyPhotos();
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    await attachPhotos(ctx, db, member, `${noun}:${id}`, chosen);
    return undefined;
  };
}
