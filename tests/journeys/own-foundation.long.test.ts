import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readMailbox } from "../../app/server/mail/mailbox.server.ts";
import { brokenRules, smallTargets } from "../support/accessibility.ts";
import { sayYes } from "../support/agreed.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import {
  filesNamedIn,
  filesOfSample,
  hopeLogo,
  hopePalette,
  hopeStaffPages,
  seeHopeOn,
} from "../support/hope-foundation.ts";
import { inDatabase } from "../support/in-database.ts";
import { fits } from "../support/inspect.ts";
import { makeAccount } from "../support/make-account.ts";
import { ownWords } from "../support/own-words.ts";
import { publicPages } from "../support/public-pages.ts";
import { sampleColoursIn, sampleWordsIn } from "../support/sample-remains.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { hasTakenOver, staffAreaOfThisFile } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();
const area = staffAreaOfThisFile();

/** Wide enough for a small phone only. */
const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** Beside the pages: feeds, files for robots and phones, sign-in, links that are too old, requests that are rejected. */
const others = [
  "/feed.xml",
  "/feeds/events.json",
  "/sitemap.xml",
  "/robots.txt",
  "/staff.webmanifest",
  "/speculation-rules.json",
  "/login",
  "/login/forgot",
  "/password?token=none",
  "/setup?token=none",
  "/welcome/mail?token=none",
  "/%ff",
];

const forStaff = /^GET .(?:login|password|setup|welcome|staff)/;

interface Walked {
  path: string;
  text: string;
}

/** Every public page, what `others` says, and all pictures, style sheets and scripts that they name. */
async function walk(home: string, more: string[]) {
  const documents: Walked[] = [];
  const files = new Map<string, Buffer>();
  const read = async (path: string, init?: RequestInit) => {
    const text = await (await fetch(home + path, { redirect: "manual", ...init })).text();
    documents.push({ path: `${init?.method ?? "GET"} ${path}`, text });
    return text;
  };
  const send = (path: string, body: string) =>
    read(path, { method: "POST", headers: { Origin: home }, body: new URLSearchParams({ message: body }) });
  const inSitemap = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]*)/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  const paths = new Set([...publicPages.map(({ path }) => path), ...inSitemap, ...others, ...more]);
  for (const path of paths) await read(path);
  for (const path of ["/contact", "/newsletter"]) await send(path, "");
  // Rejected before and in the form.
  await send("/contact", "x".repeat(100_000));
  await send("/nope", "");
  await read("/contact", { method: "POST", body: "" });
  for (const path of filesNamedIn(documents.map(({ text }) => text)))
    files.set(path, Buffer.from(await (await fetch(home + path)).arrayBuffer()));
  return { documents, files };
}

/** No page overflows, and each arrives with the first packets. */
async function staysSmall(home: string, visitor: Page): Promise<void> {
  for (const path of ["/", "/about", "/donate", "/what-we-do", "/contact", "/privacy", "/safeguarding-policy"]) {
    const answer = await fetch(home + path, { headers: { "Accept-Encoding": "br" } });
    const bytes = Number(answer.headers.get("Content-Length"));
    await answer.body?.cancel();
    process.stdout.write(`${path} ${bytes}\n`);
    expect([path, bytes > 0 && bytes <= 14_600]).toEqual([path, true]);
    await visitor.goto(home + path);
    await fits(visitor, path, [320, 768, 960, 1280]);
  }
}

/** By label, what the welcome does not ask. */
const settings = Object.entries({
  "What the name means": "Hope is what children bring.",
  "Address of the volunteer form": "https://hope.example/volunteer",
  "Figure 1": "40",
  "What it counts 1": "children reading",
  "Figure 2": "",
  "What it counts 2": "",
  "Figure 3": "",
  "What it counts 3": "",
  "Percent 1": "100",
  "What it is for 1": "school fees",
  ...Object.fromEntries(
    [2, 3, 4, 5].flatMap((row) => [
      [`Percent ${row}`, ""],
      [`What it is for ${row}`, ""],
    ]),
  ),
  "Address 1": "https://social.example/hope",
  ...Object.fromEntries(
    [2, 3, 4].flatMap((row) => [
      [`Network ${row}`, ""],
      [`Address ${row}`, ""],
    ]),
  ),
});

/** One test: each part goes on with the foundation of the part before. */
test("a fresh site keeps no word of the sample", async () => {
  const { folder, variables } = newInstallation();
  const server = new ServerProcess(variables);
  const home = await server.address;
  // The detector would work longer than all else here.
  inDatabase(folder, "insert into settings (name, value) values ('countFaces', 'false')");
  const fresh = await walk(home, []);
  const page = await browser.open({ home, width: 360, reducedMotion: true, expects: [/ 422:/, /status of 422/] });
  const inspect = async () => {
    expect(await smallTargets(page, ".wel")).toEqual([]);
    for (const [width, colorScheme] of [
      [320, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await brokenRules(page)).toEqual([]);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 844 });
  };
  const goOn = () => page.getByRole("button", { name: "Continue" }).click();

  await makeAccount(page, server);

  await page.getByRole("heading", { name: "Where do your children live?" }).waitFor();
  await hasTakenOver(page);
  await inspect();
  await goOn();
  await page.getByText("Choose a country").first().waitFor();
  await page.getByRole("radio", { name: /^Nigeria/ }).check();
  await goOn();

  await page.getByRole("heading", { name: "What is it called?" }).waitFor();
  await page.getByLabel("Name of the foundation").fill("Foundation of Hope");
  await page.getByLabel("In a few words").fill("Kumasi");
  await eventually(() => page.locator(".door").innerText()).toMatch(/Foundation of Hope\s+Kumasi/);
  await page.getByLabel("Name of the foundation").fill("");
  await goOn();
  await page.getByRole("alert").getByText("Name of the foundation: This cannot be empty").waitFor();
  // Typed text is also there after leaving.
  await page.reload();
  await eventually(() => page.getByLabel("In a few words").inputValue()).toBe("Kumasi");
  await page.getByLabel("Name of the foundation").fill("Foundation of Hope");
  await page.getByLabel("Founded").fill("2025-05");
  await page.getByRole("radio", { name: "Lagoon" }).check();
  await page
    .getByLabel("Choose a logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(hopeLogo) });
  await page.getByText("The logo is here.").waitFor();
  await inspect();
  await goOn();

  await page.getByRole("heading", { name: "Is this right?" }).waitFor();
  await page.getByLabel("100+ volunteers").check();
  // A sentence is changed in its place; what is ticked stays.
  await page.getByRole("link", { name: "Change it Header and footer: Last line of the footer" }).click();
  await page.getByLabel("The sentence").fill("{name}, since {founded}.");
  await inspect();
  await page.getByRole("button", { name: "Save the sentence" }).click();
  await page.getByText("Foundation of Hope Kumasi, since May 2025.").waitFor();
  expect(await page.getByLabel("100+ volunteers").isChecked()).toBe(true);
  await page.getByLabel("100+ volunteers").uncheck();
  await inspect();
  await page.getByRole("button", { name: "Save and go on" }).click();

  await page.getByRole("heading", { name: "How do people reach you?" }).waitFor();
  await page.getByLabel(/^Phone/).fill("+233 111 222");
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
  await page.getByText("It arrived. Emails of the site have worked since").waitFor();
  await hasTakenOver(page);
  await inspect();
  // Enter goes on too, and sends nothing.
  await page.getByLabel(/^Phone/).press("Enter");

  await page.getByRole("heading", { name: "Publish your first photo." }).waitFor();
  await page.getByLabel("Title").fill("The first class");
  await (await textField(page)).fill("Thirty children read their first page.");
  const photo = { name: "class.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhotograph(600, 400)) };
  await page.getByLabel("Take or choose photos").setInputFiles(photo);
  await page.getByLabel("What is in the photo?").fill("A class waves");
  await sayYes(page);
  await publish(page);
  await page.getByRole("heading", { name: "Your post is public. Share it." }).waitFor();
  expect(await brokenRules(page)).toEqual([]);

  // The welcome does not ask for the bank details.
  await page.goto(`${home}/admin/bank`);
  await hasTakenOver(page);
  await page.getByLabel("Bank name", { exact: true }).fill("Bank of Kumasi");
  await page.getByLabel("Number", { exact: true }).fill("1234567890");
  await page.getByLabel("Account name", { exact: true }).fill("Foundation of Hope");
  await page.getByRole("button", { name: "Show these details" }).click();
  await page.getByText("Bank of Kumasi").first().waitFor();

  // The rest of the settings. The sample went with the welcome.
  await page.goto(`${home}/admin/settings`);
  await hasTakenOver(page);
  for (const fold of await page.locator(".folded > summary").all()) await fold.click();
  for (const [label, text] of settings) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("The settings are saved.").waitFor();
  await page.goto(`${home}/admin/sample`);
  await page.getByText("No sample item is left.").waitFor();

  // Every word, each half as long again as the original: the first by hand, and all as their forms send them.
  await page.goto(`${home}/admin/pages/home`);
  await hasTakenOver(page);
  await page.getByLabel("Below the headline", { exact: true }).fill("From Kumasi, for every child.");
  await publish(page);
  await page.getByText("Visitors see it now.").waitFor();
  for (const [key, form] of ownWords()) {
    const answer = await page.request.post(`${home}/admin/pages/${key}`, {
      headers: { Origin: home, "Content-Type": "application/x-www-form-urlencoded" },
      data: new URLSearchParams(form).toString(),
    });
    expect([key, answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([key, 200, ""]);
  }
  for (const slug of ["safeguarding-policy", "how-we-are-governed"]) {
    const form = { title: slug.replaceAll("-", " "), slug, paragraphs: "Two adults, always.", placement: "header" };
    expect((await page.request.post(`${home}/admin/page`, { headers: { Origin: home }, form })).status()).toBe(200);
  }

  // A subscriber, a visitor and a colleague get e-mails of the foundation.
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(home + path, { headers: { Origin: home }, form });
  await post("/newsletter", { email: "reader@kumasi.example" });
  const asked = {
    firstName: "Ama",
    lastName: "Visitor",
    email: "ama@kumasi.example",
    subject: "Hello",
    message: "Hi",
  };
  await post("/contact", asked);
  const colleague = { firstName: "Kofi", lastName: "Editor", email: "kofi@kumasi.example", role: "editor" };
  await post("/admin/createuser", colleague);
  // With the test, and two about the changed bank details and contacts.
  await eventually(() => readMailbox(join(folder, "mail"))).toHaveLength(6);
  const emails = (await readMailbox(join(folder, "mail"))).map((email) => ({
    path: `e-mail ${email.subject}`,
    text: JSON.stringify(email).replaceAll("\\n", " "),
  }));

  const { documents, files } = await walk(home, ["/blog/the-first-class", "/safeguarding-policy"]);
  const remains = [...documents, ...emails].flatMap(({ path, text }) => [
    // The words of sign-in are for staff, and the same for all foundations.
    ...sampleWordsIn(text, forStaff.test(path) ? [] : undefined).map((words) => `${path}: ${words}`),
    ...sampleColoursIn(text, hopePalette).map((colour) => `${path}: ${colour}`),
  ]);
  expect(remains).toEqual([]);
  const drawn = [...files].filter(([path]) => !/\.(?:js|woff2)$/.test(path));
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(([path]) => /^.assets/.test(path)).map(([path]) => path)).toEqual([]);
  expect(
    drawn
      .filter(([, bytes]) => sampleColoursIn(bytes.toString("latin1"), hopePalette).length > 0)
      .map(([path]) => path),
  ).toEqual([]);
  expect(filesOfSample(fresh.files, drawn)).toEqual([]);
  // The script of public pages, and its worker.
  for (const [path, bytes] of files)
    if (path.endsWith(".js")) expect([path, sampleWordsIn(bytes.toString())]).toEqual([path, []]);

  // The staff area: its name and icon, and no name of the sample but in the log, which says what was before.
  for (const path of hopeStaffPages) seeHopeOn(path, await (await page.request.get(home + path)).text());

  const visitor = await browser.open({ home, width: 360 });
  await staysSmall(home, visitor);
  await visitor.setViewportSize({ width: 360, height: 844 });
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
  expect(await visitor.content()).toContain(">Bank of Kumasi</dd>");
}, 300_000);

test("words half as long again overflow no first view", async () => {
  const { server } = area;
  for (const [key, form] of ownWords())
    expect([key, (await server.post(`/admin/pages/${key}`, form)).ok]).toEqual([key, true]);
  await server.post("/admin/page", {
    title: "Safeguarding policy",
    slug: "safeguarding-policy",
    paragraphs: "Two adults, always.",
    placement: "header",
  });
  const visitor = await browser.open({ home: server.address, width: 360, reducedMotion: true });
  await staysSmall(server.address, visitor);
});
