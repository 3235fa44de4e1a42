import pad from "content/art/project-pad.svg";
import { donate } from "content/donate.ts";
import { notices } from "content/notices.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DetailStyle } from "../../ui/detail.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/modal.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { Flag } from "../../ui/picture.tsx";
import { Style } from "../../ui/style.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { findPlacePhotos } from "../photos/find-photos.server.ts";
import { findPublicSettingsOnce } from "../settings/find-settings.server.ts";
import type { PublicSettings } from "../settings/settings-facts.ts";
import { useWords } from "../words/use-words.tsx";
import type { Route } from "./+types/donate-page";
import css from "./donate-page.css?inline";
import { SpendingCard } from "./donation-spending.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { bank, donationDistribution } = await findPublicSettingsOnce(ctx, context.get(requestInfoContext));
  return { bank, donationDistribution, photos: await findPlacePhotos(ctx, ["donate"]) };
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  const { bank, donationDistribution, photos } = loaderData;
  const words = useWords("donate", donate);
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/donate")} />
      <Style name="donate-page" layer="feature" css={css} />
      <DetailStyle />
      <PageHead ground="yellow" className="phead--donate" heading={words.heading}>
        <div className="stack">
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
          <div className="btns on-sun" id="give">
            <ButtonLink href="#bank" opens="bank">
              {words.button}
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
      <div className="wrap section ways">
        <Tabs
          id="ways"
          heading={words.ways.heading}
          tabs={words.ways.tabs.map((way) => ({ name: way.name, content: <Way {...way} /> }))}
        />
      </div>
      <SpendingCard distribution={donationDistribution} />
      <BankDetails bank={bank} openerId="give" />
    </>
  );
}

function Way({ content, points }: { content: string; points: string[] }) {
  if (points.length === 0) return <p className="lede">{content}</p>;
  return (
    <div className="split split--even">
      <p className="lede">{content}</p>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const order = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

export function BankDetails({ bank, openerId }: { bank: PublicSettings["bank"]; openerId: string }) {
  const words = useWords("donate", donate).bank;
  return (
    <Dialog id="bank" heading={words.heading} close={words.close} openerId={openerId}>
      {bank === undefined ? <p>{words.ask}</p> : <BankRows bank={bank} />}
      <p>
        <a className="tap" href={href("/contact")}>
          {bank === undefined ? words.askUs : words.tellUs}
        </a>
      </p>
    </Dialog>
  );
}

function BankRows({ bank }: { bank: NonNullable<PublicSettings["bank"]> }) {
  const words = useWords("donate", donate).bank;
  const { copied, selected } = useWords("notices", notices);
  return (
    <>
      <p>{words.lede}</p>
      <dl className="bank">
        {order.map((name) => (
          <div key={name}>
            <dt>{words.rows[name]}</dt>
            <dd>{bank[name]}</dd>
            <dd className="copy-cell" hidden>
              <button type="button" className="copy" data-copy={bank[name]}>
                <Icon name="copy" />
                <span>
                  <span data-copied={words.copied}>{words.copy}</span>
                  <span className="vh"> {words.rows[name].toLowerCase()}</span>
                </span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted" role="status" data-copied={copied} data-selected={selected} />
    </>
  );
}
