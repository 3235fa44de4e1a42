import { drawText } from "../../../server/typesetting/draw-text.server.ts";
import type { CardShape } from "../../media/cards/card.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import type { CardStyle } from "./card-parts.server.ts";
import { layoutCard } from "./layout-card.server.ts";
import { layoutStatus } from "./layout-status.server.ts";

/** Draws a card in the background thread. @returns SVG */
export async function typesetCard(
  spec: CardSpec,
  shape: CardShape,
  style: Omit<CardStyle, "picture">,
  { picture }: Pick<CardStyle, "picture">,
): Promise<string> {
  const layout = shape === "card" ? layoutCard : layoutStatus;
  const { width, height, shapes, texts } = await layout(spec, { ...style, picture });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join("")}${texts.map(drawText).join("")}</svg>`;
}
