import { Fragment, type ReactNode } from "react";
import { type FilmBlock, firstWords, type PhotoBlock, readMediaBlock } from "../values/media-block.ts";
import css from "./detail.css?inline";
import { Icon } from "./icon.tsx";
import { useIsLeftOut } from "./low-data.ts";
import { Flag, Picture, type PictureProps } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { Style } from "./style.tsx";

/** Page width, without margins. */
const wholeWidth = "(min-width: 80em) 1200px, calc(100vw - 40px)";
/** Three columns; two on phones. */
const gridWidth = "(min-width: 80em) 380px, (min-width: 48em) 30vw, calc(50vw - 28px)";

type CrumbProps = { href: string; label: string };

/** The way back; needs `DetailStyle`. */
export function Crumb({ href, label }: CrumbProps) {
  return (
    <p className="crumb">
      <a href={href}>
        <Icon name="back" />
        {label}
      </a>
    </p>
  );
}

export function Detail({ back, children }: { back: CrumbProps; children: ReactNode }) {
  return (
    <article className="wrap page">
      <DetailStyle />
      <Crumb {...back} />
      <div className="detail">{children}</div>
    </article>
  );
}

/** Style of details, for lists with the same wide picture. */
export function DetailStyle() {
  return <Style name="detail" css={css} />;
}

type LeadPictureProps = { picture: PictureProps; first?: boolean; layout?: string; caption?: string };

/** Curved below. Decorative without alt text. @param layout where not the page's width */
export function LeadPicture({ picture, first, layout = wholeWidth, caption = "" }: LeadPictureProps) {
  const inText = picture.alt !== "";
  if (useIsLeftOut(picture, inText)) return null;
  const shown = <Picture {...picture} first={first} inText={inText} layout={layout} />;
  if (caption === "") return <figure className="lead-img">{shown}</figure>;
  return (
    <figure>
      <div className="lead-img">{shown}</div>
      <figcaption className="lead-told">{caption}</figcaption>
    </figure>
  );
}

export function PictureGrid({ pictures }: { pictures: PictureProps[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid-imgs">
      {pictures.map((picture, index) => (
        <Flag
          key={picture.src}
          // The first of an odd number fills a row of phones.
          className={index === 0 && pictures.length % 2 === 1 ? "grid-wide" : undefined}
          picture={{ ...picture, inText: true, layout: gridWidth }}
        />
      ))}
    </div>
  );
}

interface ProseProps {
  paragraphs: string[];
  media(block: PhotoBlock | FilmBlock): ReactNode;
  /** False for a page whose head has the lede. */
  hasLede?: boolean | undefined;
}

/** Markdown, photos and films; the first paragraph is the lede. */
export function Prose({ paragraphs, media, hasLede = true }: ProseProps) {
  const lede = hasLede ? paragraphs.indexOf(firstWords(paragraphs) ?? "") : -1;
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => {
        const block = readMediaBlock(paragraph);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place.
          <Fragment key={index}>{block ? media(block) : <RichText text={paragraph} lede={index === lede} />}</Fragment>
        );
      })}
    </div>
  );
}
