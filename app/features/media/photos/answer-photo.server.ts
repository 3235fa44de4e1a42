import { staffConsent } from "content/staff-consent.ts";
import { staffMedia as words } from "content/staff-media.ts";
import { staffPhotoWords } from "content/staff-photo-words.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { isCompleteAnswer, readConsentAnswer } from "../../../values/consent-answer.ts";
import { asRowId } from "../../../values/row-id.ts";
import { setNobody } from "../consent/mark-nobody.server.ts";
import { agreeWithWord } from "../consent/photo-words.server.ts";
import { addPersonToPhoto, removePersonFromPhoto } from "../consent/record-consent.server.ts";
import { hidePhoto, putBackPhoto } from "../consent/withdraw.server.ts";
import { changePhoto } from "./change-photo.server.ts";
import { incompleteAnswer } from "./chosen-photos.ts";
import { deletePhoto, deletePhotoEverywhere } from "./delete-photo.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";
import { photoSchema } from "./photo-schema.ts";

const plan = () => ({ name: "picture", notYet: words.notYet, isEchoed: true });

/** Answers the forms and buttons of a photo's sheet. @throws AppError adminsOnly */
export const answerPhoto = (args: StaffActionArgs, id = 0) =>
  answerStaffForm(args, plan(), async (form, sender) => {
    requireMay(sender.member, canManagePhotos);
    const { formValues, check } = form;
    const { people } = staffConsent;
    const mark = (intent: "nobody" | "somebody") =>
      answerAfter(setNobody(sender, id, intent === "nobody"), people.markedNobody);
    const acts = {
      async delete() {
        if (!(await deletePhoto(sender, id))) throw new FormError(words.inUse, { status: 409 });
        return words.deleted;
      },
      withdraw: () => answerAfter(hidePhoto(sender, id), words.withdrawn),
      addPerson: () => answerAfter(addPersonToPhoto(sender, id, formValues.code?.[0] ?? ""), people.added),
      async removePerson() {
        const consent = asRowId(formValues.consent?.[0] ?? "") ?? 0;
        const { waitsForLead } = await removePersonFromPhoto(sender, id, consent);
        return waitsForLead ? people.waitsForLead : people.removed;
      },
      agree: async () =>
        (await agreeWithWord(sender, id)).isFirst ? staffPhotoWords.firstKnown : staffPhotoWords.agreed,
      nobody: mark,
      somebody: mark,
      putBack: async () => ((await putBackPhoto(sender, id)).waitsForLead ? people.backButWaits : people.isBack),
      deleteEverywhere: () => answerAfter(deletePhotoEverywhere(sender, id), words.deleted),
    };
    return answerIntents(form, acts, async () => {
      const fields = check(photoSchema, ["places", "focus"]);
      const asked = { formValues, notYet: words.notYet };
      if (!(await changePhoto(sender, id, fields, readAnswer(formValues), asked)))
        throw new FormError(words.notYet, { errors: { consent: words.requiresConsent } });
      return words.saved;
    });
  });

/** @throws FormError for an incomplete answer */
function readAnswer(formValues: Record<string, string[]>) {
  const answer = readConsentAnswer(formValues, "consent");
  if (answer === undefined || isCompleteAnswer(answer)) return answer;
  const { message, errors } = incompleteAnswer("consent", [], [answer]);
  throw new FormError(`${words.notYet} ${message}`, { errors });
}
