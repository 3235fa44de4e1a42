import { staffProjects as words } from "content/staff-projects.ts";
import { data, href } from "react-router";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { handleEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-project-page";
import { projectType } from "./project.type.server.ts";
import { ProjectForm } from "./project-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const opened = await openContent(ctx, context.get(staffContext), projectType, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(ctx.db, `project:${opened.id}`) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await handleEdit(senderOf(context), projectType, words, asRowId(params.id), request);
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
