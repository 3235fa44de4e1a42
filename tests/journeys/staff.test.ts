import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { goWithin, hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const password = "a long enough password";

/** A photograph as a phone would send it, in a file. */
async function aPhotograph(folder: string, name: string, background: string): Promise<string> {
  const path = join(folder, name);
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  writeFileSync(path, await picture.jpeg().toBuffer());
  return path;
}

/** The link in the newest email of the mailbox. */
function linkInEmail(mailbox: string): string {
  const name = readdirSync(mailbox).toSorted().at(-1) ?? "";
  const { text } = JSON.parse(readFileSync(join(mailbox, name), "utf8")) as { text: string };
  return /\/password\?token=\S+/.exec(text)?.[0] ?? "";
}

async function signIn(page: Page, site: string, email: string): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${site}/admin`);
}

/** Staff pages answer to taps once their script has taken over. */
async function open(page: Page, address: string): Promise<void> {
  const isWithin = new URL(page.url()).pathname.startsWith("/admin");
  if (isWithin) return goWithin(page, new URL(address).pathname);
  await page.goto(address);
  await hasTakenOver(page);
}

test("from invitation to published post, changed figure, sign-out, on a phone", async () => {
  const { folder, address: site, cookies } = await startStaffedServer();
  const mailbox = join(folder, "mail");
  const admin = await browser.open({ width: 390, home: site });
  await admin.context().addCookies(cookies);

  // An editor is invited, and chooses a password from the email.
  await open(admin, `${site}/admin/createuser`);
  await admin.getByLabel("First name").fill("Sample");
  await admin.getByLabel("Last name").fill("Editor");
  await admin.getByLabel("Email").fill("editor@example.org");
  await admin.getByRole("button", { name: /create|invite/i }).click();
  await eventually(() => readdirSync(mailbox).length).toBe(1);
  const editor = await browser.open({ width: 390, home: site });
  await editor.goto(site + linkInEmail(mailbox));
  await editor.getByLabel("New password", { exact: true }).fill(password);
  await editor.getByLabel("New password, once more").fill(password);
  await editor.getByRole("button", { name: "Save password" }).click();
  await signIn(editor, site, "editor@example.org");

  // A post with two photos, published from the staff home.
  await open(editor, `${site}/admin`);
  await editor.getByRole("button", { name: "Create a post" }).click();
  await editor.getByLabel("Title").fill("A day at the river");
  await (await textField(editor)).click();
  await editor.keyboard.type("We went ");
  await editor.keyboard.press("Control+b");
  await editor.keyboard.type("early");
  await editor.keyboard.press("Control+b");
  await editor.keyboard.type(".");
  await editor
    .getByLabel("Take or choose photos")
    .setInputFiles([await aPhotograph(folder, "one.jpg", "#a3195a"), await aPhotograph(folder, "two.jpg", "#1d5a3d")]);
  const sentences = editor.getByLabel("What is in the photo?");
  await eventually(() => sentences.count()).toBe(2);
  for (const place of [0, 1]) {
    await sentences.nth(place).fill(`Children at the river, ${place + 1}`);
    await sayYes(editor, place);
  }
  await publish(editor);
  await editor.getByText("The post is saved.").waitFor();
  await editor.goto(`${site}/blog/a-day-at-the-river`);
  expect(await editor.getByRole("img", { name: /Children at the river/ }).count()).toBe(2);
  expect(await editor.locator("strong").innerText()).toBe("early");

  // The samples have another owner, so an editor has no Delete for them.
  await open(editor, `${site}/admin/post`);
  expect(await editor.locator("button", { hasText: /^Delete / }).count()).toBe(1);

  // Figures that an admin changes are on the home page and on the about page at once.
  await open(admin, `${site}/admin/settings`);
  for (const fold of ["The figures", "Where gifts go"])
    await admin.locator(".folded > summary", { hasText: fold }).click();
  await admin.getByLabel("Figure 1").fill("3M+");
  await admin.getByLabel("Percent 1").fill("42");
  await admin.getByLabel("Percent 2").fill("33");
  await admin.getByRole("button", { name: "Save" }).first().click();
  await admin.getByText("The settings are saved.").waitFor();
  await admin.goto(site);
  await admin.getByText("42.00%").waitFor();
  await admin.goto(`${site}/about`);
  expect(await admin.getByText("3M+").count()).toBe(1);

  // And out.
  await open(admin, `${site}/admin/signout`);
  await admin.getByRole("button", { name: "Sign out" }).click();
  await admin.getByText("You are signed out.").waitFor();
  await admin.goto(`${site}/admin`);
  expect(admin.url()).toBe(`${site}/login?to=%2Fadmin`);
});
