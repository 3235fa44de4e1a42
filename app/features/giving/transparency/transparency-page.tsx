import { labelled } from "content/labelled.ts";
import { href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { Button } from "../../../ui/button.tsx";
import { Doughnut, writePercent } from "../../../ui/doughnut.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { Style } from "../../../ui/style.tsx";
import { writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/transparency-page";
import { CheckYourself } from "./check-yourself.tsx";
import { year } from "./money-filter.ts";
import { PublicLines } from "./public-lines.tsx";
import css from "./transparency.css?inline";
import { findMovedAddress, viewMoney } from "./view-money.server.ts";

export const handle: RouteHandle = { cache: { query: { m: "key", for: "key" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { searchParams } = new URL(request.url);
  const moved = await findMovedAddress(ctx, requestInfo);
  if (moved !== undefined) throw redirect(href("/:address", { address: moved }));
  const wanted = { m: searchParams.get("m") ?? "", purse: searchParams.get("for") ?? "" };
  return viewMoney(ctx, requestInfo, wanted);
}

type Shown = Route.ComponentProps["loaderData"];

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  const { chosen, year: months, slices, rows, lines, moved, files, origin } = loaderData;
  const words = useWords("transparency");
  const heading = months === undefined ? writeMonth(chosen.month ?? "") : words.filter.year;
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/transparency")} />
      <Style name="transparency" layer="feature" css={css} />
      <PageHead ground="lilac" heading={words.heading} lede={words.lede} />
      <div className="wrap section accounts">
        {moved && (
          <p>
            {words.moved} <a href={href("/:address", { address: moved.slug })}>{moved.title}</a>
          </p>
        )}
        <Filter {...loaderData} />
        <section aria-labelledby="month">
          <h2 id="month" className="t-1">
            {heading}
          </h2>
          {chosen.name !== undefined && <p className="lede">{chosen.name}</p>}
          <p className="muted">{useStateSentence(loaderData)}</p>
          <Figures {...loaderData} />
        </section>
        {slices.length > 0 && (
          <section aria-labelledby="slices">
            <h2 id="slices" className="t-1">
              {words.slices}
            </h2>
            <Doughnut
              label={labelled(
                words.chart,
                slices.map(({ label, percent }) => `${label} ${writePercent(percent)}`).join(", "),
              )}
              shares={slices.map(({ amount, ...slice }) => ({ ...slice, note: amount }))}
            />
          </section>
        )}
        {rows.length > 0 && <Purses {...loaderData} />}
        {lines !== undefined && (
          <section aria-labelledby="lines">
            <h2 id="lines" className="t-1">
              {words.lines.heading}
            </h2>
            <PublicLines lines={lines.shown} />
            {lines.hasMore && <p>{loaderData.file === undefined ? words.lines.restOpen : words.lines.rest}</p>}
            {loaderData.file !== undefined && (
              <p>
                <a className="tap" href={href("/transparency/:month.csv", { month: chosen.month ?? "" })}>
                  {fillPlaces(words.lines.file, { month: heading })}
                </a>
              </p>
            )}
          </section>
        )}
      </div>
      <CheckYourself files={files} origin={origin} />
    </>
  );
}

/** Says whether the month is closed. */
function useStateSentence({ file, year: months }: Shown): string {
  const words = useWords("transparency");
  if (months !== undefined)
    return fillPlaces(words.yearFrom, { first: writeMonth(months.first), last: writeMonth(months.last) });
  if (file === undefined) return words.isOpen;
  return fillPlaces(file.isByTwo ? words.closedByTwo : words.closedByOne, { day: writeDay(file.closedOn) });
}

function Filter({ months, purses, chosen, hasYear, year: isYear }: Shown) {
  const { filter: words } = useWords("transparency");
  const ofMonth = months.map(({ month, isOpen }) => {
    const name = writeMonth(month);
    return [month, isOpen ? fillPlaces(words.open, { month: name }) : name] as const;
  });
  return (
    <form className="filter" method="get" action={href("/transparency")}>
      <SelectField
        id="m"
        name="m"
        label={words.month}
        value={isYear === undefined ? chosen.month : year}
        error={undefined}
        options={[...ofMonth, ...(hasYear ? [[year, words.year] as const] : [])]}
      />
      <SelectField
        id="for"
        name="for"
        label={words.purse}
        value={chosen.purse}
        error={undefined}
        options={[["", words.all], ...purses.map(({ code, name }) => [code, name] as const)]}
      />
      <Button>{words.show}</Button>
    </form>
  );
}

function Figures({ main, others }: Pick<Shown, "main" | "others">) {
  const words = useWords("transparency");
  const { sums } = words;
  const count = (number: number, one: string, many: string): string[] =>
    number <= 0 ? [] : [number === 1 ? one : fillPlaces(many, { count: String(number) })];
  return (
    <>
      <dl className="figs">
        <div className="g-green">
          <dt>{sums.cameIn}</dt>
          <dd>{main.cameIn}</dd>
          <dd>{count(main.gifts, sums.oneGift, sums.gifts)}</dd>
          {main.between !== undefined && <dd>{fillPlaces(sums.between, { amount: main.between })}</dd>}
        </div>
        <div className="g-pink">
          <dt>{sums.spent}</dt>
          <dd>{main.spent}</dd>
          <dd>
            {[
              ...count(main.vouchers, sums.oneVoucher, sums.vouchers),
              ...count(main.charges, sums.oneCharge, sums.charges),
            ].join(", ")}
          </dd>
          {main.wentBack !== undefined && <dd>{fillPlaces(sums.wentBack, { amount: main.wentBack })}</dd>}
        </div>
        <div className="g-yellow">
          <dt>{sums.left}</dt>
          <dd>{main.left}</dd>
          {main.before !== undefined && <dd>{fillPlaces(sums.before, { amount: main.before })}</dd>}
          {main.isBelow && <dd>{sums.below}</dd>}
        </div>
      </dl>
      {others.map((other) => (
        <p key={other.currency}>{fillPlaces(words.other, other)}</p>
      ))}
      {others.length > 0 && <p className="muted">{words.neverAdded}</p>}
    </>
  );
}

function Purses({ rows, main }: Pick<Shown, "rows" | "main">) {
  const { purses: words } = useWords("transparency");
  return (
    <section aria-labelledby="purses">
      <h2 id="purses" className="t-1">
        {words.heading}
      </h2>
      <table className="money-t purses-t">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.purse}</th>
            {[words.in, words.between, words.out, words.left].map((label) => (
              <th key={label} scope="col" className="num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, key, in: cameIn, between, out, left, isBelow }) => (
            <tr key={code}>
              <th scope="row">
                {key === undefined ? (
                  (name ?? words.hidden)
                ) : (
                  <a href={href("/project/readmore/:id/account", { id: key })}>{name}</a>
                )}
              </th>
              <td className="num" data-label={words.in}>
                {cameIn}
              </td>
              <td className="num" data-label={words.between}>
                {between}
              </td>
              <td className="num" data-label={words.out}>
                {out}
              </td>
              <td className={isBelow ? "num below" : "num"} data-label={words.left}>
                {left}
              </td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{words.together}</th>
            <td className="num" data-label={words.in}>
              {main.cameIn}
            </td>
            <td className="num" data-label={words.between}>
              {main.between ?? main.none}
            </td>
            <td className="num" data-label={words.out}>
              {main.out}
            </td>
            <td className="num" data-label={words.left}>
              {main.left}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="small muted">{words.putIn}</p>
    </section>
  );
}
