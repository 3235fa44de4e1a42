import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** The fonts of pictures and paper, from the sources and from a build. */
export const fontFolder = join(findRoot(import.meta.dirname), "vendor/fonts");

function findRoot(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, "vendor/fonts")) ? folder : findRoot(above);
}

/** A file that a letter is looked for in. */
export interface Face {
  name: string;
  font: Font;
}

const own = (name: string) => join(fontFolder, name);

/** Ojuju 800 comes in three parts, each with its accents; letters that none has, like m̀, are in Noto Sans. */
const files = {
  ojuju: () => own("ojuju-latin-800.woff"),
  ojujuDots: () => own("ojuju-vietnamese-800.woff"),
  ojujuMore: () => own("ojuju-latin-ext-800.woff"),
  arabic: () => own("noto-kufi-arabic-800.ttf"),
  text: () => resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
  bold: () => resolve("@expo-google-fonts/noto-sans/800ExtraBold/NotoSans_800ExtraBold.ttf"),
};

type FileName = keyof typeof files;

/** In the order in which a letter is looked for. `plain` stands for the display face of a foundation that wants none. */
const families = {
  display: ["ojuju", "ojujuDots", "ojujuMore", "arabic", "bold"],
  plain: ["bold", "arabic"],
  text: ["text", "arabic"],
} satisfies Record<string, FileName[]>;

export type Family = keyof typeof families;

/** Parsed with the first picture; undefined for a file that cannot be read. */
const parsed = new Map<FileName, Face | undefined>();

function faceOf(name: FileName): Face | undefined {
  if (!parsed.has(name)) parsed.set(name, readFace(name));
  return parsed.get(name);
}

function readFace(name: FileName): Face | undefined {
  try {
    const font = create(readFileSync(files[name]()));
    return "layout" in font ? { name, font } : undefined;
  } catch {
    return undefined;
  }
}

/** Without those that cannot be read: a picture then has fewer words, and the site goes on. */
export const facesOf = (family: Family): Face[] => families[family].flatMap((name) => faceOf(name) ?? []);

/** Fonts that cannot be read, for the doctor. */
export const missingFonts = (): string[] =>
  (Object.keys(files) as FileName[]).filter((name) => faceOf(name) === undefined);
