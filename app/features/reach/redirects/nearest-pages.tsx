import type { Near } from "./answer-missing.server.ts";

/** Lists pages with similar addresses, on the page about an unknown address. */
export function NearestPages({ heading, pages }: Near) {
  return (
    <nav className="stack near" aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
