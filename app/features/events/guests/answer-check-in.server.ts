import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../../../staff-kit/handle-staff-form.server.ts";
import { asRowId } from "../../../values/row-id.ts";
import { addWalkIn, checkIn, confirmHeld } from "./check-in.server.ts";
import { walkInSchema } from "./guest-schema.ts";

export interface CheckInWords {
  notYet: string;
  done: Record<"here" | "away" | "new", string>;
  held: { done(isComing: boolean): string };
  someoneNew: Parameters<typeof walkInSchema>[0];
}

/**
 * Handles a check-in or a new guest, sent by the page or by a phone's offline queue.
 * @throws AppError adminsOnly, notFound
 */
export const answerCheckIn = (args: StaffActionArgs, eventId: number, words: CheckInWords) =>
  answerStaffForm(args, { name: "check-in", notYet: words.notYet }, (form, sender) => {
    const { check, formValues } = form;
    const mark = (intent: "here" | "away") => {
      const guest = asRowId(formValues.guest?.[0] ?? "");
      const change = { guest, isHere: intent === "here", at: readMoment(formValues.at?.[0]) };
      return answerAfter(checkIn(sender, eventId, change), words.done[intent]);
    };
    return answerIntents(form, {
      new: () => answerAfter(addWalkIn(sender, eventId, check(walkInSchema(words.someoneNew))), words.done.new),
      confirm: async () => {
        const state = await confirmHeld(
          sender,
          siteAddressOrLocal(sender.ctx),
          eventId,
          asRowId(formValues.id?.[0] ?? ""),
        );
        return words.held.done(state === "coming");
      },
      here: mark,
      away: mark,
    });
  });

function readMoment(text = ""): Date | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
