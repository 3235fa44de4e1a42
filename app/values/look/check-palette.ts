import { contrast, distance, type Hex, hexOf, oklchOf } from "../colour.ts";
import { sorted } from "../list-places.ts";
import { colourPairs, designColours, holds, type Pair, rolePairs, sampleColours } from "./design-colours.ts";
import { type Palette, paletteOf, type Role, roles, samplePalette } from "./palette.ts";

/** Keys of the suggested palettes; `content/` has their names. */
type PaletteName = "Smile" | "Indigo dye" | "Harmattan" | "Lagoon" | "Hibiscus" | "Kola";

/** Suggested palettes, which are all readable. */
export const readyPalettes: { name: PaletteName; palette: Palette }[] = [
  { name: "Smile", palette: samplePalette },
  ready("Indigo dye", ["#10244f", "#f2b84b", "#a9c9ee", "#d6e4c3", "#fdf8ec"]),
  ready("Harmattan", ["#3d1c12", "#f0a63c", "#f3c9a5", "#d9d6a3", "#fff6ea"]),
  ready("Lagoon", ["#083b3a", "#ffd166", "#a5dcd4", "#d7ecb5", "#f7fbf2"]),
  ready("Hibiscus", ["#4a0d2b", "#ffb703", "#f7a6b4", "#cfe3c0", "#fff5f2"]),
  ready("Kola", ["#2b1a12", "#e9b44c", "#e4b7a0", "#cbd5a1", "#fbf5e9"]),
];

function ready(name: PaletteName, [ink, sun, sky, hill, page]: [Hex, Hex, Hex, Hex, Hex]) {
  return { name, palette: { ink, sun, sky, hill, page } };
}

/** Returns the pairs of colours that are not readable with this palette. */
export function failingPairs(palette: Palette): Pair[] {
  // If the role pairs are readable, the derived colours are as well; the check does not rely on that.
  const failing = rolePairs.filter((pair) => !holds(palette, pair));
  if (failing.length > 0) return failing;
  const colours = designColours(palette);
  return colourPairs.filter((pair) => !holds(colours, pair));
}

/** Returns true if ink is readable on the other four colours, and they on ink: the fast part of the check. */
export const canBeWorn = (palette: Palette): boolean => rolePairs.every((pair) => holds(palette, pair));

export const inkOn = (palette: Palette, role: Role): number => contrast(palette[role], palette.ink);

const enough = 4.5;

/** Writes a ratio with one decimal, rounded down below the minimum: 4.46 must not look like 4.5. */
export const writeRatio = (ratio: number): string => (ratio < enough ? Math.floor(ratio * 10) / 10 : ratio).toFixed(1);

/** Lightens a colour, at the same hue, until each of these is readable on it. */
function lighten(hex: Hex, ...read: Hex[]): Hex {
  const isRead = (ground: Hex) => read.every((one) => contrast(ground, one) >= enough);
  if (isRead(hex)) return hex;
  const colour = oklchOf(hex);
  let low = colour.l;
  let high = 1;
  for (let halving = 0; halving < 9; halving++) {
    const l = (low + high) / 2;
    if (isRead(hexOf({ ...colour, l }))) high = l;
    else low = l;
  }
  return hexOf({ ...colour, l: high });
}

/**
 * Returns the visually nearest palette that passes: for each darker ink, the other four colours unchanged or lightened.
 * @returns undefined if the palette passes already
 */
export function nearestPassing(palette: Palette): Palette | undefined {
  if (failingPairs(palette).length === 0) return undefined;
  const ink = oklchOf(palette.ink);
  const found = Array.from({ length: 41 }, (_, step) => {
    const darker = step === 0 ? palette.ink : hexOf({ ...ink, l: ink.l * (1 - step / 40) });
    const { error } = sampleColours;
    return paletteOf((role) =>
      role === "ink" ? darker : lighten(palette[role], darker, ...(role === "page" ? [error] : [])),
    );
  });
  const cost = (other: Palette) => roles.reduce((sum, role) => sum + distance(palette[role], other[role]) ** 2, 0);
  return sorted(found, (one, other) => cost(one) - cost(other)).find((one) => failingPairs(one).length === 0);
}
