import type { ResizeOptions } from "sharp";
import type { RawPicture } from "./cover-areas.server.ts";
import { decodeHeic } from "./decode-heic.server.ts";

type SharpMaker = typeof import("sharp")["default"];

/** Maximum number of pixels: 50 megapixels, far below a decompression bomb. */
export const pixelLimit = 50_000_000;

export const readOptions = { limitInputPixels: pixelLimit, failOn: "error", animated: false } as const;

/**
 * Reads the pixels of a picture that `findProblem` accepted, upright and without metadata.
 * @throws for a damaged file
 */
export async function readUpright(sharp: SharpMaker, bytes: Uint8Array, cut: ResizeOptions): Promise<RawPicture> {
  const { format, compression } = await sharp(bytes, readOptions).metadata();
  if (compression === "hevc") {
    const { data, info } = await decodeHeic(bytes);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return sharp(data, { raw }).removeAlpha().resize(cut).raw().toBuffer({ resolveWithObject: true });
  }
  const decode = (source: Uint8Array, failOn: "error" | "warning") =>
    // Orientation must be applied first: sharp then drops metadata by default.
    sharp(source, { ...readOptions, failOn })
      .autoOrient()
      .toColourspace("srgb")
      .resize(cut)
      .raw()
      .toBuffer({ resolveWithObject: true });
  if (format !== "jpeg") return decode(bytes, "error");
  try {
    // Its decoder gives only a warning for half a JPEG, and draws the rest in grey.
    return await decode(withEnd(bytes), "warning");
  } catch (error) {
    // Some phones write extra bytes or deviate from the standard, which does not mean that the picture is damaged.
    if (!(error instanceof Error && error.message.includes("premature end"))) return decode(bytes, "error");
    const mended = withoutEarlyEnd(bytes);
    if (mended === undefined) throw error;
    return decode(mended, "warning");
  }
}

const end = Buffer.from([0xff, 0xd9]);
const scan = Buffer.from([0xff, 0xda]);
const anotherPicture = Buffer.from([0xff, 0xd8]);

/** Adds the two end bytes of a JPEG if they are missing, as in the files of some programs. */
const withEnd = (bytes: Uint8Array): Uint8Array =>
  end.equals(bytes.subarray(-2)) ? bytes : Buffer.concat([bytes, end]);

/** Removes an end marker from the middle of a JPEG; undefined for a JPEG with one end marker. */
function withoutEarlyEnd(bytes: Uint8Array): Uint8Array | undefined {
  const mended = Buffer.from(bytes);
  const first = mended.indexOf(end, mended.indexOf(scan));
  if (first < 0 || mended.indexOf(end, first + 2) < 0) return undefined;
  if (anotherPicture.equals(mended.subarray(first + 2, first + 4))) return undefined;
  mended.fill(0, first, first + 2);
  return mended;
}
