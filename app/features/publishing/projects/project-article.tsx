import poster from "content/art/poster.svg";
import { easyRead } from "content/lists.ts";
import { href } from "react-router";
import { Detail, LeadPicture, PictureGrid } from "../../../ui/detail.tsx";
import { EasyRead, ReadSwitch } from "../../../ui/easy-read.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { VideoFacade } from "../../../ui/video-facade.tsx";
import { projectKey } from "../../../values/project-key.ts";
import type { PublicPicture, StaffPicture } from "../../../values/public-picture.ts";
import { givePath } from "../../../values/purpose-address.ts";
import { embedAddress } from "../../../values/video-address.ts";
import { CountedSums } from "../../events/counted-figures/counted-section.tsx";
import type { Sum } from "../../events/counted-figures/counted-sums.ts";
import type { findEventsOfProject } from "../../events/events/find-events.server.ts";
import type { BannerLinks } from "../../foundation/settings/find-banner-links.server.ts";
import { ClosingBanner } from "../../foundation/words/closing-banner.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { CardLinks } from "../../media/cards/card.ts";
import { ShareLinks } from "../../media/cards/share-links.tsx";
import { chosenOnly } from "../../media/photos/lift-cover.ts";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { PhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { Listen } from "../../media/recordings/listen.tsx";
import type { Recording } from "../../media/recordings/recording.ts";
import type { findPostsOfProject } from "../posts/find-posts.server.ts";
import type { Goal } from "./goal-facts.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";
import { ProjectGoal } from "./project-goal.tsx";
import { ProjectItems } from "./project-items.tsx";
import { projectMeta } from "./project-meta.ts";

const posterArt = { src: poster, alt: "", width: 960, height: 540 };

type ProjectArticleProps = (
  | { path: string; project: ProjectWithPhotos; textPhotos: ShownPhotos }
  | { path: undefined; project: ProjectWithPhotos<StaffPicture>; textPhotos: ShownPhotos<StaffPicture> }
) & {
  events: Awaited<ReturnType<typeof findEventsOfProject>>;
  posts: Awaited<ReturnType<typeof findPostsOfProject>>;
  isEasy?: boolean;
  card?: CardLinks;
  sums?: Sum[];
  goal?: Goal | undefined;
  /** True if visitors see an account of the project. */
  account?: boolean;
  /** Name of the purse that gets what the project leaves; undefined for none. */
  rest?: string | undefined;
  recordings?: Recording[];
  banner: BannerLinks;
  photos: { banner?: PublicPicture };
};

/** @param path undefined for a preview, which search engines must not index */
export function ProjectArticle({
  project,
  textPhotos,
  events,
  posts,
  recordings = [],
  banner,
  photos,
  path,
  isEasy = false,
  card,
  sums = [],
  goal,
  account = false,
  rest,
}: ProjectArticleProps) {
  const { projects: words, failures } = useWords("article");
  const counted = useWords("counted");
  const video = embedAddress(project.videoUrl);
  return (
    <>
      <PageMeta
        {...projectMeta(project)}
        path={path}
        card={card}
        facts={{ trail: { section: "whatWeDo", label: project.title } }}
      />
      <Detail back={{ href: `${href("/")}#projects`, label: words.back }}>
        <div className="stack">
          <h1 className="large">{project.title}</h1>
          <p className="lede">{project.theme}</p>
        </div>
        {path !== undefined && project.easyRead.length > 0 && (
          <ReadSwitch path={path} isEasy={isEasy} words={easyRead} />
        )}
        <Listen recordings={recordings} />
        <ProjectGoal project={project} goal={goal} account={account} rest={rest} />
        <div className="detail" data-pictures={failures.eventImages}>
          {video === undefined ? (
            !isEasy && <LeadPicture picture={posterArt} first />
          ) : (
            <VideoFacade href={video} title={project.title} note={words.videoNote} poster={posterArt} />
          )}
          {isEasy ? (
            <EasyRead sentences={project.easyRead} picture={project.photos[0] ?? posterArt} />
          ) : (
            <>
              <MediaProse paragraphs={project.paragraphs} photos={textPhotos} />
              <PictureGrid pictures={chosenOnly(project)} />
            </>
          )}
          <CountedSums sums={sums} heading={counted.project} lists="here" />
          <ProjectItems project={project} events={events} posts={posts} />
          {card && <ShareLinks card={card} path={path ?? ""} about={project.title} papers={["poster-a4"]} />}
          <PhotoRequestLink
            photos={[...project.photos, ...posts.posts.flatMap((post) => post.photos), photos.banner]}
            inText={isEasy ? {} : textPhotos}
          />
        </div>
      </Detail>
      <ClosingBanner
        links={{ ...banner, money: banner.money && givePath(projectKey(project)) }}
        photo={photos.banner}
      />
    </>
  );
}
