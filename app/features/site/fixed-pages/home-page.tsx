import about1 from "content/art/about-1.svg";
import about2 from "content/art/about-2.svg";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { ButtonLink, More } from "../../../ui/button.tsx";
import { ofFoundation, PageMeta } from "../../../ui/page-meta.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import { Flag } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { projectKey } from "../../../values/project-key.ts";
import { EventStripCard } from "../../events/events/event-card.tsx";
import { findStripEvents } from "../../events/events/find-events.server.ts";
import { findBannerLinks } from "../../foundation/settings/find-banner-links.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { ClosingBanner } from "../../foundation/words/closing-banner.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import { SpendingCard } from "../../giving/donate/donation-spending.tsx";
import { findSpending } from "../../giving/transparency/find-spending.server.ts";
import { findPlacePhotos } from "../../media/photos/find-photos.server.ts";
import { PagePhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { ListenBand } from "../../media/recordings/listen.tsx";
import { findHomeProjects } from "../../publishing/projects/find-projects.server.ts";
import { followShortLink } from "../../reach/redirects/follow-short-link.server.ts";
import { shortLinkOf } from "../../reach/redirects/short-link.ts";
import type { Route } from "./+types/home-page";
import { Hero } from "./hero.tsx";
import css from "./home-page.css?inline";

/** Width of the two flag-shaped photos: at most 440 px. */
const layout = "(min-width: 48em) min(38vw, 440px), min(76vw, 440px)";

export const handle: RouteHandle = { cache: { leadsOn: (target) => shortLinkOf(target) !== undefined } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const elsewhere = await followShortLink(ctx, request.url);
  if (elsewhere) throw elsewhere;
  const requestInfo = context.get(requestInfoContext);
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const { donationDistribution, introVideoId } = settings;
  return {
    donationDistribution,
    spending: await findSpending(ctx, requestInfo, settings),
    hasFilm: introVideoId !== undefined,
    banner: await findBannerLinks(ctx, requestInfo),
    recordings: await findRecordings(ctx, "site:home"),
    projects: await findHomeProjects(ctx, requestInfo),
    events: await findStripEvents(ctx),
    photos: await findPlacePhotos(ctx, ["home-hero", "home-about", "home-founder", "banner"]),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { projects, events, donationDistribution, banner, photos } = loaderData;
  const words = useWords("home");
  const { about, founder } = words;
  const { failures } = useWords("article");
  const takesGifts = useIsInUse("gifts");
  const hasFounder = founder.lede !== "" || founder.text !== "";
  return (
    <div data-pictures={failures.homeImages}>
      <PageMeta
        title={words.title}
        description={words.description}
        path={href("/")}
        facts={ofFoundation}
        feed="posts"
      />
      <Style name="home-page" layer="feature" css={css} />
      <Hero photo={photos["home-hero"]} hasFilm={loaderData.hasFilm} />
      <ListenBand recordings={loaderData.recordings} />
      <div className="wrap quilt">
        <section className="quilt-about stack">
          <h2 className="t-1">
            {about.heading.first}
            <br />
            {about.heading.second}
          </h2>
          <p className="lede">{about.text}</p>
          <ButtonLink href={href("/about")}>
            <span>
              {about.button}
              <span className="vh">{` ${about.buttonAbout}`}</span>
            </span>
          </ButtonLink>
        </section>
        <Flag
          className="flag--a"
          attached
          picture={{ ...(photos["home-about"] ?? { src: about2, alt: about.artAlt, width: 480, height: 600 }), layout }}
        />
        {hasFounder && (
          <>
            <hr className="seam quilt-line only-lg" />
            <Flag
              className="flag--b"
              picture={{
                ...(photos["home-founder"] ?? { src: about1, alt: founder.artAlt, width: 480, height: 600 }),
                layout,
              }}
            />
            <section className="quilt-founder stack">
              <h2 className="t-1">{founder.heading}</h2>
              {founder.lede !== "" && <p className="lede">{founder.lede}</p>}
              {founder.text !== "" && <p>{founder.text}</p>}
              <More href={href("/about")}>{founder.more}</More>
            </section>
          </>
        )}
      </div>
      {projects.length > 0 && (
        <section className="section section--joined" aria-labelledby="projects">
          <div className="wrap">
            <div className="head-row">
              <h2 id="projects" className="t-1">
                {words.projects.heading}
              </h2>
              <More href={href("/what-we-do")}>{words.projects.all}</More>
            </div>
            <Panels count={projects.length}>
              {projects.map((project, index) => (
                <Panel
                  key={project.id}
                  place={index}
                  heading={project.title}
                  href={href("/project/readmore/:id", { id: projectKey(project) })}
                  text={project.theme}
                  note={project.goal}
                  more={words.projects.more}
                  picture={project.photos[0]}
                />
              ))}
            </Panels>
          </div>
        </section>
      )}
      <EventStripCard heading={words.events.heading} events={events} />
      {takesGifts && <SpendingCard distribution={donationDistribution} spending={loaderData.spending} />}
      <ClosingBanner links={banner} photo={photos.banner} />
      <PagePhotoRequestLink photos={Object.values(photos)} />
    </div>
  );
}
