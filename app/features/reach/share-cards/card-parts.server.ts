import { fitText } from "../../../server/typesetting/break-lines.server.ts";
import type { PlacedText } from "../../../server/typesetting/draw-text.server.ts";
import type { Family } from "../../../server/typesetting/fonts.server.ts";
import type { Colours } from "../../../values/look/design-colours.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";

/** Colours, drawings and pictures of a card, as data URLs. */
export interface CardStyle {
  colours: Colours;
  display: Family;
  strip: string;
  sun: string;
  logo: string | undefined;
  /** Makes the card's picture, cropped to the size that a layout needs. */
  picture(width: number, height: number): Promise<string>;
}

export interface Scene {
  width: number;
  height: number;
  shapes: string[];
  texts: PlacedText[];
}

/** A column of text in a scene. */
export interface Column {
  x: number;
  width: number;
  align?: PlacedText["align"];
}

export interface Block {
  text: string;
  family: Family;
  /** Font sizes, from large to small. */
  sizes: readonly number[];
  fill: string;
  gap?: number;
  maxLines?: number | ((size: number) => number);
  maxHeight?: number;
  tag?: PlacedText["tag"];
}

/**
 * Returns true for letters with accents, or for tall scripts, which need a larger line height (design: never below
 * 1.2).
 */
const isTall = (text: string): boolean => /[\u0300-\u036f\p{Script=Arabic}]/u.test(text.normalize("NFD"));

export const lineHeight = (text: string, family: Family): number =>
  isTall(text) ? 1.24 : family === "text" ? 1.25 : 1;

/** Places texts below each other, from `top`; empty texts are omitted. @returns the texts, and their lower edge */
export function stack(
  top: number,
  column: Column,
  blocks: (Block | undefined)[],
): { texts: PlacedText[]; bottom: number } {
  let y = top;
  const texts: PlacedText[] = [];
  for (const block of blocks) {
    if (block === undefined || block.text.trim() === "") continue;
    const { text, family, sizes, fill, gap = 0, maxHeight = Number.POSITIVE_INFINITY, tag = "P" } = block;
    const height = lineHeight(text, family);
    const { maxLines: most = 99 } = block;
    const maxLines = (size: number) =>
      Math.max(1, Math.min(typeof most === "number" ? most : most(size), Math.floor(maxHeight / (size * height))));
    const set = fitText(text, sizes, { family, width: column.width, maxLines });
    if (set.lines.length === 0) continue;
    const leading = set.size * height;
    const ascent = set.size * (isTall(text) ? 1 : 0.8);
    y += gap;
    const { x, width, align = "start" } = column;
    texts.push({ set, x, width, align, y: y + ascent, leading, fill, tag });
    y += leading * set.lines.length;
  }
  return { texts, bottom: y };
}

/** A day, time or place: on one line; on two lines if the smallest font size does not fit on one. */
export const factBlock = (text: string, sizes: readonly number[], fill: string, gap: number): Block => ({
  text,
  family: "text",
  sizes,
  fill,
  gap,
  maxLines: (size) => (size === sizes.at(-1) ? 2 : 1),
});

/** Returns the total height of texts below each other. */
export const heightOf = (column: Column, blocks: (Block | undefined)[]): number => stack(0, column, blocks).bottom;

export const moved = (texts: PlacedText[], by: number): PlacedText[] =>
  texts.map((text) => ({ ...text, y: text.y + by }));

/** Path of the design's basic shape: straight above, round below. */
export const pocket = (x: number, y: number, width: number, height: number, straight = 0.64): string =>
  `M${x} ${y}h${width}v${height * straight}a${width / 2} ${height * (1 - straight)} 0 0 1 ${-width} 0z`;

/** Counter that makes ids unique, because several drawings may be in one document. */
let scenes = 0;

/** Draws a picture in the shape of a flag. */
export async function flag(style: CardStyle, [x, y, width, height]: [number, number, number, number], ground: string) {
  const id = `f${scenes++}`;
  const shape = pocket(x, y, width, height);
  return [
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${ground}"/>`,
    `<image href="${await style.picture(width, height)}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>`,
  ].join("");
}

/** Draws the woven band; its drawing is ten times as wide as it is high. */
export function strip({ strip }: CardStyle, y: number, width: number, height: number): string {
  const id = `s${scenes++}`;
  const long = height * 10;
  const copies = Array.from({ length: Math.ceil(width / long) }, (_, place) => {
    return `<image href="${strip}" x="${place * long}" y="${y}" width="${long}" height="${height}"/>`;
  });
  return `<clipPath id="${id}"><path d="M0 ${y}h${width}v${height}H0z"/></clipPath><g clip-path="url(#${id})">${copies.join("")}</g>`;
}

export const sun = ({ sun }: CardStyle, x: number, y: number, size: number): string =>
  `<image href="${sun}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** Draws a date as a tab at the upper edge. */
export function dateTab(
  { display }: CardStyle,
  { large, small, long, isOff = false }: NonNullable<CardSpec["date"]>,
  {
    x,
    y,
    width,
    height,
    ground,
    ink,
  }: { x: number; y: number; width: number; height: number; ground: string; ink: string },
): Pick<Scene, "shapes" | "texts"> {
  const column = { x: x + width * 0.06, width: width * 0.88, align: "middle" as const };
  const size = width * (long ? 0.4 : 0.58);
  const { texts } = stack(y + height * 0.3, column, [
    { text: large, family: display, sizes: [size, size * 0.8, size * 0.6], fill: ink, maxLines: 1 },
    { text: small.toUpperCase(), family: "text", sizes: [width * 0.17], fill: ink, gap: width * 0.04, maxLines: 1 },
  ]);
  const cross = `<path d="M${x + width * 0.08} ${y + height * 0.68}L${x + width * 0.92} ${y + height * 0.24}" stroke="${ink}" stroke-width="${width * 0.05}"/>`;
  return {
    shapes: [`<path d="${pocket(x, y, width, height, 0.67)}" fill="${ground}"/>`, ...(isOff ? [cross] : [])],
    texts,
  };
}

/** Draws the foundation's logo, name and address. @param scale 1 for a logo with a size of 48 */
export function signature(
  { colours, display, logo }: CardStyle,
  { name, host }: { name: string; host: string },
  { x, y, scale, width, onInk = false }: { x: number; y: number; scale: number; width: number; onInk?: boolean },
): Pick<Scene, "shapes" | "texts"> {
  const fill = onInk ? colours.page : colours.ink;
  const size = 48 * scale;
  const mark =
    logo !== undefined
      ? `<image href="${logo}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
      : `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${onInk ? colours.purple : colours.ink}" d="M2 2h44v22a22 22 0 0 1-44 0z"/><circle cx="16" cy="14" r="4.5" fill="${colours.sky}"/><circle cx="32" cy="14" r="4.5" fill="${colours.hill}"/><path fill="${colours.sun}" d="M10 23h28a14 14 0 0 1-28 0"/></g>`;
  const { texts } = stack(y + 3 * scale, { x: x + 57 * scale, width: width - 57 * scale }, [
    { text: name, family: display, sizes: [25 * scale, 19 * scale, 15 * scale], fill, maxLines: 1 },
    { text: host, family: "text", sizes: [14 * scale, 11 * scale], fill, maxLines: 1 },
  ]);
  return { shapes: [mark], texts };
}
