import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { OldChromium } from "../support/old-chromium.ts";
import { publicPages } from "../support/public-pages.ts";
import { staffAreaOfThisFile } from "../support/staff-area.ts";

/** Width of a phone of 2016, with the browser of February 2020. */
const narrow = 360;

const site = inject("siteAddress");
const desk = staffAreaOfThisFile();
let phone: OldChromium;

beforeEach(async () => {
  phone = await OldChromium.launch(narrow);
});
afterEach(async () => {
  await phone.close();
});

const shown = (selector: string) => `(() => {
  const found = document.querySelector(${JSON.stringify(selector)});
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return right > left && left >= 0 && right <= ${narrow} && found.contains(over);
})()`;
const donate = "header .btn";

/** Elements that are too close to their neighbour in a row for a finger or an eye (px). */
const touching = `[...document.querySelectorAll(".top .wrap > *, .top-acts > *, .btns > *")].flatMap((one) => {
  const next = one.nextElementSibling;
  if (!next || !next.offsetWidth || !one.offsetWidth) return [];
  const [left, right] = [one, next].map((element) => element.getBoundingClientRect());
  const isRow = right.top < left.bottom;
  return (isRow ? right.left - left.right : right.top - left.bottom) < 5 ? [one.textContent + next.textContent] : [];
})`;

test.for(["with script", "without script", "without dialogs"])(
  "on a phone of 2016 every public page shows its Donate button and scrolls one way only, %s",
  async (how) => {
    if (how === "without script") await phone.send("Emulation.setScriptExecutionDisabled", { value: true });
    if (how === "without dialogs") await phone.hideElement("dialog");
    for (const { name, path, sent } of publicPages) {
      if (sent !== undefined) continue;
      await phone.open(`${site}${path}`);
      const width = await phone.evaluate<number>("document.documentElement.scrollWidth");
      expect(width, name).toBe(narrow);
      await phone.evaluate("scrollTo(0, 0)");
      // Beside the pages of the site are those that an e-mail leads to, without its menu.
      const button = `document.querySelector(${JSON.stringify(donate)}) === null || ${shown(donate)}`;
      expect(await phone.evaluate(button), name).toBe(true);
      if (path === "/") expect(await phone.evaluate(shown(donate))).toBe(true);
      expect(await phone.evaluate(touching), name).toEqual([]);
    }
    expect(phone.errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
  },
);

test("on a phone of 2016 the menu opens, Donate leads to the bank details, and these open", async () => {
  await phone.open(`${site}/`);
  await phone.press(".menu summary");
  expect(await phone.evaluate(shown(".menu nav a:last-child"))).toBe(true);
  await phone.press(".menu summary");
  await phone.follow(donate);
  expect(await phone.evaluate("location.pathname")).toBe("/donate");
  await phone.press("[data-open=bank]");
  expect(await phone.evaluate(shown("#bank dd"))).toBe(true);
  await phone.press("#bank .x");
  expect(await phone.evaluate(shown("#bank dd"))).toBe(false);
});

test("in a browser without dialogs, the bank details open and close", async () => {
  await phone.hideElement("dialog");
  await phone.open(`${site}/donate`);
  expect(await phone.evaluate(shown("#bank dd"))).toBe(false);
  await phone.press("[data-open=bank]");
  expect(await phone.evaluate(shown("#bank dd"))).toBe(true);
  await phone.press("#bank .x");
  expect(await phone.evaluate(shown("#bank dd"))).toBe(false);
});

test("an incomplete message has errors at its fields, and a complete one is sent", async () => {
  await phone.open(`${site}/contact`);
  await phone.type("[name=firstName]", "Amina");
  await phone.press("main form button");
  expect(await phone.evaluate("document.querySelectorAll('main [aria-invalid=true]').length")).toBe(4);
  const rest = { lastName: "Bello", email: "amina@example.org", subject: "Reading", message: "May I read with you?" };
  for (const [name, text] of Object.entries(rest)) await phone.type(`[name=${name}]`, text);
  await phone.press("main form button");
  const thanks = "document.querySelector('main [role=status]').textContent";
  await expect.poll(() => phone.evaluate(thanks), { timeout: 10_000 }).toContain("Thank");
});

test("below the floor of the staff area a sentence says so, and its forms work without script", async () => {
  const { address, cookies } = desk.server;
  for (const { name, value } of cookies) await phone.send("Network.setCookie", { name, value, url: address });
  await phone.open(`${address}/admin/redirects`);
  expect(await phone.evaluate(shown("#old-browser"))).toBe(true);
  await phone.type("main [name=path]", "/an-old-address");
  await phone.type("main [name=target]", "/about");
  await phone.follow("main form .dlg-foot button");
  expect(await phone.evaluate("document.querySelector('main').textContent")).toContain("/an-old-address");
});
