import { type Hex, isHex } from "../colour.ts";
import { canBeWorn } from "./check-palette.ts";
import { type Cloth, cloths } from "./cloths.ts";
import { type Palette, paletteOf, roles } from "./palette.ts";

/**
 * Returns the key of colours and pattern in a drawing's address. Another design has other addresses, so a drawing never
 * changes.
 */
export const lookKey = ({ palette, cloth }: { palette: Palette; cloth: Cloth }): string =>
  [...roles.map((role) => palette[role].slice(1)), cloth].join("-");

/**
 * Reads a key.
 * @returns undefined for a design that cannot be saved, as otherwise strangers could make the server derive colours
 */
export function readLookKey(key: string): { palette: Palette; cloth: Cloth } | undefined {
  const [, colours = "", name] = /^((?:[0-9a-f]{6}-){5})([a-z-]+)$/.exec(key) ?? [];
  const hexes = colours.split("-").map((digits) => `#${digits}`);
  const cloth = cloths.find((cloth) => cloth === name);
  if (cloth === undefined || !hexes.slice(0, roles.length).every(isHex)) return undefined;
  const palette = paletteOf((_, place) => hexes[place] as Hex);
  return canBeWorn(palette) ? { palette, cloth } : undefined;
}
