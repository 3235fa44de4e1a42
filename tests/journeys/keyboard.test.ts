import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { isFocused } from "../support/visitor.ts";

const { open } = browserOfThisFile();

/** Presses Tab until an element has the focus; fails after a long page's worth of stops. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    if (await isFocused(element)) return;
    await page.keyboard.press("Tab");
  }
  expect(await isFocused(element), `${element} can be reached with Tab`).toBe(true);
}

test("the first stop of every page skips to its content", async () => {
  const page = await open();
  for (const path of ["/event/readmore/3", "/contact", "/"].slice(0, 2)) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await isFocused(skip)).toBe(true);
    await eventually(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await eventually(() => new URL(page.url()).hash).toBe("#main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null), path).toBe(true);
  }
});

// With script the next test opens it.
describe("the menu on a phone, without script", () => {
  test("opens and closes with Enter, and its links come next", async () => {
    const page = await open({ width: 390, script: false });
    await page.goto("/");
    const menu = page.locator("summary");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await tabTo(page, menu);
    expect(await links.count()).toBe(0);
    await page.keyboard.press("Enter");
    await links.first().waitFor();
    await page.keyboard.press("Tab");
    expect(await isFocused(links.first())).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await eventually(() => links.count()).toBe(0);
  });
});

test("the menu closes with Escape, back at its button, and when the focus leaves it", async () => {
  const page = await open({ width: 390 });
  await page.goto("/");
  const menu = page.locator("summary");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await tabTo(page, links.last());
  await page.keyboard.press("Escape");
  await eventually(() => links.count()).toBe(0);
  expect(await isFocused(menu)).toBe(true);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByRole("link").first());
  await eventually(() => links.count()).toBe(0);
});

test("arrow keys, Home and End move between tabs; Tab leads into the open panel", async () => {
  const page = await open();
  await page.goto("/donate");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, tab("Overview"));
  for (const [key, name] of [
    ["ArrowRight", "Impact"],
    ["ArrowRight", "What You Get"],
    ["ArrowRight", "Overview"],
    ["ArrowLeft", "What You Get"],
    ["Home", "Overview"],
    ["End", "What You Get"],
    ["ArrowLeft", "Impact"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await isFocused(tab(name)), `${key} leads to ${name}`).toBe(true);
    expect(await tab(name).getAttribute("aria-selected")).toBe("true");
    await page.getByRole("tabpanel", { name }).waitFor();
  }
  await page.keyboard.press("Tab");
  expect(await isFocused(page.getByRole("tabpanel", { name: "Impact" }))).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await isFocused(tab("Impact"))).toBe(true);
});

test("Enter and Space open the bank details, Tab stays inside, and Escape leads back", async () => {
  const page = await open();
  await page.goto("/donate");
  const opener = page.getByRole("button", { name: "Donate now" });
  const details = page.getByRole("dialog", { name: "Bank details" });
  const copies = ["Copy account name", "Copy bank name", "Copy dollar account", "Copy naira account"];
  for (const key of ["Enter", "Space"]) {
    await tabTo(page, opener);
    await page.keyboard.press(key);
    await details.waitFor();
    const stops = new Set<string>();
    for (let stop = 0; stop < 12; stop++) {
      stops.add(await page.evaluate(whereFocusIs));
      await page.keyboard.press("Tab");
    }
    // Between the last stop and the first the browser's own bar has its turn; the page behind never has.
    expect([...stops].filter((stop) => stop !== "the browser").sort()).toEqual([
      "Close",
      ...copies,
      "How we guard them",
      "Promise a gift",
      "Tell us about your gift",
      "the dialog, which scrolls",
    ]);
    await page.keyboard.press("Escape");
    await details.waitFor({ state: "hidden" });
    await eventually(() => isFocused(opener)).toBe(true);
  }
  await page.keyboard.press("Enter");
  await tabTo(page, details.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Space");
  await details.waitFor({ state: "hidden" });
});

test("the close button of the bank details hears Enter as well as Space", async () => {
  const page = await open();
  await page.goto("/donate");
  await tabTo(page, page.getByRole("button", { name: "Donate now" }));
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Bank details" });
  await tabTo(page, details.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await details.waitFor({ state: "hidden" });
});

test("the strip of events takes the focus and scrolls with the arrow keys", async () => {
  const page = await open({ width: 390, reducedMotion: true });
  await page.goto("/about");
  const strip = page.getByRole("region", { name: "Event cards, scroll sideways" });
  await tabTo(page, strip);
  expect(await strip.evaluate((box) => box.scrollLeft)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await eventually(() => strip.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  // Every card is a stop of its own, and comes into sight.
  const last = strip.getByRole("link").last();
  await tabTo(page, last);
  await eventually(async () => ((await last.boundingBox())?.x ?? 999) < 390 - 44).toBe(true);
});

test("a form is filled in and sent without a mouse", async () => {
  const page = await open();
  await page.goto("/contact");
  await tabTo(page, page.getByLabel("First name"));
  for (const words of ["Sample", "Keyboard", "keyboard@example.org", "Without a mouse", "All by Tab and Enter."]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  expect(await isFocused(page.getByRole("button", { name: "Send message" }))).toBe(true);
  await page.keyboard.press("Enter");
  const thanks = page.getByRole("main").getByRole("status");
  await thanks.getByText("Thank you.").waitFor();
  await eventually(() => isFocused(thanks)).toBe(true);
});

/** Runs in the page. Returns the name of the focused element in the dialog, or of the element outside it. */
function whereFocusIs(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "the browser";
  if (element.closest("dialog") === null) return `behind the dialog: ${element.outerHTML.slice(0, 90)}`;
  if (element.tagName === "DIALOG") return "the dialog, which scrolls";
  return element.getAttribute("aria-label") ?? (element.textContent ?? "").trim();
}
