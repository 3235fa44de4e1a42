import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import skeletonCss from "./skeleton.css?inline";
import { Style } from "./style.tsx";
import css from "./video.css?inline";

interface VideoFacadeProps {
  /** Address of the film in its privacy-enhanced player. */
  href: string;
  title: string;
  note: string;
  poster: { src: string; alt: string; width: number; height: number };
}

/** A picture with a play button. Nothing is asked of another site before the tap. */
export function VideoFacade({ href, title, note, poster }: VideoFacadeProps) {
  return (
    <>
      <Style name="skeleton" css={skeletonCss} />
      <Style name="video" css={css} />
      <div data-video={title}>
        <a className="facade" href={href}>
          <span className="facade-pic">
            <Picture {...poster} first />
            <span className="facade-btn">
              <Icon name="play" />
            </span>
          </span>
          <span className="facade-note">{note}</span>
        </a>
      </div>
    </>
  );
}
