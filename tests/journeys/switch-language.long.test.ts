import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { giving } from "../../content/fr/giving.ts";
import { staffMessages } from "../../content/fr/staff-messages.ts";
import { browserOfThisFile } from "../support/browser.ts";
import { publish, textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { textOf } from "../support/page-text.ts";
import { runScript } from "../support/run-script.ts";
import { ServerProcess } from "../support/server-process.ts";
import { goWithin, hasTakenOver } from "../support/staff-area.ts";
import { startStaffedServer } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

const french = '<html lang="fr-NG"';
const english = '<html lang="en-NG"';
const own = "Our own page about the river and its school.";

const read = async (address: string, path: string) => (await fetch(address + path)).text();

/** A gift by its reference, and its receipt. */
type Site = Awaited<ReturnType<typeof startStaffedServer>>;

async function giveWithReceipt({ address, cookies, folder, post }: Site, amount: string): Promise<string> {
  const promise = { own: amount, name: "Ada", email: "ada@example.org", frequency: "once" };
  const answer = await post("/donate/promise", promise);
  const gift = answer.headers.get("Location")?.replace(/\/send.*/, "") ?? "";
  const [row] = inDatabase(folder, "select max(id) as id from promises");
  const day = new Date().toISOString().slice(0, 10);
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const list = await fetch(`${address}/admin/gifts?open=seen-${row?.id}`, { headers: { Cookie } });
  const [, seen = ""] = /name="seen" value="([^"]+)"/.exec(await list.text()) ?? [];
  const arrived = { intent: "seen", id: String(row?.id), amount, day, seen };
  expect((await post("/admin/gifts", arrived)).status).toBe(200);
  const [, receipt = ""] = /href="([^"]*\/receipt\/\d{4}-\d{4})"/.exec(await read(address, gift)) ?? [];
  expect(receipt).not.toBe("");
  return receipt;
}

/** Names of things that people press or read first; one without a text is a label that a language lacks. */
const namelessIn = (html: string): string[] =>
  [...html.matchAll(/<(label|h1|h2|legend|summary|th|title)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
    ([whole, , , inner = ""]) =>
      textOf(inner) === "" && !/<(?:img|svg|input)\b|aria-label/.test(whole) ? [whole.slice(0, 160)] : [],
  );

test("a switch of the language changes the site’s words in two processes and keeps typed text", async () => {
  // No mail leaves: what waits can be compared.
  const site = await startStaffedServer({ MAIL_URL: "mailbox:/dev/null/mail" });
  const { address, folder, variables, post } = site;
  const second = await new ServerProcess({ ...variables, PORT: "0" }).address;
  const posted = { title: "Thirty books", paragraphs: own, intent: "publish" };
  expect((await post("/admin/post", posted)).status).toBe(200);
  const page = { title: "About the river", slug: "river", paragraphs: own, placement: "footer" };
  expect((await post("/admin/page", page)).status).toBe(200);
  const receipt = await giveWithReceipt(site, "8000");
  const [{ waiting = 0 } = {}] = inDatabase(folder, "select max(id) as waiting from outbox_emails");
  const before = inDatabase(folder, "select id, subject, text from outbox_emails order by id");
  expect(before.length).toBeGreaterThan(0);
  for (const one of [address, second])
    for (const path of ["/", "/river", "/donate"]) expect(await read(one, path)).toContain(english);

  // Three people are at work in English.
  const open = async (path: string) => {
    const tab = await browser.open({ home: address, reducedMotion: true });
    await tab.context().addCookies(site.cookies);
    await tab.goto(address + path);
    await hasTakenOver(tab);
    return tab;
  };
  const writer = await open("/admin");
  await writer.getByRole("button", { name: "Create a post" }).click();
  const dialog = writer.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Written in two languages");
  await (await textField(writer)).fill("The rains came late this year.");
  const reader = await open("/admin/post");
  const donor = await browser.open({ home: address, script: false, ignores: [/csp$/] });
  await donor.goto("/donate/promise");
  await donor.locator("input[name=own]").fill("9000");
  await donor.locator("input[name=name]").fill("Sample Donor");

  const answer = await post("/admin/language", { wasLanguage: "", language: "fr" });
  expect(textOf(await answer.text())).toContain("Le site parle français.");
  for (const one of [address, second])
    for (const path of ["/", "/river", "/donate"])
      await expect.poll(() => read(one, path), { interval: 50, timeout: 30_000 }).toContain(french);
  for (const one of [address, second]) expect(await read(one, "/river")).toContain(own);

  await publish(writer);
  await expect
    .poll(() => inDatabase(folder, "select paragraphs from posts where title = 'Written in two languages'"))
    .toEqual([{ paragraphs: JSON.stringify(["The rains came late this year."]) }]);
  expect(await read(second, "/blog")).toContain("Written in two languages");
  await donor.getByRole("button", { name: "Get my reference" }).click();
  await donor.getByRole("heading", { name: giving.reference.heading }).waitFor();
  const [promised] = inDatabase(folder, "select amount, name from promises order by id desc limit 1");
  expect(promised).toMatchObject({ name: "Sample Donor" });
  await goWithin(reader, "/admin/messages");
  await reader.getByRole("heading", { name: staffMessages.title, level: 1 }).waitFor();
  await expect.poll(() => reader.locator("html").getAttribute("lang")).toBe("fr-NG");

  expect(textOf(await read(address, receipt))).toContain("Received with thanks");
  const next = await giveWithReceipt(site, "8500");
  expect(textOf(await read(address, next))).toContain("Reçu, avec nos remerciements");
  const emails = inDatabase(folder, "select id, subject, text from outbox_emails order by id");
  expect(emails.filter(({ id }) => Number(id) <= Number(waiting))).toEqual(before);
  const later = emails.filter(({ id, text }) => Number(id) > Number(waiting) && String(text).includes("Ada"));
  expect(later.length).toBeGreaterThan(0);
  for (const { text } of later) expect(text).toMatch(/ vous |Bonjour/);

  // And back.
  await post("/admin/language", { wasLanguage: "fr", language: "en" });
  for (const one of [address, second])
    await expect.poll(() => read(one, "/river"), { interval: 50, timeout: 30_000 }).toContain(english);
  expect(await read(second, "/river")).toContain(own);
  expect(textOf(await read(second, next))).toContain("Reçu, avec nos remerciements");
}, 300_000);

test("an English backup makes a French site English again, with no empty label", async () => {
  const from = await startStaffedServer();
  const made = await runScript("backup", from.folder, from.variables);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining("The backup is made and checked")]);
  const backups = join(from.folder, "backups");
  const name = readdirSync(backups).find((one) => one.endsWith(".tar.gz")) ?? "";

  const to = await startStaffedServer();
  await to.post("/admin/language", { wasLanguage: "", language: "fr" });
  expect(await read(to.address, "/")).toContain(french);
  await to.server.stop();
  // As the guide says, what is there goes away first.
  for (const one of readdirSync(to.folder).filter((one) => /^(?:site\.sqlite|files)/.test(one)))
    rmSync(join(to.folder, one), { recursive: true });
  const restored = await runScript("restore", to.folder, to.variables, join(backups, name));
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("Restored: the site as it was on")]);
  const address = await new ServerProcess(to.variables).address;
  for (const path of ["/", "/donate", "/contact", "/login", "/donate/promise", "/safeguarding", "/events"]) {
    const html = await read(address, path);
    expect([path, html.includes(english)]).toEqual([path, true]);
    expect([path, namelessIn(html)]).toEqual([path, []]);
  }
}, 300_000);
