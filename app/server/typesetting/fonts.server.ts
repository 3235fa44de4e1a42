import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { type FileName, fontFiles } from "./font-files.server.ts";

/** A font file in which letters are looked up. */
export interface NamedFont {
  name: string;
  font: Font;
}

/**
 * Font files in the order of the lookup. `plain` replaces the display font in foundations without one; `letter` and
 * `letterBold` are for receipts and statements.
 */
const families = {
  display: ["ojuju", "ojujuDots", "ojujuMore", "arabic", "bold", "ethiopic"],
  plain: ["bold", "arabic", "ethiopic"],
  text: ["text", "arabic", "ethiopic"],
  letter: ["regular", "arabic", "ethiopic"],
  letterBold: ["strong", "arabic", "ethiopic"],
} satisfies Record<string, FileName[]>;

export type Family = keyof typeof families;

/** Fonts, parsed for the first picture; undefined for an unreadable file. */
const parsed = new Map<FileName, NamedFont | undefined>();

function findFont(name: FileName): NamedFont | undefined {
  if (!parsed.has(name)) parsed.set(name, readFont(name));
  return parsed.get(name);
}

function readFont(name: FileName): NamedFont | undefined {
  try {
    const font = create(readFileSync(fontFiles[name]()));
    return "layout" in font ? { name, font: withLetters(font) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the font with the letter of each glyph. The library keeps glyphs as it first read them: a paper with "É" reads
 * the "E" below the accent without its letter, and no screen reader could read an "E" of a later paper.
 */
function withLetters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

/** Finds a family's fonts, without unreadable ones: a picture then lacks letters, but the site works. */
export const fontsOf = (family: Family): NamedFont[] => families[family].flatMap((name) => findFont(name) ?? []);
