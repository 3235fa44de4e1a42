import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/documents-page";
import { DocumentCover } from "./document-cover.tsx";
import type { PublicDocument } from "./document-facts.ts";
import css from "./documents-page.css?inline";
import { findMovedPage, listDocuments } from "./find-documents.server.ts";

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return { documents: await listDocuments(ctx), moved: await findMovedPage(ctx) };
}

export default function DocumentsPage({ loaderData: { documents, moved } }: Route.ComponentProps) {
  const words = useWords("documents");
  const years = [...Map.groupBy(documents, ({ year }) => year)];
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/documents")} feed="documents" />
      <Style name="documents-page" layer="feature" css={css} />
      <PageHead ground="yellow" heading={words.heading} lede={words.lede} />
      <div className="wrap section spaced">
        {moved && (
          <p>
            {words.moved} <a href={href("/:address", { address: moved.slug })}>{moved.title}</a>
          </p>
        )}
        {documents.length === 0 && <p className="lede">{words.empty}</p>}
        {years.map(([year, ofYear]) => (
          <section key={year} className="docs-year stack">
            <h2>{year}</h2>
            <ul className="docs">
              {ofYear.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function DocumentRow({ document: { slug, title, kind, year, description, bytes } }: { document: PublicDocument }) {
  const words = useWords("documents");
  return (
    <li>
      <DocumentCover kind={kind} label={words.kinds[kind]} year={year} />
      <div className="stack">
        <h3 className="t-3">
          <a href={href("/documents/:slug", { slug })}>{title}</a>
        </h3>
        <p className="muted">
          {words.kinds[kind]}, {fillPlaces(words.about, { size: writeBytes(bytes) })}
        </p>
        {description !== "" && <p>{description}</p>}
      </div>
    </li>
  );
}
