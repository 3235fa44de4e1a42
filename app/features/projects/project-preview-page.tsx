import { requirePreview } from "../../cms/require-preview.server.ts";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/project-preview-page";
import { findBanner } from "./find-projects.server.ts";
import type { ProjectWithPhotos } from "./project.ts";
import { projectType } from "./project.type.server.ts";
import { ProjectArticle } from "./project-page.tsx";
import { asProject } from "./project-queries.server.ts";

/** Unpublished: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** A project as published, for those who can edit it; otherwise 404. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const row = await requirePreview(ctx, request.headers, projectType, asRowId(params.id));
  const [project] = await withPhotos(ctx, "project", [asProject(row)]);
  return { project: project as ProjectWithPhotos, ...(await findBanner(ctx, context.get(requestInfoContext))) };
}

export default function ProjectPreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle {...loaderData} path={undefined} />;
}
