import type { Page, Route } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { browserOfThisFile, eventually } from "../support/browser.ts";
import {
  aMessage,
  contactForm,
  errorAt,
  fieldOf,
  fillIn,
  isFocused,
  newsletterForm,
  seeErrors,
  seeOneEmail,
  seeSummary,
  valuesOf,
} from "../support/visitor.ts";
import { everySender, everyVisitor } from "./every-visitor.ts";

const browser = browserOfThisFile();
const { open } = browser;

const notSent = "Your message is not sent yet.";

describe("a visitor with script, who writes", () => everySender(browser, true));

// A visitor without script comes with a phone.
describe.each([1280])("a visitor with script, %i wide", (width) => {
  everyVisitor(browser, { script: true, width });
});

describe("the contact form, with script", () => {
  test("shows a field's error only after the user left it", async () => {
    const page = await open();
    await page.clock.install();
    await page.goto("/contact");
    const form = contactForm(page);
    const email = fieldOf(form, "Email");
    await email.pressSequentially("nobody");
    await page.clock.runFor(5_000);
    expect(await errorAt(form, "Email")).toBe("");
    await email.press("Tab");
    await seeErrors(form, { Email: "Invalid email address" });
    // From now on it follows the typing.
    await email.fill("nobody@example.org");
    expect(await errorAt(form, "Email")).toBe("");
    await fieldOf(form, "Subject").focus();
    await fieldOf(form, "Subject").press("Tab");
    await seeErrors(form, { Subject: "Subject is required" });
    // The form was not sent yet, so it has no summary.
    expect(await form.getByRole("alert").isVisible()).toBe(false);

    await page.reload();
    await fillIn(form, { ...aMessage("Straight to the button"), Message: "" });
    await fieldOf(form, "Message").focus();
    await form.getByRole("button", { name: "Send message" }).focus();
    await page.clock.runFor(5_000);
    expect(await errorAt(form, "Message")).toBe("");
    await form.getByRole("button", { name: "Send message" }).press("Enter");
    await seeErrors(form, { Message: "Message is required" });
  });

  test("shows that it is busy, takes a double tap as one", async () => {
    const page = await open({ width: 390 });
    await page.goto("/contact");
    const line = await holdSending(page, "/contact");
    const form = contactForm(page);
    await fillIn(form, aMessage("A double tap"));
    await form.getByRole("button", { name: "Send message" }).dblclick();
    const busy = form.getByRole("button", { name: "Submitting..." });
    await busy.waitFor();
    expect(await busy.getAttribute("aria-busy")).toBe("true");
    expect(await isFocused(busy)).toBe(true);
    await busy.press("Enter");
    line.release();
    await form.getByRole("status").getByText("Thank you.").waitFor();
    await form.getByRole("button", { name: "Send message" }).waitFor();
    expect(line.sent()).toBe(1);
    await eventually(() => fieldOf(form, "Subject").inputValue()).toBe("");
    await fillIn(form, aMessage("The second of two"));
    await form.getByRole("button", { name: "Send message" }).click();
    await eventually(() => fieldOf(form, "Subject").inputValue()).toBe("");
    for (const subject of ["A double tap", "The second of two"]) await seeOneEmail(inject("mailbox"), subject);
    expect(line.sent()).toBe(2);
    await form.getByRole("button", { name: "Send message" }).click();
    await seeErrors(form, {
      "First name": "First name is required",
      "Last name": "Last name is required",
      Email: "Email is required",
      Subject: "Subject is required",
      Message: "Message is required",
    });
  });

  test("keeps the text offline, then sends it later", async () => {
    const page = await open({
      expects: [
        /^request failed: .*\/contact/,
        /^console error: .*ERR_INTERNET_DISCONNECTED/,
        /^(?:answered|console error: .* status of) 413\b/,
      ],
    });
    await page.goto("/contact");
    const form = contactForm(page);
    const words = aMessage("The line is down");
    await fillIn(form, words);
    await page.context().setOffline(true);
    await form.getByRole("button", { name: "Send message" }).click();
    const sentence = "We could not reach the site. What you typed is still here. Please try again.";
    await seeSummary(form, `${notSent} ${sentence}`, []);
    expect(await valuesOf(form, Object.keys(words))).toEqual(words);
    await page.context().setOffline(false);
    await form.getByRole("button", { name: "Send message" }).click();
    await form.getByRole("status").getByText("Thank you.").waitFor();
    expect(await form.getByRole("alert").isVisible()).toBe(false);

    await fillIn(form, aMessage("Far too long"));
    // Past the form's own rules, as a picture pasted by a browser's extension may be.
    await page.route("/contact", (route) => route.continue({ postData: `message=${"long ".repeat(20_000)}` }));
    await form.getByRole("button", { name: "Send message" }).click();
    const tooMuch = "That is more than this form can take. Go back, shorten it and send it again.";
    await seeSummary(form, `${notSent} ${tooMuch}`, []);
    expect(await fieldOf(form, "Subject").inputValue()).toBe("Far too long");
  });
});

test("the newsletter form leaves its reader on the current page", async () => {
  const page = await open({ width: 390 });
  await page.goto("/event/readmore/3");
  await fillIn(newsletterForm(page), { "Your email": "staying@example.org" });
  await newsletterForm(page).getByRole("button", { name: "Subscribe" }).click();
  await newsletterForm(page).getByRole("status").getByText("Almost done.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/event/readmore/3");
});

/** Lets a form's words wait on the line until they are released, and counts how often they were sent. */
async function holdSending(page: Page, path: string): Promise<{ release: () => void; sent: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(path, async (route: Route) => {
    if (route.request().method() === "POST") sent++;
    await promise;
    await route.continue();
  });
  return { release: resolve, sent: () => sent };
}
