import { staff } from "content/staff.ts";
import { staffOffline } from "content/staff-offline.ts";
import type { Actor } from "../server/context.server.ts";
import { answerAfter, answerIntents } from "../server/http/answer-intents.server.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import { answerStaffForm, type StaffActionArgs } from "../staff-kit/handle-staff-form.server.ts";
import { type FormValues, groupFields } from "../staff-kit/local-draft.ts";
import { findTemporaryIds, withServerIds } from "../staff-kit/offline/temporary-ids.ts";
import { asRowId } from "../values/row-id.ts";
import type { Difference } from "../values/staff-form-result.ts";
import { type ContentType, requireWrite } from "./content-type.server.ts";
import { runRowCommand } from "./delete-content.server.ts";
import { publishContent, restoreContent } from "./save-content.server.ts";
import { saveForm } from "./save-form.server.ts";

/** Maximum number of items in one form of a list: five pages. */
const maxAtOnce = 100;

const planOf = ({ noun, words: { notYet, failed } }: ContentType) => ({ name: noun, notYet, failed });

const rowActions = ["delete", "undelete", "publish", "unpublish"] as const;
type RowCommand = (typeof rowActions)[number];

async function runCommand(
  actor: Actor,
  type: ContentType,
  id: number | undefined,
  command: RowCommand,
): Promise<string[]> {
  if (command === "publish") return publishContent(actor, type, id);
  await runRowCommand(actor, type, id, command);
  return [];
}

const pastOf = ({ words }: ContentType) => ({
  delete: words.deleted,
  undelete: words.undeleted,
  publish: words.published,
  unpublish: words.unpublished,
});

/**
 * Runs a command for each item; a rejected one does not stop the rest.
 * @returns the status message
 */
async function runForEach(actor: Actor, type: ContentType, ids: number[], command: RowCommand): Promise<string> {
  const { words } = type;
  if (ids.length === 0) throw new FormError(staff.list.without);
  const refusals: string[] = [];
  const notes: string[] = [];
  for (const id of ids) {
    try {
      notes.push(...(await runCommand(actor, type, id, command)));
    } catch (error) {
      const why =
        error instanceof FormError ? error.message : error instanceof AppError ? error.data.sentence : undefined;
      if (why === undefined || ids.length === 1) throw error;
      refusals.push(why);
    }
  }
  const done = ids.length - refusals.length;
  const said = ids.length === 1 ? pastOf(type)[command] : done > 0 && words.several[command](done);
  return [said, ...new Set(notes), refusals[0] !== undefined && words.left(refusals.length, refusals[0])]
    .filter(Boolean)
    .join(" ");
}

/** @throws AppError as `createContent` */
export function answerList(args: StaffActionArgs, type: ContentType) {
  return answerStaffForm(args, planOf(type), async (form, sender) => {
    const { formValues } = form;
    requireWrite(type, sender.member);
    const [act, id] = formValues.act?.[0]?.split(":") ?? [];
    const command = rowActions.find((name) => name === act);
    if (command !== undefined) {
      const chosen = id === undefined ? (formValues.ids ?? []) : [id];
      const ids = [...new Set(chosen)].flatMap((text) => asRowId(text) ?? []);
      return runForEach(sender, type, ids.slice(0, maxAtOnce), command);
    }
    await nameArrivedPhotos(sender, type, formValues);
    return saveForm(sender, type, "new", form);
  });
}

/** @throws AppError as `changeContent` and `runRowCommand` */
export function answerEdit(args: StaffActionArgs, type: ContentType, id: number | undefined) {
  const { words } = type;
  return answerStaffForm(args, planOf(type), (form, sender) => {
    const run = async (intent: RowCommand) =>
      [pastOf(type)[intent], ...(await runCommand(sender, type, id, intent))].join(" ");
    const acts = {
      delete: run,
      undelete: run,
      publish: run,
      unpublish: run,
      restore: () =>
        answerAfter(restoreContent(sender, type, id, Number(form.formValues.restore?.[0])), words.restored),
    };
    return answerIntents(form, acts, async () => {
      await nameArrivedPhotos(sender, type, form.formValues);
      return saveForm(sender, type, id, form);
    });
  });
}

/** Maximum number of uploads in a form; more are an attack. */
const maxOnTheirWay = 200;

/**
 * Replaces temporary ids of uploaded photos in a form; `check` reads the same values.
 * @throws FormError while photos are uploading; then nothing is stored
 */
async function nameArrivedPhotos({ ctx, member }: Actor, type: ContentType, formValues: FormValues): Promise<void> {
  const fields = Object.entries(formValues).flatMap(([name, all]) =>
    all.map((value): [string, string] => [name, value]),
  );
  const temporary = findTemporaryIds(fields);
  if (temporary.length === 0 || type.arrived === undefined) return;
  const ids = await type.arrived(ctx.db, member.id, temporary.slice(0, maxOnTheirWay));
  const missing = temporary.length - ids.size;
  if (missing > 0) throw new FormError(staffOffline.onTheirWay(missing), { status: 503 });
  for (const name of Object.keys(formValues)) delete formValues[name];
  Object.assign(formValues, groupFields(withServerIds(fields, ids)));
}

/** Rejects a form with its differences from a newer version. */
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

/** Returns differences by field and, in lists, by line. @param labels field names */
export function compareValues(
  saved: Record<string, string | string[]>,
  sent: Record<string, string[]>,
  labels: Record<string, string>,
): Difference[] {
  return Object.entries(saved).flatMap(([name, value]) => {
    const there = linesOf([value].flat());
    const here = linesOf(sent[name] ?? []);
    const length = Math.max(there.length, here.length);
    return Array.from({ length }, (_, index) => ({
      label: [labels[name] ?? name, length > 1 && index + 1].filter(Boolean).join(" "),
      saved: there[index] ?? "",
      sent: here[index] ?? "",
    })).filter((line) => line.saved !== line.sent);
  });
}

/** Returns the lines without empty ones, which are not stored. */
const linesOf = (values: string[]): string[] =>
  values.map((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim()).filter((value) => value !== "");
