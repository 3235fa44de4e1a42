import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";
import { isFocused } from "../support/visitor.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

/** A page of a site with two films. */
const open = (options: Parameters<typeof browser.open>[0] = {}) =>
  browser.open({ home: area.server.address, ...options });

beforeAll(() => {
  const { folder } = area.server;
  inDatabase(folder, "insert or replace into settings (name, value) values ('introVideoId', ?)", JSON.stringify(film));
  inDatabase(folder, "update projects set video_url = ? where id = 2", player);
});

const film = "a-real-film";
const player = `https://www.youtube-nocookie.com/embed/${film}`;
const asked = /^asked another site: https:\/\/www\.youtube-nocookie\.com\/embed\/a-real-film/;
const unreachable = [
  asked,
  /^request failed: https:\/\/www\.youtube-nocookie\.com\//,
  /^console error: Failed to load resource/,
];
const failure = "Unable to load video. Please check your connection and try again.";

/** A stand-in for the player: nothing of a test leaves this machine. */
async function standIn(page: Page): Promise<void> {
  await page.route(`${player}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><p>The film plays.</p>" }),
  );
}

const films = [
  { path: "/about", note: "Play our film (uses mobile data)", title: "Our film" },
  { path: "/project/readmore/2", note: "Play the project film", title: "Pad-A-Girl" },
];

// The film of the other page is started with the keyboard, and in a new tab.
describe.each(films.toReversed())("the film on $path", ({ path, note, title }) => {
  // Every other journey fails for a request to another site, and the parts of pages without script are asked of the server.
  test("asks nothing of another site before the tap", async () => {
    // A request to anyone else fails this test, for it announces none.
    const page = await open();
    await page.goto(path);
    await page.getByRole("link", { name: note }).hover();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("iframe").count()).toBe(0);
  });

  test("plays in the page after a tap, and says that it is loading until then", async () => {
    const page = await open({ expects: [asked] });
    await standIn(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(player, async (route) => {
      await promise;
      await route.fallback();
    });
    await page.goto(path);
    await page.getByRole("link", { name: note }).click();
    const status = page.getByRole("main").getByRole("status");
    await eventually(() => status.textContent()).toBe("Loading video...");
    resolve();
    await page.frameLocator("iframe").getByText("The film plays.").waitFor();
    const frame = page.locator("iframe");
    expect(await frame.getAttribute("title")).toBe(title);
    expect(await frame.getAttribute("src")).toBe(`${player}?autoplay=1`);
    expect(await status.count()).toBe(0);
    await eventually(() => isFocused(frame)).toBe(true);
  });

  test("says so when the player cannot be reached, and plays when it is tried again", async () => {
    const page = await open({ expects: unreachable });
    let isReachable = false;
    await standIn(page);
    await page.route(`${player}**`, (route) => (isReachable ? route.fallback() : route.abort()));
    await page.goto(path);
    await page.getByRole("link", { name: note }).click();
    const alert = page.getByRole("main").getByRole("alert").filter({ visible: true });
    await eventually(() => alert.textContent()).toBe(failure);
    // A second failure is no dead end either.
    await page.getByRole("button", { name: "Try again" }).click();
    await eventually(() => alert.textContent()).toBe(failure);
    isReachable = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.frameLocator("iframe").getByText("The film plays.").waitFor();
    expect(await alert.count()).toBe(0);
  });

  test("is a plain link to the player without script", async () => {
    const page = await open({ script: false, expects: [asked] });
    await standIn(page);
    await page.goto(path);
    const link = page.getByRole("link", { name: note });
    expect(await link.getAttribute("href")).toBe(player);
    await link.click();
    await page.getByText("The film plays.").waitFor();
  });
});

test("Enter starts the film, and after a failure Tab leads straight to another try", async () => {
  const page = await open({ expects: unreachable });
  await page.route(`${player}**`, (route) => route.abort());
  await page.goto("/about");
  await page.getByRole("link", { name: "Play our film" }).press("Enter");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  if (!(await isFocused(again))) await page.keyboard.press("Tab");
  expect(await isFocused(again)).toBe(true);
});

test("the film opens in a new tab if asked so, and the page stays unchanged", async () => {
  // Not every browser tells of requests of the new tab.
  const page = await open({ ignores: [/^asked another site/, /^request failed/] });
  await page.goto("/about");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Play our film" }).click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Play our film" }).isVisible()).toBe(true);
});
