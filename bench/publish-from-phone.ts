// `npm run bench:publishing`: from the staff home to a published post with two photographs, on a phone of 360 pixels with
// a rural line (600 ms round trips, 280 kbit/s) and a sixth of the machine's speed. Counts taps, beside typing, and seconds.
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Locator } from "playwright-core";
import sharp from "sharp";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, startSite } from "./site-process.ts";

const bytesPerSecond = 280_000 / 8;
const slowdown = 6;

/** Clouds of every size, like the tones of a photograph, as phones store it: two megabytes, quality 85, with its place. */
async function aPhotograph(seed: number): Promise<Buffer> {
  const width = 4_000;
  const height = 3_000;
  for (let grain = 0.1; ; grain *= 0.8) {
    const layers = await Promise.all(
      [8, 32, 128, 512, 1_400].map(async (cells, index) => {
        const raw = Buffer.alloc(cells * cells * 3);
        let state = seed * 7_919 + index + 1;
        for (let at = 0; at < raw.length; at++) {
          state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
          raw[at] = state >> 16;
        }
        const cloud = sharp(raw, { raw: { width: cells, height: cells, channels: 3 } });
        const whole = cloud.resize(width, height, { fit: "fill", kernel: "cubic" });
        return {
          input: await whole
            .ensureAlpha(index < 3 ? 0.4 : grain)
            .png({ compressionLevel: 1 })
            .toBuffer(),
        };
      }),
    );
    const picture = sharp({ create: { width, height, channels: 3, background: "#88705a" } }).composite(layers);
    const file = await picture
      .jpeg({ quality: 85 })
      .withExif({ IFD3: { GPSLatitude: "6/1 27/1 0/1" } })
      .toBuffer();
    if (file.length < 2_200_000) return file;
  }
}

const { folder, remove } = makeFolder();
// On the disk, as in a gallery: sent through the driver, they would cost the throttled page five seconds.
const files = await Promise.all(
  [1, 2].map(async (seed) => {
    const path = join(folder, `${seed}.jpg`);
    writeFileSync(path, await aPhotograph(seed));
    return path;
  }),
);
const megabytes = files.map((path) => `${(statSync(path).size / 1e6).toFixed(1)} MB`).join(" and ");
const site = await startSite(folder);
const headers = await setUpAdmin(site);
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
context.setDefaultTimeout(120_000);
await context.addCookies(
  (headers.Cookie ?? "").split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, url: site.address };
  }),
);
const page = await context.newPage();
let taps = 0;
const tap = async (target: Locator) => {
  taps++;
  await target.tap();
};
// For EXPLAIN: what was on the line, and when.
const timeline: string[] = [];
page.on("request", (request) => {
  const begun = performance.now();
  const note = async () => {
    const answer = await request.response();
    await answer?.finished();
    const [from, to] = [begun, performance.now()].map((time) => ((time - started) / 1_000).toFixed(1));
    const worker = answer?.fromServiceWorker() ? ", from the worker" : "";
    timeline.push(`${from} to ${to} s: ${request.method()} ${new URL(request.url()).pathname}${worker}`);
  };
  if (started > 0) note().catch(() => {});
});
const laps: string[] = [];
let last = 0;
let started = 0;
const lap = (what: string) => {
  const now = performance.now();
  laps.push(`${what} ${((now - last) / 1_000).toFixed(1)} s`);
  last = now;
};

// The app is on the phone: she opened it yesterday.
await page.goto(`${site.address}/admin`, { waitUntil: "networkidle" });
await page.waitForTimeout(3_000);
const session = await context.newCDPSession(page);
const line = { offline: false, latency: 600, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
await session.send("Network.emulateNetworkConditions", line);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

last = performance.now();
started = last;
await tap(page.getByRole("link", { name: "Create", exact: true }));
await tap(page.getByRole("dialog").getByRole("link", { name: /^Post/ }));
const form = page.getByRole("dialog");
const text = form.locator("[contenteditable=true]").first();
await text.waitFor();
lap("form and editor");
await tap(form.getByLabel("Title"));
await page.keyboard.insertText("Forty taps in Jos");
await tap(text);
await page.keyboard.insertText("The children wrote a song about hands: ");
const tools = form.getByRole("toolbar", { name: "Text tools" });
await tap(tools.getByRole("button", { name: "Bold" }));
await page.keyboard.insertText("clean ones keep us in school.");
await page.keyboard.press("Enter");
await tap(tools.getByRole("button", { name: "Italic" }));
await page.keyboard.insertText("All forty taps are up.");
lap("writing");
await tap(tools.getByRole("button", { name: "Photo", exact: true }));
const [chooser] = await Promise.all([
  page.waitForEvent("filechooser"),
  tap(page.getByRole("button", { name: "Take or choose a photo" })),
]);
// In the gallery: two pictures, and done.
taps += 3;
await chooser.setFiles(files);
const figures = form.locator("figure");
for (const [index, words] of ["A green tap", "A red bucket"].entries()) {
  const figure = figures.nth(index);
  await tap(figure.getByLabel("What is in the photo?"));
  await page.keyboard.insertText(words);
}
lap("photos chosen and described");
for (const place of [0, 1]) await tap(figures.nth(place).getByLabel("Nobody can be recognised"));
lap("photos sent, consent");
await tap(form.getByRole("button", { name: "Publish", exact: true }));
await tap(page.getByRole("dialog", { name: "Ready to publish?" }).getByRole("button", { name: /^Publish / }));
await page.getByText("The post is saved.").waitFor();
lap("published");
const seconds = (performance.now() - started) / 1_000;
const shown = await (await fetch(`${site.address}/blog/forty-taps-in-jos`)).text();
if (process.env.EXPLAIN) process.stdout.write(`${timeline.join("\n")}\n${shown}\n`);
const pictures = shown.match(/alt="A (?:green tap|red bucket)"/g)?.length ?? 0;
const sent = await context.request.get(`${site.address}/admin/media/photos`);
const { photos } = (await sent.json()) as { photos: { width: number; height: number }[] };
await browser.close();
await site.end();
remove();

process.stdout.write(
  `${taps} taps beside typing, ${seconds.toFixed(1)} s (${laps.join(", ")}); photographs of ${megabytes}, sent ${photos[0]?.width} pixels wide; ${pictures} of 2 are on the page.\n`,
);
process.exit(pictures === 2 ? 0 : 1);
