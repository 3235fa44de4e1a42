import { describe, expect, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { everySender, everyVisitor } from "./every-visitor.ts";

const browser = browserOfThisFile();

describe("a visitor without script, who writes", () => everySender(browser, false));

describe("a visitor without script, on a phone", () => {
  const width = 390;
  everyVisitor(browser, { script: false, width });

  test("opens the bank details by their own address, and closes them", async () => {
    const page = await browser.open({ width, script: false });
    await page.goto("/donate");
    const details = page.getByRole("dialog", { name: "Bank details" });
    expect(await details.isVisible()).toBe(false);
    await page.getByRole("link", { name: "Donate now" }).click();
    await details.waitFor();
    expect(new URL(page.url()).hash).toBe("#bank");
    expect(await details.locator("dl").innerText()).toContain("0000000000");
    // The button needs script, so visitors without script do not see it.
    expect(await details.getByRole("button", { name: "Copy" }).count()).toBe(0);
    await details.getByRole("link", { name: "Close" }).click();
    await details.waitFor({ state: "hidden" });
    await eventually(() => new URL(page.url()).hash).toBe("#give");
  });

  test("reads all the ways that a gift works, one below the other", async () => {
    const page = await browser.open({ width, script: false });
    await page.goto("/donate");
    for (const name of ["Overview", "Impact", "What You Get"]) {
      await page.getByRole("heading", { level: 3, name, exact: true }).waitFor();
    }
    await page.getByText("A thank-you note, a receipt").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
  });
});

test("on a phone a visitor without script opens and closes the menu", async () => {
  const page = await browser.open({ width: 390, script: false });
  await page.goto("/");
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" });
  expect(await about.isVisible()).toBe(false);
  await page.locator("summary").click();
  await about.waitFor();
  await page.locator("summary").click();
  await about.waitFor({ state: "hidden" });
});
