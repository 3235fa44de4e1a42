import "./live-preview.css";
import { staffPublishing } from "content/staff-publishing.ts";
import { useEffect, useRef, useState } from "react";
import { useOnChange } from "../../ui/use-on-change.ts";

const words = staffPublishing.preview;

interface LivePreviewProps {
  /** Path of the preview page, which shows the person's draft. */
  path: string;
  /** Counts the drafts that the server has. */
  round: number;
}

/** Window from which there is room for the page of a desk, too. */
const huge = "(min-width: 100em)";

function useIsHuge(): boolean {
  const [isHuge, setIsHuge] = useState(false);
  useEffect(() => {
    const query = matchMedia(huge);
    const follow = () => setIsHuge(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isHuge;
}

/** The public page of what is written, in a phone's frame; in a wide window in a desk's, too. */
export function LivePreview(props: LivePreviewProps) {
  const isHuge = useIsHuge();
  return (
    <aside className="live-preview" aria-label={words.title} data-region tabIndex={-1}>
      <p className="live-head">
        <b>{words.title}</b>
        <span>{isHuge ? words.both : words.phone}</span>
      </p>
      <div className="live-frames">
        {isHuge && <Frames {...props} className="live-desk" title={words.onDesk} />}
        <Frames {...props} className="live-frame" title={words.title} />
      </div>
    </aside>
  );
}

/**
 * Two frames take turns: the next state loads behind the one that is seen, and appears at the same place of the page.
 */
function Frames({ path, round, className, title }: LivePreviewProps & { className: string; title: string }) {
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  const [seen, setSeen] = useState(0);
  const [loading, setLoading] = useState<{ frame: number; round: number }>();
  useOnChange([round], () => {
    if (round > 0) setLoading({ frame: 1 - seen, round });
  });
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
    <div className={className}>
      {frames.map((frame, index) => {
        // A frame that was loaded keeps its address: another would load it again.
        const address = loading?.frame === index ? addressOf(index) : (addresses.current[index] ?? addressOf(index));
        addresses.current[index] = address;
        return (
          <iframe
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always two.
            key={index}
            ref={frame}
            src={address}
            title={title}
            hidden={address === undefined}
            inert={index !== seen}
            onLoad={() => show(index)}
          />
        );
      })}
    </div>
  );
}
