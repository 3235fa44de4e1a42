import type { ReactNode } from "react";
import { More } from "./button.tsx";
import css from "./panel.css?inline";
import { Picture, type PictureProps } from "./picture.tsx";
import { Style } from "./style.tsx";

/** Grounds of neighbouring tiles, in turn: no two alike meet. */
const grounds = ["g-green", "g-pink", "g-yellow"];

/** How wide its picture is: a third of the page; on phones the page. */
const layout = "(min-width: 80em) 400px, (min-width: 48em) 31vw, calc(100vw - 40px)";

interface PanelProps {
  /** Place in its row, from 0. */
  place: number;
  heading: string;
  href: string;
  text: string;
  more: string;
  picture?: PictureProps;
}

/** One of the panels of a row; the whole panel is one link. */
export function Panel({ place, heading, href, text, more, picture }: PanelProps) {
  return (
    <article className={`panel ${grounds[place % grounds.length]}`}>
      <div className="panel-text">
        <h3 className="t-2">
          <a href={href}>{heading}</a>
        </h3>
        <p>{text}</p>
        <More>{more}</More>
      </div>
      {picture && <Picture {...picture} alt="" layout={layout} />}
    </article>
  );
}

/** Panels butted together: from tablets up the row smiles. */
export function Panels({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <Style name="panel" css={css} />
      <div className={count === 3 ? "panels panels--3" : "panels"}>{children}</div>
    </>
  );
}
