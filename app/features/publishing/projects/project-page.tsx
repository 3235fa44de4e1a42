import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findSums } from "../../events/counted-figures/find-counted.server.ts";
import { findCard } from "../../media/cards/find-card.server.ts";
import type { Route } from "./+types/project-page";
import { requireProject } from "./find-projects.server.ts";
import { ProjectArticle } from "./project-article.tsx";
import { projectCardFacts } from "./project-card-facts.ts";

export const handle: RouteHandle = { cache: { query: { read: "presence" } } };

/** Loads the project; with `?read`, loads its easy-read summary if there is one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const found = await requireProject(ctx, requestInfo, params.id);
  const sums = await findSums(ctx, found.project.id);
  const card = await findCard(ctx, requestInfo, projectCardFacts(found.project, found.onCard));
  return {
    ...found,
    card,
    sums,
    isEasy: new URL(request.url).searchParams.has("read") && found.project.easyRead.length > 0,
  };
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const path = href("/project/readmore/:id", { id: projectKey(loaderData.project) });
  return <ProjectArticle {...loaderData} path={path} />;
}
