// `npm run bench:typing`: how long typing blocks the page, in a post of 3,000 words at a sixth of the machine's speed, and in
// one of 20,000 at all of it.
import { chromium, type Page } from "playwright-core";
import { browserFlags, browserPath } from "./first-view.ts";
import { makeFolder, setUpAdmin, startSite } from "./site-process.ts";

interface Post {
  title: string;
  slowdown: number;
  paragraphs: number;
  wordsEach: number;
  sentence: string;
}

const posts: Post[] = [
  {
    title: "Long",
    slowdown: 6,
    paragraphs: 30,
    wordsEach: 100,
    sentence: "Clean hands keep children in school, and **forty** taps are up. ",
  },
  // Short words: a post holds 100,000 characters.
  {
    title: "Longest",
    slowdown: 1,
    paragraphs: 200,
    wordsEach: 100,
    sentence: "We put up the last of the taps and all of us **sang**. ",
  },
];
const typed = "The children wrote a song, so that everybody remembers how it goes.";

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const headers = await setUpAdmin(site);
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
for (const post of posts) await measure(post);
await browser.close();
await site.end();
remove();

async function save({ title, paragraphs, wordsEach, sentence }: Post): Promise<void> {
  const body = new URLSearchParams({ title, status: "draft" });
  const words = sentence.repeat(wordsEach).split(" ").slice(0, wordsEach).join(" ");
  for (let number = 0; number < paragraphs; number++) body.append("paragraphs", words);
  await fetch(`${site.address}/admin/post`, { method: "POST", headers, body });
}

async function open(title: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(
    (headers.Cookie ?? "").split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: site.address };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${site.address}/admin/post`, { waitUntil: "networkidle" });
  const href = await page.getByRole("link", { name: title, exact: true }).first().getAttribute("href");
  await page.goto(new URL(href ?? "", site.address).href, { waitUntil: "networkidle" });
  return page;
}

async function measure(post: Post): Promise<void> {
  await save(post);
  const { slowdown } = post;
  const page = await open(post.title);
  const field = page.locator("[contenteditable=true]");
  await field
    .locator("p")
    .nth(post.paragraphs / 2)
    .click();
  await page.keyboard.press("End");
  // What a browser tells of long tasks by the clock, beside the time of its thread.
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  const session = await page.context().newCDPSession(page);
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
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  await page.context().close();
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = events
    .filter(
      ({ name, pid, tid }) =>
        /RunTask$/.test(name) && threads.some((thread) => thread.pid === pid && thread.tid === tid),
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown);
  process.stdout.write(
    `${length} words, ${typed.length + 1} keys, ${slowdown} times the time of the page's thread: ${tasks.filter((ms) => ms > 50).length} of ${tasks.length} tasks over 50 ms, the longest ${Math.round(Math.max(...tasks))} ms. By the clock ${long.length} over 50 ms${long.length > 0 ? `, the longest ${Math.round(Math.max(...long))} ms` : ""}.\n`,
  );
}
