import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/project-page";
import { requireProject } from "./find-projects.server.ts";
import { projectKey } from "./project.ts";
import { ProjectArticle } from "./project-article.tsx";

export const handle: RouteHandle = { cache: { query: { read: "presence" } } };

/** With `?read`, the easy-read summary, where the project has one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await requireProject(context.get(appContext), context.get(requestInfoContext), params.id);
  return { ...found, isEasy: new URL(request.url).searchParams.has("read") && found.project.easyRead.length > 0 };
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const path = href("/project/readmore/:id", { id: projectKey(loaderData.project) });
  return <ProjectArticle {...loaderData} path={path} />;
}
