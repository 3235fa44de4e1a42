import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import type { StaffRefusal } from "../../values/staff-form-result.ts";
import type { HangFacts } from "../../cms/content-type.server.ts";
import { readChosenPhotos, unreadyPhotos } from "./chosen-photos.ts";
import { areReady, hangPhotos } from "./attach-photos.server.ts";

/**
 * Makes what hangs the pictures of a room's form.
 *
 * @param noun of the room
 * @param missing the sentence for something that is published without a picture, where it needs one
 */
export function hangFromForm(noun: "event" | "project" | "post" | "news", missing?: string) {
  return async (
    site: Site,
    database: OpenTransaction,
    member: StaffMember,
    { id, status, typed }: HangFacts,
  ): Promise<StaffRefusal | undefined> => {
    const chosen = readChosenPhotos(typed);
    if (status !== "draft" && !(await areReady(database, chosen))) return unreadyPhotos();
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    await hangPhotos(site, database, member, `${noun}:${id}`, chosen);
    return undefined;
  };
}
