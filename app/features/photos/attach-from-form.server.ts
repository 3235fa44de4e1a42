import type { AttachOptions } from "../../cms/content-type.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { areReady, attachPhotos, findChosenPhotos } from "./attach-photos.server.ts";
import { readChosenPhotos, unreadyPhotos } from "./chosen-photos.ts";
import { attachTextPhotos } from "./text-photos.server.ts";

/** Attaches the photos of a content form, and those between its paragraphs. @param missing message for publishing without a required photo */
export function attachFromForm(noun: "event" | "project" | "post" | "news", missing?: string) {
  return async (ctx: InTransaction, member: StaffMember, about: AttachOptions) => {
    const { id, status, formValues } = about;
    const chosen = formValues ? readChosenPhotos(formValues) : await findChosenPhotos(ctx.db, `${noun}:${id}`);
    if (status !== "draft" && !(await areReady(ctx.db, chosen))) return unreadyPhotos();
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    if (formValues) await attachPhotos(ctx, member, `${noun}:${id}`, chosen);
    return attachTextPhotos(ctx, member, `${noun}:${id}`, about);
  };
}
