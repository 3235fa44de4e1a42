import { staffMedia as words } from "content/staff-media.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { asRowId } from "../../values/row-id.ts";
import type { Route } from "./+types/media-photo-endpoint";
import { changePhoto } from "./change-photo.server.ts";
import { deletePhoto, deletePhotoEverywhere } from "./delete-photo.server.ts";
import { photoSchema } from "./photo-schema.ts";

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = asRowId(params.id) ?? 0;
  const plan = { name: "picture", notYet: words.notYet };
  return answerStaffForm({ request, context }, plan, async ({ formValues, check }, { ctx, member }) => {
    if (formValues.intent?.[0] === "delete") {
      if (!(await deletePhoto(ctx, member, id))) throw new FormError(words.inUse, { status: 409 });
      return words.deleted;
    }
    if (formValues.intent?.[0] === "deleteEverywhere") {
      await deletePhotoEverywhere(ctx, member, id);
      return words.deleted;
    }
    if (!(await changePhoto(ctx, member, id, check(photoSchema, ["places"]))))
      throw new FormError(words.notYet, { errors: { consent: words.requiresConsent } });
    return words.saved;
  });
}
