import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

/** In a month: the list is open, and reminders are not due. */
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const event = {
  title: "Book day in Yaba",
  theme: "Bring a child. Leave with a book.",
  location: "Yaba, Lagos",
  address: "2 Sample Road",
  date: day,
  startTime: "10:00",
  endTime: "14:00",
  takesSignups: "yes",
  places: "80",
  description: "Forty boxes of new readers arrive from the printers.",
};

let path = "";
let number = 0;

beforeAll(async () => {
  const { post, folder } = area.server;
  // A drawing of the samples, which needs no consent.
  const photos = String(inDatabase(folder, "select id from photos where kind <> 'photograph' limit 1")[0]?.id);
  expect((await post("/admin/event", { ...event, photos })).status).toBe(200);
  number = Number(inDatabase(folder, "select max(id) as id from events")[0]?.id);
  path = `/event/readmore/${number}`;
});

const pageOf = (options: Parameters<typeof browser.open>[0]) =>
  browser.open({ home: area.server.address, reducedMotion: true, ...options });

async function signUp(page: Page, name: string, contact: string): Promise<void> {
  await page.goto(path);
  const form = page.getByRole("form", { name: "I am coming" });
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("Email or phone").fill(contact);
  await form.getByLabel("Adults").fill("1");
  await form.getByLabel("Children", { exact: true }).fill("2");
  await form.getByText("Anything that would help you take part?").click();
  await form.getByLabel("Sign language").check();
  await form.getByLabel("I am 18 or older", { exact: false }).check();
  await form.getByRole("button", { name: "Keep my place" }).click();
  await page.getByRole("heading", { name: /^See you on/ }).waitFor();
}

async function takeIntoCalendar(page: Page): Promise<void> {
  const events = await (await fetch(`${area.server.address}/events`)).text();
  expect(events).toMatch(/<a [^>]*href="webcal:\/\/[^"]+"[^>]*>(?:(?!<\/a>).)*Add all our events to your calendar/s);
  await page.goto(path);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  const read = new ICAL.Component(ICAL.parse(Buffer.concat(parts).toString()));
  expect(new ICAL.Event(read.getFirstSubcomponent("vevent") ?? undefined).summary).toBe("Book day in Yaba");
}

describe.each([
  ["with script", true],
  ["without script", false],
] as const)("a visitor %s", (_, script) => {
  test("takes the day into a calendar, says that she comes, changes it, and gives her place away", async () => {
    const page = await pageOf({ width: 390, script, expects: [/^answered 422/, /status of 422/] });
    const name = script ? "Chidi" : "Fatima S.";
    const contact = `${script ? "chidi" : "fatima"}@example.org`;
    await takeIntoCalendar(page);
    await page.getByRole("button", { name: "Keep my place" }).click();
    await page.getByText("You are not on the list yet.", { exact: false }).first().waitFor();

    await signUp(page, name, contact);
    // The rules are read by script.
    if (script) await inspect(page, { widths: [320, 1280], within: "main", name: "a place" });
    const place = page.url();
    for (const address of [area.server.address + path, place]) {
      const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
      expect(Number(answer.headers.get("Content-Length"))).toBeLessThanOrEqual(14_600);
      await answer.body?.cancel();
    }
    await page.getByLabel("Children", { exact: true }).fill("1");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.getByText("1 adult and 1 child", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Give my place away" }).click();
    await page.getByText("Thank you for telling us.").waitFor();
    await page.goto(place);
    await page.getByRole("heading", { name: "You are not on the list" }).waitFor();
    await signUp(page, name, contact);
  }, 120_000);
});

/** Without a network every request of the page itself fails, and browsers write that to their console. */
const noise = [/^request failed/, /^console error: Failed to load resource: net::ERR_/];

test("a helper checks guests in offline; each tap arrives once", async () => {
  const { folder } = area.server;
  const list = `/admin/event/${number}/guests`;
  const page = await area.open(browser, { width: 390, worker: true, reducedMotion: true, ignores: noise });
  await page.goto(`/admin/event/${number}`);
  await page.getByRole("link", { name: "Guest list" }).click();
  await hasTakenOver(page);
  await page.getByText("0 here of", { exact: false }).waitFor();

  const isKept = () =>
    page.evaluate(async (path) => {
      const files = [...document.querySelectorAll("script[src], link[rel=modulepreload], link[rel=stylesheet]")];
      const kept = [path, ...files.map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "")];
      return (await Promise.all(kept.map((name) => caches.match(name)))).every((found) => found !== undefined);
    }, list);
  await expect.poll(isKept, { timeout: 20_000, interval: 100 }).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /^Here: Chidi/ }).click();
  await page.getByRole("button", { name: /^Here: Fatima/ }).click();
  await page.getByText("Someone new").click();
  await page.getByLabel("Name (optional)").fill("Musa D.");
  await page.getByRole("button", { name: "Add them" }).click();
  await page.getByText("No connection. 3 check-ins are saved on this phone and will be sent later.").waitFor();
  // The phone is put away and taken out again.
  await page.reload();
  await hasTakenOver(page);
  await page.getByText("No connection. 3 check-ins are saved on this phone and will be sent later.").waitFor();
  expect(await page.getByRole("button", { name: /^Here: Chidi/ }).getAttribute("aria-pressed")).toBe("true");
  await page.getByLabel("Find a guest").fill("fat");
  await page.getByRole("button", { name: /^Here: Fatima/ }).click();
  await page.getByText("4 check-ins are saved", { exact: false }).waitFor();
  await inspect(page, { widths: [320, 1280], within: "main", name: "the guest list without a line" });
  const here = () => inDatabase(folder, "select name, arrived from guests where arrived is not null order by name");
  expect(here()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(here, { timeout: 30_000, interval: 200 }).toEqual([
    { name: "Chidi", arrived: 3 },
    { name: "Musa D.", arrived: 1 },
  ]);
  await expect
    .poll(
      () =>
        inDatabase(folder, "select what from audit_log where what like 'guest%' order by id").map(({ what }) => what),
      {
        timeout: 30_000,
      },
    )
    .toEqual(["guest checked in", "guest checked in", "guest added at the door", "guest check-in taken back"]);
}, 180_000);
