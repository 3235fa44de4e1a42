import type { ReactNode } from "react";
import css from "./button.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

interface Look {
  /** `line` is secondary, `sun` is Donate. */
  look?: "line" | "sun";
  small?: boolean;
}

function className({ look, small }: Look): string {
  return ["btn", look && `btn--${look}`, small && "btn--sm"].filter(Boolean).join(" ");
}

/** Submits its form; looks like a sewn-on pocket. */
export function Button({ children, ...look }: Look & { children: ReactNode }) {
  return (
    <>
      <Style name="button" css={css} />
      <button type="submit" className={className(look)}>
        {children}
      </button>
    </>
  );
}

interface LinkProps extends Look {
  href: string;
  children: ReactNode;
  current?: boolean;
  /** The label must say so. */
  newTab?: boolean;
  /** Id of the dialog that the page script opens instead. */
  opens?: string;
}

export function ButtonLink({ href, children, current, newTab, opens, ...look }: LinkProps) {
  return (
    <>
      <Style name="button" css={css} />
      <a
        className={className(look)}
        href={href}
        aria-current={current ? "page" : undefined}
        {...(newTab && { target: "_blank", rel: "noopener" })}
        data-open={opens}
      >
        {children}
      </a>
    </>
  );
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className="btns">{children}</div>;
}

/** Without `href`, the last line of a card that is a link. */
export function More({ href, children }: { href?: string; children: ReactNode }) {
  const words = (
    <>
      {children}
      <Icon name="arrow" />
    </>
  );
  return (
    <>
      <Style name="button" css={css} />
      {href === undefined ? (
        <span className="more" aria-hidden="true">
          {words}
        </span>
      ) : (
        <a className="more" href={href}>
          {words}
        </a>
      )}
    </>
  );
}
