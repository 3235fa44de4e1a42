import type { CutArea, DrawOptions } from "./image-maker.ts";

type SharpMaker = typeof import("sharp")["default"];

/** The first is the design's. */
const qualities = [82, 76, 70, 62, 54, 46];

/** Draws an SVG of the site's own. */
export async function drawJpeg(sharp: SharpMaker, svg: string, { width, maxBytes }: DrawOptions): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff7e8" })
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { raw: { width: info.width, height: info.height, channels: info.channels } };
  let made: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    made = await sharp(data, source).jpeg({ quality, progressive: true }).toBuffer();
    if (made.byteLength <= maxBytes) return made;
  }
  return made;
}

/** @throws Error for a damaged picture */
export async function cutPicture(sharp: SharpMaker, bytes: Uint8Array, area: CutArea): Promise<Uint8Array> {
  const upright = sharp(bytes, { animated: false }).autoOrient().toColourspace("srgb");
  const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scale = Math.max(area.width / width, area.height / height);
  const [wide, high] = [Math.round(area.width / scale), Math.round(area.height / scale)];
  const start = (whole: number, part: number, focus: number) =>
    Math.min(Math.max(Math.round(whole * focus - part / 2), 0), Math.max(whole - part, 0));
  return sharp(data, { raw: { width, height, channels } })
    .extract({
      left: start(width, wide, area.focus.x),
      top: start(height, high, area.focus.y),
      width: Math.min(wide, width),
      height: Math.min(high, height),
    })
    .resize(area.width, area.height, { fit: "fill" })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Drawings that wait at most; each takes a fifth of a second. */
const maxWaiting = 12;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One drawing at a time. @returns undefined while too many wait */
export function inDrawingTurn<Made>(draw: () => Promise<Made>): Promise<Made | undefined> {
  if (waiting >= maxWaiting) return Promise.resolve(undefined);
  waiting++;
  const made = last.then(draw).finally(() => waiting--);
  last = made.catch(() => {});
  return made;
}
