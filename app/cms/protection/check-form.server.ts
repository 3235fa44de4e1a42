import type { Actor } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import type { MissingPart, WordQuestion } from "../../values/staff-form-result.ts";
import { findRow } from "../content-queries.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { rowOfForm } from "../row-of-form.server.ts";
import { contentKey } from "./approve-story.server.ts";
import { findProtection, readAnswers } from "./protect-story.server.ts";

/**
 * Returns the questions and missing parts that publishing the form now would have.
 * @param id undefined for a new item
 * @throws AppError like `rowOfForm`
 */
export async function checkForm(
  actor: Actor,
  type: ContentType,
  id: number | undefined,
  formValues: FormValues,
): Promise<{ questions: WordQuestion[]; missing: MissingPart[] }> {
  const row = await rowOfForm(actor, type, id, formValues);
  const stored = id === undefined ? undefined : await findRow(actor.ctx.db, type.table, id);
  // A change of text ends the approval. Photos are compared when saving.
  const isApproved = stored !== undefined && contentKey(type, row, {}) === contentKey(type, stored, {});
  const subject = id === undefined ? undefined : `${type.noun}:${id}`;
  const asked = { ...row, approved_at: isApproved ? row.approved_at : null };
  const { questions, missing } = await findProtection(actor.ctx, type, subject, {
    row: asked,
    attached: formValues,
    said: readAnswers(formValues),
  });
  return { questions, missing };
}
