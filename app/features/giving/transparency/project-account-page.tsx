import { href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { Crumb, DetailStyle, PictureGrid } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { PhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import type { Route } from "./+types/project-account-page";
import { Figures } from "./figures.tsx";
import { findProjectAccount } from "./find-project-account.server.ts";
import { PublicLines } from "./public-lines.tsx";
import css from "./transparency.css?inline";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findProjectAccount(context.get(appContext), context.get(requestInfoContext), params.id);
  if (found.movedTo !== undefined) throw redirect(href("/project/readmore/:id/account", { id: found.movedTo }), 301);
  return found;
}

type Shown = Route.ComponentProps["loaderData"];

export default function ProjectAccountPage({ loaderData }: Route.ComponentProps) {
  const { project, endedOn, lines, hasMore, photos, others } = loaderData;
  const { account: words, lines: lineWords, other, neverAdded } = useWords("transparency");
  const named = { project: project.title };
  return (
    <>
      <PageMeta
        title={fillPlaces(words.title, named)}
        description={project.theme}
        path={href("/project/readmore/:id/account", { id: project.key })}
      />
      <DetailStyle />
      <Style name="transparency" layer="feature" css={css} />
      <PageHead
        ground="green"
        heading={fillPlaces(words.heading, named)}
        lede={project.theme}
        below={endedOn === undefined ? undefined : <p>{fillPlaces(words.ended, { day: writeDay(endedOn) })}</p>}
      />
      <div className="wrap section accounts">
        <Crumb href={href("/project/readmore/:id", { id: project.key })} label={fillPlaces(words.back, named)} />
        <Look {...loaderData} />
        <div className={photos.length === 0 ? undefined : "side"}>
          <div className="accounts">
            <Spent {...loaderData} />
            <From {...loaderData} />
            {others.map((one) => (
              <p key={one.currency}>{fillPlaces(other, one)}</p>
            ))}
            {others.length > 0 && <p className="muted">{neverAdded}</p>}
          </div>
          {photos.length > 0 && (
            <section className="stack" aria-labelledby="pictures">
              <h2 id="pictures" className="t-3">
                {words.pictures}
              </h2>
              <PictureGrid pictures={photos} />
              <PhotoRequestLink photos={photos} />
            </section>
          )}
        </div>
        <section aria-labelledby="lines">
          <h2 id="lines" className="t-2">
            {lineWords.heading}
          </h2>
          <PublicLines lines={lines} hasPurse={false} />
          {hasMore && <p>{lineWords.rest}</p>}
        </section>
        <p>
          <a className="tap" href={href("/transparency")}>
            {words.all}
          </a>
        </p>
      </div>
    </>
  );
}

function Look({ account, endedOn, restTo }: Shown) {
  const { account: words, purses } = useWords("transparency");
  const isEnded = endedOn !== undefined;
  const purse = restTo ?? purses.hidden;
  const rest =
    account.passedOn === undefined ? words.noRest : fillPlaces(words.rest, { amount: account.passedOn, purse });
  return (
    <section aria-labelledby="look">
      <h2 id="look" className="vh">
        {words.look}
      </h2>
      <Figures
        account={account}
        others={[
          {
            ground: "g-lilac",
            label: account.vouchers === 1 ? words.oneVoucher : words.vouchers,
            value: String(account.vouchers),
          },
        ]}
      />
      <p className="lede">{isEnded ? rest : fillPlaces(words.restGoes, { purse })}</p>
    </section>
  );
}

function Spent({ slices, account }: Shown) {
  const { account: words } = useWords("transparency");
  return (
    <section aria-labelledby="spent">
      <h2 id="spent" className="t-2">
        {words.spentOn}
      </h2>
      {slices.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <dl className="money-l">
          {slices.map(({ label, amount }) => (
            <Row key={label} label={label} amount={amount} />
          ))}
          <Row label={words.sumOut} amount={account.spent} isSum />
        </dl>
      )}
    </section>
  );
}

function From({ account: { parts } }: Shown) {
  const { account: words } = useWords("transparency");
  return (
    <section aria-labelledby="from">
      <h2 id="from" className="t-2">
        {words.from}
      </h2>
      <dl className="money-l">
        {parts.map(({ name, amount }) => (
          <Row key={name} label={words.parts[name]} amount={amount} isSum={name === "together" || name === "left"} />
        ))}
      </dl>
    </section>
  );
}

function Row({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div className={isSum ? "sum" : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
