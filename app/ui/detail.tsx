import type { ReactNode } from "react";
import css from "./detail.css?inline";
import { Flag } from "./flag.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { Style } from "./style.tsx";

interface Picturesque {
  src: string;
  alt: string;
  width: number;
  height: number;
}

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

/** A wide picture, its lower edge a shallow smile. */
export function LeadPicture({ picture, first }: { picture: Picturesque; first?: boolean }) {
  return (
    <figure className="lead-img">
      <Picture {...picture} first={first} />
    </figure>
  );
}

/** The further pictures of a thing. */
export function PictureGrid({ pictures }: { pictures: Picturesque[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid-imgs">
      {pictures.map((picture) => (
        <Flag key={picture.src} picture={picture} />
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
