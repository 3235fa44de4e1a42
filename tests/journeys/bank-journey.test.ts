import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { otherBank } from "../support/bank.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { inspect } from "../support/inspect.ts";
import { runScript } from "../support/run-script.ts";
import { goWithin, hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { fillIn, linkInEmail } from "../support/visitor.ts";

const browser = browserOfThisFile();
const desk = staffAreaOfThisFile();

const password = "a long enough password";
const own = {
  "Bank name": "Own Bank",
  Number: "1234567890",
  "Account name": "Upendo Children’s Home",
};

test("a change of bank details needs a second admin", async () => {
  const { address, folder, post } = desk.server;
  const page = await desk.open(browser, { width: 390, reducedMotion: true });
  await page.goto(`${address}/admin/bank`);
  await hasTakenOver(page);
  const form = page.locator("#ask form");
  await fillIn(form, own);
  await form.getByRole("button", { name: "Show these details" }).click();
  await page.getByText("The details are saved. The site shows them now.").waitFor();
  const donate = async () => (await fetch(`${address}/donate`)).text();
  expect(await donate()).toContain(">1234567890</dd>");

  // Another admin asks for other ones.
  const email = "second@example.org";
  await post("/admin/createuser", { firstName: "Second", lastName: "Admin", email, role: "admin" });
  const link = await vi.waitUntil(() => linkInEmail(join(folder, "mail"), email), { timeout: 60_000 });
  const send = (path: string, fields: Record<string, string>, Cookie = "") =>
    fetch(address + path, {
      method: "POST",
      headers: { Origin: address, Cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  await send(link ?? "", { password, again: password });
  const signedIn = await send("/login", { email, password });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const asked = { intent: "ask", ...otherBank };
  const early = await send("/admin/bank", asked, cookie.join("; "));
  expect([early.status, await early.text()]).toEqual([422, expect.stringContaining("Your account is new until")]);
  await goWithin(page, "/admin/manageusers");
  await page.getByText("One person with Sample Admin, until another settled admin knows this person").waitFor();
  // In a foundation of two people, the host of the server knows the second person.
  expect(await runScript("confirm", folder, desk.server.variables, email)).toMatchObject({ code: 0 });
  expect((await send("/admin/bank", asked, cookie.join("; "))).status).toBe(200);
  const alone = await send("/admin/bank", { intent: "agree", id: "2", called: "on", password }, cookie.join("; "));
  expect(alone.status).toBe(422);

  await goWithin(page, "/admin/bank");
  await inspect(page, { briefly: true, widths: [320, 1280], name: "a change of the bank details", within: "main" });
  await page.getByLabel("I called the bank myself and read the number back.").check();
  await page.getByLabel("Your password").first().fill(password);
  await page.getByRole("button", { name: "Agree to the change" }).click();
  await page.getByText("You agreed. All admins were told by email.").waitFor();
  expect(await donate()).toContain(">1234567890</dd>");
  expect(await donate()).not.toContain("5555555555");

  await page.getByRole("button", { name: "Stop it" }).click();
  await page.getByText("The change is stopped.").waitFor();
  await page.goto(`${address}/donate/check`);
  await page.getByLabel("Account number, reference or receipt number").fill("123 456 7890");
  await page.getByRole("button", { name: "Check it" }).click();
  await page.getByText("Yes. This is an account of ours.").waitFor();
}, 60_000);
