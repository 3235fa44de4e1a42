import type { ReactNode } from "react";
import { AdireStyle } from "./cloth.tsx";
import css from "./page-head.css?inline";
import { Style } from "./style.tsx";

interface PageHeadProps {
  ground: "pink" | "green" | "lilac" | "yellow";
  heading: ReactNode;
  lede?: string;
  /** Below the heading, on the same ground. */
  below?: ReactNode;
  /** Instead of heading and hanging cloth. */
  children?: ReactNode;
  className?: string;
}

/** A ground, a heading, a stitched hem. */
export function PageHead({ ground, heading, lede, below, children, className = "" }: PageHeadProps) {
  return (
    <div className={`phead g-${ground} ${className}`.trim()}>
      <AdireStyle />
      <Style name="page-head" css={css} />
      <div className="wrap">
        {children ?? (
          <>
            <h1>{heading}</h1>
            {lede && <p className="lede">{lede}</p>}
            {below}
            <div className="cloth adire" aria-hidden="true" />
          </>
        )}
      </div>
    </div>
  );
}
