import { parseMarkdown } from "../../ui/rich-text.tsx";
import type { PhotoState } from "../../values/photo-state.ts";
import type { MissingPart, Rejection, WordQuestion } from "../../values/staff-form-result.ts";
import type { AccessFinding } from "./check-access.ts";

/** Findings of the checks before publishing. */
export interface PublishFacts {
  rejections: Rejection[];
  /** Undefined for a fixed page, which has only texts. */
  hasTitle?: boolean;
  /** Field of a fixed page whose text has headings and links. */
  textField?: string;
  photos: {
    count: number;
    withoutAlt: string[];
    withoutConsent: string[];
    states: Record<PhotoState, number>;
    uncounted: number;
    withMoreFaces: number;
    isCountingOff?: boolean;
  };
  headings: { count: number; empty?: number; skipped?: number };
  links: { count: number; dead: string[] };
  /** Total bytes of the photos on a phone. */
  photoBytes?: number;
  questions?: WordQuestion[];
  /** The country's name if the words guard does not know its places. */
  unguarded?: string | undefined;
  isUnread?: boolean;
  /** Missing parts of a sensitive story, and photos without a description. */
  missing?: MissingPart[];
  access?: AccessFinding[];
  /** Preview in messengers; undefined for a type without pages. */
  card?: { title: string; description?: string | undefined; image?: string | undefined; address: string };
}

export interface PhotoToCheck {
  alt: string;
  state: PhotoState;
  isAsked: boolean;
  isDrawing: boolean;
  isCounted: boolean;
  hasMoreFaces: boolean;
  fields: { alt: string; consent: string };
}

/** Checks photos of the form and its texts. */
export function checkPhotos(photos: PhotoToCheck[]): PublishFacts["photos"] {
  const photographs = photos.filter(({ isDrawing }) => !isDrawing);
  const shown = photographs.filter(({ state }) => state === "shown");
  const countOf = (wanted: PhotoState) => photographs.filter(({ state }) => state === wanted).length;
  return {
    count: photos.length,
    withoutAlt: photographs.filter(({ alt }) => alt.trim() === "").map(({ fields }) => fields.alt),
    withoutConsent: photographs.filter(({ isAsked }) => isAsked).map(({ fields }) => fields.consent),
    states: { shown: countOf("shown"), gone: countOf("gone"), waits: countOf("waits") },
    uncounted: shown.filter(({ isCounted }) => !isCounted).length,
    withMoreFaces: shown.filter(({ hasMoreFaces }) => hasMoreFaces).length,
  };
}

/** Returns a text's headings and links. Pages show two levels of headings; a lower one needs a higher one before it. */
export function readOutline(texts: string[]): { headings: PublishFacts["headings"]; links: string[] } {
  const nodes = texts.flatMap((text) => parseMarkdown(text) ?? []);
  const headings = nodes.filter((node) => node.type === "heading");
  const first = headings.findIndex(({ depth }) => depth <= 2);
  const skipped = headings.findIndex(({ depth }, index) => depth > 2 && (first < 0 || index < first));
  const empty = headings.findIndex(({ children }) => children.length === 0);
  return {
    headings: { count: headings.length, ...(empty >= 0 && { empty }), ...(skipped >= 0 && { skipped }) },
    links: [...new Set(nodes.flatMap(linksIn))],
  };
}

type Node = NonNullable<ReturnType<typeof parseMarkdown>>[number];

function linksIn(node: Node): string[] {
  const own = node.type === "link" ? [node.url] : [];
  return "children" in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}
