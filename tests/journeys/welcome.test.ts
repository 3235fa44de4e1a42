import { join } from "node:path";
import { expect, test } from "vitest";
import { readMailbox } from "../../app/server/mail/mailbox.server.ts";
import { brokenRules, smallTargets } from "../support/accessibility.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { hasTakenOver } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#083b3a" d="M0 0h9v9H0z"/></svg>';

/** Wide enough for a small phone only. */
const overflow = () => document.documentElement.scrollWidth - innerWidth;

test("from the set-up link, on a small phone, to a public post under the foundation's own name and colours", async () => {
  const { folder, variables } = newInstallation();
  const server = new ServerProcess(variables);
  const home = await server.address;
  const page = await browser.open({ home, width: 360, reducedMotion: true, expects: [/ 422:/, /status of 422/] });
  const inspect = async () => {
    expect(await smallTargets(page, ".wel")).toEqual([]);
    for (const [width, colorScheme] of [
      [1280, "dark"],
      [320, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await brokenRules(page)).toEqual([]);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 844 });
  };
  const goOn = () => page.getByRole("button", { name: "Continue" }).click();

  await page.goto(home + (/\/setup\?token=\S+/.exec(server.stdout)?.[0] ?? ""));
  await page.getByLabel("First name").fill("Sample");
  await page.getByLabel("Last name").fill("Admin");
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Make my account" }).click();

  await page.getByRole("heading", { name: "And what are you building?" }).waitFor();
  await hasTakenOver(page);
  await page.getByLabel("Name of the foundation").fill("Foundation of Hope");
  await page.getByLabel("In a few words").fill("Kumasi");
  expect(await page.locator(".door").innerText()).toMatch(/Foundation of Hope\s+Kumasi/);
  await goOn();
  await page.getByRole("alert").getByText("Founded: This cannot be empty").waitFor();
  // What was typed is there after leaving, too.
  await page.reload();
  await eventually(() => page.getByLabel("Name of the foundation").inputValue()).toBe("Foundation of Hope");
  await page.getByLabel("Founded").fill("May 2025");
  await goOn();

  await page.getByRole("heading", { name: "Which colours are yours?" }).waitFor();
  await page.getByRole("radio", { name: "Lagoon" }).check();
  await page
    .getByLabel("Choose a logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await page.getByText("The logo is here.").waitFor();
  await inspect();
  await goOn();

  await page.getByRole("heading", { name: "Where do gifts go?" }).waitFor();
  await page.getByRole("link", { name: "Skip for now" }).click();
  await page.getByRole("heading", { name: "How do people reach you?" }).waitFor();
  // The account numbers were found after all.
  await page.goBack();
  await page.getByLabel("Bank name").fill("Bank of Kumasi");
  await page.getByLabel("Naira account").fill("1234567890");
  await page.getByLabel("Dollar account").fill("0987654321");
  await page.getByLabel("Account name").fill("Foundation of Hope");
  await page.getByLabel(/compared every digit/).check();
  await goOn();

  await page.getByRole("heading", { name: "How do people reach you?" }).waitFor();
  await page.getByLabel("Phone").fill("+233 111 222");
  await page.getByLabel("Email", { exact: true }).fill("hello@hope.example");
  await page.getByLabel("Head office").fill("2 Sample Road, Kumasi");
  await page.getByRole("button", { name: "Save, and send me a test email" }).click();
  await page.getByText("A test email is on its way to hello@hope.example.").waitFor();
  const mail = async () => (await readMailbox(join(folder, "mail"))).find(({ to }) => to === "hello@hope.example");
  await eventually(async () => (await mail())?.text).toContain("/welcome/mail?token=");
  const other = await browser.open({ home, width: 320 });
  await other.goto(/http\S+/.exec((await mail())?.text ?? "")?.[0] ?? "");
  expect(await brokenRules(other)).toEqual([]);
  await other.getByRole("button", { name: "It arrived" }).click();
  await other.getByRole("heading", { name: "It arrived" }).waitFor();
  await page.reload();
  await page.getByText("It arrived. Emails of the site reach people since").waitFor();
  await hasTakenOver(page);
  await inspect();
  // Enter goes on too, and sends nothing.
  await page.getByLabel("Phone").press("Enter");

  await page.getByRole("heading", { name: "Hang your first picture." }).waitFor();
  await page.getByLabel("Title").fill("The first class");
  await (await textField(page)).fill("Thirty children read their first page.");
  const photo = { name: "class.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhotograph(600, 400)) };
  await page.getByLabel("Take or choose photos").setInputFiles(photo);
  await page.getByLabel("What is in the photo?").fill("A class waves");
  await page.getByLabel(/Everyone recognisable/).check();
  await publish(page);
  await page.getByRole("heading", { name: "There it is, the first stitch." }).waitFor();
  expect(await brokenRules(page)).toEqual([]);

  const visitor = await browser.open({ home, width: 360 });
  await visitor.goto(`${home}/blog`);
  await visitor
    .getByRole("link", { name: /The first class/ })
    .first()
    .click();
  await visitor.getByAltText("A class waves").first().waitFor();
  await visitor.getByRole("banner").getByText("Foundation of Hope").waitFor();
  const ink = await visitor.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--ink").trim());
  expect(ink).toBe("#083b3a");
  await visitor.goto(`${home}/donate`);
  expect(await visitor.content()).toContain("<dd>Bank of Kumasi</dd>");
}, 120_000);
