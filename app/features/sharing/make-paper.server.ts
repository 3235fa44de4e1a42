import { createHash } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import { makePdf } from "../../server/typesetting/set-pdf.server.ts";
import type { CardSpec } from "../cards/find-card.server.ts";
import type { Paper } from "../cards/paper.ts";
import { createBoundedCache } from "./bounded-cache.server.ts";
import { dressCard } from "./dress-card.server.ts";
import { layOutPoster, type PaperPage, type PrintWords } from "./layout-poster.server.ts";
import { layOutProgramme, layOutSlips } from "./layout-sheets.server.ts";

interface PaperText {
  words: PrintWords;
  paragraphs: string[];
  list: string[];
}

/** PDFs in memory: some twenty. */
const sheets = createBoundedCache(5_000_000);

/** 150 dots an inch: words and codes are shapes, and stay sharp. */
const groundPixels = 1240;

const nameOf = (spec: CardSpec, paper: Paper, text: PaperText): string =>
  createHash("sha256")
    .update(JSON.stringify([spec, paper, text]))
    .digest("hex");

/** A PDF that was made lately. */
export const cachedPaper = (spec: CardSpec, paper: Paper, text: PaperText) => sheets.find(nameOf(spec, paper, text));

/**
 * Makes a PDF, or finds the one that was made.
 * @returns undefined while too many wait
 * @throws StorageError
 */
export const makePaper = (ctx: AppContext, spec: CardSpec, paper: Paper, text: PaperText) =>
  sheets.make(nameOf(spec, paper, text), async () => {
    const dress = await dressCard(ctx, spec);
    const laidOut: PaperPage[] = await pagesOf[paper](spec, dress, text);
    const pages = [];
    for (const page of laidOut) {
      const ground = page.shapes.length === 0 ? undefined : await drawGround(ctx, page);
      if (page.shapes.length > 0 && ground === undefined) return undefined;
      pages.push({ ...page, ground });
    }
    return makePdf(pages, {
      title: spec.title,
      author: spec.name,
      at: ctx.clock.now(),
      size: paper === "poster-a5" ? "A5" : "A4",
      code: `${spec.origin}${encodeURI(spec.path)}`,
      ink: dress.colours.ink,
    });
  });

type LayOut = (spec: CardSpec, dress: Parameters<typeof layOutPoster>[1], text: PaperText) => Promise<PaperPage[]>;

const poster: LayOut = async (spec, dress, { words }) => [await layOutPoster(spec, dress, words)];

const pagesOf: Record<Paper, LayOut> = {
  "poster-a4": poster,
  "poster-a5": poster,
  programme: async (spec, dress, { words, paragraphs, list }) =>
    layOutProgramme(spec, dress, words, { paragraphs, list }),
  slip: async (spec, dress, { words }) => [layOutSlips(spec, dress, words)],
};

function drawGround(ctx: AppContext, { width, height, shapes }: PaperPage): Promise<Uint8Array | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${groundPixels}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.join("")}</svg>`;
  return ctx.images.draw(svg, { width: groundPixels, maxBytes: 400_000 });
}
