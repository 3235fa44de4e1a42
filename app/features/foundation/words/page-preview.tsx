import { staffPages } from "content/staff-pages.ts";
import { useEffect, useRef } from "react";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { readSentence, sentenceHolders } from "../../../values/sentence-holders.ts";
import "./page-preview.css";

const words = staffPages.side;

/** Public pages that have a preview with the words that wait, below `/admin/preview`. */
export const previewedPaths: readonly string[] = [
  "/",
  "/about",
  "/what-we-do",
  "/media",
  "/contact",
  "/donate",
  "/blog",
  "/events",
  "/newsletter",
  "/newsletter/unsubscribe",
  "/privacy",
  "/safeguarding",
];

/** Marks the sentence of the field in hand in the framed page, and brings it into sight. */
function markSentence(frame: HTMLIFrameElement | null, said: string): void {
  const page = frame?.contentDocument;
  for (const marked of page?.querySelectorAll<HTMLElement>("[data-marked]") ?? []) {
    marked.style.outline = "";
    delete marked.dataset.marked;
  }
  const text = said.replace(/\s+/g, " ").trim();
  if (text.length < 3) return;
  const all = [...(page?.querySelectorAll<HTMLElement>(sentenceHolders) ?? [])];
  const found =
    all.find((element) => readSentence(element) === text) ??
    all.filter((element) => readSentence(element).includes(text)).at(-1);
  if (found === undefined) return;
  found.dataset.marked = "";
  found.style.outline = "3px dashed currentColor";
  found.scrollIntoView({ block: "center" });
}

interface PagePreviewProps {
  label: string;
  path: string;
  /** Version of the page's words. A new version loads the preview again. */
  version: string;
}

/** A page as it is saved, beside the form of its words; wide screens alone load it. */
export function PagePreview({ label, path, version }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const mark = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        markSentence(frame.current, target.value);
      else if (target instanceof HTMLElement && target.isContentEditable)
        markSentence(frame.current, target.textContent);
    };
    document.addEventListener("focusin", mark);
    return () => document.removeEventListener("focusin", mark);
  }, []);
  return (
    <RoomSide id="page-preview" lede={words.lede}>
      <div className="page-frame">
        <iframe ref={frame} key={version} title={words.frame(label)} loading="lazy" src={`/admin/preview${path}`} />
      </div>
    </RoomSide>
  );
}
