import type { article } from "content/lists.ts";
import { Style } from "../../../ui/style.tsx";
import { writeBytes } from "../../../values/bytes.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./listen.css?inline";
import { type Recording, writeLength } from "./recording.ts";

interface ListenProps {
  recordings: Recording[];
  isBand?: boolean;
}

export const ListenBand = ({ recordings }: Pick<ListenProps, "recordings">) => (
  <Listen recordings={recordings} isBand />
);

/** Plays a page's recordings in the browser's own player. Nothing is loaded before the visitor starts it. */
export function Listen({ recordings, isBand = false }: ListenProps) {
  const { listen: words } = useWords("article");
  const isInUse = useIsInUse("recordings");
  if (!isInUse || recordings.length === 0) return null;
  const section = <Players recordings={recordings} words={words} />;
  return isBand ? <div className="wrap listen-band">{section}</div> : section;
}

/** The same for staff pages, which hand over the words. */
export const Players = ({ recordings, words }: { recordings: Recording[]; words: typeof article.listen }) => (
  <section className="listen">
    <Style name="listen" layer="feature" css={css} />
    <h2 className="t-3">{words.heading}</h2>
    {recordings.map(({ src, language, seconds, bytes }) => {
      const length = writeLength(seconds);
      const about = fillPlaces(words.about, { language, length, size: writeBytes(bytes) });
      return (
        <figure key={src}>
          <figcaption>{about}</figcaption>
          {/* biome-ignore lint/a11y/useMediaCaption: it reads the text of the page aloud. */}
          <audio controls preload="none" src={src} aria-label={about} />
        </figure>
      );
    })}
    <p className="small muted">{words.note}</p>
  </section>
);
