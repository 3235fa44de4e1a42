import poster from "content/art/poster.svg";
import { projects as words } from "content/lists.ts";
import { failures } from "content/site.ts";
import { href } from "react-router";
import { siteContext } from "../../platform/site.server.ts";
import { Detail, LeadPicture, PictureGrid, Prose } from "../../ui/detail.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { VideoFacade } from "../../ui/video-facade.tsx";
import { embedAddress } from "../../values/video.ts";
import { VolunteerBannerCard } from "../giving/volunteer-banner-card.tsx";
import { findPlacePhotos } from "../photos/find-photos.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { Route } from "./+types/project-page";
import { needProject } from "./find-projects.server.ts";
import { projectKey } from "./project.ts";

const posterArt = { src: poster, alt: "", width: 960, height: 540 };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const project = await needProject(site, params.id);
  const { volunteerFormUrl } = await findSettings(site);
  return { project, volunteerFormUrl, photos: await findPlacePhotos(site, ["banner"]) };
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, volunteerFormUrl, photos } = loaderData;
  const video = project.videoUrl === null ? undefined : embedAddress(project.videoUrl);
  const path = href("/project/readmore/:id", { id: projectKey(project) });
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
