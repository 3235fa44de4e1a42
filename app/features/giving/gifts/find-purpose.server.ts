import { staffProjectEnd } from "content/staff-project-end.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { findEndedProjects } from "../project-ends/find-ended-projects.server.ts";

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
