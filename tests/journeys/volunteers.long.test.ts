import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase, letAdminRead } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();
const expects = [/^answered 422/, /status of 422/];

const pageOf = (options: Parameters<typeof browser.open>[0]) =>
  browser.open({ home: area.server.address, reducedMotion: true, ...options });

async function offerHelp(page: Page, name: string, contact: string): Promise<void> {
  await page.getByLabel("Read with children").check();
  await page.getByLabel("Nearest city or area").fill("Yaba");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email, phone or WhatsApp").fill(contact);
  await page.getByLabel("I am 18 or older", { exact: false }).check();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Your offer has arrived", { exact: false }).waitFor();
}

const forms = [
  ["with script", true],
  ["without script", false],
] as const;

describe.each(forms)("a visitor %s", (_, script) => {
  test("finds the form beside the other one, reads its errors, and offers help", async () => {
    const page = await pageOf({ width: 390, script, expects });
    await page.goto("/what-we-do");
    const other = /^Join as a volunteer/;
    const own = /^Or offer your help on this site/;
    expect(await page.getByRole("link", { name: other }).getAttribute("target")).toBe("_blank");
    await page.getByRole("link", { name: own }).click();
    await page.getByRole("heading", { name: "Give a morning" }).waitFor();
    await page.getByLabel("Anything you need from us?", { exact: false }).fill("A ramp, please.");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Choose what you would like to do, or write it").first().waitFor();
    expect(await page.getByLabel("Anything you need from us?", { exact: false }).inputValue()).toBe("A ramp, please.");
    await offerHelp(page, script ? "Sample Reader" : "Sample Driver", `${script ? "reader" : "driver"}@example.org`);
  });
});

const firstEvent = () => Number(inDatabase(area.server.folder, "select id from events order by id limit 1")[0]?.id);

describe.each(forms)("staff %s", (_, script) => {
  test("a vetted volunteer works on a day with children", async () => {
    const { folder, address } = area.server;
    letAdminRead(folder, "lead");
    const event = firstEvent();
    // The day of the site, an hour ahead of UTC.
    inDatabase(
      folder,
      `update events set date = date('now', '+1 hour'), end_date = null, date_precision = 'day' where id = ${event}`,
    );
    // Without script the browser says of each file that it did not run it.
    const ignores = [/csp$/, /^answered 422/, /status of 422/];
    const page = await area.open(browser, { width: 390, reducedMotion: true, script, ignores });
    const visit = async (path: string) => {
      await page.goto(address + path);
      if (script) await hasTakenOver(page);
    };
    await visit("/admin/volunteers");
    await page.getByRole("link", { name: script ? /Sample Reader/ : /Sample Driver/ }).click();
    await page.getByLabel("We talked to them").check();
    await page.getByRole("button", { name: "Save the status" }).click();
    await page.getByText("Now: Talked to").waitFor();
    await page.getByLabel("They help: active").check();
    await page.getByRole("button", { name: "Save the status" }).click();
    await page.getByText("Now: Active").waitFor();
    const volunteer = new URL(page.url()).pathname;
    await visit(`/admin/event/${event}/helpers`);
    await page.getByText("is not vetted for this day", { exact: false }).waitFor();
    await visit(volunteer);
    await page.getByLabel("I spoke with two people who know them", { exact: false }).check();
    await page.getByRole("button", { name: "Vet them" }).click();
    await page.getByText("The vetting is recorded.").waitFor();
    await visit(`/admin/event/${event}/helpers`);
    await page.getByLabel("Volunteer", { exact: true }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Put on" }).click();
    await page.getByText("They are on the list of helpers.").waitFor();
    await visit(`/admin/event/${event}/figures`);
    const row = page.getByRole("group", { name: script ? "Figure 1" : "Figure 2" });
    await row.getByLabel("How many").fill("many");
    await row.getByLabel("Of what").fill("books");
    await row.getByLabel("What about them").fill(script ? "given" : "mended");
    await row.getByLabel("Who counted?").fill("Health team");
    await row.getByLabel("How was it counted?").selectOption("each");
    await page.getByRole("button", { name: "Save the figures" }).click();
    await page.getByText("Write a whole number, in figures").first().waitFor();
    expect(await row.getByLabel("How many").inputValue()).toBe("many");
    if (script) await inspect(page, { widths: [320, 1280], name: "figures with an error", within: "main" });
    await row.getByLabel("How many").fill("204");
    await page.getByRole("button", { name: "Save the figures" }).click();
    await page.getByText("The figures are saved.").waitFor();
    const visitor = await pageOf({ width: 390, script });
    for (const path of [`/event/readmore/${event}`, "/about", "/impact"]) {
      await visitor.goto(path);
      await visitor
        .getByText(script ? "books given" : "books mended", { exact: false })
        .first()
        .waitFor();
    }
    await visitor.goto("/about");
    await visitor.getByRole("link", { name: "from 1 day" }).first().click();
    expect(visitor.url()).toMatch(/\/impact#sum-\d+-0$/);
  });
});

test("pages of volunteers or helpers break no rule of axe", async () => {
  const page = await area.open(browser, { width: 390, reducedMotion: true });
  const event = firstEvent();
  const pages = ["/admin/volunteers/1", `/admin/event/${event}/helpers`, `/admin/event/${event}/figures`];
  for (const path of pages) {
    await page.goto(path);
    await hasTakenOver(page);
    await inspect(page, { widths: [320, 1280], name: path, within: "main" });
  }
  for (const path of [`/event/readmore/${event}`, "/about", "/impact"]) {
    await page.goto(path);
    await inspect(page, { widths: [320, 1280], name: `${path}, counted`, within: "main" });
  }
}, 120_000);
