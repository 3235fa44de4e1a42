import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { oneTimeCode } from "../support/one-time-code.ts";
import { hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const password = "a long enough password";
const dayMs = 24 * 3_600_000;

/** A site whose admin became one 20 days ago, and an empty page of that admin. */
async function openLate(options: Parameters<typeof browser.open>[0] = {}) {
  const { folder, address, cookies } = await startStaffedServer();
  const since = new Date(Date.now() - 20 * dayMs).toISOString();
  inDatabase(folder, "update users set second_step_since = ?", since);
  const page = await browser.open({ home: address, width: 390, ...options });
  await page.context().addCookies(cookies);
  return { folder, address, page };
}

/** From the page that sign-in leads to, up to the recovery codes. */
async function setUp(page: Page, address: string): Promise<string[]> {
  await page.goto(`${address}/admin/log`);
  expect(page.url()).toBe(`${address}/admin/second-step?to=%2Fadmin%2Flog`);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Switch on" }).click();
  const secret = await page.locator("p code").innerText();
  await page.getByLabel("Code from the app").fill(oneTimeCode(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Two-step sign-in is on. Print the recovery codes now.").waitFor();
  return page.locator(".recovery-codes code").allInnerTexts();
}

test("sign-in leads to the app and the codes first, which are alone on paper", async () => {
  const { address, page } = await openLate();
  await page.goto(`${address}/admin`);
  await hasTakenOver(page);
  await inspect(page, { briefly: true, widths: [320, 1280], name: "two-step sign-in that is due", within: "main" });
  const codes = await setUp(page, address);
  expect(new Set(codes).size).toBe(10);
  await inspect(page, { briefly: true, widths: [320, 390, 1280], name: "recovery codes", within: "main" });
  await page.emulateMedia({ media: "print" });
  const printed = (await page.locator("body").innerText()).split("\n").filter((line) => line.trim() !== "");
  expect(printed.filter((line) => codes.includes(line))).toHaveLength(10);
  expect(printed.length).toBeLessThan(16);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Go on" }).click();
  await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
});

test("without script the same forms lead to the codes", async () => {
  const { address, page } = await openLate({ script: false, expects: [/\.js/] });
  expect(new Set(await setUp(page, address)).size).toBe(10);
});

test("a form comes back as it was typed after the page that asks for the password", async () => {
  const { folder, address, cookies } = await startStaffedServer();
  inDatabase(folder, "update sessions set confirmed_at = ?", new Date(Date.now() - dayMs).toISOString());
  const page = await browser.open({ home: address, width: 390 });
  await page.context().addCookies(cookies);
  await page.goto(`${address}/admin/gifts/record`);
  await hasTakenOver(page);
  const limit = page.locator("form:has(input[value=limits]) input[name=NGN]");
  await page.locator("details:has(input[value=limits]) > summary").first().click();
  await limit.fill("45000");
  await page.locator("form:has(input[value=limits]) input[name=USD]").fill("60");
  const send = () => page.locator("form:has(input[value=limits]) button").click();
  await send();
  await page.getByRole("heading", { name: "Is it you?" }).waitFor();
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL(`${address}/admin/gifts/record`);
  await expect.poll(() => limit.inputValue()).toBe("45000");
  expect(inDatabase(folder, "select * from gift_limits")).toEqual([]);
  await hasTakenOver(page);
  await send();
  await expect.poll(() => inDatabase(folder, "select amounts from gift_limits")).toHaveLength(1);
  // It is given back once.
  await page.goto(`${address}/admin/gifts/record`);
  await hasTakenOver(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a form comes back as it was typed after the session ended", async () => {
  const { folder, address, cookies } = await startStaffedServer();
  const page = await browser.open({ home: address, width: 390 });
  await page.context().addCookies(cookies);
  await page.goto(`${address}/admin/gifts/record`);
  await hasTakenOver(page);
  const limit = page.locator("form:has(input[value=limits]) input[name=NGN]");
  await page.locator("details:has(input[value=limits]) > summary").first().click();
  await limit.fill("45000");
  inDatabase(folder, "delete from sessions");
  await page.locator("form:has(input[value=limits]) button").click();
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${address}/admin/gifts/record`);
  await expect.poll(() => limit.inputValue()).toBe("45000");
  expect(inDatabase(folder, "select * from gift_limits")).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
