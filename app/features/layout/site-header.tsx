import { frame } from "content/site.ts";
import { href, useLocation } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Style } from "../../ui/style.tsx";
import css from "./site-header.css?inline";

/** Header links, which also begin the footer. */
export const mainLinks = [
  { label: "Home", to: href("/") },
  { label: "About Us", to: href("/about") },
  { label: "What We Do", to: href("/what-we-do") },
  { label: "Contact", to: href("/contact") },
];

/** On small screens the links collapse into a menu without script. */
export function SiteHeader({ name, kind }: { name: string; kind: string }) {
  const { pathname } = useLocation();
  const links = mainLinks.map(({ label, to }) => (
    <a key={to} href={to} aria-current={pathname === to ? "page" : undefined}>
      {label}
    </a>
  ));
  return (
    <>
      <Style name="site-header" layer="feature" css={css} />
      <header className="top">
        <div className="wrap">
          <a className="logo" href={href("/")}>
            <Logo name={name} kind={kind} />
          </a>
          <nav className="nav only-lg" aria-label="Main">
            {links}
          </nav>
          <ButtonLink look="sun" small href={href("/donate")} current={pathname === href("/donate")}>
            {frame.donate}
          </ButtonLink>
          <details className="menu only-sm" data-menu>
            <summary>
              <Icon name="menu" />
              <span className="lbl">{frame.menu}</span>
            </summary>
            <nav aria-label="Main">{links}</nav>
          </details>
        </div>
      </header>
    </>
  );
}
