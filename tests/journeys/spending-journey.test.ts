import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserOfThisFile } from "../support/browser.ts";
import { inDatabase } from "../support/in-database.ts";
import { inspect } from "../support/inspect.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

/** Without a network every request of the page itself fails, and browsers write that to their console. */
const noise = [/^request failed/, /^console error: Failed to load resource: net::ERR_/];

const aPicture = async (background: string) => ({
  name: "voucher.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(await aPhotograph(600, 800, background)),
});

/** Writes the first day, which is live at once in a house of one person. */
async function openBooks(page: Page): Promise<void> {
  await page.goto("/admin/cash");
  if ((await page.getByRole("button", { name: "Write the first day" }).count()) === 0) return;
  await page.getByLabel("Cash box, NGN").fill("500,000");
  await page.getByLabel("Most needed, NGN").fill("500,000");
  await page.getByRole("button", { name: "Write the first day" }).click();
  await page.getByText("the books are open").waitFor();
}

/** Runs the database's statement on the newest voucher. */
const change = (set: string) =>
  inDatabase(area.server.folder, `update vouchers set ${set} where id = (select max(id) from vouchers)`);

test("a voucher takes six taps on a phone", async () => {
  const page = await area.open(browser, { width: 360, reducedMotion: true });
  await openBooks(page);
  // The purpose was used before.
  await page.goto("/admin/spending/new");
  await page.getByLabel("How much?").fill("1,500");
  await page.locator("select[name=otherFor]").selectOption({ label: "Most needed, Running the house" });
  await page.getByLabel("Paid to").fill("Sample Bus Hire");
  await page.getByText("A note, another day").click();
  await page.getByLabel("Note", { exact: true }).fill("The driver gives no receipt.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("is sent.").waitFor();

  await page.goto("/admin");
  let taps = 0;
  const tap = async (place: ReturnType<Page["getByText"]>) => {
    taps += 1;
    await place.click();
  };
  await tap(page.locator(".pbar").getByLabel("Create"));
  await tap(page.getByRole("link", { name: /Money out/ }));
  const chooser = page.waitForEvent("filechooser");
  await tap(page.locator("#spend-picture"));
  // The camera's shutter.
  taps += 1;
  await (await chooser).setFiles(await aPicture("#fff7e8"));
  await page.getByRole("img", { name: "Photo of your voucher" }).waitFor();
  await page.getByLabel("How much?").fill("12,400");
  await tap(page.getByText("Running the house").first());
  await inspect(page, { briefly: true, widths: [320, 1280], name: "the form of a voucher", within: "main" });
  await page.setViewportSize({ width: 360, height: 740 });
  await tap(page.getByRole("button", { name: "Send" }));
  await page.getByText("is sent.").waitFor();
  expect(taps).toBe(6);
  await page.getByRole("img", { name: /^Photo of voucher/ }).waitFor();
  await page.getByText("You spent this, so another person must agree.").waitFor();
});

test("a voucher is approved with two taps from the home page", async () => {
  const page = await area.open(browser, { width: 390, reducedMotion: true });
  await openBooks(page);
  change("spender_id = 'another', spent_by = 'Sample Spender', minor = 1240000, payee_kind = 'organisation'");
  await page.goto("/admin");
  await page.getByRole("link", { name: /voucher to approve/ }).click();
  await inspect(page, { briefly: true, widths: [320, 1280], name: "a voucher to approve", within: "main" });
  // Enter in the tick approves nothing.
  await page.getByLabel("May be named in public").press("Enter");
  expect(await page.getByText("Approved.").count()).toBe(0);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved.").waitFor();
  await page.goto("/admin/spending");
  await inspect(page, { briefly: true, widths: [320, 1280], name: "the list of vouchers", within: "main" });
});

test("a voucher stays on the page when the connection breaks at once", async () => {
  const page = await area.open(browser, { width: 390, reducedMotion: true, expects: noise });
  await openBooks(page);
  // The script of the queue comes after the page, and does not arrive.
  await page.route(/\/(?:device-queue|queue-on-device)-[^/]*$/, (route) => route.abort("internetdisconnected"));
  await page.goto("/admin/spending/new");
  await hasTakenOver(page);
  await page.context().setOffline(true);
  await page.locator("input[type=file]").setInputFiles(await aPicture("#335577"));
  await page.getByRole("img", { name: "Photo of your voucher" }).waitFor();
  await page.getByLabel("How much?").fill("2,000");
  await page.locator("select[name=otherFor]").selectOption({ label: "Most needed, Running the house" });
  await page.getByLabel("Paid to").fill("Third shop");
  const send = () => page.getByRole("button", { name: "Send" }).click();
  const message = page.getByText("No connection. Nothing was sent; keep this page open and try again.");
  await send();
  await message.waitFor();
  expect(await page.getByLabel("Paid to").inputValue()).toBe("Third shop");
  await page.getByRole("img", { name: "Photo of your voucher" }).waitFor();
  await page.context().setOffline(false);
  await send();
  await page.getByText("is sent.").waitFor();
  await page.getByRole("img", { name: /^Photo of voucher/ }).waitFor();
});

test("a voucher without a connection arrives once", async () => {
  const page = await area.open(browser, { width: 390, worker: true, reducedMotion: true, expects: noise });
  await openBooks(page);
  await page.clock.install();
  await page.goto("/admin");
  const isReady = async () => {
    await page.clock.runFor(1_500);
    return page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match("/admin/build")) !== undefined,
    );
  };
  await expect.poll(isReady, { timeout: 20_000, interval: 100 }).toBe(true);
  const count = () => Number(inDatabase(area.server.folder, "select count(*) as n from vouchers")[0]?.n);
  const before = count();
  await page.context().setOffline(true);
  for (const [payee, colour] of [
    ["First shop", "#446688"],
    ["Second shop", "#884466"],
  ] as const) {
    await page.goto("/admin/spending/new");
    await page.locator("label[for=spend-picture]").waitFor();
    await page.locator("input[type=file]").setInputFiles(await aPicture(colour));
    await page.getByRole("img", { name: "Photo of your voucher" }).waitFor();
    await page.getByLabel("How much?").fill("2,000");
    await page.locator("select[name=otherFor]").selectOption({ label: "Most needed, Running the house" });
    await page.getByLabel("Paid to").fill(payee);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("It is saved on this phone and will be sent.").waitFor();
  }
  await page.goto("/admin/spending");
  const queue = page.getByRole("region", { name: "Saved on this phone" });
  await queue.getByText("Second shop").first().waitFor();
  expect(count()).toBe(before);
  await page.context().setOffline(false);
  await expect.poll(count, { timeout: 20_000 }).toBe(before + 2);
  const rows = inDatabase(area.server.folder, "select payee, picture from vouchers order by id desc limit 2");
  expect(rows.map(({ payee }) => payee)).toEqual(["Second shop", "First shop"]);
  expect(rows.every(({ picture }) => String(picture).startsWith("private/"))).toBe(true);

  // A question is answered without a connection.
  const [last] = inDatabase(area.server.folder, "select max(id) as id from vouchers");
  const address = `/admin/spending/${last?.id}`;
  change("state = 'asked'");
  await page.goto(address);
  await page.context().setOffline(true);
  await page.goto(address);
  await page.getByLabel("Your answer").fill("The one at the corner.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await page.getByText("It is saved on this phone and will be sent.").waitFor();
  await page.context().setOffline(false);
  const isAnswered = () =>
    inDatabase(area.server.folder, "select state from vouchers order by id desc limit 1")[0]?.state;
  await expect.poll(isAnswered, { timeout: 30_000 }).toBe("waits");
});
