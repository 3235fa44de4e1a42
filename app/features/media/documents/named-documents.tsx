import { href } from "react-router";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PublicDocument } from "./document-facts.ts";

/** Links to the newest annual report, the certificate and all documents; renders nothing without a report or certificate. */
export function NamedDocuments({ documents }: { documents: PublicDocument[] }) {
  const words = useWords("documents");
  if (documents.length === 0) return null;
  return (
    <section className="wrap section section--joined stack">
      <h2>{words.heading}</h2>
      <ul>
        {documents.map(({ slug, title, kind, year }) => (
          <li key={slug}>
            <a className="tap" href={href("/documents/:slug", { slug })}>
              {title}
            </a>{" "}
            <span className="muted">
              {words.kinds[kind]}, {year}
            </span>
          </li>
        ))}
        <li>
          <a className="tap" href={href("/documents")}>
            {words.back}
          </a>
        </li>
      </ul>
    </section>
  );
}
