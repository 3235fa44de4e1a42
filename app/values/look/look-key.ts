import { isHex } from "../colour.ts";
import { type Cloth, cloths } from "./cloths.ts";
import { type Palette, roles } from "./palette.ts";

/** Colours and pattern set of a drawing, in its address: another look has other addresses, which never change. */
export const lookKey = ({ palette, cloth }: { palette: Palette; cloth: Cloth }): string =>
  [...roles.map((role) => palette[role].slice(1)), cloth].join("-");

/** @returns undefined for a key that `lookKey` does not make */
export function readLookKey(key: string): { palette: Palette; cloth: Cloth } | undefined {
  const [, colours = "", name] = /^((?:[0-9a-f]{6}-){5})([a-z-]+)$/.exec(key) ?? [];
  const hexes = colours.split("-").map((digits) => `#${digits}`);
  const cloth = cloths.find((one) => one === name);
  if (cloth === undefined || !hexes.slice(0, roles.length).every(isHex)) return undefined;
  return { palette: Object.fromEntries(roles.map((role, place) => [role, hexes[place]])) as Palette, cloth };
}
