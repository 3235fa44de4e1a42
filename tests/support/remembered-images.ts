import { createHash } from "node:crypto";
import type { ImageMaker } from "../../app/server/images/image-maker.ts";
import { sharpImages } from "../../app/server/images/sharp-images.server.ts";

/** Results by all of their inputs, for all files of this worker. */
const made = new Map<string, Promise<unknown>>();

/** Encoders give the same bytes for the same picture: each is encoded once, however many tests upload it. */
export const rememberedImages: ImageMaker = {
  ...sharpImages,
  make: (bytes, shape) => remember("make", [shape], bytes, () => sharpImages.make(bytes, shape)),
  makeCovered: (bytes, areas, shape) =>
    remember("makeCovered", [areas, shape], bytes, () => sharpImages.makeCovered(bytes, areas, shape)),
  readPixels: (bytes) => remember("readPixels", [], bytes, () => sharpImages.readPixels(bytes)),
  makeLogo: (bytes) => remember("makeLogo", [], bytes, () => sharpImages.makeLogo(bytes)),
};

function remember<Made>(what: string, options: unknown[], bytes: Uint8Array, make: () => Promise<Made>): Promise<Made> {
  const key = `${what} ${JSON.stringify(options)} ${createHash("sha256").update(bytes).digest("hex")}`;
  const known = (made.get(key) as Promise<Made> | undefined) ?? make();
  made.set(key, known);
  return known;
}
