import { staffMedia } from "content/staff-media.ts";
import { data } from "react-router";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { asRowId } from "../../values/row-id.ts";
import type { StaffAnswer } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/media-photo-endpoint";
import { changePhoto } from "./change-photo.server.ts";
import { deletePhoto, deletePhotoEverywhere } from "./delete-photo.server.ts";
import { photoSchema } from "./photo-schema.ts";

const words = staffMedia;

/** Changes or deletes one picture, for the media page. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  const id = asRowId(params.id) ?? 0;
  const typed = await readStaffForm(request);
  if (typed.intent?.[0] === "delete") {
    const isDeleted = await deletePhoto(site, member, id);
    const answer: StaffAnswer = isDeleted ? { done: words.deleted } : { message: words.inUse, errors: {} };
    return data(answer, isDeleted ? 200 : 409);
  }
  if (typed.intent?.[0] === "deleteEverywhere") {
    await deletePhotoEverywhere(site, member, id);
    return { done: words.deleted } satisfies StaffAnswer;
  }
  const { fields, refused } = checkStaffForm(typed, photoSchema, words.notYet, ["places"]);
  if (refused) return data(refused, 422);
  if (!(await changePhoto(site, member, id, fields))) {
    return data({ message: words.notYet, errors: { consent: words.needsConsent } } satisfies StaffAnswer, 422);
  }
  return { done: words.saved } satisfies StaffAnswer;
}
