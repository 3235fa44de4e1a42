/** Longest side of a picture that leaves the device (pixels). */
const longestSide = 2_560;

const quality = 0.82;

/**
 * Draws a picture anew, upright and small, without metadata: nothing says where and when it was taken. Works in pages
 * and workers. @returns undefined for a picture that this browser cannot read
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = makeCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const brush = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
    if (brush === null) return undefined;
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const webp = await encode(canvas, "image/webp");
    if (webp?.type === "image/webp") return webp;
    // Safari encodes no WebP. JPEG has no transparency.
    brush.globalCompositeOperation = "destination-over";
    brush.fillStyle = "white";
    brush.fillRect(0, 0, canvas.width, canvas.height);
    return await encode(canvas, "image/jpeg");
  } finally {
    picture.close();
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** The short side of a very long picture is still a pixel. */
function makeCanvas(width: number, height: number): Canvas {
  const size = { width: Math.max(1, width), height: Math.max(1, height) };
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(size.width, size.height);
  return Object.assign(document.createElement("canvas"), size);
}

async function encode(canvas: Canvas, type: string): Promise<Blob | undefined> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}
