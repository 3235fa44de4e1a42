import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

/** Every staff page with a form that is typed into. */
const pagesWithForms = [
  "/admin/post",
  "/admin/event/1",
  "/admin/event/1/guests",
  "/admin/event/1/figures",
  "/admin/project/1",
  "/admin/news/1",
  "/admin/consents/new",
  "/admin/media",
  "/admin/createuser",
  "/admin/account",
  "/admin/people-data",
  "/admin/redirects",
  "/admin/settings",
  "/admin/look",
  "/admin/pages/about",
  "/admin/bank",
  "/admin/messages?id=1",
  "/admin/subscribers",
  "/admin/jump",
];

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

/** What is shown in a box, or would be sent by the text editor that took its place. */
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

test("what is typed on a slow phone, before the script of a staff page is there, is there afterwards", async () => {
  const lost: Record<string, unknown> = {};
  for (const path of pagesWithForms) {
    const page = await desk.open(browser, { width: 360 });
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 5 });
    const letScriptsIn = await holdScripts(page);
    await page.goto(desk.server.address + path, { waitUntil: "commit" });
    await page.locator("main").waitFor();
    await page.waitForFunction(() => document.readyState !== "loading");
    const typed = await page.evaluate(typeEverywhere);
    await letScriptsIn();
    const now = await page.evaluate(readFields, Object.keys(typed));
    const gone = Object.entries(typed).filter(([key, value]) => now[key] !== value);
    if (Object.keys(typed).length === 0 || gone.length > 0)
      lost[path] = Object.fromEntries(gone.map(([key, value]) => [key, [value, now[key]]]));
    await page.context().close();
  }
  expect(lost).toEqual({});
}, 240_000);
