import type { RawPicture } from "./cover-areas.server.ts";

/**
 * Decodes an HEVC photo, as iPhones take it; sharp's own libheif lacks that decoder (docs/decisions/013-pictures.md).
 * The result is upright: the file stores the orientation of the camera.
 * @throws for a damaged file
 */
export async function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  // Loads two megabytes with the first such photo.
  const { default: heif } = await import("libheif-js/wasm-bundle.js");
  const images = new heif.HeifDecoder().decode(bytes);
  const image = images.find((found) => found.is_primary()) ?? images[0];
  if (image === undefined) throw new Error("The file has no picture.");
  const width = image.get_width();
  const height = image.get_height();
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  for (const found of images) found.free();
  if (!shown) throw new Error("The picture cannot be decoded.");
  return { data: Buffer.from(data.buffer), info: { width, height, channels: 4 } };
}
