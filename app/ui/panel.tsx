import type { ReactNode } from "react";
import { More } from "./button.tsx";
import { useIsLeftOut } from "./low-data.ts";
import css from "./panel.css?inline";
import { Picture, type PictureProps } from "./picture.tsx";
import { Style } from "./style.tsx";

/** Background classes in order, so that neighbours differ. */
const grounds = ["g-green", "g-pink", "g-yellow"];

/** `sizes` for a third of the page; full width on phones. */
const layout = "(min-width: 80em) 400px, (min-width: 48em) 31vw, calc(100vw - 40px)";

type PanelProps = Record<"heading" | "href" | "text" | "more", string> & {
  place: number;
  /** Text below the others, such as the progress of a goal. */
  note?: string | undefined;
  picture?: PictureProps;
};

/**
 * A panel that is one link.
 * @param place index from 0
 */
export function Panel({ place, heading, href, text, more, note, picture }: PanelProps) {
  const isLeftOut = useIsLeftOut(picture ?? {});
  const isShown = picture !== undefined && !isLeftOut;
  return (
    <article className={`panel ${isShown ? "panel--pictured " : ""}${grounds[place % grounds.length]}`}>
      <div className="panel-text">
        <h3 className="t-2">
          <a href={href}>{heading}</a>
        </h3>
        <p>{text}</p>
        {note !== undefined && (
          <p>
            <b>{note}</b>
          </p>
        )}
        <More>{more}</More>
      </div>
      {isShown && <Picture {...picture} alt="" layout={layout} />}
    </article>
  );
}

/** Row of panels without gaps, curved at the lower edge from tablets up; one or two panels fill the row. */
export function Panels({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={`panels panels--${count}`}>
      <Style name="panel" css={css} />
      {children}
    </div>
  );
}
