import type { ReactNode } from "react";
import css from "./detail.css?inline";
import { Flag } from "./flag.tsx";
import { Icon } from "./icon.tsx";
import { useIsLeftOut } from "./save-data.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { Style } from "./style.tsx";

/** As wide as a page gets, and a page without its edges. */
const wholeWidth = "(min-width: 80em) 1200px, calc(100vw - 40px)";
/** Three in a row, on phones two. */
const gridWidth = "(min-width: 80em) 380px, (min-width: 48em) 30vw, calc(50vw - 28px)";

/** The page of one thing, with the way back to its list. */
export function Detail({ back, children }: { back: { href: string; label: string }; children: ReactNode }) {
  return (
    <>
      <DetailStyle />
      <article className="wrap page">
        <p className="crumb">
          <a href={back.href}>
            <Icon name="back" />
            {back.label}
          </a>
        </p>
        <div className="detail">{children}</div>
      </article>
    </>
  );
}

/** The rules of detail pages, for lists that borrow their wide picture. */
export function DetailStyle() {
  return <Style name="detail" css={css} />;
}

/** A wide picture, its lower edge a shallow smile. One that the words beside it need no telling of has no words. */
export function LeadPicture({ picture, first, layout = wholeWidth }: LeadPictureProps) {
  const inText = picture.alt !== "";
  if (useIsLeftOut(picture, inText)) return null;
  return (
    <figure className="lead-img">
      <Picture {...picture} first={first} inText={inText} layout={layout} />
    </figure>
  );
}

interface LeadPictureProps {
  picture: PictureProps;
  first?: boolean;
  /** How wide it is shown, where it has not the page to itself. */
  layout?: string;
}

/** The further pictures of a thing. */
export function PictureGrid({ pictures }: { pictures: PictureProps[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid-imgs">
      {pictures.map((picture) => (
        <Flag key={picture.src} picture={{ ...picture, inText: true, layout: gridWidth }} />
      ))}
    </div>
  );
}

/** Paragraphs, the first of them large; each may carry links, emphasis, lists and headings. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place.
        <RichText key={place} text={paragraph} lede={place === 0} />
      ))}
    </div>
  );
}
