import type { ReactNode } from "react";
import { AdireStyle } from "./cloth.tsx";
import css from "./page-head.css?inline";
import { Style } from "./style.tsx";

interface PageHeadProps {
  ground: "pink" | "green" | "lilac" | "yellow";
  heading: ReactNode;
  lede?: string;
  /** Content below the heading, on the same background. */
  below?: ReactNode;
  /** Replaces the heading and the cloth below it. */
  children?: ReactNode;
  className?: string;
}

/** Page header with a coloured background, a heading and a stitched edge. */
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
