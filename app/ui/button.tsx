import type { ReactNode } from "react";
import css from "./button.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

/** `line` is secondary, `sun` is Donate. */
type Look = { look?: "line" | "sun"; small?: boolean };

const className = ({ look, small }: Look) =>
  ["btn", look && `btn--${look}`, small && "btn--sm"].filter(Boolean).join(" ");

/** A button that submits its form. */
export function Button({ children, ...look }: Look & { children: ReactNode }) {
  return (
    <button type="submit" className={className(look)}>
      <Style name="button" css={css} />
      {children}
    </button>
  );
}

interface LinkProps extends Look {
  href: string;
  children: ReactNode;
  current?: boolean;
  /** True opens a new tab; the label must announce that. */
  newTab?: boolean;
  /** Id of the dialog that the page script opens instead. */
  opens?: string;
}

export function ButtonLink({ href, children, current, newTab, opens, ...look }: LinkProps) {
  return (
    <a
      className={className(look)}
      href={href}
      aria-current={current ? "page" : undefined}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      data-open={opens}
    >
      <Style name="button" css={css} />
      {children}
    </a>
  );
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className="btns">{children}</div>;
}

/** Link to more; without `href`, the last line of a card which is itself a link. */
export function More({ href, children }: { href?: string; children: ReactNode }) {
  const words = (
    <>
      <Style name="button" css={css} />
      {children}
      <Icon name="arrow" />
    </>
  );
  return href === undefined ? (
    <span className="more" aria-hidden="true">
      {words}
    </span>
  ) : (
    <a className="more" href={href}>
      {words}
    </a>
  );
}
