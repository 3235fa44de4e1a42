import { staffConsent } from "content/staff-consent.ts";
import { staffShell } from "content/staff-shell.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Role } from "../../app/values/roles.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase, letAdminBe, letAdminRead } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** Pages that each role looks for, with the links from Today, on a phone and on a desk. */
const wanted: Record<Role, [heading: string, phone: string[], wide: string[]][]> = {
  writer: [
    ["Posts", ["Posts"], ["Write"]],
    ["Photos", ["Photos"], ["Write", "Photos"]],
    ["Create a post", ["Create", "Post"], ["Something else|Write about it"]],
  ],
  treasurer: [
    ["Bank statements", ["Bank statements"], ["Money", "Bank statements"]],
    ["Record a gift", ["Money came in"], ["Money came in"]],
    ["Auditor", ["More", "Auditor"], ["Money", "Auditor"]],
  ],
  lead: [
    ["Concerns", ["Concerns"], ["Children"]],
    ["Consents", ["Consents"], ["Children", "Consents"]],
    ["Safety", ["Confirm numbers"], ["Confirm numbers"]],
  ],
  editor: [
    ["Messages", ["Messages"], ["People"]],
    ["Days", ["More", "Days"], ["People", "Days"]],
    ["Events", ["More", "Events"], ["Write", "Events"]],
  ],
  admin: [
    ["Messages", ["Messages"], ["People"]],
    ["Log", ["More", "Log"], ["Site", "Log"]],
    ["Volunteers", ["More", "Volunteers"], ["People", "Volunteers"]],
  ],
};

async function follow(page: Page, path: string[]): Promise<void> {
  for (const name of path) {
    // An open sheet covers the page, so only its links can be pressed.
    const sheet = page.getByRole("dialog");
    const within = (await sheet.count()) > 0 ? sheet : page;
    const exact = new RegExp(`^(?:${name})(?:\\s|$)`);
    await within.getByRole("link", { name: exact }).filter({ visible: true }).first().click();
  }
}

const everyRole: Role[] = ["writer", "treasurer", "editor", "admin", "lead"];

/** Roles by the width on which they look. */
const looksOn: Record<360 | 1280, Role[]> = { 360: everyRole, 1280: everyRole };

/** Follows the links of a role from Today. Inspects Today and pages that only this role sees. */
async function find(page: Page, role: Role, width: 360 | 1280): Promise<void> {
  for (const [heading, phone, wide] of wanted[role]) {
    await goWithin(page, "/admin");
    const path = width === 360 ? phone : wide;
    expect(path.length).toBeLessThanOrEqual(3);
    await follow(page, path);
    await page.getByRole("heading", { name: heading }).first().waitFor();
  }
  await goWithin(page, "/admin");
  const widths = [width === 360 ? 320 : 1280];
  await inspect(page, { name: `Today of ${role}`, widths });
  if (role !== "lead") return;
  const bar = page.getByRole("navigation", { name: "Staff, quick" });
  if (width === 360)
    expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Today", "Concerns", "Consents", "More"]);
  for (const path of ["/admin/photo-requests", "/admin/days", "/admin/people-data", "/admin/places"]) {
    await goWithin(page, path);
    await inspect(page, { name: `${path} of a lead`, widths, briefly: true });
  }
}

test.each([360, 1280] as const)(
  "each role finds three things in three taps, %s wide; Today breaks no rule",
  async (width) => {
    const page = await desk.open(browser, { width, reducedMotion: true });
    for (const role of looksOn[width]) {
      inDatabase(desk.server.folder, "delete from reading_rights");
      if (role === "lead") letAdminRead(desk.server.folder, "lead");
      // A lead is nothing else here.
      letAdminBe(desk.server.folder, role);
      await page.setViewportSize({ width, height: width === 360 ? 844 : 800 });
      await page.goto(`${desk.server.address}/admin`);
      await hasTakenOver(page);
      await find(page, role, width);
    }
  },
  240_000,
);

test("a former admin keeps the typed text of a refused form", async () => {
  letAdminBe(desk.server.folder, "admin");
  const page = await desk.open(browser, { width: 360, reducedMotion: true, expects: [/403/] });
  await page.goto(`${desk.server.address}/admin/createuser`);
  await hasTakenOver(page);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  letAdminBe(desk.server.folder, "editor");
  await page.getByRole("button", { name: "Create user" }).click();
  await page.getByText("Access denied. Only admins can create users.").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@example.org");
  await inspect(page, { name: "a form of a role that is gone", widths: [320], briefly: true });
  await page.close();
});

test("a refused paper form without script keeps its text", async () => {
  letAdminBe(desk.server.folder, "editor");
  const page = await desk.open(browser, { width: 360, reducedMotion: true, expects: [/403/] });
  await page.goto(`${desk.server.address}/admin/consents/new`);
  await hasTakenOver(page);
  await page.getByLabel(staffConsent.form.givenBy).fill("Her mother");
  letAdminBe(desk.server.folder, "writer");
  await page.getByRole("button", { name: staffConsent.form.button }).click();
  await page.getByRole("heading", { name: staffShell.closed.title(staffConsent.form.title) }).waitFor();
  expect(await page.getByLabel(staffShell.closed.typed).inputValue()).toContain("Her mother");
  await inspect(page, { name: "a closed page with what was typed", widths: [320], briefly: true });
  await page.close();
});
