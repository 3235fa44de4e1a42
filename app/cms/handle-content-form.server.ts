import { FormError } from "../server/http/handle-form.server.ts";
import type { Difference } from "../values/staff-form-result.ts";
import type { ContentType } from "./content-type.server.ts";
import { itemOf, labelsOf } from "./define-content-type.server.ts";
import { runRowCommand } from "./delete-content.server.ts";
import { answerStaffForm, type StaffActionArgs } from "./handle-staff-form.server.ts";
import { changeContent, createContent, restoreContent } from "./save-content.server.ts";

const planOf = ({ noun, words: { notYet, failed } }: ContentType) => ({ name: noun, notYet, failed });

/** @throws AppError for an unreadable form, and as `createContent` */
export function answerCreate(args: StaffActionArgs, type: ContentType) {
  return answerStaffForm(args, planOf(type), async ({ check, formValues }, sender) => {
    await createContent(sender, type, check(type.schema, type.lists), formValues);
    return type.words.saved;
  });
}

/** Answers the form and the buttons of an item. @throws AppError as `changeContent` and `runRowCommand` */
export function answerEdit(args: StaffActionArgs, type: ContentType, id: number | undefined) {
  const { words } = type;
  return answerStaffForm(args, planOf(type), async ({ check, formValues }, sender) => {
    const intent = formValues.intent?.[0];
    switch (intent) {
      case "delete":
      case "undelete":
      case "unpublish":
        await runRowCommand(sender, type, id, intent);
        return { delete: words.deleted, undelete: words.undeleted, unpublish: words.unpublished }[intent];
      case "restore":
        await restoreContent(sender, type, id, Number(formValues.restore?.[0]));
        return words.restored;
      default: {
        const newer = await changeContent(sender, type, id, check(type.schema, type.lists), formValues);
        if (newer === undefined) return words.saved;
        throw newerRejection(words.newer, newer.version, itemOf(type, newer), formValues, labelsOf(type));
      }
    }
  });
}

/** Rejects a form with its differences from another person's newer version. */
export function newerRejection(
  sentence: string,
  version: number,
  saved: Record<string, string | string[]>,
  formValues: Record<string, string[]>,
  labels: Record<string, string>,
): FormError {
  const newer = { version, differences: compareValues(saved, formValues, labels) };
  return new FormError(sentence, { status: 409, more: { newer } });
}

/** Differences between saved and submitted values, by field and, in lists, by line. @param labels field names */
export function compareValues(
  saved: Record<string, string | string[]>,
  sent: Record<string, string[]>,
  labels: Record<string, string>,
): Difference[] {
  return Object.entries(saved).flatMap(([name, value]) => {
    const [there, here] = [linesOf([value].flat()), linesOf(sent[name] ?? [])];
    const length = Math.max(there.length, here.length);
    return Array.from({ length }, (_, place) => ({
      label: [labels[name] ?? name, length > 1 && place + 1].filter(Boolean).join(" "),
      saved: there[place] ?? "",
      sent: here[place] ?? "",
    })).filter((line) => line.saved !== line.sent);
  });
}

/** Empty lines are not stored: no difference. */
const linesOf = (values: string[]): string[] =>
  values.map((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()).filter((value) => value !== "");
