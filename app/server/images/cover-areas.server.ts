import type { OutputInfo } from "sharp";
import type { PictureArea } from "./image-maker.ts";

type SharpMaker = typeof import("sharp")["default"];

export interface RawPicture {
  data: Buffer;
  info: Pick<OutputInfo, "width" | "height" | "channels">;
}

/** Ratio of the drawing to the face, as it also covers hair and chin. */
const margin = 1.25;

/** The colours `--ink`, `--lilac` and `--yellow` of `tokens.css`. */
const ground = "#2a0e45";
const line = "#dcc8ee";
const heart = "#ffc72e";

/** A circle of radius 100 with a pattern of adire cloth. */
const roundel = [
  `<circle r="100" fill="${ground}"/>`,
  `<g fill="none" stroke="${line}" stroke-width="5"><circle r="88"/><circle r="74"/><circle r="26"/></g>`,
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) =>
      `<path transform="rotate(${turn})" d="M0-30Q18-50 0-68Q-18-50 0-30z" fill="none" stroke="${line}" stroke-width="4"/>`,
  ),
  `<circle r="12" fill="${heart}"/>`,
].join("");

/** Returns circles (pixels) that cover the whole areas and a margin. */
function circlesOver(areas: PictureArea[], width: number, height: number) {
  return areas.map((area) => {
    const wide = area.width * width;
    const high = area.height * height;
    return {
      x: (area.x + area.width / 2) * width,
      y: (area.y + area.height / 2) * height,
      // The circle covers the area's corners, and one pixel more, as its edge is smoothed.
      radius: Math.max(Math.hypot(wide, high), margin * Math.max(wide, high)) / 2 + 1,
    };
  });
}

/** Draws a roundel over each area. The result is RGB, without transparency. */
export async function coverAreas(sharp: SharpMaker, picture: RawPicture, areas: PictureArea[]): Promise<RawPicture> {
  if (areas.length === 0) return picture;
  const { width, height, channels } = picture.info;
  const drawn = circlesOver(areas, width, height).map(
    ({ x, y, radius }) =>
      `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(radius / 100).toFixed(4)})">${roundel}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join("")}</svg>`;
  // A grey picture needs colour channels.
  const coloured = sharp(picture.data, { raw: { width, height, channels } }).toColourspace("srgb");
  const composed = coloured.composite([{ input: Buffer.from(svg), top: 0, left: 0 }]).png({ compressionLevel: 0 });
  const flat = sharp(await composed.toBuffer())
    .toColourspace("srgb")
    .flatten({ background: "#fff7e8" });
  return flat.raw().toBuffer({ resolveWithObject: true });
}
