// `npm run bench:second-visits`: how soon a page paints that was opened before, where each request of page and service
// worker takes 600 ms more, and where the line never answers; and what the donate page says there.
import { chromium, type Page } from "playwright-core";
import { openLine } from "../tests/support/slow-line.ts";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, startSite } from "./site-process.ts";

const roundTripMs = 600;

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const line = await openLine(site.address);
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: line.home });
const page = await context.newPage();

await page.goto("/");
await page.evaluate(() => navigator.serviceWorker.ready);
await page.waitForTimeout(2_000);
const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
const pages = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) => new URL(address).pathname)
  .filter((path) => !path.startsWith("/donate"))
  .slice(0, 30);
for (const path of pages) await page.goto(path, { waitUntil: "networkidle" });

const first = await paints(page, roundTripMs, pages.slice(0, 5), async () => {
  await page.evaluate(async () => {
    const store = await caches.open("pages-2");
    for (const request of await store.keys()) if (!request.url.endsWith("/offline")) await store.delete(request);
  });
});
for (const path of pages) await page.goto(path, { waitUntil: "networkidle" });
const slow = await paints(page, roundTripMs, pages);
line.hangs = true;
const hanging = await paints(page, 0, pages);
const begun = performance.now();
await page.goto("/donate", { waitUntil: "commit", timeout: 60_000 });
await page.getByRole("heading", { level: 1 }).waitFor();
const says = await page.getByRole("heading", { level: 1 }).innerText();
const seconds = (performance.now() - begun) / 1_000;
line.hangs = false;
line.close();
await browser.close();
await site.end();
remove();

print(`no copy on the device, ${roundTripMs} ms round trips`, first);
print(`second visit, ${roundTripMs} ms round trips`, slow);
print("second visit, a line that never answers", hanging);
process.stdout.write(`donate page on a line that never answers: “${says}” after ${seconds.toFixed(1)} s\n`);
if (Math.max(...slow, ...hanging) >= 300) process.exitCode = 1;

/** First contentful paint of each page (ms from the start of its navigation). */
async function paints(tab: Page, delayMs: number, paths: string[], before?: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    await before?.();
    line.delayMs = delayMs;
    await tab.goto(path, { waitUntil: "commit" });
    const painted = await tab.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    times.push((await painted.jsonValue()) ?? Number.NaN);
    line.delayMs = 0;
    await tab.waitForTimeout(300);
  }
  return times;
}

function print(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN);
  process.stdout.write(`${what}: ${times.length} pages, median ${at(0.5)} ms, longest ${at(1)} ms\n`);
}
