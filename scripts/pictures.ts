// `node scripts/pictures.ts`: makes the two pictures of the README from the sample foundation.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { makeFolder, startSite } from "../bench/site-process.ts";
import { fontsOf } from "../tests/support/typefaces.ts";

const target = join(import.meta.dirname, "..", "docs", "pictures");
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(executablePath))
  throw new Error("The pictures need Chromium: CHROMIUM=/path/to/chromium node scripts/pictures.ts");

const { folder, remove } = makeFolder();
const site = await startSite(folder, {});
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu"],
  env: { ...process.env, ...fontsOf("narrow") },
});
try {
  mkdirSync(target, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(site.address, { waitUntil: "networkidle" });
  await save("site.webp", await page.screenshot());
  const { setup } = site;
  await page.goto(site.address + setup);
  for (const [label, value] of [
    ["First name", "Sample"],
    ["Last name", "Admin"],
    ["Email", "admin@example.org"],
    ["Password", "a password for pictures"],
  ] as const)
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.locator("main form button").click();
  await page.waitForURL(/\/admin/);
  // The welcome page comes first.
  await page.goto(`${site.address}/admin`, { waitUntil: "networkidle" });
  await save("staff.webp", await page.screenshot());
} finally {
  await browser.close();
  await site.end();
  remove();
}

/** Reduces the picture to half its width, which is enough for a README. */
async function save(name: string, picture: Buffer): Promise<void> {
  const { size } = await sharp(picture).resize({ width: 800 }).webp({ quality: 70 }).toFile(join(target, name));
  process.stdout.write(`docs/pictures/${name}: ${Math.round(size / 1024)} kB\n`);
}
