import { createHash } from "node:crypto";
import type { Cloth } from "../../../values/look/cloths.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import type { Palette } from "../../../values/look/palette.ts";
import { coloursOf, recolour } from "../../../values/look/recolour.ts";

type Files = Record<string, string>;

const raw: Files = import.meta.glob(["/app/ui/art/*.svg", "/content/art/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const addresses: Files = import.meta.glob(["/app/ui/art/*.svg", "/content/art/*.svg"], {
  query: "?url",
  import: "default",
  eager: true,
});
const patterns: Files = import.meta.glob("/app/ui/art/cloths/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const fileName = (path: string) => path.split("/").at(-1) ?? "";

const sources = new Map(Object.entries(addresses).map(([path, address]) => [fileName(address), path]));

/** Drawings that each pattern set replaces by its own. */
const parts: Files = { "/app/ui/art/adire.svg": "tile", "/app/ui/art/strip.svg": "strip" };

type DrawingLook = { palette: Palette; cloth: Cloth };

/** Returns a drawing in a look's colours and pattern. @param name file name in the drawing's usual address */
export function drawingIn(look: DrawingLook, name: string): string | undefined {
  const path = sources.get(name);
  return path === undefined ? undefined : drawingAt(look, path);
}

/** Like `drawingIn`. @param path of the drawing's source file */
export function drawingAt({ palette, cloth }: DrawingLook, path: string): string | undefined {
  const part = cloth === "adire" ? undefined : parts[path];
  const svg = part ? patterns[`/app/ui/art/cloths/${cloth}-${part}.svg`] : raw[path];
  return svg === undefined ? undefined : recolour(svg, palette);
}

/** Stored drawings belong to samples; uploads are never stored as SVG. */
const anyStoredDrawing = /\/files\/([a-z_]+\/[a-f0-9]{32}\.svg)/g;

const anyAddress = /\/(?:assets|app\/ui\/art|content\/art)\/([\w.-]+\.svg)/g;

/**
 * Returns a version of the colours for addresses that are cached permanently. Another release may derive other shades.
 */
export const shadesOf = (palette: Palette): string =>
  createHash("sha256")
    .update(JSON.stringify(coloursOf(palette)))
    .digest("hex")
    .slice(0, 6);

/** Replaces the addresses of drawings by addresses in this look. */
export function withDrawingsOf(look: DrawingLook, text: string): string {
  const key = lookKey(look);
  const shades = shadesOf(look.palette);
  return text
    .replace(anyAddress, (address, name: string) => (sources.has(name) ? `/look/${key}/${name}?v=${shades}` : address))
    .replace(anyStoredDrawing, `/look/${key}/files/$1?v=${shades}`);
}

/** Lists the usual addresses of the design's drawings by file name; patterns are excluded. */
export const drawingAddresses = (): [name: string, address: string][] =>
  [...sources]
    .filter(([, path]) => path.startsWith("/app/ui/art/") && !(path in parts))
    .map(([name, path]) => [name, addressOf(path)]);

/** Returns true if a drawing is one of the sample's, whose source the program has. */
export const isSampleDrawing = (svg: string): boolean =>
  Object.entries(raw).some(([path, source]) => path.startsWith("/content/art/") && source === svg);

/** Returns the usual address of a drawing. @param path of the drawing's source file */
export const addressOf = (path: string): string => addresses[path] ?? path;
