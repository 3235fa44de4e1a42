import { Icon } from "./icon.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import skeletonCss from "./skeleton.css?inline";
import { Style } from "./style.tsx";
import css from "./video.css?inline";

/** `sizes` for the page width without margins. */
const layout = "(min-width: 80em) 1200px, calc(100vw - 40px)";

type VideoFacadeProps = { href: string; title: string; note: string; poster: PictureProps; later?: boolean };

/**
 * Loads a video on click, as before that, no request reaches another site.
 * @param href address of the privacy-enhanced player
 * @param later true below the first screen
 */
export function VideoFacade({ href, title, note, poster, later = false }: VideoFacadeProps) {
  return (
    <div data-video={title}>
      <Style name="skeleton" css={skeletonCss} />
      <Style name="video" css={css} />
      <a className="facade" href={href}>
        <span className="facade-pic">
          <Picture {...poster} layout={layout} first={!later} />
          <span className="facade-btn">
            <Icon name="play" />
          </span>
        </span>
        <span className="facade-note">{note}</span>
      </a>
    </div>
  );
}
