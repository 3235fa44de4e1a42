import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Fonts for pictures and print, in the sources and in a build. */
const fontFolder = join(findRoot(import.meta.dirname), "vendor/fonts");

function findRoot(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, "vendor/fonts")) ? folder : findRoot(above);
}

const own = (name: string) => join(fontFolder, name);

/**
 * Ojuju 800 consists of three files, each with its own accents; letters that all lack, such as m̀, are in Noto Sans.
 */
export const fontFiles = {
  ojuju: () => own("ojuju-latin-800.woff"),
  ojujuDots: () => own("ojuju-vietnamese-800.woff"),
  ojujuMore: () => own("ojuju-latin-ext-800.woff"),
  arabic: () => own("noto-kufi-arabic-800.ttf"),
  ethiopic: () => own("noto-sans-ethiopic-600.ttf"),
  regular: () => resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  strong: () => resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  text: () => resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
  bold: () => resolve("@expo-google-fonts/noto-sans/800ExtraBold/NotoSans_800ExtraBold.ttf"),
};

export type FileName = keyof typeof fontFiles;

/** First bytes of a font file, [TrueType](https://learn.microsoft.com/en-us/typography/opentype/spec/otff) or WOFF. */
const signatures = ["00010000", "774f4646"];

/**
 * Lists unreadable fonts for the doctor. Checks only their first bytes, as the library that parses them takes 19 MB.
 */
export const missingFonts = (): string[] =>
  (Object.keys(fontFiles) as FileName[]).filter((name) => !signatures.includes(startOf(name)));

function startOf(name: FileName): string {
  try {
    const file = openSync(fontFiles[name](), "r");
    try {
      const bytes = Buffer.alloc(4);
      readSync(file, bytes);
      return bytes.toString("hex");
    } finally {
      closeSync(file);
    }
  } catch {
    return "";
  }
}
