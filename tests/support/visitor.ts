import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { readMailbox } from "../../app/server/mail/mailbox.server.ts";
import { eventually } from "./browser.ts";

export type FormValues = Record<string, string>;

/** A valid message, with a subject unique to its test. */
export function aMessage(subject: string): FormValues {
  return {
    "First name": "Sample",
    "Last name": "Visitor",
    Email: "visitor@example.org",
    Subject: subject,
    Message: "May our class come and see the quiet corner?",
  };
}

export function contactForm(page: Page): Locator {
  return page.getByRole("form", { name: "Write to us" });
}

/** The newsletter form has a heading instead of a name. */
export function newsletterForm(page: Page): Locator {
  return page.locator("form").filter({ has: page.getByRole("heading", { name: "Good news, by email" }) });
}

/** A field by its exact label: "Email" is not "Your email". */
export function fieldOf(form: Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true });
}

export async function fillIn(form: Locator, typed: FormValues): Promise<void> {
  for (const [label, words] of Object.entries(typed)) await fieldOf(form, label).fill(words);
}

export async function valuesOf(form: Locator, labels: string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of labels) values[label] = await fieldOf(form, label).inputValue();
  return values;
}

/** A field's error, as screen readers read it after the label; empty if valid. */
export function errorAt(form: Locator, label: string): Promise<string> {
  return fieldOf(form, label).evaluate((field) => {
    if (field.getAttribute("aria-invalid") !== "true") return "";
    const place = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    return place?.checkVisibility() ? (place.textContent ?? "") : "";
  });
}

export async function seeErrors(form: Locator, errors: Record<string, string>): Promise<void> {
  const labels = await form.locator("label:visible").allTextContents();
  await eventually(async () => {
    const seen: Record<string, string> = {};
    for (const label of labels.filter((label) => label !== "Leave this empty")) {
      const error = await errorAt(form, label);
      if (error !== "") seen[label] = error;
    }
    return seen;
  }).toEqual(errors);
}

export async function seeSummary(form: Locator, sentence: string, links: string[]): Promise<void> {
  const summary = form.getByRole("alert");
  await eventually(() => summary.locator("p").textContent()).toBe(sentence);
  await eventually(() => summary.getByRole("link").allTextContents()).toEqual(links);
  await eventually(() => isFocused(summary)).toBe(true);
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

export async function seePage(page: Page, heading: string, path: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe(path);
}

/** On phones the header links are in a menu. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const menu = page.locator("summary", { hasText: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}

export function followFooter(page: Page, name: string): Promise<void> {
  return page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name }).click();
}

/** Path and query of the link in the newest sent e-mail to an address, if any. */
export async function linkInEmail(mailbox: string, to: string): Promise<string | undefined> {
  const email = (await readMailbox(mailbox)).find((one) => one.to === to);
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(email?.text ?? "")?.[1];
}

/** Interval to ask a mailbox: each look reads all of it, and a run fills it. */
export const seldom = { timeout: 20_000, interval: 250 };

export async function seeOneEmail(mailbox: string, subject: string): Promise<void> {
  await expect.poll(() => emailsAbout(mailbox, subject), seldom).toBe(1);
}

async function emailsAbout(mailbox: string, subject: string): Promise<number> {
  return (await readMailbox(mailbox)).filter((email) => email.text.includes(subject)).length;
}
