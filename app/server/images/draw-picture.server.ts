import type { CutArea, DrawOptions } from "./image-maker.ts";

type SharpMaker = typeof import("sharp")["default"];

/**
 * JPEG qualities to try: the first is close to the design's, and fits most drawings; each further one costs another
 * drawing.
 */
const qualities = [80, 66, 52, 40];

/**
 * Draws an SVG of this site as a JPEG. The pixels stay outside JavaScript, whose garbage collector would hold eight
 * megabytes for each.
 */
export async function drawJpeg(sharp: SharpMaker, svg: string, { width, maxBytes }: DrawOptions): Promise<Uint8Array> {
  const source = Buffer.from(svg);
  let made: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    const picture = sharp(source).flatten({ background: "#fff7e8" }).resize({ width });
    made = await picture.jpeg({ quality, progressive: true }).toBuffer();
    if (made.byteLength <= maxBytes) return made;
  }
  return made;
}

/**
 * @param bytes of a stored picture, which is upright
 * @throws Error for a damaged picture
 */
export async function cutPicture(sharp: SharpMaker, bytes: Uint8Array, area: CutArea): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(area.width / width, area.height / height);
  const part = (whole: number, wanted: number) => Math.max(1, Math.min(whole, Math.round(wanted / scale)));
  const wide = part(width, area.width);
  const high = part(height, area.height);
  const start = (whole: number, length: number, focus: number) =>
    Math.min(Math.max(Math.round(whole * focus - length / 2), 0), whole - length);
  return sharp(bytes, { failOn: "error" })
    .extract({
      left: start(width, wide, area.focus.x),
      top: start(height, high, area.focus.y),
      width: wide,
      height: high,
    })
    .resize(area.width, area.height, { fit: "fill" })
    .toColourspace("srgb")
    .flatten({ background: "#fff7e8" })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Maximum number of waiting drawings; each takes a fifth of a second. */
const maxWaiting = 12;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes one drawing at a time.
 * @returns undefined while too many wait
 */
export function inDrawingTurn<Made>(draw: () => Promise<Made>): Promise<Made | undefined> {
  if (waiting >= maxWaiting) return Promise.resolve(undefined);
  waiting++;
  const made = last.then(draw).finally(() => waiting--);
  last = made.catch(() => {});
  return made;
}
