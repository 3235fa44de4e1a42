import { staffProjectEnd } from "content/staff-project-end.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findEndedProjects } from "../project-ends/find-ended-projects.server.ts";
import { findPublicPurses, isGeneral } from "../transparency/name-purses.server.ts";
import { findShownFirstDay } from "../transparency/shows-books.server.ts";

/** Null means “Wherever it is needed most”. */
export type Purpose = { id: number; title: string } | null;

/** Lists the purposes of forms. The title of an ended project says where a gift for it counts. */
export async function listPurposes(ctx: AppContext) {
  const ended = await findEndedProjects(ctx);
  return (await listProjects(ctx)).map(({ id, title }) => {
    const target = ended.get(id);
    return { id: String(id), title: target === undefined ? title : staffProjectEnd.purpose(title, target) };
  });
}

/**
 * Returns the sentence about money that a project leaves; undefined on a site that shows no books.
 * @param chosen project that the form selects at first
 */
export async function findPurposeHint(
  ctx: AppContext,
  requestInfo: RequestInfo,
  chosen: { id: number; title: string } | undefined,
): Promise<string | undefined> {
  if ((await findShownFirstDay(ctx, requestInfo)) === undefined) return undefined;
  const of = await findWordsOfOnce(ctx, requestInfo);
  const words = of("giving").promise.purpose;
  if (chosen === undefined || (await findEndedProjects(ctx)).has(chosen.id)) return words.hintAccount;
  const purses = await findPublicPurses(ctx);
  const restTo = purses.find(({ projectId }) => projectId === chosen.id)?.restTo;
  const target = purses.find(({ id }) => id === restTo) ?? purses.find(isGeneral);
  const purse = target?.name ?? of("transparency").purses.hidden;
  return fillPlaces(words.hintRest, { project: chosen.title, purse });
}

/** Reads the purpose in a form. @param ended error for a project that visitors cannot see @throws FormError */
export async function requirePurpose(ctx: AppContext, value: string, ended: string): Promise<Purpose> {
  if (value === "") return null;
  const project = (await listProjects(ctx)).find(({ id }) => String(id) === value);
  if (project === undefined) throw new FormError(ended, { errors: { project: ended } });
  return { id: project.id, title: project.title };
}

export const purposeColumns = (purpose: Purpose) => ({
  project_id: purpose?.id ?? null,
  purpose: purpose?.title ?? null,
});
