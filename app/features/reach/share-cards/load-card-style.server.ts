import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { coloursOf, recolour } from "../../../values/look/recolour.ts";
import { drawingAt } from "../../foundation/look/drawings.server.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import { readPhotoFile } from "../../media/photos/answer-file.server.ts";
import type { CardStyle } from "./card-parts.server.ts";

type Ctx = Pick<AppContext, "storage" | "images">;

const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const pictureAddress = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** Loads the colours, fonts and pictures of a card. @throws StorageError */
export async function loadCardStyle(ctx: Ctx, spec: CardSpec): Promise<CardStyle> {
  const { look } = spec;
  const drawing = (path: string) => svgAddress(drawingAt(look, path) ?? "<svg/>");
  const logo = look.logo ? await ctx.storage.open(look.logo.app512) : undefined;
  return {
    colours: coloursOf(look.palette),
    display: look.displayFace ? "display" : "plain",
    strip: drawing("/app/ui/art/strip.svg"),
    sun: drawing("/app/ui/art/sun.svg"),
    logo: logo && pictureAddress("png", await buffer(logo.stream)),
    picture: async (width, height) =>
      (await photoAddress(ctx, spec, width, height)) ?? drawing(`/content/art/${spec.art}.svg`),
  };
}

/** Returns a photo as data URL; undefined if its file is missing, so that a drawing replaces it. */
async function photoAddress(ctx: Ctx, { photo, look }: CardSpec, width: number, height: number) {
  if (photo === undefined) return undefined;
  const path = photo.src.replace(/^\/files\//, "");
  if (path.endsWith(".svg")) {
    const bytes = await readPhotoFile(ctx, path);
    return bytes && svgAddress(recolour(Buffer.from(bytes).toString(), look.palette));
  }
  // The smallest size that is large enough loads fastest.
  const fitting = (photo.sizes ?? [])
    .filter((size) => size.format !== "avif" && size.width >= width)
    .toSorted((a, b) => a.width - b.width);
  const bytes = await readPhotoFile(ctx, (fitting[0]?.src ?? photo.src).replace(/^\/files\//, ""));
  if (bytes === undefined) return undefined;
  const [x = 50, y = 50] = (photo.focus ?? "50-50").split("-").map(Number);
  try {
    const cut = await ctx.images.cut(bytes, { width, height, focus: { x: x / 100, y: y / 100 } });
    return pictureAddress("jpeg", cut);
  } catch {
    return undefined;
  }
}
