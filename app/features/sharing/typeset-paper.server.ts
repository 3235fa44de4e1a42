import { makePdf } from "../../server/typesetting/set-pdf.server.ts";
import type { CardSpec } from "../cards/find-card.server.ts";
import type { Paper } from "../cards/paper.ts";
import type { Dress } from "./card-parts.server.ts";
import { layOutPoster, type PaperPage, type PrintWords } from "./layout-poster.server.ts";
import { layOutProgramme, layOutSlips } from "./layout-sheets.server.ts";

export interface PaperText {
  words: PrintWords;
  paragraphs: string[];
  list: string[];
}

/** 150 dots an inch: words and codes are shapes, and stay sharp. */
const groundPixels = 1240;

type LayOut = (spec: CardSpec, dress: Dress, text: PaperText) => Promise<PaperPage[]>;

const poster: LayOut = async (spec, dress, { words }) => [await layOutPoster(spec, dress, words)];

const pagesOf: Record<Paper, LayOut> = {
  "poster-a4": poster,
  "poster-a5": poster,
  programme: async (spec, dress, { words, paragraphs, list }) =>
    layOutProgramme(spec, dress, words, { paragraphs, list }),
  slip: async (spec, dress, { words }) => [layOutSlips(spec, dress, words)],
};

/** What the thread asks of the other: pixels. */
export interface PaperAsks extends Pick<Dress, "picture"> {
  /** @returns a JPEG; undefined while too many wait */
  drawGround(svg: string, width: number): Promise<Uint8Array | undefined>;
}

/** Runs in the background thread. @returns a PDF; undefined while too many pictures wait */
export async function typesetPaper(
  spec: CardSpec,
  paper: Paper,
  text: PaperText,
  dress: Omit<Dress, "picture">,
  at: Date,
  { picture, drawGround }: PaperAsks,
): Promise<Uint8Array | undefined> {
  const laidOut = await pagesOf[paper](spec, { ...dress, picture }, text);
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
    ink: dress.colours.ink,
  });
}

const groundOf = ({ width, height, shapes }: PaperPage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${groundPixels}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.join("")}</svg>`;
