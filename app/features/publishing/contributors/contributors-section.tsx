import { useIsLeftOut } from "../../../ui/low-data.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { contributorKinds } from "../../../values/contributor-kinds.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { ContributorCard } from "./contributor.type.server.ts";
import css from "./contributors.css?inline";

const pictureWidth = "(min-width: 80em) 280px, (min-width: 34em) 45vw, calc(100vw - 40px)";

/** Lists people and partners, each kind under its heading; renders nothing without them. */
export function ContributorsSection({ contributors }: { contributors: ContributorCard[] }) {
  const { contributors: words } = useWords("article");
  return contributorKinds.map((kind) => {
    const shown = contributors.filter((contributor) => contributor.kind === kind);
    if (shown.length === 0) return null;
    return (
      <section key={kind} className="stack" aria-labelledby={`contributors-${kind}`}>
        <Style name="contributors" layer="feature" css={css} />
        <h2 id={`contributors-${kind}`} className="t-1">
          {words[kind]}
        </h2>
        <ul className="contributors">
          {shown.map((contributor) => (
            <Contributor key={contributor.id} {...contributor} />
          ))}
        </ul>
      </section>
    );
  });
}

function Contributor({ id, title, kind, role, about, link, photos: [photo] }: ContributorCard) {
  const isLeftOut = useIsLeftOut(photo ?? {});
  return (
    <li id={`contributor-${id}`}>
      {photo && !isLeftOut && (
        <Picture
          {...photo}
          alt={kind === "partner" ? "" : photo.alt}
          className={kind === "partner" ? "contributor-logo" : undefined}
          layout={pictureWidth}
        />
      )}
      <h3>
        {link === null ? (
          title
        ) : (
          <a className="tap" href={link} rel="noreferrer">
            {title}
          </a>
        )}
      </h3>
      {role && <p className="muted">{role}</p>}
      {about && <p>{about}</p>}
    </li>
  );
}
