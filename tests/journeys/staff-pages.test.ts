import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isAtLength, isInFull } from "../support/at-length.ts";
import { browserOfThisFile, textSizeOf } from "../support/browser.ts";
import { publish } from "../support/editor.ts";
import { featureSamples } from "../support/feature-samples.ts";
import { fillStaffArea } from "../support/filled-staff-area.ts";
import { inDatabase } from "../support/in-database.ts";
import { fits, inspect } from "../support/inspect.ts";
import { pathsOfStaffPages } from "../support/paths-of-routes.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { walkThrough } from "../support/tab-order.ts";

const browser = browserOfThisFile();
const wideBrowser = browserOfThisFile("wide");

/** The narrowest phone, and a laptop. */
const widths = [320, 1280];

const desk = staffAreaOfThisFile();

/** A site with something of everything in its staff area. */
beforeAll(async () => {
  const { photo } = await fillStaffArea(desk.server);
  addresses.push(`/admin/media/${photo}/faces`);
});

/** The admin's phone. */
async function openDesk(expects: RegExp[] = [], shownBy = browser) {
  const { address } = desk.server;
  const page = await desk.open(shownBy, { width: 360, reducedMotion: true, expects });
  /** Staff pages answer to taps once their script has taken over. */
  const visit = async (path: string) => {
    await page.goto(address + path);
    await hasTakenOver(page);
  };
  return { page, visit };
}

const addresses = [
  "/admin",
  "/admin/post",
  "/admin/post?deleted",
  "/admin/post?q=nothing-is-called-so",
  "/admin/post/5",
  "/admin/event",
  "/admin/event/1",
  "/admin/days",
  "/admin/places",
  "/admin/event/1/guests",
  "/admin/event/1/guests/contacts",
  "/admin/event/1/guests/print",
  "/admin/event/1/figures",
  "/admin/figures",
  ...featureSamples.flatMap(({ staffPages = [] }) => staffPages),
  "/admin/project",
  "/admin/project/1",
  "/admin/news",
  "/admin/news/1",
  "/admin/listen/post-1",
  "/admin/approvals",
  "/admin/approvals/post-7",
  "/admin/consents",
  "/admin/consents?q=P-404",
  "/admin/consents/new",
  "/admin/consents/1",
  "/admin/photo-requests",
  "/admin/photo-words",
  "/admin/searches",
  "/admin/visits",
  "/admin/concerns",
  "/admin/concerns?id=1",
  "/admin/media",
  "/admin/media?show=withdrawn",
  "/admin/createuser",
  "/admin/manageusers",
  "/admin/account",
  "/admin/log",
  "/admin/people-data",
  "/admin/doctor",
  "/admin/redirects",
  "/admin/sample",
  "/admin/settings",
  "/admin/messages",
  "/admin/messages?id=1",
  "/admin/mail",
  "/admin/newsletter",
  "/admin/newsletter/1",
  "/admin/subscribers",
  "/admin/jump",
  "/admin/jump?q=river",
  "/admin/offline",
  "/admin/share",
  "/admin/share/event/1",
  "/admin/signout",
  "/admin/look",
  "/admin/welcome",
  "/admin/welcome?step=2",
  "/admin/welcome?step=3",
  "/admin/welcome?step=4",
  "/admin/pages",
  "/admin/pages/home",
  "/admin/page",
  "/admin/bank",
  "/admin/gifts",
  "/admin/gifts/record",
  "/admin/gifts/received",
  "/admin/gifts/statement",
  "/admin/gifts/audit",
  "/admin/gifts/board",
  "/admin/gifts/statements",
  "/admin/gifts/monthly",
  "/admin/receipts",
  "/admin/concerns/release",
  "/admin/confirm",
  "/admin/second-step",
];

/** Pages that need another person, or rows that others do not: what visits them. */
const elsewhere: Record<string, string> = {
  "admin/concerns/key": "safeguarding.test.ts, as a lead",
  "admin/concerns/log": "safeguarding.test.ts, as a lead",
  "admin/page/:id": "pages-journey.test.ts",
  "admin/manageusers/:id": "staff-without-script.test.ts: the list, where a form of it is refused",
  "admin/gifts/online": "giving-pages.test.ts, with a payment partner",
  "admin/gifts/of-donor": "giving-pages.test.ts",
  "admin/undo/:id": "a link of an e-mail: three lines and a button, as ActForm has it",
};

/** Pages that other journeys look at, with more on them, or that are made of another one's parts: `npm test` does not look twice. */
const alsoElsewhere: Record<string, string> = {
  "/admin/event/1/guests": "coming.test.ts",
  "/admin/listen/post-1": "recordings-journey.test.ts",
  "/admin/approvals": "sensitive.test.ts",
  "/admin/approvals/post-7": "sensitive.test.ts",
  "/admin/concerns?id=1": "safeguarding.test.ts",
  "/admin/pages": "page-words.test.ts",
  "/admin/pages/home": "page-words.test.ts",
  "/admin/bank": "bank-journey.test.ts",
  "/admin/gifts": "giving-pages.test.ts",
  "/admin/gifts/record": "giving-pages.test.ts",
  "/admin/gifts/received": "giving-pages.test.ts",
  "/admin/gifts/statement": "giving-pages.test.ts",
  "/admin/gifts/audit": "giving-pages.test.ts, as the form of a gift",
  "/admin/receipts": "giving-pages.test.ts, as the list of gifts",
  "/admin/photo-requests": "roles-journey.test.ts, as a lead",
  "/admin/days": "roles-journey.test.ts, as a lead",
  "/admin/people-data": "roles-journey.test.ts, as a lead",
  "/admin/places": "roles-journey.test.ts, as a lead",
  "/admin/settings": "rooms-journey.test.ts, with changes",
  "/admin/jump": "here, with results",
  "/admin/consents?q=P-404": "here, as a list of posts that finds nothing",
  "/admin/volunteers?q=nobody": "here, as a list of posts that finds nothing",
  "/admin/post?deleted": "here, as the list of posts",
  "/admin/project": "here, as the list of events",
  "/admin/news": "here, as the list of events",
  "/admin/page": "here, as the list of events",
  "/admin/project/1": "here, as the form of an event",
  "/admin/news/1": "here, as the form of an event",
  "/admin/media?show=withdrawn": "here, as the library",
  "/admin/messages": "here, with a message",
  "/admin/share": "here, as the share page of an event",
  "/admin/event/1/guests/contacts": "coming.test.ts, as the list of guests",
  "/admin/figures": "here, as the figures of an event",
  "/admin/mail": "here, as the log",
  "/admin/newsletter": "here, as the list of subscribers",
  "/admin/searches": "here, as the log",
  "/admin/signout": "here, as the page that asks for a password",
  "/admin/welcome?step=2": "here, as the other steps",
};

test("every staff page of the routes is among those that are looked at", () => {
  const isVisited = (path: string) => {
    const shape = new RegExp(`^/${path.replace(/\/:\w+\?/g, "(?:/[^/?]+)?").replace(/:\w+/g, "[^/?]+")}$`);
    return addresses.some((address) => shape.test(address.split("?")[0] ?? ""));
  };
  expect(pathsOfStaffPages.filter((path) => !isVisited(path)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

/** In `npm test` most pages are seen on the narrowest phone alone. */
const looks = isAtLength
  ? "every staff page breaks no rule of axe, fits every window, and answers"
  : "a staff page of each kind breaks no rule of axe, fits the narrowest phone, and answers";

test(`${looks} to thumbs and to Tab in its order`, async () => {
  const { page, visit } = await openDesk();
  await visit("/admin");
  // What lies around every page is the same on each. Each is loaded as a document in the wide typeface, below.
  const looked = addresses.filter((path) => isAtLength || alsoElsewhere[path] === undefined);
  for (const [index, path] of looked.entries()) {
    await goWithin(page, path);
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    const within = path === "/admin" ? undefined : "main";
    await inspect(page, { widths, name: path, within, briefly: !isInFull(index, 25) });
    // The preview of a look is a page of its own inside, whose stops the walk does not know.
    if (path !== "/admin/look" && isInFull(index, 10))
      await walkThrough(page, isInFull(index, 25) ? [390, 1280] : [390], path, path === "/admin" ? "body" : "main");
  }
}, 480_000);

test(`so does the staff home of any other day, full of what waits${isAtLength ? ", light and dark" : ""}`, async () => {
  const { page, visit } = await openDesk();
  await visit("/admin");
  await page.getByText("Your first day").waitFor();
  inDatabase(desk.server.folder, "update users set createdAt = '2026-01-01T00:00:00.000Z'");
  inDatabase(
    desk.server.folder,
    "insert into visits (date, path, count) values ('2026-01-01', '/', 3), (?, '/', 9)",
    new Date().toISOString().slice(0, 10),
  );
  await visit("/admin");
  await page.getByRole("heading", { name: /^Good (?:morning|afternoon|evening), Sample$/ }).waitFor();
  for (const name of [/^One new message ?: Read$/, /on one person’s word/, /Post goes out/])
    await page.getByRole("link", { name }).waitFor();
  // What lies around it is the same on the first day, which the test before looks at.
  const within = isAtLength ? undefined : "main";
  await inspect(page, { widths, name: "the staff home", within });
  await walkThrough(page, isAtLength ? [390, 1280] : [390], "the staff home", "main");
  await page.getByText("1 done").click();
  await page.getByRole("link", { name: "Done: Invite someone" }).waitFor();
  await page.getByRole("button", { name: "Hide this list" }).click();
  await page.getByRole("status").getByText("The checklist is put away.").waitFor();
  await page.getByRole("heading", { name: "Make it yours" }).waitFor({ state: "detached" });
}, 180_000);

test.runIf(isAtLength)(
  "every staff page fits every window in a wide typeface, at 100 and at 200 percent",
  async () => {
    const { page, visit } = await openDesk([], wideBrowser);
    const setTextSize = await textSizeOf(page);
    for (const path of addresses) {
      await visit(path);
      // What fits the narrowest phone at 200 percent fits it at 100.
      await setTextSize(100);
      await fits(page, `${path} at 100 percent`, [1280]);
      await setTextSize(200);
      await fits(page, `${path} at 200 percent`, widths);
      // A phone that enlarges text leaves the widths at which layouts change as they are.
      await setTextSize(100);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "130%";
      });
      await fits(page, `${path} with a root size of 130 percent`, [320, 390, 768, 1280]);
    }
  },
  180_000,
);

/** Others look at the same form: full of errors, or of what was typed; that of a project is its page's, too. A question is one as another. */
const alsoWithMore = [
  "the dialog of a new post",
  "the dialog of a new event",
  "the dialog of a new project",
  "a new issue of the newsletter",
  "the question before an issue is sent to all",
  "one's own password",
];

/** What a page becomes after somebody did something on it. */
const states: [name: string, path: string, reach: (page: Page) => Promise<void>][] = [
  ["the dialog of a new post", "/admin", (page) => page.getByRole("button", { name: "Create a post" }).click()],
  ["the dialog of a new event", "/admin", (page) => page.getByRole("button", { name: "Create an event" }).click()],
  ["the dialog of a new project", "/admin", (page) => page.getByRole("button", { name: "Create a project" }).click()],
  [
    "a new event full of errors",
    "/admin",
    async (page) => {
      await page.getByRole("button", { name: "Create an event" }).click();
      // The checks of the sheet would say it before: they do not arrive.
      await page.route("**/admin/checks", (route) => route.abort("aborted"));
      await publish(page);
      await page.getByRole("dialog").getByRole("alert").first().waitFor();
    },
  ],
  [
    "a new issue of the newsletter",
    "/admin/newsletter",
    (page) => page.getByRole("button", { name: "Write an issue" }).click(),
  ],
  [
    "the question before an issue is sent to all",
    "/admin/newsletter/1",
    (page) => page.getByRole("button", { name: "Send to all" }).click(),
  ],
  [
    "the question before an address is taken off the list",
    "/admin/subscribers",
    async (page) => {
      await page.locator(".more-menu > summary").first().click();
      await page.getByRole("button", { name: /^Remove/ }).click();
    },
  ],
  ["what is said about a picture", "/admin/media", (page) => page.locator(".tile a").first().click()],
  [
    "one's own password",
    "/admin/manageusers",
    async (page) => {
      const ownMenu = page.locator(".more-menu", { has: page.locator('button[aria-label*="password" i]') }).first();
      await ownMenu.locator("summary").click();
      await ownMenu.getByRole("button", { name: /password/i }).click();
    },
  ],
];

test("so does every dialog of the staff area, and a form full of errors", async () => {
  const { page, visit } = await openDesk([/^answered 422/, /^console error: .* status of 422/]);
  const looked = states.filter(([name]) => isAtLength || !alsoWithMore.includes(name));
  let from = "/admin";
  for (const [index, [name, path, reach]] of looked.entries()) {
    // A form of a new item stays open until its page is loaded anew.
    await (from === "/admin" ? visit(path) : goWithin(page, path));
    from = path;
    await reach(page);
    await page.getByRole("dialog").waitFor();
    await inspect(page, { widths, name, within: "dialog[open], [role=dialog]", briefly: !isInFull(index, 8) });
  }
}, 300_000);

test("so does a list with an open menu, and with chosen items", async () => {
  const { page, visit } = await openDesk();
  await visit("/admin/post");
  await page.getByLabel(/^More for A day at the river/).click();
  if (isAtLength) await inspect(page, { widths, name: "an open menu", within: ".menu-pop" });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await page.getByLabel(/^Choose A day at the river/).check();
  await page.getByText("1 chosen").waitFor();
  await inspect(page, { widths, name: "chosen items", within: "main" });
});

const jumpTo = (search: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(search);
  await page.getByRole("option", { name: `Create a post called “${search}”` }).waitFor();
};

/** What lies over every page: of phones, and of laptops. */
const overlays: [name: string, widths: number[], reach: (page: Page) => Promise<void>, within: string][] = [
  [
    "the sheet that creates",
    [320, 390],
    (page) => page.getByRole("link", { name: "Create", exact: true }).click(),
    "dialog[open]",
  ],
  [
    "the sheet with everything else",
    [320, 390],
    (page) => page.getByRole("link", { name: "More" }).click(),
    "dialog[open]",
  ],
  [
    "the jump box with results",
    [320, 390, 1280],
    async (page) => {
      await jumpTo("river")(page);
      await page.getByRole("option", { name: /^A day at the river/ }).waitFor();
    },
    "dialog[open]",
  ],
  [
    "the jump box without results",
    [320, 390, 1280],
    async (page) => {
      await jumpTo("joloff")(page);
      await page.getByText("Nothing here is called that.").waitFor();
    },
    "dialog[open]",
  ],
  ["the list of shortcuts", [320, 390, 1280], (page) => page.keyboard.press("?"), "dialog[open]"],
  [
    "the account menu, with the appearances",
    [1280],
    async (page) => {
      await page.locator("summary.who").click();
      await page.locator("summary", { hasText: "Appearance" }).click();
    },
    ".account",
  ],
  [
    "the rooms at the head of a page",
    [360],
    async (page) => {
      await goWithin(page, "/admin/settings");
      await page.locator(".rooms-fold > summary").click();
    },
    ".rooms-fold",
  ],
];

/** The other sheet, and the other answer of the jump box, are made of the same parts. */
const alikeOverlays = ["the sheet that creates", "the jump box without results"];

test("so does what lies over every page: sheets, jump box, shortcuts, account menu and rooms of a phone", async () => {
  const { page, visit } = await openDesk();
  await visit("/admin");
  const looked = overlays.filter(([name]) => isAtLength || !alikeOverlays.includes(name));
  for (const [index, [name, on, reach, within]] of looked.entries()) {
    await page.setViewportSize({ width: on.at(-1) ?? 1280, height: 800 });
    await reach(page);
    await page.locator(within).first().waitFor();
    await inspect(page, { widths: on, name, within, briefly: !isInFull(index, 8) });
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}, 300_000);

test("whoever signs in meets the same care", async () => {
  const { page } = await openDesk();
  await page.context().clearCookies();
  for (const path of ["/login", "/login/forgot"]) {
    await page.goto(desk.server.address + path);
    await inspect(page, { widths, name: path });
  }
}, 120_000);

test("the first view of the staff area loads 20 scripts of 150 kB at most, the text editor 294 kB with it; each section brings its own when it is opened", async () => {
  const { page, visit } = await openDesk();
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
  expect(all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThanOrEqual(294_000);
});

// Last: it erases what the others look at.
test("looking up a person does too, and puts the address into no address bar", async () => {
  const { page, visit } = await openDesk([/^answered 422/, /^console error: .* status of 422/]);
  await visit("/admin/people-data");
  await page.getByLabel("Email address").fill("visitor@example.org");
  await page.getByRole("button", { name: "Look it up" }).click();
  await page.getByRole("heading", { name: "Kept about visitor@example.org" }).waitFor();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("status").getByText("Nothing was erased.").waitFor();
  expect(page.url()).toMatch(/\/admin\/people-data$/);
  await inspect(page, { widths, name: "what is kept about a person" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toBe("what-we-keep.json");
  await page.getByRole("checkbox", { name: /^Erase all/ }).check();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("status").getByText("is erased").waitFor();
}, 120_000);
