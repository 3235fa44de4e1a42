import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** The fonts of pictures and paper, from the sources and from a build. */
const fontFolder = join(findRoot(import.meta.dirname), "vendor/fonts");

function findRoot(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, "vendor/fonts")) ? folder : findRoot(above);
}

const own = (name: string) => join(fontFolder, name);

/** Ojuju 800 comes in three parts, each with its accents; letters that none has, like m̀, are in Noto Sans. */
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

/** First bytes of a font, [TrueType](https://learn.microsoft.com/en-us/typography/opentype/spec/otff) or WOFF. */
const signatures = ["00010000", "774f4646"];

/** Fonts that cannot be read, for the doctor: by their first bytes, because the library that reads them whole takes 19 MB. */
export const missingFonts = (): string[] =>
  (Object.keys(fontFiles) as FileName[]).filter((name) => !signatures.includes(startOf(name)));

/** First bytes of a file in hexadecimal; empty when there is none. */
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
