import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/project-page";
import { requireProject } from "./find-projects.server.ts";
import { projectKey } from "./project.ts";
import { ProjectArticle } from "./project-article.tsx";

export const handle: RouteHandle = { cache: {} };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  requireProject(context.get(appContext), context.get(requestInfoContext), params.id);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const path = href("/project/readmore/:id", { id: projectKey(loaderData.project) });
  return <ProjectArticle {...loaderData} path={path} />;
}
