import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { brokenRules } from "../support/accessibility.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { fillStaffArea } from "../support/filled-staff-area.ts";
import { inDatabase, letAdminBe, letAdminRead } from "../support/in-database.ts";
import { pathsOfStaffPages } from "../support/paths-of-routes.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();
let photo = "";

beforeAll(async () => {
  ({ photo } = await fillStaffArea(desk.server));
  const { post } = desk.server;
  await post("/admin/redirects", { path: "/old-flyer", target: "/about" });
  await post("/admin/page", { title: "Our partners", paragraphs: "Friends.", status: "published" });
  inSite("update outbox_emails set state = 'failed' where id = (select min(id) from outbox_emails)");
});

/** Addresses of pages with more than one, or with an address that is not the number 1. */
const addressesOf: Record<string, string[]> = {
  "admin/post": ["/admin/post", "/admin/post?create", "/admin/post?deleted", "/admin/post?q=nothing-is-called-so"],
  "admin/event": ["/admin/event", "/admin/event?create"],
  "admin/project": ["/admin/project", "/admin/project?create"],
  "admin/news": ["/admin/news", "/admin/news?create"],
  "admin/page": ["/admin/page", "/admin/page?create"],
  "admin/post/:id": ["/admin/post/5", "/admin/post/5?history="],
  "admin/listen/:subject": ["/admin/listen/post-1"],
  "admin/approvals/:subject": ["/admin/approvals/post-7"],
  "admin/consents": ["/admin/consents", "/admin/consents?q=P-404"],
  "admin/concerns": ["/admin/concerns", "/admin/concerns?id=1"],
  "admin/media": [
    "/admin/media",
    "/admin/media?show=withdrawn",
    "/admin/media?photo=PHOTO",
    "/admin/media?photo=PHOTO&open=withdraw",
  ],
  "admin/media/:id/faces": ["/admin/media/PHOTO/faces"],
  "admin/manageusers": [
    "/admin/manageusers",
    "/admin/manageusers?open=edit-OTHER",
    "/admin/manageusers?open=password-OWN",
    "/admin/manageusers?open=delete-OTHER",
  ],
  "admin/manageusers/:id": ["/admin/manageusers/OTHER"],
  "admin/pages/:page": ["/admin/pages/home", "/admin/pages/about", "/admin/pages/donate"],
  "admin/messages": ["/admin/messages", "/admin/messages?id=1", "/admin/messages?id=1&open=delete-1"],
  "admin/mail": ["/admin/mail", "/admin/mail?state=failed", "/admin/mail?state=failed&open=delete-FAILED"],
  "admin/newsletter": ["/admin/newsletter", "/admin/newsletter?open=new"],
  "admin/newsletter/:id": ["/admin/newsletter/1", "/admin/newsletter/1?open=send", "/admin/newsletter/1?open=delete"],
  "admin/redirects": ["/admin/redirects", "/admin/redirects?open=delete-1"],
  "admin/subscribers": ["/admin/subscribers", "/admin/subscribers?open=remove-1"],
  "admin/jump": ["/admin/jump", "/admin/jump?q=river"],
  "admin/share/:kind/:key": ["/admin/share/event/1"],
};

/** Pages that this site does not have, and why. */
const missing: Record<string, string> = {
  "/admin/page/1": "nobody has made a page of their own",
  "/admin/gifts/1": "nobody has given",
  "/admin/undo/1": "nothing was changed that a link undoes",
  "/admin/gifts/of-donor": "nobody has given",
};

/** Endpoints that answer a form without script: one with the page it came from, one with a picture to keep. */
const answering = ["/admin/look/logo", "/admin/consents/1/card"];

const addresses = pathsOfStaffPages.flatMap((path) => addressesOf[path] ?? [`/${path.replaceAll(/:\w+/g, "1")}`]);

const isPage = (address: string) =>
  pathsOfStaffPages.some((path) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address));

/** Returns the page's controls that do nothing without script, and the targets of its forms. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const shown = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E & HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const nameOf = (one: Element) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60);
    const leadsNowhere = (to: string | null) =>
      to === null || to === "#" || (to.startsWith("#") && document.getElementById(to.slice(1)) === null);
    // A text area to copy from is read, not filled in.
    const fields = shown<HTMLInputElement>("input, select, textarea").filter(({ readOnly }) => !readOnly);
    const sends = (form: HTMLFormElement) =>
      [...form.elements].some(
        (element) => (element as HTMLButtonElement).type === "submit" && element.checkVisibility(),
      ) ||
      // Enter sends a search of one line.
      fields.filter((field) => field.form === form).every(({ type }) => type === "search");
    const forms = shown<HTMLFormElement>("form");
    const idle = [
      ...shown<HTMLButtonElement>("button")
        .filter(({ type, form }) => type === "button" || form === null)
        .map((one) => `the button “${nameOf(one)}” is of no form`),
      ...shown("a")
        .filter((one) => leadsNowhere(one.getAttribute("href")))
        .map((one) => `the link “${nameOf(one)}” leads nowhere`),
      ...fields
        .filter(({ form, name }) => form === null || name === "")
        .map((field) => `the field ${field.name || field.id || field.type} is sent by no form`),
      ...forms.filter((form) => !sends(form)).map((form) => `the form to ${form.action} has no button that sends it`),
    ];
    return { idle, actions: forms.filter(({ method }) => method === "post").map(({ action }) => action) };
  });

const inSite = (question: string) => inDatabase(desk.server.folder, question);

const become = {
  admin: () => {},
  lead: () => letAdminRead(desk.server.folder, "lead"),
  editor: () => letAdminBe(desk.server.folder, "editor"),
};

/** Scripts that the browser does not load. */
const scriptsOff = [/^request failed: .*\.js csp$/];

/** Required fields of a new item of each type; without a photo, an event and a project are drafts. */
const newItems: [list: string, opener: string, fields: Record<string, string>][] = [
  ["post", "Create a post", { title: "A plain post", paragraphs: "Written on an old phone." }],
  [
    "event",
    "Create an event",
    { title: "A plain event", location: "Uyo", date: "2030-10-17", description: "We meet at the well." },
  ],
  ["project", "Create a project", { title: "A plain project", theme: "Water", paragraphs: "Taps." }],
  [
    "news",
    "Create a news item",
    { title: "A plain item", source: "Sample Times", date: "2026-01-02", link: "https://news.example/" },
  ],
  ["page", "Create a page", { title: "A plain page", slug: "plain", paragraphs: "Words." }],
];

/** Messages about forms that come back. */
const refused = [/^answered 4[02]\d/, /^console error: .* status of 4[02]\d/];

/** A page of the admin, on a phone without script. */
async function openPlain() {
  const page = await desk.open(browser, { width: 390, script: false, ignores: [...scriptsOff, ...refused] });
  const visit = (path: string) => page.goto(desk.server.address + path);
  const main = page.getByRole("main");
  const says = (sentence: string | RegExp) =>
    main.locator("[role=status] > .alert--ok").filter({ hasText: sentence }).waitFor();
  const press = (name: string | RegExp, within = main) => within.getByRole("button", { name }).first().click();
  return { page, visit, main, says, press };
}

test("a dialog by address breaks no rule of axe", async () => {
  const other = inSite("select id from users where email = 'editor@example.org'")[0]?.id;
  const states = [
    "/admin/post?create",
    "/admin/newsletter?open=new",
    "/admin/subscribers?open=remove-1",
    "/admin/messages?id=1&open=delete-1",
    `/admin/manageusers?open=edit-${other}`,
    `/admin/manageusers?open=delete-${other}`,
  ];
  const page = await desk.open(browser, { width: 390 });
  await page.addInitScript("delete self.structuredClone");
  for (const path of states) {
    await page.goto(desk.server.address + path);
    expect(await page.locator("#old-browser").isVisible(), path).toBe(true);
    expect(await brokenRules(page, false, "dialog[open]"), path).toEqual([]);
    expect((await lookAt(page)).idle, path).toEqual([]);
  }
});

test("without script a new item of every type begins with the button of its list", async () => {
  const { page, visit, main, says, press } = await openPlain();
  for (const [noun, opener, fields] of newItems) {
    await visit(`/admin/${noun}`);
    await press(opener);
    const dialog = page.getByRole("dialog", { name: opener });
    for (const [name, value] of Object.entries(fields)) await dialog.locator(`[name=${name}]`).first().fill(value);
    if (noun === "event" || noun === "project") await dialog.locator("[name=status][value=draft]").check();
    await dialog.locator("[type=submit]").last().click();
    expect(await page.locator(".alert--err, .err:not([hidden])").allTextContents(), opener).toEqual([]);
    await says(/./);
    await main.getByRole("heading", { name: fields.title ?? "" }).waitFor();
  }
  await visit("/admin");
  await press("Create an event");
  await page.getByRole("dialog", { name: "Create an event" }).waitFor();
  await page.getByRole("link", { name: "Close without publishing" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("without script an issue of the newsletter is written, tested, and deleted after a question", async () => {
  const { page, visit, main, says, press } = await openPlain();
  await visit("/admin/newsletter");
  await press("Write an issue");
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=subject]").fill("A plain letter");
  await press("Save", dialog);
  // A form refused without a text comes back with its typed values.
  expect(await dialog.locator("[name=subject]").inputValue()).toBe("A plain letter");
  await dialog.locator("[name=opening]").fill("Dear friends.");
  await press("Save", dialog);
  await says(/./);
  await main.getByRole("link", { name: "A plain letter" }).click();
  await press("Send a test");
  await says(/./);
  await press("Delete");
  await press("Delete", page.getByRole("dialog"));
  await page.waitForURL(/\/admin\/newsletter$/);
  expect(await main.getByRole("link", { name: "A plain letter" }).count()).toBe(0);
});

test("without script an admin invites, renames or deletes a person", async () => {
  const { page, visit, main, says, press } = await openPlain();
  await visit("/admin/manageusers");
  await page.getByRole("link", { name: "Create user" }).first().click();
  for (const [name, value] of Object.entries({ firstName: "Ada", lastName: "Plain", email: "ada@example.org" }))
    await page.locator(`[name=${name}]`).fill(value);
  await press("Create user");
  await says("ada@example.org");
  await visit("/admin/manageusers");
  const menuOf = (name: string) => page.locator(`summary[aria-label="More for ${name}"]`).click();
  await menuOf("Ada Plain");
  await press("Send invitation again Ada Plain");
  await says("The invitation is sent.");
  await menuOf("Ada Plain");
  await press("Make admin Ada Plain");
  await says("The role is changed.");
  await menuOf("Ada Plain");
  await press("Edit Ada Plain");
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=email]").fill("admin@example.org");
  await dialog.locator("[name=displayName]").fill("Ada Obi");
  await press("Save", dialog);
  // Another account has the address: the form comes back with the typed text.
  expect(await dialog.locator("[name=displayName]").inputValue()).toBe("Ada Obi");
  await dialog.locator("[name=email]").fill("obi@example.org");
  await press("Save", dialog);
  await says("The user is saved.");
  await menuOf("Ada Obi");
  await press("Delete Ada Obi");
  await press("Delete user", dialog);
  await says("The user is deleted.");
  expect(await main.getByRole("heading", { name: "Ada Obi" }).count()).toBe(0);
});

test("without script a message is given, answered and deleted, and an address leaves the list", async () => {
  const { page, visit, main, says, press } = await openPlain();
  await visit("/admin/messages?id=1");
  await page.locator("summary", { hasText: "Assign to a colleague" }).click();
  await press("Sample Admin");
  await says(/./);
  await page.locator("[name=text]").fill("Come on Friday.");
  await press("Send");
  await main.getByText("Come on Friday.").first().waitFor();
  await press("Delete A visit");
  await press("Delete", page.getByRole("dialog"));
  await says(/./);
  await visit("/admin/subscribers");
  await page.locator('summary[aria-label="More for reader@example.org"]').click();
  await press("Remove reader@example.org");
  await press("Remove", page.getByRole("dialog"));
  await says(/./);
  expect(await main.getByText("reader@example.org").count()).toBe(0);
});

/** A page's status, its main part and the rest, without values that change in each response. */
async function read(address: string) {
  const { address: home, cookies } = desk.server;
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(home + address, { headers: { Cookie } });
  const body = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
  const html = body.replaceAll(/\b(?:nonce|value)="[^"]*"/g, "").replaceAll(/\d+/g, "0");
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return { status: answer.status, parts: [main, html.replace(main, "")] };
}

/** Parts that some role saw. */
const looked = new Set<string>();

// An editor sees less of the same pages than an admin.
for (const role of ["admin", "lead", "editor"] as const)
  test(`without script, each control of ${role === "lead" ? "a lead" : `an ${role}`} works`, async () => {
    become[role]();
    const ids = {
      PHOTO: photo,
      OWN: String(inSite("select id from users where email = 'admin@example.org'")[0]?.id),
      OTHER: String(inSite("select id from users where email = 'editor@example.org'")[0]?.id),
      FAILED: String(inSite("select id from outbox_emails where state = 'failed'")[0]?.id),
    };
    const page = await desk.open(browser, {
      width: 390,
      script: false,
      ignores: [...scriptsOff, ...refused],
    });
    const idle: string[] = [];
    let seen = 0;
    for (const pattern of addresses) {
      const address = pattern.replace(/PHOTO|OWN|OTHER|FAILED/, (name) => ids[name as "PHOTO"]);
      const { status, parts } = await read(address);
      // Skips pages that the role may not open or the site does not have.
      if (status === 403 || (status === 404 && (role !== "admin" || address in missing))) continue;
      expect(status, address).toBe(200);
      seen++;
      // Parts that another role saw unchanged act here as they did there.
      if (parts.every((part) => looked.has(part))) continue;
      for (const part of parts) looked.add(part);
      await page.goto(desk.server.address + address);
      const found = await lookAt(page);
      const raw = [...new Set(found.actions.map((action) => new URL(action).pathname))]
        .filter((path) => !isPage(path) && !answering.includes(path))
        .map((path) => `a form is sent to ${path}, which answers with no page`);
      idle.push(...[...found.idle, ...raw].map((what) => `${address}: ${what}`));
    }
    expect(seen).toBeGreaterThan(40);
    expect(idle).toEqual([]);
  }, 300_000);
