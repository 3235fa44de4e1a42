import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Crumb, DetailStyle } from "../../../ui/detail.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/document-page";
import { DocumentCover } from "./document-cover.tsx";
import { requireDocument } from "./find-documents.server.ts";

/** The addresses of files have the same shape, and no cache of pages has them. */
export const handle: RouteHandle = { cache: { has: (slug) => !slug.includes(".") } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { document, earlier } = await requireDocument(context.get(appContext), params.slug);
  return {
    document,
    earlier: earlier.map(({ version, bytes, created_at }) => ({ version, bytes, day: siteDate(new Date(created_at)) })),
  };
}

export default function DocumentPage({ loaderData: { document, earlier } }: Route.ComponentProps) {
  const words = useWords("documents");
  const { photos } = useWords("article");
  const { slug, title, kind, year, description, bytes } = document;
  const about = (size: number) => fillPlaces(words.about, { size: writeBytes(size) });
  const told = `${words.kinds[kind]}, ${year}`;
  return (
    <>
      <PageMeta title={title} description={description || told} path={href("/documents/:slug", { slug })} />
      <DetailStyle />
      <article className="wrap page">
        <Crumb href={href("/documents")} label={words.back} />
        <div className="stack">
          <DocumentCover kind={kind} label={words.kinds[kind]} year={year} />
          <h1>{title}</h1>
          <p className="muted">{told}</p>
          {description !== "" && <p className="lede">{description}</p>}
          <p>
            <ButtonLink href={href("/documents/:slug.pdf", { slug })}>{`${words.open} (${about(bytes)})`}</ButtonLink>
          </p>
          {earlier.length > 0 && (
            <section className="stack">
              <h2 className="t-3">{words.earlier}</h2>
              <ul>
                {earlier.map(({ version, bytes, day }) => (
                  <li key={version}>
                    <a className="tap" href={href("/documents/:slug/:version.pdf", { slug, version: String(version) })}>
                      {fillPlaces(words.kept, { number: String(version), day: writeDay(day) })}
                    </a>{" "}
                    ({about(bytes)})
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="small">
            <a className="tap" rel="nofollow" href={`${href("/photo")}?${new URLSearchParams({ document: slug })}`}>
              {photos.ask}
            </a>
          </p>
        </div>
      </article>
    </>
  );
}
