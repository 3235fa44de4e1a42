import poster from "content/art/poster.svg";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { ofFoundation, PageMeta } from "../../../ui/page-meta.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { VideoFacade } from "../../../ui/video-facade.tsx";
import { youtubeEmbed } from "../../../values/video-address.ts";
import { CountedSums } from "../../events/counted-figures/counted-section.tsx";
import { chooseHeadlines } from "../../events/counted-figures/counted-sums.ts";
import { findSums } from "../../events/counted-figures/find-counted.server.ts";
import { EventStripCard } from "../../events/events/event-card.tsx";
import { findStripEvents } from "../../events/events/find-events.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findNamedDocuments } from "../../media/documents/find-documents.server.ts";
import { NamedDocuments } from "../../media/documents/named-documents.tsx";
import { findPlacePhotos } from "../../media/photos/find-photos.server.ts";
import { PagePhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { ListenBand } from "../../media/recordings/listen.tsx";
import { ContributorsSection } from "../../publishing/contributors/contributors-section.tsx";
import { listContributors } from "../../publishing/contributors/find-contributors.server.ts";
import type { Route } from "./+types/about-page";
import css from "./about-page.css?inline";
import pictureCss from "./about-picture.css?inline";

const grounds = ["g-yellow", "g-pink", "g-green"];

/** Maximum number of sums; another page shows all of them. */
const maxSums = 6;

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const sums = await findSums(ctx);
  const settings = await findPublicSettingsOnce(ctx, context.get(requestInfoContext));
  const { figures, headlineSums, introVideoId } = settings;
  return {
    figures,
    headlineSums,
    introVideoId,
    // The page does not show the days of a sum.
    sums: sums.map((sum) => ({ ...sum, latest: [] })),
    contributors: await listContributors(ctx, "both"),
    events: await findStripEvents(ctx),
    recordings: await findRecordings(ctx, "site:about"),
    documents: await findNamedDocuments(ctx),
    photos: await findPlacePhotos(ctx, ["about-video"]),
  };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { figures, headlineSums, sums, introVideoId, contributors, events, recordings, documents, photos } = loaderData;
  const words = useWords("about");
  const picture = photos["about-video"] ?? { src: poster, alt: "", width: 960, height: 540 };
  const counted = useWords("counted");
  const eventWords = useWords("events");
  // An unconfirmed claim of the sample has no value.
  const headlines = chooseHeadlines(figures, headlineSums, sums, counted.short).filter(({ value }) => value !== "");
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/about")} facts={ofFoundation} />
      <Style name="about-page" layer="feature" css={css} />
      <PageHead
        ground="pink"
        heading={
          <>
            {words.heading.first}
            <br />
            {words.heading.second}
          </>
        }
        lede={words.lede}
      />
      <ListenBand recordings={recordings} />
      <div className="wrap vidwrap">
        {introVideoId === undefined ? (
          <>
            <Style name="about-picture" layer="feature" css={pictureCss} />
            <Picture {...picture} layout="(min-width: 60em) 960px, 92vw" first />
          </>
        ) : (
          <VideoFacade
            href={youtubeEmbed(introVideoId)}
            title={words.video.title}
            note={words.video.note}
            poster={picture}
          />
        )}
      </div>
      <div className="wrap section">
        <div className="duo">
          {[
            { ...words.mission, ground: "g-yellow" },
            { ...words.vision, ground: "g-green" },
          ].map(({ heading, text, ground }) => (
            <div key={heading} className={`${ground} stack`}>
              <h2>{heading}</h2>
              <p className="lede">{text}</p>
            </div>
          ))}
        </div>
      </div>
      {headlines.length > 0 && (
        <section className="section section--joined" aria-labelledby="journey">
          <div className="wrap">
            <h2 id="journey" className="t-1">
              {words.journey.heading}
            </h2>
            {words.journey.lede !== "" && <p className="lede">{words.journey.lede}</p>}
            <ul className="figures">
              {headlines.map(({ value, label, sum }, index) => (
                <li key={label} className={grounds[index % grounds.length]}>
                  <b className={value.length > 7 ? "figure--long" : undefined}>{value}</b>
                  <span>{label}</span>
                  {sum && <a href={`${href("/impact")}#${sum}`}>{counted.list}</a>}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {sums.length > 0 && (
        <div className="wrap section section--joined">
          <CountedSums sums={sums.slice(0, maxSums)} heading={counted.section} lists="elsewhere" />
        </div>
      )}
      {contributors.length > 0 && (
        <div className="wrap section section--joined spaced">
          <ContributorsSection contributors={contributors} />
        </div>
      )}
      <NamedDocuments documents={documents} />
      <EventStripCard heading={eventWords.others} events={events} />
      <PagePhotoRequestLink
        photos={[photos["about-video"], ...contributors.flatMap((contributor) => contributor.photos)]}
      />
    </>
  );
}
