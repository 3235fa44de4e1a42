import type { ReactNode } from "react";
import css from "./scroller.css?inline";
import { Style } from "./style.tsx";

/** With scroll snap, and by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Style name="scroller" css={css} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Chromium and Firefox focus a scrolling box by themselves, Safari does not. */}
      <section className="scroller" tabIndex={0} aria-label={label}>
        {children}
      </section>
    </>
  );
}
