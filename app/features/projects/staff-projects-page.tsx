import { staffProjects as words } from "content/staff-projects.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import calabash from "../../ui/art/calabash.svg";
import { answerNew } from "../../cms/handle-content-form.server.ts";
import { ContentList } from "../../cms/content-list.tsx";
import { listContent } from "../../cms/list-content.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-projects-page";
import { projectKey } from "./project.ts";
import { ProjectForm } from "./project-form.tsx";
import { projectKind } from "./project.type.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await listContent(site, context.get(staffContext), projectKind, request.url, (row) => ({
    key: projectKey(row),
    theme: row.theme,
  }));
  return { ...page, rows: await withPhotos(site, "project", page.rows) };
}

/** Creates a project. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerNew(senderOf(context), projectKind, words, request);
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
