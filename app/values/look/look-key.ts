import { type Hex, isHex } from "../colour.ts";
import { canBeWorn } from "./check-palette.ts";
import { type Cloth, cloths } from "./cloths.ts";
import { type Palette, paletteOf, roles } from "./palette.ts";

/** Colours and pattern set of a drawing, in its address: another look has other addresses, which never change. */
export const lookKey = ({ palette, cloth }: { palette: Palette; cloth: Cloth }): string =>
  [...roles.map((role) => palette[role].slice(1)), cloth].join("-");

/** @returns undefined for a key of no look that can be saved: deriving its colours would be work for a stranger */
export function readLookKey(key: string): { palette: Palette; cloth: Cloth } | undefined {
  const [, colours = "", name] = /^((?:[0-9a-f]{6}-){5})([a-z-]+)$/.exec(key) ?? [];
  const hexes = colours.split("-").map((digits) => `#${digits}`);
  const cloth = cloths.find((cloth) => cloth === name);
  if (cloth === undefined || !hexes.slice(0, roles.length).every(isHex)) return undefined;
  const palette = paletteOf((_, place) => hexes[place] as Hex);
  return canBeWorn(palette) ? { palette, cloth } : undefined;
}
