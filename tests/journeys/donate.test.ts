import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { isFocused } from "../support/visitor.ts";

const { open } = browserOfThisFile();

async function openDetails(page: Page): Promise<{ opener: Locator; details: Locator }> {
  await page.goto("/donate");
  const opener = page.getByRole("button", { name: "Donate now" });
  await opener.click();
  const details = page.getByRole("dialog", { name: "Bank details" });
  await details.waitFor();
  return { opener, details };
}

describe.each([390, 1280])("bank details with script, %i wide", (width) => {
  test("open over the page; the close button leads back to their button", async () => {
    const page = await open({ width });
    const { opener, details } = await openDetails(page);
    const ways: [string, () => Promise<void>][] = [
      ["the close button", () => details.getByRole("button", { name: "Close" }).click()],
      ["Escape", () => page.keyboard.press("Escape")],
      ["a tap beside it", () => page.mouse.click(4, 4)],
    ];
    for (const [way, close] of ways) {
      expect(await details.evaluate((dialog) => dialog.matches(":modal")), way).toBe(true);
      await close();
      await details.waitFor({ state: "hidden" });
      await eventually(() => isFocused(opener)).toBe(true);
      expect(new URL(page.url()).hash, way).toBe("");
      await opener.click();
      await details.waitFor();
    }
    // A tap on the words is no tap beside them.
    await details.getByText("Send a transfer from any bank app").click();
    expect(await details.isVisible()).toBe(true);
  });

  test("each row can be copied, with a visible and a spoken confirmation", async () => {
    const page = await open({ width, permissions: ["clipboard-read", "clipboard-write"] });
    const { details } = await openDetails(page);
    const rows = [
      ["Bank name", "Sample Bank Plc"],
      ["Naira account", "0000000000"],
      ["Dollar account", "0000000001"],
      ["Account name", "Tabasamu Children’s Foundation"],
    ] as const;
    for (const [label, value] of rows) {
      await details.getByRole("button", { name: `Copy ${label}` }).click();
      await eventually(() => details.getByRole("status").textContent()).toBe(`${label} copied.`);
      await details.getByRole("button", { name: `Copied ${label}` }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
  });

  test("the value is selected if the browser refuses to copy it", async () => {
    const page = await open({ width, permissions: [] });
    await refuseClipboard(page);
    const { details } = await openDetails(page);
    await details.getByRole("button", { name: "Copy Naira account" }).click();
    await eventually(() => details.getByRole("status").textContent()).toBe(
      "Naira account selected. Copy it with your phone or keyboard.",
    );
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("0000000000");
    expect(await details.getByText("Copied").count()).toBe(0);
  });
});

/** Refuses the clipboard as a browser does on a page that may not use it. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  });
}

test("a shared link to the bank details opens them, and once closed they stay closed", async () => {
  const page = await open({ width: 390 });
  await page.goto("/donate#bank");
  const details = page.getByRole("dialog", { name: "Bank details" });
  await details.waitFor();
  expect(await details.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await details.getByRole("button", { name: "Close" }).click();
  await details.waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("button", { name: "Donate now" }).waitFor();
  expect(await details.isVisible()).toBe(false);
});

test("the bank details fit a small phone, and their close button stays in reach", async () => {
  const page = await open({ width: 390 });
  await page.setViewportSize({ width: 320, height: 480 });
  const { details } = await openDetails(page);
  const box = await details.boundingBox();
  const close = await details.getByRole("button", { name: "Close" }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(480);
  expect(close?.y).toBeGreaterThanOrEqual(0);
  expect(await details.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test("the ways that a gift works are tabs: one is shown at a time", async () => {
  const page = await open({ width: 390 });
  await page.goto("/donate");
  const sentences = {
    Overview: "Give in naira or in dollars",
    Impact: "Your gift becomes part of our work",
    "What You Get": "A thank-you note",
  };
  for (const [picked, sentence] of Object.entries(sentences)) {
    await page.getByRole("tab", { name: picked }).click();
    await page.getByRole("tabpanel", { name: picked }).getByText(sentence).waitFor();
    expect(await page.getByRole("tabpanel").count()).toBe(1);
    expect(await page.getByRole("tab", { selected: true }).allTextContents()).toEqual([picked]);
  }
});

test("the donate page on paper carries the bank details and all its panels, and nothing to tap", async () => {
  const page = await open();
  await page.goto("/donate");
  await page.emulateMedia({ media: "print" });
  for (const words of ["Sample Bank Plc", "0000000000", "0000000001", "part of our work", "A thank-you note"]) {
    expect(await page.getByText(words, { exact: false }).first().isVisible(), words).toBe(true);
  }
  for (const words of ["Donate now", "Copy", "Subscribe", "Menu"]) {
    expect(await page.getByText(words, { exact: true }).first().isVisible(), words).toBe(false);
  }
});
