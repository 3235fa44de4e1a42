import { siteContext, visitContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { needPreview } from "../../cms/require-preview.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/project-preview-page";
import { findBanner } from "./find-projects.server.ts";
import type { ProjectWithPhotos } from "./project.ts";
import { projectKind } from "./project.type.server.ts";
import { ProjectArticle } from "./project-page.tsx";
import { asProject } from "./project-queries.server.ts";

/** Nobody on the way keeps what is not public yet. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** A project exactly as the public will see it, for those who may change it. Everybody else finds nothing here. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const row = await needPreview(site, request.headers, projectKind, asRowId(params.id));
  const [project] = await withPhotos(site, "project", [asProject(row)]);
  return { project: project as ProjectWithPhotos, ...(await findBanner(site, context.get(visitContext))) };
}

export default function ProjectPreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle {...loaderData} path={undefined} />;
}
