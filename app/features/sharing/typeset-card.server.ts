import { drawText } from "../../server/typesetting/draw-text.server.ts";
import type { CardShape } from "../cards/card.ts";
import type { CardSpec } from "../cards/find-card.server.ts";
import type { Dress } from "./card-parts.server.ts";
import { layOutCard } from "./layout-card.server.ts";
import { layOutStatus } from "./layout-status.server.ts";

/** Runs in the background thread. @returns the drawing of a card, as SVG */
export async function typesetCard(
  spec: CardSpec,
  shape: CardShape,
  dress: Omit<Dress, "picture">,
  { picture }: Pick<Dress, "picture">,
): Promise<string> {
  const layOut = shape === "card" ? layOutCard : layOutStatus;
  const { width, height, shapes, texts } = await layOut(spec, { ...dress, picture });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join("")}${texts.map(drawText).join("")}</svg>`;
}
