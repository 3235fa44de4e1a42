import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, type Hex } from "../colour.ts";
import { failingPairs, nearestPassing, readyPalettes } from "./check-palette.ts";
import { colourPairs, designColours, rolePairs, sampleColours } from "./design-colours.ts";
import { lookKey, readLookKey } from "./look-key.ts";
import { type Palette, roles, samplePalette } from "./palette.ts";
import { recolour } from "./recolour.ts";

const ui = join(import.meta.dirname, "../../ui");
const read = (name: string) => readFileSync(join(ui, name), "utf8");

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const random = seeded(14);

const randomHex = (from: number, to: number): Hex => {
  const part = () =>
    Math.round((from + random() * (to - from)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${part()}${part()}${part()}`;
};

/** Any colours; a dark ink makes it likelier that they pass. */
const randomPalette = (darkest: number): Palette => ({
  ink: randomHex(0, darkest),
  sun: randomHex(0, 1),
  sky: randomHex(0.2, 1),
  hill: randomHex(0.2, 1),
  page: randomHex(0.4, 1),
});

test("the sample palette gives exactly the colours of the style sheets", () => {
  expect(designColours(samplePalette)).toEqual(sampleColours);
  const sheets = ["tokens.css", "tokens-dark.css", "base.css", "button.css"].map(read).join("");
  expect(recolour(sheets, samplePalette)).toBe(sheets);
});

test("every colour of the tokens belongs to the five roles", () => {
  const known = new Set<string>(Object.values(sampleColours));
  const named = [...`${read("tokens.css")}${read("tokens-dark.css")}`.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
  expect(named.filter((hex) => !known.has(hex))).toEqual([]);
});

test("every ready palette can be read, light and dark", () => {
  expect(readyPalettes.filter(({ palette }) => failingPairs(palette).length > 0)).toEqual([]);
});

test("200 random palettes that the check lets through hold every pair of the design", () => {
  let accepted = 0;
  while (accepted < 200) {
    const palette = randomPalette(0.3);
    if (failingPairs(palette).length > 0) continue;
    accepted++;
    const colours = designColours(palette);
    for (const { lighter, darker, needs } of colourPairs)
      expect(contrast(colours[lighter], colours[darker])).toBeGreaterThanOrEqual(needs);
  }
});

test("danger is rose in every palette, and read on all its grounds, light and dark", () => {
  const rose = { error: "#a3195a", errorGround: "#fde4ee", inkError: "#ffb3cd", darkErrorGround: "#4a1233" };
  for (let accepted = 0; accepted < 300; ) {
    const palette = accepted < readyPalettes.length ? readyPalettes[accepted]?.palette : randomPalette(0.3);
    if (palette === undefined || failingPairs(palette).length > 0) continue;
    accepted++;
    const colours = designColours(palette);
    expect(colours).toMatchObject(rose);
    const light = [colours.page, colours.surface, colours.well, colours.errorGround];
    for (const ground of light) expect(contrast(ground, colours.error)).toBeGreaterThanOrEqual(4.5);
    const dark = [colours.darkPage, colours.darkSurface, colours.darkInk, colours.ink, colours.darkErrorGround];
    for (const ground of dark) expect(contrast(colours.inkError, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test("a page on which danger cannot be read is refused, and the nearest one is lighter", () => {
  const palette: Palette = { ink: "#000000", sun: "#ffc72e", sky: "#f8a5c2", hill: "#c3e6b4", page: "#b0a090" };
  expect(failingPairs(palette)).toContainEqual({ lighter: "page", darker: "error", needs: 4.5 });
  const { page = "#000000" } = nearestPassing(palette) ?? {};
  expect(contrast(page, sampleColours.error)).toBeGreaterThanOrEqual(4.5);
});

test("for an unreadable palette, the nearest readable one is close to it", () => {
  for (let refused = 0; refused < 20; ) {
    const palette = randomPalette(1);
    const nearest = nearestPassing(palette);
    if (nearest === undefined) continue;
    refused++;
    expect(failingPairs(nearest)).toEqual([]);
    const [pair] = rolePairs;
    expect(pair && contrast(nearest[pair.lighter as "sun"], nearest.ink)).toBeGreaterThanOrEqual(4.5);
  }
});

test("a small fault gets a small change: other colours stay", () => {
  const palette = { ...samplePalette, sky: "#b0567a" as const };
  expect(failingPairs(palette)).toEqual([{ lighter: "sky", darker: "ink", needs: 4.5 }]);
  const nearest = nearestPassing(palette);
  expect(nearest).toMatchObject({ sun: samplePalette.sun, hill: samplePalette.hill, page: samplePalette.page });
});

test("dark backgrounds have the lightness of the design, for any palette", () => {
  const { darkPage, darkText } = designColours(readyPalettes[3]?.palette ?? samplePalette);
  expect(contrast(darkText, darkPage)).toBeGreaterThan(12);
});

test("an opacity after a colour stays, as do all other colours", () => {
  const palette = { ...samplePalette, ink: "#10244f" as const };
  expect(recolour("#2A0E4533 #2a0e45 #7f4c2e #2a0e4512a", palette)).toBe("#10244f33 #10244f #7f4c2e #2a0e4512a");
});

test("the address of a look holds all its colours; other texts are refused", () => {
  const look = { palette: samplePalette, cloth: "aso-oke" as const };
  expect(readLookKey(lookKey(look))).toEqual(look);
  for (const key of [
    "",
    "adire",
    lookKey(look).slice(1),
    `${lookKey(look)}-`,
    lookKey(look).replace("2a0e45", "2A0E45"),
  ])
    expect(readLookKey(key)).toBeUndefined();
  expect(roles).toHaveLength(5);
});
