import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/impact-page";
import { allDays, CountedDays, LatestDays, useWriteSource } from "./counted-section.tsx";
import { type CountedRow, type Sum, writeCount } from "./counted-sums.ts";
import { findSums, listCountedDays } from "./find-counted.server.ts";

export const handle: RouteHandle = { cache: { query: { days: "presence", before: "date" } } };

/** Loads all sums; with `?days`, loads a page of days instead, latest first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const before = await readOwnCursor(ctx, request, { table: "events", column: "date" });
  const isDays = before !== undefined || new URL(request.url).searchParams.has("days");
  return isDays
    ? { sums: undefined, days: await listCountedDays(ctx, before), first: before === undefined }
    : { sums: await findSums(ctx), days: undefined, first: true };
}

/** Page with the sums of public events and their days. */
export default function ImpactPage({ loaderData: { sums, days, first } }: Route.ComponentProps) {
  const words = useWords("counted");
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={days === undefined ? href("/impact") : undefined} />
      <DetailStyle />
      <PageHead ground="yellow" heading={words.heading} lede={words.lede} />
      <div className="wrap section spaced">
        {days === undefined ? <AllSums sums={sums} /> : <AllDays rows={days.rows} />}
        {days && (
          <Pager
            older={days.older && `${href("/impact")}?before=${days.older}`}
            newest={first ? undefined : allDays}
            words={words}
          />
        )}
      </div>
    </>
  );
}

function AllSums({ sums }: { sums: Sum[] }) {
  const words = useWords("counted");
  const writeSource = useWriteSource();
  return (
    <>
      {sums.length === 0 && <p>{words.none}</p>}
      {sums.map((sum) => (
        <section key={sum.key} id={sum.id} className="stack" aria-labelledby={`${sum.id}-heading`}>
          <h2 id={`${sum.id}-heading`} className="t-2">
            {writeCount(sum.count)} {sum.unit} {sum.what}
          </h2>
          <p>{writeSource(sum)}</p>
          <LatestDays sum={sum} />
        </section>
      ))}
    </>
  );
}

function AllDays({ rows }: { rows: CountedRow[] }) {
  const words = useWords("counted");
  return (
    <section className="stack" aria-labelledby="days">
      <h2 id="days" className="t-2">
        {words.days}
      </h2>
      {rows.length === 0 && <p>{words.none}</p>}
      <CountedDays rows={rows} isMixed />
      <p>
        <a className="tap" href={href("/impact")}>
          {words.sums}
        </a>
      </p>
    </section>
  );
}
