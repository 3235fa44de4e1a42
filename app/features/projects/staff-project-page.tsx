import { staffProjects as words } from "content/staff-projects.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { answerOne } from "../../cms/handle-content-form.server.ts";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { openContent } from "../../cms/list-content.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-project-page";
import { ProjectForm } from "./project-form.tsx";
import { projectKind } from "./project.type.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const opened = await openContent(site, context.get(staffContext), projectKind, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(site.database, `project:${opened.id}`) };
}

/** Changes, deletes, brings back, unpublishes and restores a project. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await answerOne(senderOf(context), projectKind, words, asRowId(params.id), request);
  return data(answer, status);
}

export default function StaffProjectPage({ loaderData: project }: Route.ComponentProps) {
  const id = String(project.id);
  return (
    <ContentEdit
      words={words}
      path={href("/admin/project/:id", { id })}
      preview={href("/admin/project/:id/preview", { id })}
      versions={project.versions}
      form={(say) => <ProjectForm project={project} onDone={say} />}
    />
  );
}
