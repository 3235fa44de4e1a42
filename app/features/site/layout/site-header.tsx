import type { frame } from "content/frame.ts";
import { href, useLocation } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { Style } from "../../../ui/style.tsx";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./site-header.css?inline";

const mainLinks = ({ links }: typeof frame) => [
  { label: links.home, to: href("/") },
  { label: links.about, to: href("/about") },
  { label: links.whatWeDo, to: href("/what-we-do") },
  { label: links.contact, to: href("/contact") },
];

/** Link to a page that the foundation added. */
export interface PageLink {
  label: string;
  to: string;
  isInHeader: boolean;
}

/** Maximum length of a name for which its second line fits on a phone (characters). */
const shortName = 14;

/** Header of public pages. On small screens, its links are in a menu that works without script. */
export function SiteHeader({ name, kind, links: own }: { name: string; kind: string; links: PageLink[] }) {
  const { pathname } = useLocation();
  const words = useWords("frame");
  const takesGifts = useIsInUse("gifts");
  const links = [...mainLinks(words), ...own.filter(({ isInHeader }) => isInHeader)].map(({ label, to }) => (
    <a key={to} href={to} aria-current={pathname === to ? "page" : undefined}>
      {label}
    </a>
  ));
  return (
    <>
      <Style name="site-header" layer="feature" css={css} />
      <header className="top">
        <div className="wrap">
          <a
            className={name.length > shortName ? "logo logo--long" : "logo"}
            href={href("/")}
            aria-label={name === "" ? words.links.home : undefined}
          >
            <Logo name={name} kind={kind} />
          </a>
          <nav className="nav only-lg" aria-label={words.landmarks.main}>
            {links}
          </nav>
          <div className="top-acts">
            {takesGifts && (
              <ButtonLink look="sun" small href={href("/donate")} current={pathname === href("/donate")}>
                {words.donate}
              </ButtonLink>
            )}
            <details className="menu only-sm" data-menu>
              <summary>
                <Icon name="menu" />
                <span className="lbl">{words.menu}</span>
              </summary>
              <nav aria-label={words.landmarks.main}>{links}</nav>
            </details>
          </div>
        </div>
      </header>
    </>
  );
}
