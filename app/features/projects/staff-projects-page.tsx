import { staffProjects as words } from "content/staff-projects.ts";
import { data, href } from "react-router";
import { ContentList } from "../../cms/content-list.tsx";
import { handleCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import calabash from "../../ui/art/calabash.svg";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-projects-page";
import { projectKey } from "./project.ts";
import { projectType } from "./project.type.server.ts";
import { ProjectForm } from "./project-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = await listContent(ctx, context.get(staffContext), projectType, request.url, (row) => ({
    key: projectKey(row),
    theme: row.theme,
  }));
  return { ...page, rows: await withPhotos(ctx, "project", page.rows) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await handleCreate(senderOf(context), projectType, words, request);
  return data(answer, status);
}

export default function StaffProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentList
      {...loaderData}
      words={words}
      path={href("/admin/project")}
      drawing={calabash}
      about={(row) => ({
        note: row.theme,
        path: href("/admin/project/:id", { id: String(row.id) }),
        publicPath: href("/project/readmore/:id", { id: row.key }),
      })}
      form={(say, close) => <ProjectForm onDone={say} onCancel={close} />}
    />
  );
}
