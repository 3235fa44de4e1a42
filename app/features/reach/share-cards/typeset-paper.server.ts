import { makePdf } from "../../../server/typesetting/set-pdf.server.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import type { Paper } from "../../media/cards/paper.ts";
import type { CardStyle } from "./card-parts.server.ts";
import { layoutPoster, type PaperPage, type PrintWords } from "./layout-poster.server.ts";
import { layoutProgramme, layoutSlips } from "./layout-sheets.server.ts";

export interface PaperText {
  words: PrintWords;
  paragraphs: string[];
  list: string[];
}

/** Width of the background in pixels (150 dpi); texts and QR codes are vectors. */
const groundPixels = 1240;

type LayoutPaper = (spec: CardSpec, style: CardStyle, text: PaperText) => Promise<PaperPage[]>;

const poster: LayoutPaper = async (spec, style, { words }) => [await layoutPoster(spec, style, words)];

const pagesOf: Record<Paper, LayoutPaper> = {
  "poster-a4": poster,
  "poster-a5": poster,
  programme: async (spec, style, { words, paragraphs, list }) =>
    layoutProgramme(spec, style, words, { paragraphs, list }),
  slip: async (spec, style, { words }) => [layoutSlips(spec, style, words)],
};

/** Functions of the main thread that the background thread calls to get pictures. */
export interface PaperAsks extends Pick<CardStyle, "picture"> {
  /** @returns a JPEG; undefined if too many requests wait */
  drawGround(svg: string, width: number): Promise<Uint8Array | undefined>;
}

/** Makes a PDF in the background thread. @returns undefined if too many pictures wait */
export async function typesetPaper(
  spec: CardSpec,
  paper: Paper,
  text: PaperText,
  style: Omit<CardStyle, "picture">,
  at: Date,
  { picture, drawGround }: PaperAsks,
): Promise<Uint8Array | undefined> {
  const laidOut = await pagesOf[paper](spec, { ...style, picture }, text);
  const pages = [];
  for (const page of laidOut) {
    const ground = page.shapes.length === 0 ? undefined : await drawGround(groundOf(page), groundPixels);
    if (page.shapes.length > 0 && ground === undefined) return undefined;
    pages.push({ ...page, ground });
  }
  return makePdf(pages, {
    title: spec.title,
    author: spec.name,
    at,
    size: paper === "poster-a5" ? "A5" : "A4",
    code: `${spec.origin}${encodeURI(spec.path)}`,
    ink: style.colours.ink,
  });
}

const groundOf = ({ width, height, shapes }: PaperPage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${groundPixels}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.join("")}</svg>`;
