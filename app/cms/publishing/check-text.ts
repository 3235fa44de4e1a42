import { parseMarkdown } from "../../ui/rich-text.tsx";
import type { PhotoState } from "../../values/photo-state.ts";
import type { MissingPart, Rejection, WordQuestion } from "../../values/staff-form-result.ts";
import type { AccessFinding } from "./check-access.ts";

/** What the checks before publishing found. */
export interface PublishFacts {
  /** What saving would refuse now. */
  rejections: Rejection[];
  /** Set for content types only: a fixed page has fields alone. */
  hasTitle?: boolean;
  /** The field of a fixed page whose text has headings and links. */
  textField?: string;
  photos: {
    count: number;
    /** Field names of what is missing. */
    withoutAlt: string[];
    withoutConsent: string[];
    /** How many of the photographs visitors see once the form is saved, and how the others stand. */
    states: Record<PhotoState, number>;
    /** How many of those that are shown have no count of their faces. */
    uncounted: number;
    /** How many of those have more faces than consents. */
    withMoreFaces: number;
    /** A setting switches counting off. */
    isCountingOff?: boolean;
  };
  headings: { count: number; empty?: number; skipped?: number };
  links: { count: number; dead: string[] };
  /** Size of the photos as a phone loads them; undefined without any. */
  photoBytes?: number;
  /** What the words guard asks. */
  questions?: WordQuestion[];
  /** The foundation's country, if the words guard does not know its places. */
  unguarded?: string | undefined;
  /** Some of its texts are in a language that the words guard does not read. */
  isUnread?: boolean;
  /** What a sensitive story lacks, and pictures that do not say what is in them. */
  missing?: MissingPart[];
  /** What some people could not read. */
  access?: AccessFinding[];
  /** The share card as messengers show it; undefined for a type without a page of its own. */
  card?: { title: string; description?: string | undefined; image?: string | undefined; address: string };
}

export interface PhotoToCheck {
  alt: string;
  state: PhotoState;
  /** It waits for an answer. */
  isAsked: boolean;
  isDrawing: boolean;
  /** Its faces were counted. */
  isCounted: boolean;
  /** More faces than people who said yes. */
  hasMoreFaces: boolean;
  fields: { alt: string; consent: string };
}

/** Photos of the form, and of its text. */
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

/** The headings of a text, and its links. Pages show two levels; a lower one needs a higher one before it. */
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
