interface Limits {
  /** Longest side of a picture that is sent (pixels). */
  longestSide: number;
  /** Quality from 0 to 1. */
  quality: number;
}

const usual: Limits = { longestSide: 2_560, quality: 0.82 };

/** Limits for the widest picture of a page on a phone. A slow rural connection sends it in seconds. */
const small: Limits = { longestSide: 1_600, quality: 0.6 };

/** Limits for a picture as wide as a phone's screen. */
const smallest: Limits = { longestSide: 1_200, quality: 0.6 };

/** Speed of a slow rural connection (Mbit/s): less than 60 kB per second. */
const ruralDownlink = 0.5;

interface Connection {
  connection?: { effectiveType?: string; saveData?: boolean; downlink?: number };
}

/** Chooses limits by the speed that the browser reports; Safari and Firefox report none. */
function limitsOfLine(): Limits {
  const { effectiveType = "4g", saveData = false, downlink = 10 } = (navigator as Connection).connection ?? {};
  if (effectiveType !== "4g" && downlink < ruralDownlink) return smallest;
  return saveData || effectiveType !== "4g" ? small : usual;
}

/**
 * Draws a photo again, upright and small, without metadata, so that the copy has no location and no time. Works in
 * pages and workers.
 * @returns undefined for a photo that this browser cannot read
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
  const { longestSide, quality } = limitsOfLine();
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = makeCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const brush = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
    if (brush === null) return undefined;
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const webp = await encode(canvas, "image/webp", quality);
    if (webp?.type === "image/webp") return webp;
    // Safari cannot encode WebP, and JPEG has no transparency.
    brush.globalCompositeOperation = "destination-over";
    brush.fillStyle = "white";
    brush.fillRect(0, 0, canvas.width, canvas.height);
    return await encode(canvas, "image/jpeg", quality);
  } finally {
    picture.close();
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Makes a canvas; the short side of a very long picture is at least one pixel. */
function makeCanvas(width: number, height: number): Canvas {
  const size = { width: Math.max(1, width), height: Math.max(1, height) };
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(size.width, size.height);
  return Object.assign(document.createElement("canvas"), size);
}

async function encode(canvas: Canvas, type: string, quality: number): Promise<Blob | undefined> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}
