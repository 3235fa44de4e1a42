import pad from "content/art/project-pad.svg";
import type { donate } from "content/donate.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { canPayOnline } from "../../../server/payments/payment-provider.ts";
import { AlertStyle } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Dialog } from "../../../ui/modal.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Flag } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import { foundationId, type LinkedThing } from "../../../values/linked-data.ts";
import { fillPlaces } from "../../../values/places.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { siteCountry } from "../../foundation/settings/site-country.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findPageCard } from "../../media/cards/find-page-card.server.ts";
import { ShareLinks } from "../../media/cards/share-links.tsx";
import { findPlacePhotos } from "../../media/photos/find-photos.server.ts";
import { PagePhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { ListenBand } from "../../media/recordings/listen.tsx";
import { findProjectInQuery, listProjects } from "../../publishing/projects/find-projects.server.ts";
import { ChangedNotice } from "../bank-details/changed-notice.tsx";
import { findPublicBank, findSampleBank, type PublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import { mediumOf } from "../bank-details/ways.ts";
import { promisePath } from "../gifts/promise-address.ts";
import { findSpending } from "../transparency/find-spending.server.ts";
import type { Route } from "./+types/donate-page";
import css from "./donate-page.css?inline";
import { SpendingCard } from "./donation-spending.tsx";
import { GivingWays } from "./giving-ways.tsx";
import { namesAtBank, WayRows, wordsAtBank } from "./way-rows.tsx";

export const handle: RouteHandle = { cache: { query: { for: "key" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const { donationDistribution } = settings;
  const project = await findProjectInQuery(ctx, request, await listProjects(ctx));
  return {
    bank: (await findPublicBank(ctx, settings)) ?? (await findSampleBank(ctx, settings)),
    donationDistribution,
    spending: await findSpending(ctx, requestInfo, settings),
    project: project && { key: projectKey(project), title: project.title },
    photos: await findPlacePhotos(ctx, ["donate"]),
    hasOnline: canPayOnline(ctx.payments, siteCountry(settings).currencies[0]),
    card: await findPageCard(ctx, requestInfo, href("/donate")),
    recordings: await findRecordings(ctx, "site:donate"),
  };
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { bank, project, donationDistribution, spending, photos, hasOnline, card, recordings } = loaderData;
  const words = useWords("donate");
  const promise = promisePath({ word: undefined, isByCard: false, purpose: project?.key });
  const promiseWord = useWords("giving").ways.promise.button;
  return (
    <>
      <PageMeta
        title={words.title}
        description={words.lede}
        path={href("/donate")}
        facts={
          import.meta.env.SSR ? { isOfFoundation: true, thing: (origin) => donateThing(words, origin) } : undefined
        }
      />
      <Style name="donate-page" layer="feature" css={css} />
      <DetailStyle />
      <AlertStyle />
      {bank?.changed && <ChangedNotice {...bank.changed} />}
      <PageHead ground="yellow" className="phead--donate" heading={words.heading}>
        <div className="stack">
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
          <div className="btns" id="give">
            <div className="on-sun">
              <ButtonLink href="#bank" opens="bank">
                {words.button}
              </ButtonLink>
            </div>
            <ButtonLink href={promise} look="line">
              {promiseWord}
            </ButtonLink>
          </div>
        </div>
        <Flag
          className="donate-flag"
          first
          picture={{
            ...(photos.donate ?? { src: pad, alt: words.artAlt, width: 480, height: 480 }),
            layout: "(min-width: 60em) 440px, min(76vw, 400px)",
          }}
        />
      </PageHead>
      <ListenBand recordings={recordings} />
      <GivingWays
        confirmed={bank?.confirmed}
        medium={mediumOf(bank?.ways ?? [])}
        hasOnline={hasOnline}
        purpose={project?.key}
      />
      <div className="wrap section ways">
        <Tabs
          id="ways"
          heading={words.ways.heading}
          tabs={words.ways.tabs.map((way) => ({ name: way.name, content: <Way {...way} /> }))}
        />
      </div>
      <SpendingCard distribution={donationDistribution} spending={spending} />
      <BankDetails bank={bank} project={project} promise={promise} />
      {card && (
        <div className={donationDistribution.shares.length === 0 ? "wrap section" : "wrap"}>
          <ShareLinks card={card} path={href("/donate")} about={words.heading} papers={["poster-a4", "slip"]} />
        </div>
      )}
      <PagePhotoRequestLink photos={[photos.donate]} />
    </>
  );
}

/** Structured data: [DonateAction](https://schema.org/DonateAction). */
const donateThing = ({ heading }: typeof donate, origin: string): LinkedThing => ({
  "@type": "DonateAction",
  name: heading,
  recipient: { "@type": "NGO", "@id": foundationId(origin) },
  target: { "@type": "EntryPoint", urlTemplate: origin + href("/donate/promise") },
});

function Way({ content, points }: { content: string; points: string[] }) {
  if (points.length === 0) return <p className="lede">{content}</p>;
  return (
    <div className="split split--even">
      <p className="lede">{content}</p>
      <Ticks points={points} />
    </div>
  );
}

interface BankDetailsProps {
  bank: PublicBank | undefined;
  /** The project that the gift is for. */
  project: { title: string } | undefined;
  /** Address of the promise page. */
  promise: string;
}

function BankDetails({ bank, project, promise }: BankDetailsProps) {
  const words = useWords("donate").bank;
  const { nameCheck, promiseFirst, forProject, sure, ways, wallet, phone } = useWords("giving");
  const medium = mediumOf(bank?.ways ?? []);
  const { heading, lede } = { bank: words, any: wallet, phone: phone.dialog }[medium];
  return (
    <Dialog id="bank" heading={heading} close={words.close} openerId="give">
      {bank === undefined ? (
        <p>{words.ask}</p>
      ) : (
        <>
          <p>{lede}</p>
          <WayRows ways={bank.ways} />
          <p className="alert alert--ok">
            {fillPlaces(medium === "any" ? wallet.nameCheck : nameCheck, { accountName: namesAtBank(bank.ways) })}
          </p>
          <SureLine words={sure} confirmed={bank.confirmed} />
        </>
      )}
      {project && bank && (
        <p>{fillPlaces(forProject, { project: project.title, words: wordsAtBank(project.title) })}</p>
      )}
      <p>
        {promiseFirst}{" "}
        <a className="tap" href={promise}>
          {ways.promise.button}
        </a>
      </p>
      <p>
        <a className="tap" href={href("/contact")}>
          {bank === undefined ? words.askUs : words.tellUs}
        </a>
      </p>
    </Dialog>
  );
}
