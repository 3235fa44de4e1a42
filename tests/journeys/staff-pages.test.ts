import { expect, test } from "vitest";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import {
  staffOverlays,
  staffPagesElsewhere,
  staffPagesOfThisFile,
  staffStates,
} from "../support/inspected-staff-pages.ts";
import { pathsOfStaffPages } from "../support/paths-of-routes.ts";
import { goWithin } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const { area, addresses, open } = staffPagesOfThisFile();

/** The narrowest phone, and a laptop. */
const widths = [320, 1280];

/** Each third of a list; `staff-pages.long.test.ts` looks at all. */
const someOf = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => index % 3 === 0);

test("the inspection has every staff page of the routes", () => {
  const isVisited = (path: string) => {
    const shape = new RegExp(`^/${path.replace(/\/:\w+\?/g, "(?:/[^/?]+)?").replace(/:\w+/g, "[^/?]+")}$`);
    return addresses.some((address) => shape.test(address.split("?")[0] ?? ""));
  };
  expect(pathsOfStaffPages.filter((path) => !isVisited(path)).toSorted()).toEqual(
    Object.keys(staffPagesElsewhere).toSorted(),
  );
});

test("each third staff page breaks no rule of axe", async () => {
  const { page, visit } = await open();
  await visit("/admin");
  for (const [index, path] of someOf(addresses).entries()) {
    await goWithin(page, path);
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    const within = path === "/admin" ? undefined : "main";
    await inspect(page, { widths, name: path, within, briefly: index % 25 !== 0 });
    // The preview of a look is a page of its own inside, whose stops the walk does not know.
    if (path !== "/admin/look" && index % 10 === 0)
      await walkThrough(page, index === 0 ? [390, 1280] : [390], path, path === "/admin" ? "body" : "main");
  }
}, 480_000);

test("the staff home with a full list of needs passes the inspection", async () => {
  const { page, visit } = await open();
  await visit("/admin");
  await page.getByText("Your first day").waitFor();
  inDatabase(area.server.folder, "update users set createdAt = '2026-01-01T00:00:00.000Z'");
  inDatabase(
    area.server.folder,
    "insert into visits (date, path, count) values ('2026-01-01', '/', 3), (?, '/', 9)",
    new Date().toISOString().slice(0, 10),
  );
  await visit("/admin");
  await page.getByRole("heading", { name: /^Good (?:morning|afternoon|evening), Sample$/ }).waitFor();
  for (const name of [/^One new message ?: Read$/, /needs? a second person/, /Post is published/])
    await page.getByRole("link", { name }).waitFor();
  await inspect(page, { widths, name: "the staff home", within: "main", briefly: true });
  await walkThrough(page, [390], "the staff home", "main");
  await page.getByText("1 done").click();
  await page.getByRole("link", { name: "Done: Invite someone" }).waitFor();
  await page.getByRole("button", { name: "Hide this list" }).click();
  await page.getByRole("status").getByText("The checklist is hidden.").waitFor();
  await page.getByRole("heading", { name: "Make it yours" }).waitFor({ state: "detached" });
}, 180_000);

test("a staff dialog and a form full of errors break no rule of axe", async () => {
  const { page, visit } = await open([/^answered 422/, /^console error: .* status of 422/]);
  for (const [name, path, reach] of someOf(staffStates)) {
    await visit(path);
    await reach(page);
    await page.getByRole("dialog").waitFor();
    await inspect(page, { widths, name, within: "dialog[open], [role=dialog]", briefly: true });
  }
}, 300_000);

test("a list with an open menu and chosen items breaks no rule of axe", async () => {
  const { page, visit } = await open();
  await visit("/admin/post");
  await page.getByLabel(/^More for A day at the river/).click();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await page.getByLabel(/^Choose A day at the river/).check();
  await page.getByText("1 chosen").waitFor();
  await inspect(page, { widths, name: "chosen items", within: "main", briefly: true });
});

test("each overlay breaks no rule of axe: sheets, jump box, shortcuts, menus, rooms", async () => {
  const { page, visit } = await open();
  await visit("/admin");
  for (const [name, on, reach, within] of someOf(staffOverlays)) {
    await page.setViewportSize({ width: on.at(-1) ?? 1280, height: 800 });
    await reach(page);
    await page.locator(within).first().waitFor();
    await inspect(page, { widths: on, name, within, briefly: true });
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}, 300_000);

test("the pages of signing in pass the same inspection", async () => {
  const { page } = await open();
  await page.context().clearCookies();
  for (const path of ["/login", "/login/forgot"]) {
    await page.goto(area.server.address + path);
    await inspect(page, { widths, name: path, briefly: true });
  }
}, 120_000);

test("the staff area's first view loads 20 scripts at most", async () => {
  const { page, visit } = await open();
  const scripts = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return loaded
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
    });
  await visit("/admin");
  const first = await scripts();
  const bytes = first.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(first.length).toBeLessThanOrEqual(20);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(first.some(({ name }) => name.includes("settings-page"))).toBe(false);
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Foundation" }).click();
  await page.getByRole("heading", { name: "Foundation", exact: true, level: 1 }).waitFor();
  expect((await scripts()).some(({ name }) => name.includes("settings-page"))).toBe(true);
  await visit("/admin/event/1");
  const all = await scripts();
  expect(all.some(({ name }) => name.includes("rich-editor"))).toBe(true);
  // 11 kB of them name every staff route: no address tells strangers which there are.
  expect(all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThanOrEqual(318_000);
});

// Last: it erases what the others look at.
test("the search for a person breaks no rule of axe and keeps the address out of the URL", async () => {
  const { page, visit } = await open([/^answered 422/, /^console error: .* status of 422/]);
  await visit("/admin/people-data");
  await page.getByLabel("Email address").fill("visitor@example.org");
  await page.getByRole("button", { name: "Look it up" }).click();
  await page.getByRole("heading", { name: "Kept about visitor@example.org" }).waitFor();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("status").getByText("Nothing was erased.").waitFor();
  expect(page.url()).toMatch(/\/admin\/people-data$/);
  await inspect(page, { widths, name: "what is kept about a person", briefly: true });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toBe("what-we-keep.json");
  await page.getByRole("checkbox", { name: /^Erase all/ }).check();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("status").getByText("is erased").waitFor();
}, 120_000);
