import { counted as originalWords } from "content/counted.ts";
import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { DetailStyle } from "../../ui/detail.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { useWords } from "../words/use-words.tsx";
import type { Route } from "./+types/impact-page";
import { CountedDays, useWriteSource } from "./counted-section.tsx";
import { writeCount } from "./counted-sums.ts";
import { findSums } from "./find-counted.server.ts";

export const handle: RouteHandle = { cache: {} };

export const loader = async ({ context }: Route.LoaderArgs) => ({ sums: await findSums(context.get(appContext)) });

/** All sums over public events, each with the days behind it. */
export default function ImpactPage({ loaderData: { sums } }: Route.ComponentProps) {
  const words = useWords("counted", originalWords);
  const writeSource = useWriteSource();
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/impact")} />
      <DetailStyle />
      <PageHead ground="yellow" heading={words.heading} lede={words.lede} />
      <div className="wrap section spaced">
        {sums.length === 0 && <p>{words.none}</p>}
        {sums.map((sum) => (
          <section key={sum.key} id={sum.id} className="stack" aria-labelledby={`${sum.id}-heading`}>
            <h2 id={`${sum.id}-heading`} className="t-2">
              {writeCount(sum.count)} {sum.unit} {sum.what}
            </h2>
            <p>{writeSource(sum)}</p>
            <CountedDays rows={sum.rows} />
          </section>
        ))}
      </div>
    </>
  );
}
