import { AppError } from "../../../server/http/errors.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { lagosDate } from "../../../values/dates.ts";
import * as commands from "./volunteer-commands.server.ts";
import { hoursSchema, noteSchema, referencesSchema, vettingSchema } from "./volunteer-schema.ts";
import { type VolunteerState, volunteerStates } from "./volunteer-states.ts";

interface AnswerWords {
  notYet: string;
  states: Record<VolunteerState, string>;
  state: Record<"choose" | "saved" | "notTalked", string> & { wrong(from: string, to: string): string };
  vetting: Record<"done" | "withdrawn", string> & { errors: Parameters<typeof vettingSchema>[0] };
  references: Record<"half" | "saved", string>;
  notes: Record<"empty" | "added", string>;
  hours: Record<"added" | "removed", string> & { errors: Parameters<typeof hoursSchema>[0] };
  delete: Record<"unsure", string>;
}

/**
 * Answers the forms on a volunteer's page. A rejection has what was typed, for a page without script.
 * @param gone answers when the volunteer was deleted
 */
export const answerVolunteer = (args: StaffActionArgs, id: number, words: AnswerWords, gone: () => Response) =>
  answerStaffForm(args, { name: "volunteer", notYet: words.notYet }, (form, sender) =>
    withTyped(form, words, async () => {
      const { formValues, check } = form;
      const key = formValues.idempotencyKey?.[0]?.slice(0, 60) ?? "";
      switch (formValues.intent?.[0]) {
        case "state": {
          const to = volunteerStates.find((state) => state === formValues.state?.[0]);
          if (to === undefined) throw refuse(words, "state", words.state.choose);
          await commands.changeState(sender, id, to);
          return words.state.saved;
        }
        case "vet": {
          const { months } = check(vettingSchema(words.vetting.errors));
          await commands.vet(sender, id, months);
          return words.vetting.done;
        }
        case "unvet":
          await commands.withdrawVetting(sender, id);
          return words.vetting.withdrawn;
        case "references":
          await commands.changeReferences(sender, id, check(referencesSchema(words.references.half)));
          return words.references.saved;
        case "note":
          await commands.addNote(sender, id, check(noteSchema(words.notes.empty)).text, key);
          return words.notes.added;
        case "hours": {
          const schema = hoursSchema(words.hours.errors, lagosDate(sender.ctx.clock.now()));
          await commands.addHours(sender, id, check(schema), key);
          return words.hours.added;
        }
        case "unhours":
          await commands.removeHours(sender, id, Number(formValues.id?.[0] ?? 0));
          return words.hours.removed;
        case "delete":
          if (formValues.sure?.[0] !== "on") throw refuse(words, "sure", words.delete.unsure);
          await commands.deleteVolunteer(sender, id);
          throw gone();
        default:
          throw new AppError("unreadableForm");
      }
    }),
  );

const refuse = (words: AnswerWords, name: string, sentence: string) =>
  new FormError(`${words.notYet} ${sentence}.`.replace(/\.\.$/, "."), { errors: { [name]: sentence } });

async function withTyped({ formValues }: SentForm, words: AnswerWords, act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    const known = error instanceof commands.WrongStep ? refuse(words, "state", sentenceOf(error, words)) : error;
    if (!(known instanceof FormError)) throw known;
    const { message, status, errors } = known;
    throw new FormError(message, { status, errors, more: { formValues } });
  }
}

function sentenceOf({ from, to }: commands.WrongStep, words: AnswerWords): string {
  if (to === "vetted") return words.state.notTalked;
  return words.state.wrong(words.states[from], words.states[to]);
}
