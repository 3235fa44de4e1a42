import { staffConsent } from "content/staff-consent.ts";
import { staffMedia as words } from "content/staff-media.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { isCompleteAnswer, readConsentAnswer } from "../../../values/consent-answer.ts";
import { asRowId } from "../../../values/row-id.ts";
import { setNobody } from "../consent/mark-nobody.server.ts";
import { addPersonToPhoto, removePersonFromPhoto } from "../consent/record-consent.server.ts";
import { putBackPhoto, takeDownPhoto } from "../consent/withdraw.server.ts";
import { changePhoto } from "./change-photo.server.ts";
import { incompleteAnswer } from "./chosen-photos.ts";
import { deletePhoto, deletePhotoEverywhere } from "./delete-photo.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";
import { photoSchema } from "./photo-schema.ts";

const plan = { name: "picture", notYet: words.notYet, isEchoed: true };

/** Answers the forms and buttons of a photo's sheet. @throws AppError adminsOnly */
export const answerPhoto = (args: StaffActionArgs, id = 0) =>
  answerStaffForm(args, plan, async ({ formValues, check }, sender) => {
    if (!canManagePhotos(sender.member)) throw new AppError("adminsOnly");
    switch (formValues.intent?.[0]) {
      case "delete":
        if (!(await deletePhoto(sender, id))) throw new FormError(words.inUse, { status: 409 });
        return words.deleted;
      case "withdraw":
        await takeDownPhoto(sender, id);
        return words.withdrawn;
      case "addPerson":
        await addPersonToPhoto(sender, id, formValues.code?.[0] ?? "");
        return staffConsent.people.added;
      case "removePerson":
        return (await removePersonFromPhoto(sender, id, asRowId(formValues.consent?.[0] ?? "") ?? 0)).waitsForLead
          ? staffConsent.people.waitsForLead
          : staffConsent.people.removed;
      case "nobody":
      case "somebody":
        await setNobody(sender, id, formValues.intent[0] === "nobody");
        return staffConsent.people.markedNobody;
      case "putBack":
        return (await putBackPhoto(sender, id)).waitsForLead
          ? staffConsent.people.backButWaits
          : staffConsent.people.isBack;
      case "deleteEverywhere":
        await deletePhotoEverywhere(sender, id);
        return words.deleted;
      default:
        if (
          !(await changePhoto(sender, id, check(photoSchema, ["places", "focus"]), readAnswer(formValues), {
            formValues,
            notYet: words.notYet,
          }))
        )
          throw new FormError(words.notYet, { errors: { consent: words.requiresConsent } });
        return words.saved;
    }
  });

/** @throws FormError for one that says nobody's name */
function readAnswer(formValues: Record<string, string[]>) {
  const answer = readConsentAnswer(formValues, "consent");
  if (answer === undefined || isCompleteAnswer(answer)) return answer;
  const { message, errors } = incompleteAnswer("consent");
  throw new FormError(`${words.notYet} ${message}`, { errors });
}
