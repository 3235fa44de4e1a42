import { expect, test } from "vitest";
import { brokenRules } from "../support/accessibility.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
/** Without script, the browser rejects what the page preloads. */
const scriptsOff = [/^request failed: .*\.js csp$/];

const desk = staffAreaOfThisFile();

async function openDesk(options: Parameters<typeof browser.open>[0] = {}) {
  const page = await desk.open(browser, options);
  await page.goto(`${desk.server.address}/admin`);
  if (options.script !== false) await hasTakenOver(page);
  return page;
}

test("the keyboard alone opens pages from the jump box", async () => {
  const page = await openDesk();
  const opener = page.getByRole("link", { name: "Find", exact: true });
  await opener.focus();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Jump to anything" });
  await eventually(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await box.fill("hygiene");
  await page.getByRole("option", { name: /^Health hygiene outreach/ }).waitFor();
  const chosen = page.locator("[role=option][aria-selected=true]");
  expect(await chosen.innerText()).toContain("Health hygiene outreach");
  // The last one, after the words of the site that have it.
  await page.keyboard.press("ArrowUp");
  expect(await chosen.innerText()).toContain("Create a post called “hygiene”");
  expect(await box.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/event/*");
  // The choice is kept on this device.
  await page.keyboard.press("Control+k");
  expect(await page.getByRole("group", { name: "Lately" }).getByRole("option").innerText()).toContain("Health hygiene");

  await box.pressSequentially("how do I change the logo");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/look#look-logo");
  // Arrows pass acts that lead to the same page.
  await page.keyboard.press("Control+k");
  await box.fill("message");
  await page.getByRole("option", { name: /^Create a post called/ }).waitFor();
  const options = await page.getByRole("option").count();
  const passed = new Set<string | null>();
  for (let press = 0; press < options; press++) {
    passed.add(await box.getAttribute("aria-activedescendant"));
    await box.press("ArrowDown");
  }
  expect(passed.size).toBe(options);
  await box.fill("dark mode");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/account#appearance");
  await page.getByRole("main").getByLabel("Dark").check();
  expect(await page.locator("html").evaluate(() => document.cookie)).toContain("appearance=dark");
});

test("“Create a post called …” opens the form with that title", async () => {
  const page = await openDesk({ width: 390 });
  await goWithin(page, "/admin/settings");
  await page.getByRole("link", { name: "Jump to anything" }).click();
  await page.getByRole("combobox").fill("Forty cups");
  await page.getByRole("option", { name: "Create a post called “Forty cups”" }).click();
  const form = page.getByRole("dialog", { name: "Create a post" });
  await form.waitFor();
  expect(await form.getByLabel("Title").inputValue()).toBe("Forty cups");
  await form.getByRole("button", { name: "Close without publishing" }).click();
  await form.waitFor({ state: "detached" });
  expect(page.url()).toBe(`${desk.server.address}/admin/post`);
  await page.getByRole("link", { name: "Create", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Event" }).click();
  await page.getByRole("dialog", { name: "Create an event" }).waitFor();
  await page.reload();
  await hasTakenOver(page);
  await page.getByRole("dialog", { name: "Create an event" }).waitFor();
});

test("rooms stand beside the page at 1024 by 640", async () => {
  const page = await openDesk({ width: 1024 });
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Site" }).click();
  const rooms = page.getByRole("navigation", { name: "Site, rooms" }).first();
  await rooms.getByRole("link", { name: "Log", exact: true }).click();
  await page.getByRole("heading", { name: "Log", level: 1 }).waitFor();
  // The pointer is still over the room that is open now.
  await rooms.locator("[aria-current]").hover();
  expect(await brokenRules(page, true, ".rooms")).toEqual([]);
  for (const region of [".rail", ".rooms"]) {
    const { height, scroll } = await page
      .locator(region)
      .evaluate(({ clientHeight: height, scrollHeight: scroll }) => ({ height, scroll }));
    expect(scroll).toBeLessThanOrEqual(height);
    expect(height).toBeLessThanOrEqual(640);
  }
  // The strip does not leave with the page.
  await page.evaluate(() => scrollTo(0, 4000));
  expect(await page.getByRole("link", { name: "Today" }).first().isVisible()).toBe(true);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await rooms.isVisible()).toBe(false);
  await page.locator("summary", { hasText: "Site" }).click();
  await page.locator("details nav").getByRole("link", { name: "Team" }).click();
  await page.waitForURL("**/admin/manageusers");
  await eventually(() => page.locator("details nav").getByRole("link", { name: "Team" }).isVisible()).toBe(false);
});

test("dark stays dark on this device, before any script runs, and public pages follow the device", async () => {
  const page = await openDesk();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator("summary.who").click();
  await page.locator("summary", { hasText: "Appearance" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await eventually(ground).not.toBe(light);
  const dark = await ground();
  await page.goto(desk.server.address);
  expect(await ground()).toBe(light);
  const still = await browser.open({ home: desk.server.address, script: false, ignores: scriptsOff });
  await still.context().addCookies(await page.context().cookies());
  await still.goto(`${desk.server.address}/admin/post`);
  expect(await still.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
});

test("F6 goes from the navigation to the page", async () => {
  const page = await openDesk({ expects: [/jump\/results/] });
  const region = () => page.evaluate(() => document.activeElement?.closest("[data-region]")?.tagName);
  const pressF6 = async () => {
    await page.keyboard.press("F6");
    return region();
  };
  // The keys are there a moment after the page.
  await eventually(pressF6).toBe("HEADER");
  expect(await pressF6()).toBe("MAIN");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Help and shortcuts" });
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  expect(await help.count()).toBe(0);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.route("**/admin/jump/results*", (route) => route.abort());
  await page.getByRole("combobox").fill("messages");
  await page.getByText("The site did not answer.").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/messages");
});

test("without script, More leads to all places or rooms", async () => {
  const page = await openDesk({ width: 390, script: false, ignores: scriptsOff });
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("main").getByRole("link", { name: "Ways to give" }).waitFor();
  await page.getByRole("link", { name: "Jump to anything" }).click();
  await page.getByRole("searchbox").fill("hygiene");
  await page.getByRole("button", { name: "Find" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Health hygiene outreach/ })
    .waitFor();
  await page.getByRole("link", { name: "Create", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Create an event" }).click();
  await page.getByRole("dialog").getByLabel("Title").waitFor();
});

test("the desk works without the streams that Firefox 98 lacks", async () => {
  const page = await desk.open(browser);
  await page.addInitScript(() => {
    for (const name of ["TextEncoderStream", "TextDecoderStream", "TransformStream", "WritableStream"])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(ReadableStream.prototype, "pipeThrough");
    Reflect.deleteProperty(ReadableStream.prototype, "pipeTo");
  });
  await page.goto(`${desk.server.address}/admin`);
  await hasTakenOver(page);
  expect(await page.locator("#old-browser").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Find", exact: true }).click();
  await page.getByRole("combobox").fill("Six old streams");
  await page.getByRole("option", { name: "Create a post called “Six old streams”" }).click();
  const form = page.getByRole("dialog", { name: "Create a post" });
  await form.waitFor();
  expect(await form.getByLabel("Title").inputValue()).toBe("Six old streams");
  await goWithin(page, "/admin/settings");
  expect(await page.evaluate(() => "TransformStream" in globalThis)).toBe(true);
});

test("the jump box reports a search that found nothing once it closes", async () => {
  const page = await openDesk();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("xylophones");
  await page.getByText("Nothing here is called that.").waitFor();
  const report = page.waitForRequest((request) => request.url().includes("whole="));
  await page.keyboard.press("Escape");
  expect(new URL((await report).url()).searchParams.get("q")).toBe("xylophones");
});
