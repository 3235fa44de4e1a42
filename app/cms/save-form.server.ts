import { plainLabel } from "content/staff-fields.ts";
import type { Actor } from "../server/context.server.ts";
import { dryRun } from "../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../server/http/handle-form.server.ts";
import type { FormValues } from "../staff-kit/local-draft.ts";
import { markedFields } from "../values/marked-fields.ts";
import { type Status, statuses } from "../values/publishing-status.ts";
import {
  joinRejections,
  type Rejection,
  type StaffFormErrors,
  type WordQuestion,
} from "../values/staff-form-result.ts";
import { findRow } from "./content-queries.server.ts";
import { type ContentType, requireRow, requireWrite } from "./content-type.server.ts";
import { itemOf } from "./define-content-type.server.ts";
import { checkForm } from "./protection/check-form.server.ts";
import { changeContent, createContent } from "./save-content.server.ts";
import { readLists } from "./store-content.server.ts";

type ItemId = number | "new" | undefined;

type Answer = Partial<StaffFormErrors>;

/**
 * Saves an item's form.
 * @returns the status message
 * @throws FormError with all errors, questions, or another person's changes; AppError as `createContent` and
 * `changeContent`
 */
export const saveForm = (actor: Actor, type: ContentType, id: ItemId, form: SentForm): Promise<string> =>
  refusingAll(actor, type, id, form, () => save(actor, type, id, form));

/** Finds errors and questions of `saveForm` without storing anything. @throws AppError as `saveForm` */
export async function findRejections(
  actor: Actor,
  type: ContentType,
  id: ItemId,
  form: SentForm,
): Promise<{ rejections: Rejection[]; questions: WordQuestion[]; isGone?: boolean | undefined }> {
  try {
    const run = () => dryRun(actor.ctx, (ctx) => save({ ...actor, ctx }, type, id, form));
    await refusingAll(actor, type, id, form, run);
    return { rejections: [], questions: [] };
  } catch (error) {
    if (!(error instanceof FormError) || error.status >= 500) throw error;
    const { rejections, questions = [], isGone }: Answer = error.more ?? {};
    const isOnlyAsked = rejections === undefined && questions.length > 0;
    return {
      rejections: isOnlyAsked ? [] : (rejections ?? [{ text: error.message, isStale: true }]),
      questions,
      isGone,
    };
  }
}

async function save(actor: Actor, type: ContentType, id: ItemId, { check, formValues }: SentForm): Promise<string> {
  const { words } = type;
  if (id === "new") requireWrite(type, actor.member);
  else await requirePresent(actor, type, id);
  const fields = check(type.schema, [...type.lists, "sensitive"]);
  const { conflict, notes } = await (id === "new"
    ? createContent(actor, type, fields, { formValues })
    : changeContent(actor, type, id, fields, formValues));
  if (conflict === undefined) return [words.saved, ...notes].join(" ");
  throw new FormError(words.newer(conflict.by), { status: 409, more: { conflict } });
}

/**
 * Checks that the item was not deleted; otherwise its text stays on the screen.
 * @throws FormError
 */
async function requirePresent({ ctx, member }: Actor, type: ContentType, id: number | undefined): Promise<void> {
  const row = await requireRow(ctx.db, member, type, id, "edit");
  if (row.deleted_at !== null) throw new FormError(type.words.gone, { status: 404, more: { isGone: true } });
}

/** Adds all errors and the whole form to a rejection, as a page without script shows the form again. */
async function refusingAll<Done>(
  actor: Actor,
  type: ContentType,
  id: ItemId,
  { formValues }: SentForm,
  run: () => Promise<Done>,
): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    const { message, errors, rejections } = await findAll(actor, type, id, formValues, error);
    const more = { ...error.more, ...(rejections && { rejections }), formValues };
    throw new FormError(message, { status: error.status, errors, more });
  }
}

/** Returns a rejection's errors, and those that the following checks would find. */
async function findAll(
  actor: Actor,
  type: ContentType,
  id: ItemId,
  formValues: FormValues,
  { message, status, errors, more }: FormError,
): Promise<Pick<StaffFormErrors, "message" | "errors" | "rejections">> {
  const { questions, rejections }: Answer = more ?? {};
  const isLast = questions !== undefined || Object.keys(errors).length === 0;
  if (status !== 422 || isLast) return { message, errors, ...(rejections && { rejections }) };
  const wanted = statuses.find((name) => name === formValues.status?.[0]) ?? "published";
  const own = { message, errors, rejections: rejections ?? rejectionsOfFields(type, errors) };
  const photos = rejections === undefined ? await findPhotoRejections(actor, type, id, formValues, wanted) : undefined;
  const story = wanted === "draft" ? undefined : await findStoryRejections(actor, type, id, formValues);
  const all = joinRejections([own, photos, story]) ?? own;
  const hasMore = (all.rejections ?? []).length > own.rejections.length;
  const marked = () => `${type.words.notYet} ${markedFields(Object.keys(all.errors).length)}`;
  return { ...all, message: hasMore ? marked() : message };
}

const rejectionsOfFields = (type: ContentType, errors: Record<string, string>): Rejection[] =>
  Object.entries(errors).map(([field, text]) => {
    const label = Object.hasOwn(type.fields, field) ? type.fields[field]?.label() : undefined;
    return { field, text, ...(label !== undefined && { label: plainLabel(label) }) };
  });

async function findStoryRejections(actor: Actor, type: ContentType, id: ItemId, formValues: FormValues) {
  const { missing } = await checkForm(actor, type, id === "new" ? undefined : id, formValues);
  const errors = Object.fromEntries(missing.toReversed().map(({ field, text }) => [field, text]));
  return missing.length === 0 ? undefined : { message: "", errors, rejections: missing };
}

async function findPhotoRejections(
  { ctx, member }: Actor,
  type: ContentType,
  id: ItemId,
  formValues: FormValues,
  status: Status,
) {
  try {
    const attached = await dryRun(ctx, async (inside) => {
      const row = typeof id === "number" ? await findRow(inside.db, type.table, id) : undefined;
      return type.attach?.(inside, member, {
        id: row?.id ?? 0,
        status,
        formValues,
        texts: Object.fromEntries(type.lists.map((name) => [name, formValues[name] ?? []])),
        stored: row === undefined ? [] : Object.values(readLists(type, itemOf(type, row))).flat(),
      });
    });
    return attached !== undefined && "errors" in attached ? attached : undefined;
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    // Questions are only asked once all fields are valid.
    return undefined;
  }
}
