import type { ReactNode } from "react";
import css from "./empty-state.css?inline";
import { useIsLeftOut } from "./save-data.ts";
import { Style } from "./style.tsx";

interface EmptyStateProps {
  picture: { src: string; width: number; height: number };
  heading: string;
  lede: string;
  children?: ReactNode;
}

/** A face, one sentence, one link. */
export function EmptyState({ picture, heading, lede, children }: EmptyStateProps) {
  const isBare = useIsLeftOut({});
  return (
    <>
      <Style name="empty-state" css={css} />
      <div className="wrap void">
        {!isBare && <img {...picture} alt="" fetchPriority="high" />}
        <div className="stack">
          <h1>{heading}</h1>
          <p className="lede center">{lede}</p>
        </div>
        {children}
      </div>
    </>
  );
}
