import "./live-preview.css";
import { staffPublishing } from "content/staff-publishing.ts";
import { useEffect, useRef } from "react";

const words = staffPublishing.preview;

interface LivePreviewProps {
  /** Of the preview page, which shows the person's draft. */
  path: string;
  /** Counts the drafts that the server has. */
  round: number;
}

/** The public page of what is written, in a phone's frame; keeps its place while it changes. */
export function LivePreview({ path, round }: LivePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `${path}?draft`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per draft.
  useEffect(() => {
    if (round > 0 && frame.current) void refresh(frame.current, address);
  }, [round]);
  return (
    <aside className="live-preview" aria-label={words.title}>
      <p className="live-head">
        <b>{words.title}</b>
        <span>{words.phone}</span>
      </p>
      <iframe ref={frame} src={address} title={words.title} />
    </aside>
  );
}

/** Replaces the page's main part; a page with other style is loaded anew. */
async function refresh(frame: HTMLIFrameElement, address: string): Promise<void> {
  const shown = frame.contentDocument;
  const main = shown?.querySelector("main");
  if (!shown || !main) return;
  try {
    const answer = await fetch(address);
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = next.querySelector("main");
    if (!answer.ok || !fresh) return;
    if (styleOf(next) !== styleOf(shown)) frame.contentWindow?.location.reload();
    else main.replaceWith(shown.adoptNode(fresh));
  } catch {
    // Without a connection the preview stays as it was.
  }
}

const styleOf = (page: Document) => [...page.querySelectorAll("style")].map((style) => style.textContent).join();
