import { removeLink, setLink } from "./commands.ts";
import { FilmBar, LinkBar } from "./link-bar.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { RichText } from "./use-rich-text.ts";

/** Actions that add media; undefined where the text allows none. */
export interface MediaActs {
  onPhoto: (() => void) | undefined;
  onFilm: (() => void) | undefined;
}

interface EditorDockProps extends MediaActs {
  text: RichText;
  id: string;
}

/** Bars that stay visible above a long text: the toolbar and the address field. */
export function EditorDock({ text, id, ...mediaActs }: EditorDockProps) {
  const { details, asked, ask, answer, run, onLink, media } = text;
  return (
    <div className="ed-dock">
      <div className="ed-bars">
        {details && <Toolbar details={details} run={run} onLink={onLink} {...mediaActs} controls={id} />}
        {asked?.for === "link" && (
          <LinkBar
            href={asked.href}
            onSet={(href) => answer(setLink(href))}
            onRemove={() => answer(removeLink)}
            onCancel={() => answer()}
          />
        )}
        {asked?.for === "film" && (
          <FilmBar
            onSet={(address) => {
              ask(undefined);
              media.addFilm(address);
            }}
            onCancel={() => answer()}
          />
        )}
      </div>
    </div>
  );
}
