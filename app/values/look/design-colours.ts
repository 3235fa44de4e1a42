import { contrast, type Hex, hexOf, oklchOf } from "../colour.ts";
import { type Palette, type Role, roles, samplePalette } from "./palette.ts";

interface Shade {
  /** The colour in the sample palette, as in style sheets and drawings. */
  sample: Hex;
  /** Hue and chroma follow this role; the lightness stays as far as contrast allows. */
  of: Role;
  /** Minimum contrast with earlier colours: 4.5 for text, 3 for a mark or focus ring. */
  with?: Partial<Record<string, 3 | 4.5>>;
}

/** Colours that mean danger. No palette changes them, and other colours stay distinguishable. */
const dangers = {
  errorGround: "#fde4ee",
  error: "#a3195a",
  danger: "#861148",
  inkError: "#ffb3cd",
  darkErrorGround: "#4a1233",
} as const satisfies Record<string, Hex>;

const light = { page: 4.5, surface: 4.5, well: 4.5 } as const;
const dark = { darkPage: 4.5, darkSurface: 4.5 } as const;
const onDark = { darkText: 4.5, page: 4.5, hill: 4.5, sun: 4.5, inkError: 4.5 } as const;

/**
 * The design's colours besides the five roles, each derived from one of them. `with` lists the colours from which
 * readers must distinguish it, and each colour changes until its pairs have enough contrast. Backgrounds come before
 * the text on them.
 */
const shades = {
  // Backgrounds of light pages, for text in ink.
  surface: { sample: "#fffdf9", of: "page", with: { ink: 4.5, error: 4.5 } },
  well: { sample: "#f5e6c8", of: "page", with: { ink: 4.5, error: 4.5 } },
  lilac: { sample: "#dcc8ee", of: "ink", with: { ink: 4.5 } },
  okGround: { sample: "#e3f4dc", of: "hill", with: { ink: 4.5 } },
  sunHover: { sample: "#ffd966", of: "sun", with: { ink: 4.5 } },
  purple: { sample: "#5b2889", of: "ink", with: { ...light, sun: 3 } },
  muted: { sample: "#5f4a74", of: "ink", with: light },
  ok: { sample: "#1d5a3d", of: "hill", with: { ...light, okGround: 4.5 } },
  fieldLine: { sample: "#6d5884", of: "ink", with: { page: 3, surface: 3, well: 3 } },
  ornament: { sample: "#d9467e", of: "sky", with: { page: 3 } },
  inkMuted: { sample: "#d8c8ea", of: "ink", with: { ink: 4.5, purple: 4.5 } },
  inkFieldLine: { sample: "#b79fd2", of: "ink", with: { ink: 3 } },
  // Dark pages: text first, then backgrounds that are dark enough for it.
  darkText: { sample: "#fff3dc", of: "page", with: { ink: 4.5, darkErrorGround: 4.5 } },
  darkPage: { sample: "#190a2a", of: "ink", with: onDark },
  darkSurface: { sample: "#261240", of: "ink", with: onDark },
  darkYellow: { sample: "#4b3405", of: "sun", with: { darkText: 4.5, sun: 3 } },
  darkPink: { sample: "#551a3d", of: "sky", with: { darkText: 4.5, sun: 3 } },
  darkGreen: { sample: "#1b4030", of: "hill", with: { darkText: 4.5, sun: 3 } },
  darkLilac: { sample: "#3a1d5c", of: "ink", with: { darkText: 4.5, sun: 3 } },
  darkInk: { sample: "#0f0519", of: "ink", with: { ...onDark, inkMuted: 4.5, inkFieldLine: 3 } },
  darkSky: { sample: "#5a2350", of: "sky", with: { darkText: 4.5 } },
  darkOkGround: { sample: "#14382a", of: "hill", with: { darkText: 4.5, hill: 4.5 } },
  darkMuted: { sample: "#cdbce2", of: "ink", with: dark },
  darkLink: { sample: "#ffd566", of: "sun", with: dark },
  darkFieldLine: { sample: "#9b83b8", of: "ink", with: { darkPage: 3, darkSurface: 3 } },
  // Colours without text.
  adire: { sample: "#452468", of: "ink" },
  darkAdire: { sample: "#2f1650", of: "ink" },
  backdrop: { sample: "#1a0730", of: "ink" },
  emailLine: { sample: "#5d4a76", of: "ink" },
  emailRule: { sample: "#b9a6cf", of: "ink" },
  leaf: { sample: "#2f8560", of: "hill" },
  meadow: { sample: "#9bcf92", of: "hill" },
  grass: { sample: "#8fcb98", of: "hill" },
  weave: { sample: "#7fbf83", of: "hill" },
  violet: { sample: "#6b37a0", of: "ink" },
  iris: { sample: "#7b45ad", of: "ink" },
  orchid: { sample: "#8a55bc", of: "ink" },
  mauve: { sample: "#b9a1d6", of: "ink" },
  mist: { sample: "#cdb2e6", of: "ink" },
  amber: { sample: "#f29f1d", of: "sun" },
  straw: { sample: "#f3e4c4", of: "page" },
} satisfies Record<string, Shade>;

export type Colour = Role | keyof typeof dangers | keyof typeof shades;
export type Colours = Record<Colour, Hex>;

const shadesInOrder = Object.entries(shades) as [keyof typeof shades, Shade][];

export const sampleColours: Colours = {
  ...samplePalette,
  ...dangers,
  ...(Object.fromEntries(shadesInOrder.map(([name, { sample }]) => [name, sample])) as Record<
    keyof typeof shades,
    Hex
  >),
};

export interface Pair<Name extends Colour = Colour> {
  lighter: Name;
  darker: Name;
  needs: number;
}

const asPair = (one: Colour, other: Colour, needs: number): Pair =>
  contrast(sampleColours[one], sampleColours[other]) >= 1
    ? { lighter: one, darker: other, needs }
    : { lighter: other, darker: one, needs };

const pairsOf = (name: Colour, { with: others = {} }: Shade): Pair[] =>
  Object.entries(others).map(([other, needs = 0]) => asPair(name, other as Colour, needs));

/** Ink is readable on the other four roles, and they on ink. */
export const rolePairs: Pair<Role>[] = roles
  .filter((role) => role !== "ink")
  .map((lighter) => ({ lighter, darker: "ink", needs: 4.5 }));

/** Danger colours, readable on the page and on their own backgrounds, and distinguishable from ink. */
const dangerPairs: Pair[] = [
  { lighter: "page", darker: "error", needs: 4.5 },
  { lighter: "page", darker: "danger", needs: 4.5 },
  { lighter: "errorGround", darker: "error", needs: 4.5 },
  { lighter: "errorGround", darker: "ink", needs: 4.5 },
  { lighter: "inkError", darker: "ink", needs: 4.5 },
  { lighter: "inkError", darker: "darkErrorGround", needs: 4.5 },
];

/** All pairs of colours that the design uses, light and dark. */
export const colourPairs: Pair[] = [
  ...rolePairs,
  ...dangerPairs,
  ...shadesInOrder.flatMap(([name, shade]) => pairsOf(name, shade)),
];

export const holds = <Name extends Colour>(colours: Record<Name, Hex>, { lighter, darker, needs }: Pair<Name>) =>
  contrast(colours[lighter], colours[darker]) >= needs;

/** Maximum ratio to the sample's chroma, so that a vivid page colour makes no garish backgrounds. */
const maxChromaRatio = 1.5;

function turn(sample: Hex, of: Role, palette: Palette): Hex {
  if (palette[of] === samplePalette[of]) return sample;
  const from = oklchOf(samplePalette[of]);
  const to = oklchOf(palette[of]);
  const shade = oklchOf(sample);
  return hexOf({
    l: shade.l,
    c: shade.c * Math.min(to.c / from.c, maxChromaRatio),
    h: shade.h + to.h - from.h,
  });
}

/** Returns all colours of the design for a palette. The sample palette gives the colours of the style sheets. */
export function designColours(palette: Palette): Colours {
  const colours: Colours = { ...sampleColours, ...palette };
  for (const [name, shade] of shadesInOrder) {
    const pairs = pairsOf(name, shade);
    colours[name] = turn(shade.sample, shade.of, palette);
    // Steps towards black or white that are too small to see.
    const step = pairs.some(({ lighter }) => lighter === name) ? 0.01 : -0.01;
    const colour = oklchOf(colours[name]);
    while (!pairs.every((pair) => holds(colours, pair)) && colour.l > 0 && colour.l < 1) {
      colour.l = Math.min(Math.max(colour.l + step, 0), 1);
      colours[name] = hexOf(colour);
    }
  }
  return colours;
}
