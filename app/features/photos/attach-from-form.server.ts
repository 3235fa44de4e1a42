import type { Attached, AttachOptions } from "../../cms/content-type.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { attachPhotos, countUnready, findChosenPhotos } from "./attach-photos.server.ts";
import { formValuesOfPhotos, readChosenPhotos, unreadyPhotos, withheldNote } from "./chosen-photos.ts";
import { attachTextPhotos } from "./text-photos.server.ts";

/** The photos of an item, as its form has them. */
export const attachedTo = (noun: "event" | "project" | "post" | "news" | "page") => async (db: Database, id: number) =>
  formValuesOfPhotos(await findChosenPhotos(db, `${noun}:${id}`));

/**
 * Attaches the photos of a content form. One without consent holds nothing up: pages leave it out.
 * @param missing message for publishing without a required photo
 */
export function attachFromForm(noun: "event" | "project" | "post" | "news" | "page", missing?: string) {
  return async (ctx: InTransaction, member: StaffMember, about: AttachOptions): Promise<Attached> => {
    const { id, status, formValues } = about;
    const chosen = formValues ? readChosenPhotos(formValues) : await findChosenPhotos(ctx.db, `${noun}:${id}`);
    const { withoutAlt, withoutConsent } = await countUnready(ctx.db, chosen);
    if (status !== "draft" && withoutAlt > 0) return unreadyPhotos();
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    if (formValues) await attachPhotos(ctx, member, `${noun}:${id}`, chosen);
    const inText = await attachTextPhotos(ctx, member, `${noun}:${id}`, about);
    if ("errors" in inText) return inText;
    if (status !== "draft" && inText.withoutAlt > 0) return unreadyPhotos();
    const withheld = withoutConsent + inText.withoutConsent;
    return status !== "draft" && withheld > 0 ? { note: withheldNote(withheld) } : undefined;
  };
}
