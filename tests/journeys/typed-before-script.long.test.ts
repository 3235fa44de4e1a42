import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { giftIds } from "../../app/features/giving/gifts/gifts.sample.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { addOneOfEach } from "../support/feature-samples.ts";
import { pathsOfStaffPages } from "../support/paths-of-routes.ts";
import { signIn } from "../support/sign-in.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import type { StoredCookie } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** Rows of `addOneOfEach`, if the samples have no row, or a first row without a form. */
const addresses: Record<string, string> = {
  "admin/gifts/:id": `admin/gifts/${giftIds.received}`,
  "admin/gifts/of-donor": "admin/gifts/of-donor?email=ada@example.org",
  "admin/concerns": "admin/concerns?id=1",
  "admin/messages": "admin/messages?id=1",
  "admin/pages/:page": "admin/pages/about",
  "admin/listen/:subject": "admin/listen/post-1",
  "admin/approvals/:subject": "admin/approvals/post-1",
  "admin/share/:kind/:key": "admin/share/event/1",
};

/** Every staff page of the routes. */
const staffPages = pathsOfStaffPages.map((path) => `/${addresses[path] ?? path.replace(/:\w+\??/g, "1")}`);

/** Leaves the site. */
const left = ["/admin/signout"];

/** A field of a form that is typed into, or chosen. */
const fieldOfForm =
  /<(?:textarea|select|input(?![^>]*type="(?:hidden|file|radio|color|submit|checkbox)"))[^>]* name="[^"]+"/;

/**
 * Adds one of each thing that pages show, and a lead beside the admin of the site.
 * @returns pages with a field, each with the cookies of a member who may open it
 */
async function findPagesWithForms() {
  const { variables, folder, address, cookies } = desk.server;
  const ctx = await createAppContext(readConfig(variables, folder));
  await addOneOfEach(ctx);
  const lead = (await signIn(ctx, "lead")).split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, url: address };
  });
  await ctx.db.destroy();
  const read = async (path: string, sent: StoredCookie[]) => {
    const Cookie = sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    const answer = await fetch(address + path, { headers: { Cookie }, redirect: "manual" });
    return { status: answer.status, main: /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "" };
  };
  const found: { path: string; cookies: StoredCookie[] }[] = [];
  for (const path of staffPages.filter((page) => !left.includes(page))) {
    const own = await read(path, cookies);
    const isOfLead = own.status === 403;
    const { main } = isOfLead ? await read(path, lead) : own;
    if (fieldOfForm.test(main)) found.push({ path, cookies: isOfLead ? lead : cookies });
  }
  return found;
}

/** Types into every field that is shown, as a visitor of a slow phone does. @returns what each field shows, by its place */
const typeEverywhere = () => {
  const typed: Record<string, string> = {};
  const set = (field: Element, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "main input[name]:not([type=hidden],[type=file],[type=radio],[type=color],[type=submit]), main textarea[name], main select[name]",
  );
  for (const field of fields) {
    if (
      field.getClientRects().length === 0 ||
      ("readOnly" in field && field.readOnly) ||
      field.disabled ||
      field.closest(".pot")
    )
      continue;
    const key = `${field.name} #${[...document.getElementsByName(field.name)].indexOf(field)}`;
    const kinds: Record<string, string> = { date: "2027-01-02", time: "10:20", number: "7", month: "2027-01" };
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
      typed[key] = field.value;
    } else if (field.type === "checkbox") {
      field.click();
      typed[key] = String((field as HTMLInputElement).checked);
    } else {
      set(field, kinds[field.type] ?? `Typed ${Object.keys(typed).length}`);
      typed[key] = field.value;
    }
  }
  return typed;
};

/** Notes each text area that script gives another text than its own: the next key would be added to that. */
const watchTextAreas = () => {
  const overwritten = new Set<string>();
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
  Object.defineProperty(HTMLTextAreaElement.prototype, "value", {
    configurable: true,
    get,
    set(this: HTMLTextAreaElement, text: string) {
      // One task empties and fills the box, so no typing comes between.
      if (text !== "" && this.isConnected && this.value !== "" && this.value !== text) overwritten.add(this.name);
      set?.call(this, text);
    },
  });
  Object.assign(window, { overwritten });
};
const readOverwritten = () => [...((window as unknown as { overwritten?: Set<string> }).overwritten ?? [])];

/** Reads the text of a box, or the text that its text editor would send. */
const readFields = (keys: string[]) => {
  const sent = [...document.forms].flatMap((form) => [...new FormData(form)]);
  return Object.fromEntries(
    keys.map((key) => {
      const [name = "", place] = key.split(" #");
      const field = document.getElementsByName(name)[Number(place)] as HTMLInputElement | undefined;
      const text = sent.filter(([other]) => other === name)[Number(place)]?.[1];
      return [key, field?.type === "checkbox" ? String(field.checked) : (text ?? field?.value ?? "gone")];
    }),
  );
};

/** Lets scripts through when they are asked to come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const open = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await open;
    await route.continue();
  });
  return async () => {
    release();
    await hasTakenOver(page);
  };
}

test("text typed before a staff page's script arrives stays", async () => {
  const lost: Record<string, unknown> = {};
  const pages = await findPagesWithForms();
  const tried: string[] = [];
  const type = async ({ path, cookies }: (typeof pages)[number]) => {
    const page = await browser.open({ home: desk.server.address, width: 360 });
    await page.context().addCookies(cookies);
    const letScriptsIn = await holdScripts(page);
    await page.goto(desk.server.address + path, { waitUntil: "commit" });
    await page.locator("main").waitFor();
    await page.waitForFunction(() => document.readyState !== "loading");
    const typed = await page.evaluate(typeEverywhere);
    await page.evaluate(watchTextAreas);
    // Its scripts come after all that was typed, on a slow phone and on a quick one. Slowed, a processor works as much as before.
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 5 });
    await letScriptsIn();
    for (const name of await page.evaluate(readOverwritten)) typed[name] = "not overwritten meanwhile";
    const now = await page.evaluate(readFields, Object.keys(typed));
    const gone = Object.entries(typed).filter(([key, value]) => now[key] !== value);
    if (Object.keys(typed).length > 0) tried.push(path);
    if (gone.length > 0) lost[path] = Object.fromEntries(gone.map(([key, value]) => [key, [value, now[key]]]));
    await page.context().close();
  };
  // A phone waits for the server and for its scripts: meanwhile others work.
  const waiting = [...pages];
  const phones = Array.from({ length: 4 }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await type(next);
  });
  await Promise.all(phones);
  expect(lost).toEqual({});
  expect(tried.length).toBeGreaterThan(30);
}, 900_000);
