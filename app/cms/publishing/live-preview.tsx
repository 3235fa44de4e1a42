import "./live-preview.css";
import { staffPublishing } from "content/staff-publishing.ts";
import { useEffect, useRef, useState } from "react";

const words = staffPublishing.preview;

interface LivePreviewProps {
  /** Path of the preview page, which shows the person's draft. */
  path: string;
  /** Counts the drafts that the server has. */
  round: number;
}

/**
 * The public page of what is written, in a phone's frame. Two frames take turns: the next state loads behind the one
 * that is seen, and appears at the same place of the page.
 */
export function LivePreview({ path, round }: LivePreviewProps) {
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  const [seen, setSeen] = useState(0);
  const [loading, setLoading] = useState<{ frame: number; round: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per draft.
  useEffect(() => {
    if (round > 0) setLoading({ frame: 1 - seen, round });
  }, [round]);
  const show = (frame: number) => {
    if (loading?.frame !== frame) return;
    const next = frames[frame]?.current?.contentWindow;
    const before = frames[seen]?.current?.contentWindow;
    next?.scrollTo({ top: before?.scrollY ?? 0, behavior: "instant" });
    setSeen(frame);
    setLoading(undefined);
  };
  const addressOf = (frame: number) => {
    if (loading?.frame === frame) return `${path}?draft=${loading.round}`;
    return frame === 0 ? `${path}?draft` : undefined;
  };
  const addresses = useRef<(string | undefined)[]>([]);
  return (
    <aside className="live-preview" aria-label={words.title}>
      <p className="live-head">
        <b>{words.title}</b>
        <span>{words.phone}</span>
      </p>
      <div className="live-frame">
        {frames.map((frame, place) => {
          // A frame that was loaded keeps its address: another would load it again.
          const address = loading?.frame === place ? addressOf(place) : (addresses.current[place] ?? addressOf(place));
          addresses.current[place] = address;
          return (
            <iframe
              // biome-ignore lint/suspicious/noArrayIndexKey: there are always two.
              key={place}
              ref={frame}
              src={address}
              title={words.title}
              hidden={address === undefined}
              inert={place !== seen}
              onLoad={() => show(place)}
            />
          );
        })}
      </div>
    </aside>
  );
}
