import { expect, test } from "vitest";
import { sendStatement, writeStatement } from "../support/bank-statement.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

test("an act that came too late says so in sight, and its sentence outlives the fresh page", async () => {
  const { address, cookies, post } = desk.server;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), Origin: address };
    return fetch(address + path, { ...init, headers, redirect: "manual" });
  };
  const names = Array.from({ length: 12 }, (_, place) => `NIP/STRANGER ${"ABCDEFGHIJKL"[place]}`);
  const lines = names.map((words, index): [number, string, number] => [9, words, 500 + index]);
  await sendStatement(
    { ask } as Parameters<typeof sendStatement>[0],
    cookie,
    writeStatement([...lines, [9, "RENT", -300]]),
  );
  const page = await desk.open(browser, { width: 390, reducedMotion: true, expects: [/409/] });
  await page.goto(`${address}/admin/gifts/statement`);
  await hasTakenOver(page);
  await inspect(page, { widths: [320, 390, 1280], name: "a statement with money out", within: "main" });
  await page.setViewportSize({ width: 390, height: 800 });
  // Another person decides about the last row of the page meanwhile.
  const last = page.getByRole("button", { name: /^Not a gift/ }).last();
  const id = await last.locator("xpath=ancestor::form").locator("input[name=id]").getAttribute("value");
  expect((await post("/admin/gifts/statement", { intent: "other", id: id ?? "" })).status).toBe(200);
  await last.click();
  const sentence = page.getByText("Somebody decided about this line meanwhile. Nothing was changed.");
  await sentence.waitFor();
  await page.getByText("11 are unknown").waitFor();
  expect(await sentence.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await sentence.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  // The next act has its own answer.
  await page
    .getByRole("button", { name: /^Not a gift/ })
    .last()
    .click();
  await page.getByText("It is not a gift. You can look at it again below.").waitFor();
  expect(await sentence.count()).toBe(0);
}, 120_000);
