import { staffEditor as words } from "content/staff-editor.ts";
import { Icon } from "../../ui/icon.tsx";
import { MediaField } from "./media-field.tsx";
import type { MediaView } from "./media-views.ts";

/** Shows a film without a request to its site. */
export function FilmBlock({ view }: { view: MediaView }) {
  return (
    <>
      <p className="ed-film-poster">
        <Icon name="play" />
        <span>{view.node.attrs.address}</span>
      </p>
      <p className="small muted">{words.filmNote}</p>
      <div className="ed-media-fields">
        <MediaField view={view} name="caption" label={words.caption} />
        <MediaField view={view} name="title" label={words.filmTitle} />
      </div>
    </>
  );
}
