import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";

/** Null means “Wherever it is needed most”. */
export type Purpose = { id: number; title: string } | null;

export const listPurposes = async (ctx: AppContext) =>
  (await listProjects(ctx)).map(({ id, title }) => ({ id: String(id), title }));

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
