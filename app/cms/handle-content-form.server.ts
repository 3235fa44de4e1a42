import type { Sender } from "../server/context.server.ts";
import { FormError, type SentForm } from "../server/http/handle-form.server.ts";
import type { Difference } from "../values/staff-form-result.ts";
import type { ContentTable } from "./content-queries.server.ts";
import { type ContentType, PhotosRejected } from "./content-type.server.ts";
import { itemOf, labelsOf } from "./define-content-type.server.ts";
import { type RowCommand, runRowCommand } from "./delete-content.server.ts";
import { answerStaffForm, type StaffActionArgs } from "./handle-staff-form.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";
import { changeContent, createContent, restoreContent } from "./save-content.server.ts";

/** @throws AppError for an unreadable form, and as `createContent` */
export function answerCreate<Table extends ContentTable, Fields extends PublishingFields>(
  args: StaffActionArgs,
  type: ContentType<Table, Fields>,
) {
  return answerStaffForm(args, planOf(type), async (form, { ctx, member }) => {
    const fields = form.check(type.schema, type.lists);
    await orUnready(type.words, () => createContent(ctx, member, type, fields, form.formValues));
    return type.words.saved;
  });
}

/** Answers the form and the buttons of an item. @throws AppError as `changeContent` and `runRowCommand` */
export function answerEdit<Table extends ContentTable, Fields extends PublishingFields>(
  args: StaffActionArgs,
  type: ContentType<Table, Fields>,
  id: number | undefined,
) {
  return answerStaffForm(args, planOf(type), (form, sender) =>
    orUnready(type.words, () => acceptOne(sender, type, id, form)),
  );
}

function planOf({ noun, words }: { noun: string; words: { notYet: string; failed: string } }) {
  return { name: noun, notYet: words.notYet, failed: words.failed };
}

/** @returns the status message */
async function acceptOne<Table extends ContentTable, Fields extends PublishingFields>(
  { ctx, member }: Sender,
  type: ContentType<Table, Fields>,
  id: number | undefined,
  { formValues, check }: SentForm,
): Promise<string> {
  const { words } = type;
  const intent = formValues.intent?.[0] ?? "save";
  const small: Record<RowCommand, string> = {
    delete: words.deleted,
    undelete: words.undeleted,
    unpublish: words.unpublished,
  };
  if (isSmall(intent, small)) {
    await runRowCommand(ctx, member, type, id, intent);
    return small[intent];
  }
  if (intent === "restore") {
    await restoreContent(ctx, member, type, id, Number(formValues.restore?.[0]));
    return words.restored;
  }
  const outcome = await changeContent(ctx, member, type, id, check(type.schema, type.lists), formValues);
  if ("saved" in outcome) return words.saved;
  throw newerRejection(words.newer, outcome.newer.version, itemOf(type, outcome.newer), formValues, labelsOf(type));
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

function isSmall(intent: string, small: Record<RowCommand, string>): intent is RowCommand {
  return Object.hasOwn(small, intent);
}

async function orUnready<Done>(words: { notYet: string }, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PhotosRejected)) throw error;
    const { message, errors } = error.refusal;
    throw new FormError(`${words.notYet} ${message}`, { errors });
  }
}

/**
 * Differences between saved and submitted values, by field and, in lists, by line.
 * @param labels field names; unnamed fields are compared too
 * @param sent the form, with the browser's line ends
 */
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
function linesOf(values: string[]): string[] {
  return values.map((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()).filter((value) => value !== "");
}
