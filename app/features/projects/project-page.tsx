import poster from "content/art/poster.svg";
import { projects as words } from "content/lists.ts";
import { failures } from "content/site.ts";
import type { ComponentProps } from "react";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { Detail, LeadPicture, PictureGrid, Prose } from "../../ui/detail.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { VideoFacade } from "../../ui/video-facade.tsx";
import { embedAddress } from "../../values/video.ts";
import { VolunteerBannerCard } from "../donate/volunteer-banner.tsx";
import type { Route } from "./+types/project-page";
import { findBanner, requireProject } from "./find-projects.server.ts";
import { type ProjectWithPhotos, projectKey } from "./project.ts";

const posterArt = { src: poster, alt: "", width: 960, height: 540 };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return { project: await requireProject(ctx, params.id), ...(await findBanner(ctx, context.get(requestInfoContext))) };
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const path = href("/project/readmore/:id", { id: projectKey(loaderData.project) });
  return <ProjectArticle {...loaderData} path={path} />;
}

interface ProjectArticleProps {
  project: ProjectWithPhotos;
  volunteerFormUrl: ComponentProps<typeof VolunteerBannerCard>["volunteerFormUrl"];
  photos: { banner?: ComponentProps<typeof VolunteerBannerCard>["photo"] };
  /** Undefined for a preview, which must not be indexed. */
  path: string | undefined;
}

export function ProjectArticle({ project, volunteerFormUrl, photos, path }: ProjectArticleProps) {
  const video = embedAddress(project.videoUrl);
  return (
    <>
      <PageMeta title={project.title} description={project.theme} path={path} image={project.photos[0]?.src} />
      <Detail back={{ href: `${href("/")}#projects`, label: words.back }}>
        <div className="stack">
          <h1 className="large">{project.title}</h1>
          <p className="lede">{project.theme}</p>
        </div>
        <div className="detail" data-pictures={failures.eventImages}>
          {video === undefined ? (
            <LeadPicture picture={posterArt} first />
          ) : (
            <VideoFacade href={video} title={project.title} note={words.videoNote} poster={posterArt} />
          )}
          <Prose paragraphs={project.paragraphs} />
          <PictureGrid pictures={project.photos} />
        </div>
      </Detail>
      <VolunteerBannerCard volunteerFormUrl={volunteerFormUrl} photo={photos.banner} />
    </>
  );
}
