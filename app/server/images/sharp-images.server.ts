import type { Metadata, ResizeOptions, Sharp } from "sharp";
import type { ImageMaker, MadeSize, PictureShape } from "./image-maker.ts";

/** What a phone, a camera or a design program sends. SVG is a program and never taken. */
const readable = ["jpeg", "png", "webp", "heif", "gif"];

/** The most pixels that a picture may have: 50 megapixels, far below what a decompression bomb needs. */
const pixelLimit = 50_000_000;

/** How many times as long as wide a picture may be: more than any panorama, and no layout could show it. */
const ratioLimit = 20;

/** The widths that layouts use (design brief, section 8); a picture is never made larger than it came. */
const widths: Record<PictureShape, number[]> = { whole: [480, 800, 1200, 1600], portrait: [96, 192, 480] };

/** The largest of them, and how each shape is cut to it. */
const cuts: Record<PictureShape, ResizeOptions> = {
  whole: { width: 1600, height: 1600, fit: "inside", withoutEnlargement: true },
  portrait: { width: 480, height: 480, fit: "cover", position: "attention" },
};

type SharpMaker = typeof import("sharp")["default"];

/** The library is loaded for the first picture: until then its twenty megabytes are free for other things. */
async function loadSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import("sharp");
  // Two pictures at a time would starve the pages that are being served on two cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The picture that is being made, or was made last: the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes pictures with sharp, in a thread of its own, one after another and one size after another: whoever sends ten
 * photographs leaves a core to those who read (bench/upload-while-serving.ts).
 */
export const sharpImages: ImageMaker = {
  make(bytes, shape = "whole") {
    const made = last.then(() => makeOne(bytes, shape));
    last = made.catch(() => {});
    return made;
  },
};

async function makeOne(bytes: Uint8Array, shape: PictureShape): ReturnType<ImageMaker["make"]> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: pixelLimit, failOn: "error", animated: false } as const;
  const facts = await readFacts(sharp, bytes);
  if (facts?.format === undefined || !readable.includes(facts.format)) return { problem: "unknown" };
  if (facts.width * facts.height > pixelLimit) return { problem: "pixels" };
  if (Math.max(facts.width, facts.height) > ratioLimit * Math.min(facts.width, facts.height))
    return { problem: "shape" };
  if (facts.format === "heif" && facts.compression !== "av1") return { problem: "heic" };
  try {
    // Upright first, then without metadata: sharp writes none unless it is asked to.
    const upright = await sharp(bytes, options)
      .autoOrient()
      .toColourspace("srgb")
      .resize(cuts[shape])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const source = () => sharp(upright.data, { raw: { width, height, channels } });
    const wanted = [...new Set(widths[shape].map((wide) => Math.min(wide, width)))];
    const sizes: MadeSize[] = [];
    for (const wide of wanted) sizes.push(...(await makeSize(source, wide)));
    return { width, height, tone: await toneOf(source()), sizes };
  } catch {
    return { problem: "damaged" };
  }
}

/** The mean of all its points. Sixteen steps of each colour are enough for what is seen for a second. */
async function toneOf(picture: Sharp): Promise<string> {
  const point = await picture.flatten({ background: "#fff7e8" }).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  // A grey picture has one value for all three.
  const [red = 0, green = red, blue = red] = point;
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join("");
}

/** What the file says of itself; undefined for what is no picture at all. */
async function readFacts(sharp: SharpMaker, bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

async function makeSize(source: () => Sharp, width: number): Promise<MadeSize[]> {
  const resized = source().resize({ width });
  // More effort halves the speed for the same number of bytes.
  const avif = await resized.clone().avif({ quality: 50, effort: 1 }).toBuffer();
  const webp = await resized.clone().webp({ quality: 70, effort: 3 }).toBuffer();
  // JPEG knows no transparency: what shines through is the colour of the page.
  const jpg = await resized
    .clone()
    .flatten({ background: "#fff7e8" })
    .jpeg({ quality: 70, progressive: true })
    .toBuffer();
  return [
    { format: "avif", width, bytes: avif },
    { format: "webp", width, bytes: webp },
    { format: "jpg", width, bytes: jpg },
  ];
}
