import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { fillStaffArea } from "../support/filled-staff-area.ts";
import { inDatabase, letAdminRead } from "../support/in-database.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();
let photo = "";

beforeAll(async () => {
  ({ photo } = await fillStaffArea(desk.server));
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
    ...["/admin/media", "/admin/media?show=withdrawn", "/admin/media?photo=PHOTO"],
    "/admin/media?photo=PHOTO&open=withdraw",
  ],
  "admin/media/:id/faces": ["/admin/media/PHOTO/faces"],
  "admin/manageusers": [
    ...["/admin/manageusers", "/admin/manageusers?open=edit-OTHER", "/admin/manageusers?open=password-OWN"],
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
  "/admin/gifts/online": "no provider of online payments is set up",
  "/admin/gifts/1": "nobody has given",
  "/admin/gifts/of-donor": "nobody has given",
};

/** Endpoints that answer a form without script with a page. */
const answering = ["/admin/look/logo"];

interface Route {
  path?: string;
  file: string;
  id?: string;
  children?: Route[];
}

/** The table of routes: endpoints show no page. */
const staffPages = ((routes as Route[]).find(({ id }) => id === "staff-layout")?.children ?? []).filter(({ file }) =>
  file.endsWith(".tsx"),
);

const addresses = staffPages.flatMap(({ path = "" }) => addressesOf[path] ?? [`/${path.replaceAll(/:\w+/g, "1")}`]);

const isPage = (address: string) =>
  staffPages.some(({ path = "" }) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(address));

/** What a browser without script can do nothing with, of all that a page shows, and where its forms are sent. */
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
      [...form.elements].some((one) => (one as HTMLButtonElement).type === "submit" && one.checkVisibility()) ||
      // Enter sends a search of one line.
      fields.filter((one) => one.form === form).every(({ type }) => type === "search");
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
        .map((one) => `the field ${one.name || one.id || one.type} is sent by no form`),
      ...forms.filter((form) => !sends(form)).map((form) => `the form to ${form.action} has no button that sends it`),
    ];
    return { idle, actions: forms.filter(({ method }) => method === "post").map(({ action }) => action) };
  });

const inSite = (question: string) => inDatabase(desk.server.folder, question);

const become = {
  admin: () => {},
  lead: () => letAdminRead(desk.server.folder, "lead"),
  editor: () => inSite("update users set role = 'editor' where email = 'admin@example.org'"),
};

/** Scripts that the browser does not load. */
const scriptsOff = [/^console error: .*script/i];

for (const role of ["admin", "lead", "editor"] as const)
  test(`without script, whatever a page shows to ${role === "lead" ? "a lead" : `an ${role}`} does something`, async () => {
    become[role]();
    const ids = {
      PHOTO: photo,
      OWN: String(inSite("select id from users where email = 'admin@example.org'")[0]?.id),
      OTHER: String(inSite("select id from users where email = 'editor@example.org'")[0]?.id),
      FAILED: String(inSite("select id from outbox where state = 'failed'")[0]?.id),
    };
    const page = await desk.open(browser, {
      width: 390,
      script: false,
      ignores: [...scriptsOff, /^answered 40[34]/, /status of 40[34]/],
    });
    const idle: string[] = [];
    let seen = 0;
    for (const pattern of addresses) {
      const address = pattern.replace(/PHOTO|OWN|OTHER|FAILED/, (name) => ids[name as "PHOTO"]);
      const status = (await page.goto(desk.server.address + address))?.status() ?? 0;
      // What the role may not open, and what the site does not have.
      if (status === 403 || (status === 404 && (role !== "admin" || address in missing))) continue;
      expect(status, address).toBe(200);
      seen++;
      const found = await lookAt(page);
      const raw = [...new Set(found.actions.map((action) => new URL(action).pathname))]
        .filter((path) => !isPage(path) && !answering.includes(path))
        .map((path) => `a form is sent to ${path}, which answers with no page`);
      idle.push(...[...found.idle, ...raw].map((what) => `${address}: ${what}`));
    }
    expect(seen).toBeGreaterThan(40);
    expect(idle).toEqual([]);
  }, 300_000);
