import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { type FileName, fontFiles } from "./font-files.server.ts";

/** A file that a letter is looked for in. */
export interface NamedFont {
  name: string;
  font: Font;
}

/**
 * Fonts in the order of the search for a letter. `plain` replaces the display face in foundations without one; `letter`
 * and `letterBold` are those of receipts and statements.
 */
const families = {
  display: ["ojuju", "ojujuDots", "ojujuMore", "arabic", "bold", "ethiopic"],
  plain: ["bold", "arabic", "ethiopic"],
  text: ["text", "arabic", "ethiopic"],
  letter: ["regular", "arabic", "ethiopic"],
  letterBold: ["strong", "arabic", "ethiopic"],
} satisfies Record<string, FileName[]>;

export type Family = keyof typeof families;

/** Parsed with the first picture; undefined for a file that cannot be read. */
const parsed = new Map<FileName, NamedFont | undefined>();

function findFont(name: FileName): NamedFont | undefined {
  if (!parsed.has(name)) parsed.set(name, readFont(name));
  return parsed.get(name);
}

function readFont(name: FileName): NamedFont | undefined {
  try {
    const font = create(readFileSync(fontFiles[name]()));
    return "layout" in font ? { name, font } : undefined;
  } catch {
    return undefined;
  }
}

/** Finds a family's fonts, without those that cannot be read: a picture then has fewer words, and the site goes on. */
export const fontsOf = (family: Family): NamedFont[] => families[family].flatMap((name) => findFont(name) ?? []);
