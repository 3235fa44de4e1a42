import { staffPages } from "content/staff-pages.ts";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
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

interface PagePreviewProps {
  label: string;
  path: string;
  /** Version of its words: another one is loaded anew. */
  version: string;
}

/** A page as it is saved, beside the form of its words; wide screens alone load it. */
export function PagePreview({ label, path, version }: PagePreviewProps) {
  return (
    <RoomSide id="page-preview" lede={words.lede}>
      <div className="page-frame">
        <iframe key={version} title={words.frame(label)} loading="lazy" src={`/admin/preview${path}`} />
      </div>
    </RoomSide>
  );
}
