import type { SetLine, SetText } from "./break-lines.server.ts";
import { layoutGlyphs, unitsOf } from "./shape-text.server.ts";

export interface PlacedText {
  set: SetText;
  /** Left edge and width of the column. */
  x: number;
  width: number;
  /** Position of the first baseline. */
  y: number;
  leading: number;
  fill: string;
  /** `start` is the side on which its language begins. */
  align: "start" | "middle" | "end";
  tag: "H1" | "P";
}

/** Returns the left edge of a line. */
export function leftOf({ x, width, align }: Pick<PlacedText, "x" | "width" | "align">, line: SetLine): number {
  if (align === "middle") return x + (width - line.width) / 2;
  return (align === "end") !== line.isRightToLeft ? x + width - line.width : x;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Draws text as outlines, for a picture, because the renderer needs no font, and the text has exactly the measured
 * size.
 */
export function drawText(text: PlacedText): string {
  const outlines = text.set.lines.map((line, index) => {
    const y = text.y + index * text.leading;
    const left = leftOf(text, line);
    return line.pieces.map((piece) => drawPiece(piece, left + piece.x, y, text.set.size)).join("");
  });
  return `<g fill="${text.fill}">${outlines.join("")}</g>`;
}

function drawPiece(piece: SetLine["pieces"][number], x: number, y: number, size: number): string {
  const { glyphs, positions } = layoutGlyphs(piece);
  const scale = size / unitsOf(piece);
  let across = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.toSVG();
      const left = round(across + xOffset * scale);
      const top = round(y - yOffset * scale);
      across += xAdvance * scale;
      const shrink = scale.toPrecision(5);
      return outline && `<path transform="translate(${left} ${top}) scale(${shrink} -${shrink})" d="${outline}"/>`;
    })
    .join("");
}
