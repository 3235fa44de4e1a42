import { expect, test } from "vitest";
import { browserOfThisFile, eventually, textSizeOf } from "../support/browser.ts";
import { fits, inspect } from "../support/inspect.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const desk = staffAreaOfThisFile();
const browser = browserOfThisFile();

const rooms = [
  "/admin/settings",
  "/admin/country",
  "/admin/help-numbers",
  "/admin/doctor",
  "/admin/bank",
  "/admin/welcome?step=1",
  "/admin/welcome?step=4",
];

test("a room counts what is not saved, shows it on the site, and takes it back", async () => {
  const page = await desk.open(browser, { width: 1280, reducedMotion: true, expects: [/ 422:/, /status of 422/] });
  await page.goto(`${desk.server.address}/admin/settings`);
  await hasTakenOver(page);
  const side = page.getByRole("complementary", { name: "On the site" });
  const name = page.getByLabel("Name", { exact: true });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const saved = await name.inputValue();
  expect(await undo.count()).toBe(0);
  await name.fill("Sauti ya Watoto");
  await page.getByText("1 change is not saved").waitFor();
  await side.getByText("Sauti ya Watoto").first().waitFor();
  await page.getByLabel("Phone", { exact: true }).fill("");
  await page.getByText("2 changes are not saved").waitFor();
  await side.getByText(/^Not shown, because empty: phone\b/).waitFor();
  await inspect(page, { widths: [320, 1280], name: "with changes", within: "main" });
  // A field that says again what is saved is no change.
  await name.fill(saved);
  await page.getByText("1 change is not saved").waitFor();
  await name.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByRole("alert").getByText("This cannot be empty").waitFor();
  await undo.click();
  await page.getByText("The fields show the saved values again.").waitFor();
  await eventually(() => name.inputValue()).toBe(saved);
  expect(await page.getByText("This cannot be empty").isVisible()).toBe(false);
  expect(await undo.count()).toBe(0);
  // Nothing of it is kept on this device.
  await page.reload();
  await hasTakenOver(page);
  expect(await name.inputValue()).toBe(saved);
  expect(await page.getByText("not saved").count()).toBe(0);
  await name.fill("Sauti");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByText("The settings are saved.").waitFor();
  await eventually(() => undo.count()).toBe(0);
}, 120_000);

test("rooms and welcome break no rule of axe, and fit a narrow phone with letters of 200 percent", async () => {
  const page = await desk.open(browser, { width: 1280, reducedMotion: true });
  const setTextSize = await textSizeOf(page);
  await page.goto(`${desk.server.address}/admin`);
  await hasTakenOver(page);
  for (const path of rooms) {
    await goWithin(page, path);
    await inspect(page, { widths: [320, 1280], name: path, within: "main" });
    await setTextSize(200);
    await fits(page, `${path} at 200 percent`, [320, 390]);
    await setTextSize(100);
  }
}, 240_000);
