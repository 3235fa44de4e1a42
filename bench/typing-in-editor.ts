// `npm run bench:typing`: how long typing in a post of 3,000 words blocks the page, at a sixth of the machine's speed.
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, startSite } from "./site-process.ts";

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
// The time of the page's thread: a machine that others use takes longer, but not more of it.
const events: { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[] = [];
session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as typeof events)));
await session.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel"], excludedCategories: ["*"] } });
for (const key of typed) {
  await page.keyboard.press(key === " " ? "Space" : key);
  await page.waitForTimeout(120);
}
await page.keyboard.press("Enter");
await page.waitForTimeout(1_000);
const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
await session.send("Tracing.end");
await ended;
const length = (await field.innerText()).split(/\s+/).length;
await browser.close();
await site.end();
remove();

const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
const tasks = events
  .filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown);
process.stdout.write(
  `${length} words, ${typed.length + 1} keys, ${slowdown} times the time of the page's thread: ${tasks.filter((ms) => ms > 50).length} of ${tasks.length} tasks over 50 ms, the longest ${Math.round(Math.max(...tasks))} ms.\n`,
);
