import type { LogoProblem, MadeLogo } from "./image-maker.ts";

type SharpMaker = typeof import("sharp")["default"];

const readable = ["jpeg", "png", "webp"];

/** 25 megapixels: a picture of 5000 by 5000 pixels. */
const pixelLimit = 25_000_000;

const minPixels = 64;

/** Longest side of the picture from which all sizes are made (pixels). */
const drawnPixels = 1024;

/** Maximum size of the logo in the page header (bytes), which each first visit loads. */
const maxHeaderBytes = 8_000;

/** Part of a maskable icon's side that every phone shows ([W3C](https://www.w3.org/TR/appmanifest/#icon-masks)). */
const safeShare = 0.6;

/**
 * Draws an uploaded logo in all sizes. The file itself is not stored: an SVG becomes pixels.
 * @returns a problem for a file that is not a picture, or that contains a program
 */
export async function makeLogo(sharp: SharpMaker, bytes: Uint8Array): Promise<MadeLogo | { problem: LogoProblem }> {
  if (bytes.byteLength === 0) return { problem: "unknown" };
  const svg = readSvg(bytes);
  if (svg !== undefined && isProgram(svg)) return { problem: "program" };
  if (svg !== undefined && isCostly(svg)) return { problem: "costly" };
  const read = (density?: number) =>
    sharp(bytes, { limitInputPixels: pixelLimit, failOn: "error", animated: false, ...(density && { density }) });
  const facts = await read()
    .metadata()
    .catch(() => undefined);
  if (facts?.format === undefined || !(svg !== undefined ? facts.format === "svg" : readable.includes(facts.format)))
    return { problem: "unknown" };
  const longest = Math.max(facts.width, facts.height);
  if (svg === undefined && longest < minPixels) return { problem: "small" };
  try {
    const density = svg === undefined ? undefined : Math.min(Math.max((72 * drawnPixels) / longest, 1), 2_400);
    const drawn = await read(density)
      .autoOrient()
      .toColourspace("srgb")
      .ensureAlpha()
      .resize({ width: drawnPixels, height: drawnPixels, fit: "inside" })
      .png()
      .toBuffer();
    return await makeSizes(sharp, drawn);
  } catch {
    return { problem: "damaged" };
  }
}

async function makeSizes(sharp: SharpMaker, drawn: Uint8Array): Promise<MadeLogo> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = (size: number) =>
    sharp(drawn).resize({ width: size, height: size, fit: "contain", background: clear });
  const png = (size: number) => square(size).png({ palette: true, effort: 7 }).toBuffer();
  const filled = async (size: number, share: number) => {
    const margin = Math.round((size * (1 - share)) / 2);
    // Needs two steps: sharp flattens before it adds margins.
    return sharp(
      await square(size - 2 * margin)
        .png()
        .toBuffer(),
    )
      .flatten({ background: "#ffffff" })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#ffffff" })
      .png({ palette: true, effort: 7 })
      .toBuffer();
  };
  let header = await square(88).webp({ quality: 85 }).toBuffer();
  for (const quality of [60, 30, 10])
    if (header.byteLength > maxHeaderBytes) header = await square(88).webp({ quality }).toBuffer();
  return {
    header: { extension: "webp", bytes: header },
    icon: { extension: "png", bytes: await png(96) },
    touch: { extension: "png", bytes: await filled(180, 0.8) },
    app192: { extension: "png", bytes: await png(192) },
    app512: { extension: "png", bytes: await png(512) },
    maskable: { extension: "png", bytes: await filled(512, safeShare) },
  };
}

function readSvg(bytes: Uint8Array): string | undefined {
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  const text = new TextDecoder().decode(bytes);
  return /<(?:[\w-]+:)?svg[\s>]/i.test(text) ? text : undefined;
}

/**
 * Forbidden parts of an SVG: scripts, event handlers, HTML, entities, style sheets, and addresses outside the file. A
 * logo needs none of them.
 */
const programs = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /<!ENTITY|<\?xml-stylesheet|@import|javascript:/i,
  /(?:href|src)\s*=\s*(?!["']\s*(?:#|data:image\/(?:png|jpe?g|webp);))/i,
  /url\(\s*(?!["']?\s*(?:#|data:image\/(?:png|jpe?g|webp);))/i,
];

/** Effects, pictures and copies inside an SVG. A few bytes of them can take gigabytes or minutes to draw. */
const costly = /<(?:[\w-]+:)?(?:image|feImage|filter|use|pattern|mask|marker)\b/i;

const maxSvgLength = 200_000;
const maxElements = 2_000;

const isCostly = (svg: string): boolean =>
  svg.length > maxSvgLength || costly.test(svg) || svg.split("<").length > maxElements;

const isProgram = (svg: string): boolean => programs.some((shape) => shape.test(svg));
