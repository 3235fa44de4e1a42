import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/project-page";
import { findBanner, requireProject } from "./find-projects.server.ts";
import { projectKey } from "./project.ts";
import { ProjectArticle } from "./project-article.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return { project: await requireProject(ctx, params.id), ...(await findBanner(ctx, context.get(requestInfoContext))) };
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const path = href("/project/readmore/:id", { id: projectKey(loaderData.project) });
  return <ProjectArticle {...loaderData} path={path} />;
}
