import type { Metadata, ResizeOptions, Sharp } from "sharp";
import { acrossSize, cropShares, downSize, plainLook, writeLook } from "../../values/look-hash.ts";
import { levelStep, writePoints } from "../../values/look-points.ts";
import { coverAreas, type RawPicture } from "./cover-areas.server.ts";
import { findPoints, type GreyPicture, leastLevelPixels, pointsPerLevel } from "./find-points.ts";
import type { MadePicture, MadeSize, PictureArea, PictureProblem, PictureShape } from "./image-maker.ts";
import { loadSharp } from "./load-sharp.server.ts";
import { pixelLimit, readUpright } from "./read-upright.server.ts";

/** Formats of phones, cameras and design programs. SVG is missing, as it can contain scripts. */
const readable = ["jpeg", "png", "webp", "heif", "gif"];

/** Maximum ratio of the sides, beyond any panorama. No layout could show more. */
const ratioLimit = 20;

/** Widths in the layouts (design brief, section 8). Pictures are never enlarged. */
const widths: Record<PictureShape, number[]> = {
  whole: [480, 800, 1200, 1600],
  portrait: [96, 192, 480],
  paper: [2000],
};

export const cuts: Record<PictureShape, ResizeOptions> = {
  whole: { width: 1600, height: 1600, fit: "inside", withoutEnlargement: true },
  portrait: { width: 480, height: 480, fit: "cover", position: "attention" },
  paper: { width: 2000, height: 2000, fit: "inside", withoutEnlargement: true },
};

type SharpMaker = typeof import("sharp")["default"];

/**
 * Makes every size of a picture, in this process.
 * @param covered areas to cover with an opaque drawing
 */
export async function makePicture(
  bytes: Uint8Array,
  shape: PictureShape,
  covered: PictureArea[] = [],
): Promise<MadePicture | { problem: PictureProblem }> {
  const sharp = await loadSharp();
  const problem = await findProblem(sharp, bytes, shape);
  if (problem !== undefined) return { problem };
  try {
    return await makeSizes(
      sharp,
      await coverAreas(sharp, await readUpright(sharp, bytes, cuts[shape]), covered),
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
  return { width, height, dominantColor: await dominantColorOf(source()), look: await lookOf(sharp, source()), sizes };
}

/** Finds a reason to reject a file as a picture. */
export async function findProblem(
  sharp: SharpMaker,
  bytes: Uint8Array,
  shape: PictureShape = "whole",
): Promise<PictureProblem | undefined> {
  const facts = await readMetadata(sharp, bytes);
  if (facts?.format === undefined || !readable.includes(facts.format)) return "unknown";
  if (facts.width * facts.height > pixelLimit) return "pixels";
  if (Math.max(facts.width, facts.height) > ratioLimit * Math.min(facts.width, facts.height)) return "shape";
  if (facts.format === "heif" && facts.compression !== "av1" && facts.compression !== "hevc") return "heic";
  return shape === "paper" && decodedBytes(facts) > maxPaperBytes ? "costly" : undefined;
}

/** Memory limit for decoding a document (bytes): with program, file and sizes, it stays below 96 MB. */
const maxPaperBytes = 38_000_000;

/** Memory of the decoder itself (bytes). */
const hevcBytes = 20_000_000;

/** Returns the memory that a decoder needs for a picture (bytes). A camera's JPEG is reduced while it is read. */
function decodedBytes({ format, width, height, isProgressive, orientation = 1, compression }: Metadata): number {
  const pixels = width * height;
  const longest = cuts.paper.width ?? Number.POSITIVE_INFINITY;
  const shrunk = [8, 4, 2].find((times) => Math.max(width, height) >= longest * times) ?? 1;
  // Two bytes per coefficient, with half of the colours.
  if (format === "jpeg") return isProgressive ? pixels * 3 : orientation < 5 ? 0 : (pixels * 3) / shrunk ** 2;
  // 12 megapixels of AVIF took 245 MB.
  if (compression === "av1") return pixels * 20;
  if (compression === "hevc") return hevcBytes + pixels * 12;
  return format === "webp" || (format === "png" && !isProgressive && orientation < 5) ? 0 : pixels * 4;
}

/**
 * Longest side of the greyscale picture for the hashes of picture and crops, and of the one for its points (pixels).
 */
const greyLength = 320;
const pointsLength = 480;

/** Computes `photos.look`: perceptual hashes of the whole picture and its crops, and its points. */
export async function lookOf(sharp: SharpMaker, picture: Sharp): Promise<string> {
  const largest = await greyOf(picture.flatten().greyscale(), pointsLength);
  const hashes = await hashesOf(sharp, await greyOf(again(sharp, largest), greyLength));
  return `${hashes} ${writePoints(findPoints(await pyramidOf(sharp, largest)))}`;
}

async function greyOf(picture: Sharp, length: number): Promise<GreyPicture> {
  const size = picture.resize({ width: length, height: length, fit: "inside" });
  const { data, info } = await size.toColourspace("b-w").extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const again = (sharp: SharpMaker, { data, width, height }: GreyPicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Returns ever smaller copies, so that a picture is also recognised after it was reduced. */
async function pyramidOf(sharp: SharpMaker, largest: GreyPicture): Promise<GreyPicture[]> {
  const levels = [largest];
  for (let level = 1; level < pointsPerLevel.length; level++) {
    const share = levelStep ** level;
    const width = Math.max(leastLevelPixels, Math.round(largest.width * share));
    const height = Math.max(leastLevelPixels, Math.round(largest.height * share));
    const made = again(sharp, largest).resize({ width, height, fit: "fill" }).toColourspace("b-w").extractChannel(0);
    levels.push({ data: await made.raw().toBuffer(), width, height });
  }
  return levels;
}

/** Returns perceptual hashes, separated by spaces: of the whole picture, its crops, and the square in its middle. */
async function hashesOf(sharp: SharpMaker, grey: GreyPicture): Promise<string> {
  const { width, height } = grey;
  const square = Math.min(width, height);
  const parts = [
    ...[1, ...cropShares].map((share) => [Math.round(width * share), Math.round(height * share)]),
    ...(Math.max(width, height) > square * squareFrom ? [[square, square]] : []),
  ];
  const looks: string[] = [];
  for (const [wide = width, high = height] of parts) {
    const area = {
      left: Math.floor((width - wide) / 2),
      top: Math.floor((height - high) / 2),
      width: Math.max(1, wide),
      height: Math.max(1, high),
    };
    const part = (size: { width: number; height: number }) =>
      again(sharp, grey)
        .extract(area)
        .resize({ ...size, fit: "fill" })
        .extractChannel(0)
        .raw()
        .toBuffer();
    looks.push(writeLook(await part(acrossSize), await part(downSize)));
    // A plain picture has no other hashes, even with content in its middle.
    if (looks[0] === plainLook) return plainLook;
  }
  return [...new Set(looks.filter((look) => look !== plainLook))].join(" ");
}

/** Maximum ratio of the longer to the shorter side of a square picture. */
const squareFrom = 1.05;

/** Returns the mean colour, with sixteen steps per channel: enough for a placeholder that shows for a second. */
async function dominantColorOf(picture: Sharp): Promise<string> {
  const point = await onPage(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  // A grey picture has one channel.
  const [red = 0, green = red, blue = red] = point;
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join("");
}

async function readMetadata(sharp: SharpMaker, bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

const encoders: [MadeSize["format"], (picture: Sharp) => Sharp][] = [
  // More effort would halve the speed without reducing the size.
  ["avif", (picture) => picture.avif({ quality: 50, effort: 1 })],
  ["webp", (picture) => picture.webp({ quality: 70, effort: 3 })],
  ["jpg", (picture) => onPage(picture).jpeg({ quality: 70, progressive: true })],
];

/** High enough that handwriting stays legible. */
const paperEncoders: typeof encoders = [["jpg", (picture) => onPage(picture).jpeg({ quality: 80 })]];

/** Puts a picture on the page's background colour, as JPEG has no transparency. */
export const onPage = (picture: Sharp) => picture.flatten({ background: "#fff7e8" });
