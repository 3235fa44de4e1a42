import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { siteDate } from "../../../values/dates.ts";
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
 * Answers the forms on a volunteer's page. A rejection returns the typed text, for browsers without script.
 * @param gone makes the response if the volunteer was deleted
 */
export const answerVolunteer = (args: StaffActionArgs, id: number, words: AnswerWords, gone: () => Response) =>
  answerStaffForm(args, { name: "volunteer", notYet: words.notYet }, (form, sender) =>
    withTyped(form, words, () => {
      const { formValues, check } = form;
      const key = formValues.idempotencyKey?.[0]?.slice(0, 60) ?? "";
      return answerIntents(form, {
        state() {
          const to = volunteerStates.find((state) => state === formValues.state?.[0]);
          if (to === undefined) throw refuse(words, "state", words.state.choose);
          return answerAfter(commands.changeState(sender, id, to), words.state.saved);
        },
        vet() {
          const { months } = check(vettingSchema(words.vetting.errors));
          return answerAfter(commands.vet(sender, id, months), words.vetting.done);
        },
        unvet: () => answerAfter(commands.withdrawVetting(sender, id), words.vetting.withdrawn),
        references() {
          const references = check(referencesSchema(words.references.half));
          return answerAfter(commands.changeReferences(sender, id, references), words.references.saved);
        },
        note() {
          const { text } = check(noteSchema(words.notes.empty));
          return answerAfter(commands.addNote(sender, id, text, key), words.notes.added);
        },
        hours() {
          const hours = check(hoursSchema(words.hours.errors, siteDate(sender.ctx.clock.now())));
          return answerAfter(commands.addHours(sender, id, hours, key), words.hours.added);
        },
        unhours() {
          const hours = Number(formValues.id?.[0] ?? 0);
          return answerAfter(commands.removeHours(sender, id, hours), words.hours.removed);
        },
        async delete() {
          if (formValues.sure?.[0] !== "on") throw refuse(words, "sure", words.delete.unsure);
          await commands.deleteVolunteer(sender, id);
          throw gone();
        },
      });
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
