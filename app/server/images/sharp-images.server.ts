import type { Metadata, ResizeOptions, Sharp } from "sharp";
import { coverAreas, type RawPicture } from "./cover-areas.server.ts";
import { cutPicture, drawJpeg, inDrawingTurn } from "./draw-picture.server.ts";
import type { ImageMaker, MadePicture, MadeSize, PictureArea, PictureProblem, PictureShape } from "./image-maker.ts";
import { makeLogo } from "./make-logo.server.ts";

/** Of phones, cameras and design programs. SVG can contain scripts. */
const readable = ["jpeg", "png", "webp", "heif", "gif"];

/** 50 megapixels, far below a decompression bomb. */
const pixelLimit = 50_000_000;

/** Beyond any panorama; no layout could show it. */
const ratioLimit = 20;

/** The layouts' (design brief, section 8), without enlargement. */
const widths: Record<PictureShape, number[]> = {
  whole: [480, 800, 1200, 1600],
  portrait: [96, 192, 480],
  paper: [2000],
};

const cuts: Record<PictureShape, ResizeOptions> = {
  whole: { width: 1600, height: 1600, fit: "inside", withoutEnlargement: true },
  portrait: { width: 480, height: 480, fit: "cover", position: "attention" },
  paper: { width: 2000, height: 2000, fit: "inside", withoutEnlargement: true },
};

type SharpMaker = typeof import("sharp")["default"];

/** Loads twenty megabytes with the first picture. */
async function loadSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import("sharp");
  // On two cores, two threads would starve page requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Queue: the next picture waits for this one. */
let last: Promise<unknown> = Promise.resolve();

/** One picture and one size at a time: one core stays with page requests (bench/upload-while-serving.ts). */
export const sharpImages: ImageMaker = {
  make: (bytes, shape = "whole") => inTurn(() => makeOne(bytes, shape)),
  makeCovered: (bytes, areas, shape = "whole") => inTurn(() => makeOne(bytes, shape, areas)),
  readPixels: (bytes) => inTurn(() => readPixels(bytes)),
  // In a queue of their own: a messenger waits two seconds for a card, and an upload takes longer.
  draw: (svg, options) => inDrawingTurn(async () => drawJpeg(await loadSharp(), svg, options)),
  cut: async (bytes, area) => cutPicture(await loadSharp(), bytes, area),
  makeLogo: (bytes) => inTurn(async () => makeLogo(await loadSharp(), bytes)),
};

function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => {});
  return made;
}

const readOptions = { limitInputPixels: pixelLimit, failOn: "error", animated: false } as const;

async function makeOne(
  bytes: Uint8Array,
  shape: PictureShape,
  covered: PictureArea[] = [],
): ReturnType<ImageMaker["make"]> {
  const sharp = await loadSharp();
  const problem = await findProblem(sharp, bytes);
  if (problem !== undefined) return { problem };
  try {
    // Orientation first; sharp then drops metadata by default.
    const picture = sharp(bytes, readOptions).autoOrient().toColourspace("srgb").resize(cuts[shape]).raw();
    return await makeSizes(
      sharp,
      await coverAreas(sharp, await picture.toBuffer({ resolveWithObject: true }), covered),
      shape,
    );
  } catch {
    return { problem: "damaged" };
  }
}

async function makeSizes(sharp: SharpMaker, { data, info }: RawPicture, shape: PictureShape): Promise<MadePicture> {
  const { width, height, channels } = info;
  const source = () => sharp(data, { raw: { width, height, channels } });
  const sizes: MadeSize[] = [];
  for (const wide of new Set(widths[shape].map((wide) => Math.min(wide, width))))
    for (const [format, encode] of shape === "paper" ? paperEncoders : encoders)
      sizes.push({ format, width: wide, bytes: await encode(source().resize({ width: wide })).toBuffer() });
  return { width, height, dominantColor: await dominantColorOf(source()), sizes };
}

/** What keeps a file from being a picture of the site. */
async function findProblem(sharp: SharpMaker, bytes: Uint8Array): Promise<PictureProblem | undefined> {
  const facts = await readMetadata(sharp, bytes);
  if (facts?.format === undefined || !readable.includes(facts.format)) return "unknown";
  if (facts.width * facts.height > pixelLimit) return "pixels";
  if (Math.max(facts.width, facts.height) > ratioLimit * Math.min(facts.width, facts.height)) return "shape";
  if (facts.format === "heif" && facts.compression !== "av1") return "heic";
  return undefined;
}

async function readPixels(bytes: Uint8Array): ReturnType<ImageMaker["readPixels"]> {
  const sharp = await loadSharp();
  const problem = await findProblem(sharp, bytes);
  if (problem !== undefined) return { problem };
  try {
    const upright = onPage(sharp(bytes, readOptions).autoOrient().toColourspace("srgb").resize(cuts.whole));
    const { data, info } = await upright.normalise().raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels === 3) return { width, height, data };
    const coloured = sharp(data, { raw: { width, height, channels } }).toColourspace("srgb").removeAlpha();
    const made = await coloured.raw().toBuffer({ resolveWithObject: true });
    return made.info.channels === 3 ? { width, height, data: made.data } : { problem: "damaged" };
  } catch {
    return { problem: "damaged" };
  }
}

/** Mean colour, in sixteen steps per channel: enough for a second. */
async function dominantColorOf(picture: Sharp): Promise<string> {
  const point = await onPage(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  // A grey picture has one channel.
  const [red = 0, green = red, blue = red] = point;
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join("");
}

/** Undefined for a file that is no picture. */
async function readMetadata(sharp: SharpMaker, bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

const encoders: [MadeSize["format"], (picture: Sharp) => Sharp][] = [
  // More effort: half the speed, the same size.
  ["avif", (picture) => picture.avif({ quality: 50, effort: 1 })],
  ["webp", (picture) => picture.webp({ quality: 70, effort: 3 })],
  ["jpg", (picture) => onPage(picture).jpeg({ quality: 70, progressive: true })],
];

/** Handwriting stays legible. */
const paperEncoders: typeof encoders = [["jpg", (picture) => onPage(picture).jpeg({ quality: 80 })]];

/** On the page's colour: JPEG has no transparency. */
const onPage = (picture: Sharp) => picture.flatten({ background: "#fff7e8" });
