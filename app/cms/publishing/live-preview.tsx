import "./live-preview.css";
import { staffPublishing } from "content/staff-publishing.ts";
import { useEffect, useRef, useState } from "react";
import { useOnChange } from "../../ui/use-on-change.ts";

const words = staffPublishing.preview;

interface LivePreviewProps {
  path: string;
  round: number;
}

/** Minimum width of a window with a desktop preview. */
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

/** Shows a preview of the draft in a phone's frame; wide windows add a desktop frame. */
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

/** Alternates two frames. The next draft loads behind the visible one, at the same scroll position. */
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
        // A loaded frame keeps its address, as a new one would load the page again.
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
