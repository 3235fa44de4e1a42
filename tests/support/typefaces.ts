import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const modules = join(import.meta.dirname, "..", "..", "node_modules");

/** System typefaces for measuring pages: Android's, which is narrow, and Debian's, which is wide. */
const typefaces = {
  narrow: {
    family: "Roboto",
    files: ["400Regular", "600SemiBold", "700Bold", "800ExtraBold"].map(
      (weight) => `@expo-google-fonts/roboto/${weight}/Roboto_${weight}.ttf`,
    ),
  },
  wide: {
    family: "DejaVu Sans",
    files: ["DejaVuSans", "DejaVuSans-Bold"].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`),
  },
};

export type Typeface = keyof typeof typefaces;

/**
 * Writes a font configuration with a single typeface from npm, for the same measures on every machine.
 * @returns the variable for fontconfig, and so for Chromium
 */
export function fontsOf(typeface: Typeface): { FONTCONFIG_FILE: string } {
  const { family, files } = typefaces[typeface];
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-fonts-"));
  mkdirSync(join(folder, "faces"));
  for (const file of files) cpSync(join(modules, file), join(folder, "faces", basename(file)));
  const generic = ["system-ui", "sans-serif", "serif", "monospace"].map(
    (name) => `
  <match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>`,
  );
  const FONTCONFIG_FILE = join(folder, "fonts.conf");
  writeFileSync(
    FONTCONFIG_FILE,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "faces")}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>${generic.join("")}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE };
}
