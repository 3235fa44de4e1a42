import { expect, inject, onTestFinished, test } from "vitest";
import { brokenRules } from "../support/accessibility.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { openLine } from "../support/slow-line.ts";
import { seePage } from "../support/visitor.ts";

const { open } = browserOfThisFile();

/** Without a network every request of the page itself fails, and browsers write that to their console. */
const noise = [/^request failed/, /^console error: Failed to load resource: net::ERR_/];

/** Waits until the service worker has what it keeps for everybody. */
async function openWithWorker(expects: RegExp[] = [], home?: string) {
  const page = await open({ width: 390, worker: true, expects, home });
  await page.goto("/events");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") await new Promise((done) => active?.addEventListener("statechange", done));
  });
  return page;
}

test("visited pages open without a network, except bank details", async () => {
  const page = await openWithWorker(noise);
  await page.goto("/blog/quiet-corners");
  await page.goto("/donate");
  await page.goto("/search?q=school");
  await page.context().setOffline(true);
  await page.goto("/");
  await seePage(page, "We Spread Compassion, We Create Smiles", "/");
  await page.getByText("You are offline. Pages that you have read are still here.").waitFor();
  await page.getByText(/This page is as it was on .*\d{4}/).waitFor();
  await page.goto("/blog/quiet-corners");
  await seePage(page, "Quiet corners: a small change that helps", "/blog/quiet-corners");
  for (const path of ["/search?q=school", "/project/readmore/2", "/donate"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: "The site does not answer" }).waitFor();
    expect(await page.getByText("Account number").count()).toBe(0);
  }
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await seePage(page, "Your gift becomes a good day", "/donate");
  expect(await page.getByText("You are offline.").count()).toBe(0);
});

test("a visited page opens at once, then is renewed in place", async () => {
  const line = await openLine(inject("siteAddress"));
  onTestFinished(line.close);
  const page = await openWithWorker([], line.home);
  await page.goto("/blog/quiet-corners");
  await page.goto("/about");
  line.hangs = true;
  await page.goto("/blog/quiet-corners");
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByText(/^The site does not answer. This page is as it was on .*\d{4}/).waitFor();
  await seePage(page, "Quiet corners: a small change that helps", "/blog/quiet-corners");
  expect(await brokenRules(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = await page.evaluate(() => scrollY);
  line.change = (html) => html.replaceAll("a small change that helps", "a change that stays");
  line.hangs = false;
  await seePage(page, "Quiet corners: a change that stays", "/blog/quiet-corners");
  expect(await page.evaluate(() => [scrollY, "isSamePage" in globalThis])).toEqual([scrolled, true]);
  expect(await page.title()).toContain("a change that stays");
  expect(await page.getByText("The site does not answer.").count()).toBe(0);

  // Typed text stays, and its page can be reloaded by hand; the scripts of a renewed page work.
  line.change = (html) => html.replace("</h1>", " today</h1>");
  await page.goto("/events");
  await page.goto("/contact");
  await page.goto("/about");
  line.change = (html) => html.replace("</h1>", " tomorrow</h1>");
  line.hangs = true;
  await page.goto("/contact");
  await page.getByLabel("Subject").fill("A visit");
  line.hangs = false;
  await page.getByRole("link", { name: "This page has changed. Show it as it is now" }).click();
  await page.getByRole("heading", { level: 1, name: /tomorrow$/ }).waitFor();
});

test("a page that is no more is not shown from the device again", async () => {
  const line = await openLine(inject("siteAddress"));
  onTestFinished(line.close);
  const page = await openWithWorker([/answered 404/, /404 \(Not Found\)/], line.home);
  await page.goto("/blog/quiet-corners");
  await page.goto("/about");
  line.moved = { "/blog/quiet-corners": "/blog/nowhere-at-all" };
  line.delayMs = 200;
  await page.goto("/blog/quiet-corners");
  await page.waitForURL("**/blog/nowhere-at-all");
  line.hangs = true;
  const cached = await page.evaluate(async () => (await caches.match("/blog/quiet-corners")) === undefined);
  expect(cached).toBe(true);
});

test("a stalled network shows a telephone number before bank details", async () => {
  const line = await openLine(inject("siteAddress"));
  onTestFinished(line.close);
  const page = await openWithWorker([], line.home);
  await page.goto("/about");
  line.hangs = true;
  await page.goto("/donate");
  await page.getByRole("heading", { name: "The site does not answer" }).waitFor();
  expect(await page.locator("main a[href^='tel:']").count()).toBe(1);
  line.hangs = false;
  await seePage(page, "Your gift becomes a good day", "/donate");
});

test("the device keeps no staff page or secret page", async () => {
  const page = await openWithWorker();
  const asked: string[] = [];
  page.context().on("request", (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname));
  for (const _time of [1, 2]) await page.goto("/events");
  await eventually(() => asked.filter((path) => path === "/events").length).toBeGreaterThanOrEqual(2);

  for (const path of ["/login", "/login/forgot", "/donate"]) await page.goto(path);
  await page.goto("/about");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(["/", "/offline", "/about"]));
  expect(kept.filter((path) => /login|donate/.test(path))).toEqual([]);
});

test("a form that cannot be sent says so, and keeps what was typed", async () => {
  const page = await openWithWorker(noise);
  await page.goto("/contact");
  const form = page.locator("form[data-form=message]");
  await form.getByLabel("First name").fill("Sample");
  await form.getByLabel("Last name").fill("Visitor");
  await form.getByLabel("Email").fill("visitor@example.org");
  await form.getByLabel("Subject").fill("A visit");
  await form.getByRole("textbox", { name: "Message" }).fill("May we come?");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send message" }).click();
  await form.getByText("We could not reach the site. What you typed is still here.").waitFor();
  expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("May we come?");
});
