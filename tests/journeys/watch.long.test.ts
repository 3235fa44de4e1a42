import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";

// The other journeys rely on being told when something goes wrong behind the page. So that must be true.
const { open } = browserOfThisFile();

test("an error that the page writes to the console is noticed", async () => {
  const page = await open({ expects: [/^console error: a sentence/] });
  await page.goto("/about");
  // biome-ignore lint/suspicious/noConsole: this is what the test is about.
  await page.evaluate(() => console.error("a sentence"));
});

test("a script that throws is noticed", async () => {
  const page = await open({ expects: [/^script error: a slip$/] });
  await page.goto("/about");
  const heard = page.waitForEvent("pageerror");
  await page.evaluate(() =>
    queueMicrotask(() => {
      throw new Error("a slip");
    }),
  );
  await heard;
});

test("style that the policy forbids is noticed", async () => {
  const page = await open({ expects: [/^console error: .*Content Security Policy/] });
  await page.goto("/about");
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
});

test("a missing file is noticed", async () => {
  const page = await open({ expects: [/^answered 404: .*\/assets\/nothing.svg/, /^console error: .*404/] });
  await page.goto("/about");
  await page.evaluate(() => fetch("/assets/nothing.svg"));
});

test("a request to another site is noticed and blocked", async () => {
  const page = await open({
    expects: [/^asked another site: http:\/\/example\.org\//, /^request failed: .*NAME_NOT_RESOLVED/],
  });
  const answer = page.goto("http://example.org/");
  await expect(answer).rejects.toThrow("ERR_NAME_NOT_RESOLVED");
});
