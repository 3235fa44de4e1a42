import { expect, test } from "vitest";
import { staffLanguage as words } from "../../content/fr/staff-language.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { textOf } from "../support/page-text.ts";
import { hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

// An error on the console, such as React's about a text that differs, fails the test.
test("a page that changed the language speaks it as a whole at once", async () => {
  const { address, cookies } = await startStaffedServer();
  const page = await browser.open({ home: address, reducedMotion: true });
  await page.context().addCookies(cookies);
  await page.goto("/admin/language");
  await hasTakenOver(page);
  await page.getByLabel("Français").check();
  await page.getByRole("button", { name: "Save the language" }).click();
  await page.getByText(words.saved).waitFor();
  await hasTakenOver(page);
  const saved = textOf(await page.locator("body").innerHTML());
  await page.goto("/admin/language");
  await hasTakenOver(page);
  const opened = textOf(await page.locator("body").innerHTML());
  expect(saved.replace(words.saved, "").replace(/\s+/g, " ")).toBe(opened.replace(/\s+/g, " "));
  for (const path of [
    "/admin",
    "/admin/move-in",
    "/admin/pages",

    "/admin/settings",
    "/admin/log",
  ]) {
    await page.goto(path);
    await hasTakenOver(page);
  }
}, 120_000);
