import { useContext } from "react";
import buttonCss from "../../../ui/button.css?inline";
import { SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { CardLinks } from "./card.ts";
import { type Paper, paperPath } from "./paper.ts";
import css from "./share-links.css?inline";

interface ShareLinksProps {
  card: CardLinks;
  path: string;
  about: string;
  papers?: readonly Exclude<Paper, "poster-a5">[];
}

/**
 * Links that share a page. With script, they open the phone's share sheet, and there is a button that copies the
 * address.
 */
export function ShareLinks({ card, path, about, papers = [] }: ShareLinksProps) {
  const { share: words } = useWords("article");
  const address = `${useContext(SiteDetailsContext).origin}${path}`;
  const sentence = fillPlaces(words.sentence, { what: shorten(about), address });
  return (
    <details className="share" data-share={address}>
      <summary className="btn btn--line">
        <Style name="button" css={buttonCss} />
        <Style name="share-links" layer="feature" css={css} />
        {words.button}
      </summary>
      <ul>
        <li>
          <a className="tap" href={`https://wa.me/?text=${encodeURIComponent(sentence)}`} rel="noopener">
            {words.whatsApp}
          </a>
        </li>
        <li hidden>
          <button type="button" className="tap">
            <span data-copied={words.copied}>{words.copy}</span>
          </button>
        </li>
        <li>
          <a className="tap" href={card.status} download>
            {words.picture}
          </a>
        </li>
        {papers.map((paper) => (
          <li key={paper}>
            <a className="tap" href={paperPath(card, paper)}>
              {words.papers[paper]}
            </a>
          </li>
        ))}
      </ul>
      <p className="small muted">{address}</p>
    </details>
  );
}

const maxLetters = 120;

/** Shortens a text after a word. Cuts between whole characters, because half an emoji would break the address. */
function shorten(text: string): string {
  const letters = [...text];
  if (letters.length <= maxLetters) return text;
  const start = letters.slice(0, maxLetters).join("");
  return `${start.slice(0, start.lastIndexOf(" ") + 1 || start.length).trim()}…`;
}
