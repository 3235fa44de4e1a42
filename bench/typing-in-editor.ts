// `npm run bench:typing`: how long typing in a post of 3,000 words blocks the page, at a sixth of the machine's speed.
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, sharesOf, startSite } from "./site-process.ts";

const slowdown = 6;
const paragraphs = 30;
const wordsEach = 100;
const sentence = "Clean hands keep children in school, and **forty** taps are up. ";
const typed = "The children wrote a song, so that everybody remembers how it goes.";

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const headers = await setUpAdmin(site);
const body = new URLSearchParams({ title: "Long", status: "draft" });
const words = sentence.repeat(wordsEach).split(" ").slice(0, wordsEach).join(" ");
for (let number = 0; number < paragraphs; number++) body.append("paragraphs", words);
await fetch(`${site.address}/admin/post`, { method: "POST", headers, body });

const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
await context.addCookies(
  (headers.Cookie ?? "").split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, url: site.address };
  }),
);
const page = await context.newPage();
await page.goto(`${site.address}/admin/post`, { waitUntil: "networkidle" });
const href = await page.getByRole("link", { name: /Long/ }).first().getAttribute("href");
await page.goto(new URL(href ?? "", site.address).href, { waitUntil: "networkidle" });
const field = page.locator("[contenteditable=true]");
await field.locator("p").nth(15).click();
await page.keyboard.press("End");

const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
await page.evaluate(() => {
  const seen = { tasks: [] as number[], events: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      seen.events.push(entry.processingEnd - entry.processingStart);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
});
for (const key of typed) {
  await page.keyboard.press(key === " " ? "Space" : key);
  await page.waitForTimeout(120);
}
await page.keyboard.press("Enter");
await page.waitForTimeout(1_000);
const seen = await page.evaluate(() => (window as unknown as { seen: Record<"tasks" | "events", number[]> }).seen);
const length = (await field.innerText()).split(/\s+/).length;
await browser.close();
await site.end();
remove();

const most = (all: number[]) => Math.round(Math.max(0, ...all));
process.stdout.write(
  `${length} words, ${typed.length + 1} keys, ${slowdown} times slower: ${seen.tasks.length} tasks over 50 ms, the longest ${most(seen.tasks)} ms; ` +
    `handling of a key: median ${seen.events.length > 0 ? sharesOf(seen.events, [0.5])[0] : "under 16"} ms, longest ${most(seen.events)} ms.\n`,
);
