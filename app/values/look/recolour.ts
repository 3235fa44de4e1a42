import { type Colour, type Colours, designColours, sampleColours } from "./design-colours.ts";
import { type Palette, roles } from "./palette.ts";

const names = new Map(Object.entries(sampleColours).map(([name, hex]) => [hex as string, name as Colour]));

const anyColour = new RegExp(`(?:${[...names.keys()].join("|")})(?=(?:[0-9a-f]{2})?(?![0-9a-f]))`, "gi");

const maxPalettes = 20;

const known = new Map<string, Colours>();

/** Returns the colours of a palette, cached, as deriving them takes milliseconds. */
export function coloursOf(palette: Palette): Colours {
  const key = roles.map((role) => palette[role]).join();
  const colours = known.get(key) ?? designColours(palette);
  if (known.size >= maxPalettes) known.delete(known.keys().next().value ?? "");
  known.set(key, colours);
  return colours;
}

/** Replaces the sample palette's colours in a style sheet or drawing; an opacity after a colour stays. */
export function recolour(text: string, palette: Palette): string {
  const colours = coloursOf(palette);
  return text.replace(anyColour, (hex) => colours[names.get(hex.toLowerCase()) ?? "ink"]);
}
