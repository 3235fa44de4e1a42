import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { giving } from "../../content/fr/giving.ts";
import { receipts } from "../../content/fr/receipts.ts";
import { staffBank } from "../../content/fr/staff-bank.ts";
import { staffConsentAnswer } from "../../content/fr/staff-consent-answer.ts";
import { staffGifts } from "../../content/fr/staff-gifts.ts";
import { staffHelpNumbers } from "../../content/fr/staff-help-numbers.ts";
import { staffMedia } from "../../content/fr/staff-media.ts";
import { staffPublishing } from "../../content/fr/staff-publishing.ts";
import { staffWelcome as welcome } from "../../content/fr/staff-welcome.ts";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import { textField } from "../support/editor.ts";
import { inDatabase } from "../support/in-database.ts";
import { makeAccount } from "../support/make-account.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { seeFrench } from "../support/see-french.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { hasTakenOver } from "../support/staff-area.ts";
import { aPhotograph } from "../support/staffed-server.ts";

const browser = browserOfThisFile();

/** Texts that the people of this test type. */
const typed = {
  name: "Keur Xaleyi",
  kind: "Maison pour les enfants",
  email: "bonjour@keur-xaleyi.example",
  headOffice: "2, rue de l’Exemple, Dakar",
  lead: "Personne Référente",
  title: "La première classe",
  text: "Trente enfants lisent leur première page.",
  alt: "Une classe fait signe de la main",
  consent: "Sa mère",
  bank: "Banque du Lac",
  donor: "Une Donatrice",
};
/** Beside the name that the sample gives a site until it has its own. */
const own = [...Object.values(typed), "Sample Admin", "admin@example.org", "Tabasamu Children’s Foundation"];

const wave = "771234567";
const rib = "SN010 01520 000485000030 35";

const shown = (text: string) => text.replace(/\s+/g, " ");

async function publishInFrench(page: Page): Promise<void> {
  await page.getByRole("button", { name: staffPublishing.open, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: staffPublishing.heading });
  await sheet.waitFor();
  await seeFrench(page, "the publish sheet", own);
  await sheet.getByRole("button", { name: staffPublishing.choices.published.label }).click();
}

/** The first steps, from the link that the start wrote. */
async function welcomeFoundation(page: Page, server: ServerProcess): Promise<void> {
  const goOn = () => page.getByRole("button", { name: welcome.next, exact: true }).last().click();
  // No language is chosen before the country.
  await makeAccount(page, server);
  await page.getByRole("heading", { name: "Where do your children live?" }).waitFor();
  await hasTakenOver(page);
  await page.getByRole("radio", { name: /^Senegal/ }).check();
  // The usual language of the country is proposed.
  await eventually(() => page.getByRole("radio", { name: "Français" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByRole("heading", { name: welcome.name.heading }).waitFor();
  await hasTakenOver(page);
  await seeFrench(page, "the name", own);
  await goOn();
  await page.getByRole("alert").first().waitFor();
  await seeFrench(page, "no name", own);
  const { labels } = welcome.name;
  await page.getByLabel(labels.name).fill(typed.name);
  await page.getByLabel(labels.kind).fill(typed.kind);
  await page.getByLabel(labels.town, { exact: false }).fill("Dakar");
  await goOn();

  await page.getByRole("heading", { name: welcome.words.heading }).waitFor();
  await seeFrench(page, "the sentences", own);
  await page.getByRole("button", { name: welcome.words.button }).click();

  await page.getByRole("heading", { name: welcome.reach.heading }).waitFor();
  await page.getByRole("button", { name: staffHelpNumbers.confirm }).first().click();
  await page.getByText(/^Sur la page\s: .*17/).waitFor();
  const reach = welcome.reach.labels;
  await page.getByLabel(reach.safeguardingContact).fill(typed.lead);
  await page.getByLabel(reach.safeguardingPhone).fill("70 123 45 67");
  await page.locator("#welcome-reach-phone").fill("70 123 45 68");
  await page.getByLabel(reach.email, { exact: true }).fill(typed.email);
  await page.getByLabel(reach.headOffice).fill(typed.headOffice);
  await seeFrench(page, "how people reach it", own);
  await goOn();

  await page.getByRole("heading", { name: welcome.post.heading }).waitFor();
  await page.getByRole("textbox", { name: "Titre" }).fill(typed.title);
  await (await textField(page, "Texte")).fill(typed.text);
  const photo = { name: "classe.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhotograph(600, 400)) };
  await page.getByLabel(staffMedia.choose).setInputFiles(photo);
  await page.getByLabel(staffMedia.alt).fill(typed.alt);
  const answer = page.getByRole("group", { name: staffConsentAnswer.who });
  await answer.getByLabel(staffConsentAnswer.givers.guardian.label).check();
  await answer.getByLabel(staffConsentAnswer.givenBy).fill(typed.consent);
  await answer.getByLabel(staffConsentAnswer.assent).check();
  await seeFrench(page, "the first post", own);
  await publishInFrench(page);
  await page.getByRole("heading", { name: welcome.end.sent.heading }).waitFor();
  await seeFrench(page, "the end of the welcome", own);
}

/** The first details need no second person: the page shows them at once. */
async function showWaysToGive(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/admin/bank`);
  await hasTakenOver(page);
  await seeFrench(page, "no ways to give", own);
  const { labels } = staffBank.way;
  await page.getByLabel(labels.form, { exact: true }).selectOption("RIB");
  await page.getByLabel(labels.bank, { exact: true }).fill(typed.bank);
  await page.getByLabel(labels.number, { exact: true }).fill(rib);
  await page.getByLabel(labels.name, { exact: true }).fill(typed.name);
  const second = (label: string) => page.getByLabel(staffBank.way.also(label, 2), { exact: true });
  const fold = page.locator("main form details", { has: second(labels.form) });
  await fold.locator("summary").first().click();
  await second(labels.form).selectOption("Wave");
  await second(labels.number).fill(wave);
  await second(labels.name).fill(typed.name);
  await seeFrench(page, "two ways to give", own);
  await page.getByRole("button", { name: staffBank.ask.buttonFirst }).click();
  await page.getByText(staffBank.done.first).waitFor();
  await seeFrench(page, "the ways to give are shown", own);
}

/** One test: each part goes on with the foundation of the part before. */
test("Keur Xaleyi comes from nothing to its first receipt in French", async () => {
  const { folder, variables } = newInstallation();
  const server = new ServerProcess(variables);
  const home = await server.address;
  // The detector would work longer than all else here.
  inDatabase(folder, "insert into settings (name, value) values ('countFaces', 'false')");
  const page = await browser.open({ home, width: 360, reducedMotion: true, expects: [/ 422:/, /status of 422/] });
  await welcomeFoundation(page, server);
  await showWaysToGive(page, home);
  for (const path of ["/admin", "/admin/gifts", "/admin/post", "/admin/help-numbers", "/admin/language"]) {
    await page.goto(home + path);
    await hasTakenOver(page);
    await seeFrench(page, path, own);
  }

  // A donor's phone without script.
  const donor = await browser.open({
    home,
    width: 360,
    script: false,
    expects: [/ 422:/, /status of 422/],
    ignores: [/csp$/],
  });
  const reader = await browser.open({ home, width: 360, reducedMotion: true });
  const seen = (name: string) => seeFrench(donor, name, own, reader);
  for (const path of ["/", "/about", "/what-we-do", "/blog", "/blog/la-premiere-classe", "/safeguarding", "/donate"]) {
    expect([path, (await donor.goto(home + path))?.status()]).toEqual([path, 200]);
    await seen(path);
  }
  await donor.goto(`${home}/donate#bank`);
  const text = shown(await donor.locator("main").innerText());
  for (const part of [rib, wave, typed.bank]) expect(text).toContain(part);
  await donor.goto(`${home}/donate`);
  await donor.getByRole("link", { name: giving.ways.promise.button }).first().click();
  await donor.getByRole("button", { name: giving.promise.button }).click();
  await seen("a promise without an amount");
  await donor.getByLabel(giving.promise.amount.ownOnly, { exact: true }).fill("25 000");
  await donor.getByLabel(giving.promise.donor.name).fill(typed.donor);
  await donor.getByRole("button", { name: giving.promise.button }).click();
  await donor.getByRole("heading", { name: giving.reference.heading }).waitFor();
  expect(shown(await donor.locator("main").innerText())).toContain("25 000 F CFA");
  await seen("the reference");
  const gift = donor.url().replace(/\/send.*/, "");
  await donor.getByRole("button", { name: giving.reference.sent.button }).first().click();
  await donor.goto(gift);
  await seen("the gift before it arrives");

  // The money is on the account.
  await page.goto(`${home}/admin/gifts`);
  await hasTakenOver(page);
  await page.locator(".more-menu > summary").first().click();
  await page.getByRole("button", { name: staffGifts.expected.seen }).click();
  await page.getByRole("dialog").waitFor();
  await seeFrench(page, "what arrived", own);
  await page.getByRole("dialog").getByRole("button", { name: staffGifts.expected.save, exact: true }).click();
  await page.getByText(staffGifts.expected.recorded.received).waitFor();
  await seeFrench(page, "the gift is recorded", own);
  for (const path of ["/admin/gifts/received", "/admin/gifts/1", "/admin/gifts/audit", "/admin/receipts"]) {
    await page.goto(home + path);
    await hasTakenOver(page);
    await seeFrench(page, path, own);
  }

  await donor.goto(gift);
  await seen("the gift has arrived");
  await donor.getByRole("link", { name: giving.gift.receiptOpen, exact: true }).click();
  await donor.getByRole("heading", { name: receipts.receipt.heading }).waitFor();
  const receipt = shown(await donor.locator("main").innerText());
  const lines = [
    "25 000 F CFA",
    "Vingt-cinq mille francs CFA",
    typed.donor,
    typed.name,
    shown(receipts.receipt.nothing),
  ];
  for (const line of lines) expect(receipt).toContain(line);
  await seen("the receipt");
  const answer = await fetch(`${donor.url()}.pdf`);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const paper = shown(textOfPdf(Buffer.from(await answer.arrayBuffer())));
  for (const line of lines) expect(paper).toContain(line);
}, 600_000);
