import poster from "content/art/poster.svg";
import shield from "../../../ui/art/shield.svg";
import { Prose } from "../../../ui/detail.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import { VideoFacade } from "../../../ui/video-facade.tsx";
import type { FilmBlock, PhotoBlock } from "../../../values/media-block.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { ShownPicture } from "../../../values/public-picture.ts";
import { embedAddress } from "../../../values/video-address.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./media-prose.css?inline";
import type { ShownPhotos } from "./photo.ts";

/** Width of the text; narrower beside an aside. */
const layout = "(min-width: 48em) 640px, calc(100vw - 40px)";

const posterArt = { src: poster, alt: "", width: 960, height: 540 };

type MediaProseProps = { paragraphs: string[]; photos: ShownPhotos<ShownPicture>; hasLede?: boolean | undefined };

/** Renders paragraphs with photos and films between them. @param photos shown photos, by id */
export function MediaProse({ paragraphs, photos, hasLede }: MediaProseProps) {
  return (
    <Prose
      paragraphs={paragraphs}
      hasLede={hasLede}
      media={(block) =>
        block.kind === "film" ? <Film {...block} /> : <PhotoFigure {...block} photo={photos[block.id]} />
      }
    />
  );
}

/** Renders nothing without consent or description, and a drawing instead of a withdrawn photo. */
function PhotoFigure({ photo, alt, caption }: PhotoBlock & { photo: ShownPicture | "gone" | undefined }) {
  const { photos: words } = useWords("article");
  if (photo === "gone")
    return (
      <figure className="gone">
        <Style name="media-prose" layer="feature" css={css} />
        <img src={shield} width="96" height="76" alt="" />
        <p>
          <b>{words.gone}</b> {words.goneWhy}
        </p>
      </figure>
    );
  const description = alt || photo?.alt;
  if (photo === undefined || !description) return null;
  return (
    <figure>
      <Style name="media-prose" layer="feature" css={css} />
      <Picture {...photo} focus={undefined} alt={description} inText layout={layout} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Film({ address, title, caption }: FilmBlock) {
  const { films: words } = useWords("article");
  const href = embedAddress(address);
  if (href === undefined) return null;
  return (
    <figure>
      <Style name="media-prose" layer="feature" css={css} />
      <VideoFacade
        href={href}
        title={title || words.untitled}
        note={title ? fillPlaces(words.play, { title }) : words.playUntitled}
        poster={posterArt}
        later
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
