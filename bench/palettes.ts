// `npm run bench:palettes`: home, about and donate in 200 random palettes that the check lets through: broken contrast
// (axe, light and dark), overflow at 320 pixels, bytes of the first view.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { failingPairs } from "../app/values/look/check-palette.ts";
import type { Palette } from "../app/values/look/palette.ts";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, startSite } from "./site-process.ts";

const wanted = Number(process.argv[2] ?? 200);
const paths = ["/", "/about", "/donate"];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let state = 2026;
const random = () => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state / 2147483648;
};
const hex = (from: number, to: number) => {
  const part = () => Math.round((from + random() * (to - from)) * 255);
  return `#${[part(), part(), part()].map((value) => value.toString(16).padStart(2, "0")).join("")}` as const;
};
function nextPalette(): Palette {
  for (;;) {
    const palette = { ink: hex(0, 0.35), sun: hex(0, 1), sky: hex(0, 1), hill: hex(0, 1), page: hex(0, 1) };
    if (failingPairs(palette).length === 0) return palette;
  }
}

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const headers = await setUpAdmin(site);
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
const page = await context.newPage();
const largest: Record<string, number> = {};
const broken: string[] = [];
let checked = 0;
const start = performance.now();
for (let count = 0; count < wanted; count++) {
  const palette = nextPalette();
  const fields = {
    name: "Tabasamu",
    kind: "Children’s Foundation",
    cloth: "adire",
    displayFace: "on",
    logo: "",
    ...palette,
  };
  const body = new URLSearchParams(fields);
  const saved = await fetch(`${site.address}/admin/look.data`, { method: "POST", headers, body });
  if (saved.status !== 200) throw new Error(`${saved.status} for ${JSON.stringify(palette)}`);
  for (const path of paths) {
    const html = await (await fetch(site.address + path)).text();
    largest[path] = Math.max(largest[path] ?? 0, brotliCompressSync(html).byteLength);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(site.address + path);
    await page.evaluate(axe);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import("axe-core") };
        const { violations } = await axe.run({
          runOnly: ["color-contrast", "link-in-text-block"],
          resultTypes: ["violations"],
        });
        const faults = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id} ${node.target} ${node.failureSummary}`),
        );
        return document.documentElement.scrollWidth > innerWidth ? [...faults, "overflow"] : faults;
      });
      checked++;
      broken.push(...found.map((fault) => `${path} ${colorScheme} ${JSON.stringify(palette)} ${fault}`));
    }
  }
}
await browser.close();
await site.end();
remove();

const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`${wanted} palettes, ${checked} pages in ${seconds} s: ${broken.length} broken\n`);
process.stdout.write(`${broken.slice(0, 20).join("\n")}\nlargest (brotli): ${JSON.stringify(largest)}\n`);
