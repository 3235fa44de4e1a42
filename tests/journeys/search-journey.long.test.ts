import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

test.each([
  ["without script", false],
  ["with script", true],
] as const)(
  "a visitor %s finds a story through a slip of the finger, and opens it",
  async (_, script) => {
    const page = await browser.open({ home: area.server.address, width: 390, script, reducedMotion: true });
    // A new site is read in the background.
    const search = async () => (await fetch(`${area.server.address}/search?q=timetable`)).text();
    await expect.poll(search, { timeout: 30_000, interval: 200 }).toContain("<mark>");
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
    await page.getByLabel("Search the site").fill("Timetabel");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await page.getByText("Nothing is spelt like that.").waitFor();
    await page.getByText("for “timetable”").waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("Timetabel");
    expect((await page.locator("mark").allInnerTexts()).map((word) => word.toLowerCase())).toContain("timetable");
    await page.getByRole("link", { name: "Autism outreach" }).click();
    await page.getByRole("heading", { name: "Autism outreach", level: 1 }).waitFor();
    await page.goto("/search?q=school");
    await page.getByRole("link", { name: "Stories, 3" }).click();
    expect(
      await page
        .getByRole("listitem")
        .filter({ has: page.locator("h3") })
        .count(),
    ).toBe(3);
  },
  120_000,
);

test("the answer of a search is no heavier than other pages", async () => {
  for (const path of ["/search", "/search?q=the", "/search?q=school", "/search?q=schoool"]) {
    const answer = await fetch(`${area.server.address}${path}`, { headers: { "Accept-Encoding": "identity" } });
    const size = brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
    expect([path, size <= 14_600]).toEqual([path, true]);
  }
});
