import { Fragment, type ReactNode } from "react";
import { type FilmBlock, firstWords, type PhotoBlock, readMediaBlock } from "../values/media-block.ts";
import css from "./detail.css?inline";
import { Icon } from "./icon.tsx";
import { useIsLeftOut } from "./low-data.ts";
import { Flag, Picture, type PictureProps } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { Style } from "./style.tsx";

/** `sizes` for the page width without margins. */
const wholeWidth = "(min-width: 80em) 1200px, calc(100vw - 40px)";
/** `sizes` for three columns; two on phones. */
const gridWidth = "(min-width: 80em) 380px, (min-width: 48em) 30vw, calc(50vw - 28px)";

type CrumbProps = { href: string; label: string };

/** Link back to the list; needs `DetailStyle`. */
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

/** Style of detail pages, and of lists with the same wide picture. */
export function DetailStyle() {
  return <Style name="detail" css={css} />;
}

type LeadPictureProps = { picture: PictureProps; first?: boolean; layout?: string; caption?: string };

/**
 * A wide picture, curved at its lower edge; decorative without alt text.
 * @param layout value of `sizes`, if not the page width
 */
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
          // With an odd number of pictures, the first fills a row on phones.
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
  /** False for a page whose header contains the introduction. */
  hasLede?: boolean | undefined;
}

/** Markdown, photos and films; the first paragraph is the introduction. */
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
