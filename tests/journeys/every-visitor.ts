import { expect, inject, test } from "vitest";
import { type browserOfThisFile, eventually, type Options } from "../support/browser.ts";
import {
  aMessage,
  contactForm,
  errorAt,
  fieldOf,
  fillIn,
  followFooter,
  followMenu,
  isFocused,
  linkInEmail,
  newsletterForm,
  seeErrors,
  seeOneEmail,
  seePage,
  seeSummary,
  seldom,
  valuesOf,
} from "../support/visitor.ts";

const notSent = "Your message is not sent yet.";
const notOnList = "You are not on the list yet.";
const allRequired = {
  "First name": "First name is required",
  "Last name": "Last name is required",
  Email: "Email is required",
  Subject: "Subject is required",
  Message: "Message is required",
};

/** Without script a form's answer is a page of status 422, which browsers write to their console. */
function noiseOfErrors(script: boolean): RegExp[] {
  return script ? [] : [/^(?:answered|console error: .* status of) 422\b/];
}

/** Finding her way works for everybody, with script and without, on a phone and on a laptop. */
export function everyVisitor(
  { open }: ReturnType<typeof browserOfThisFile>,
  { script, width }: Required<Pick<Options, "script" | "width">>,
): void {
  test("she walks through the site: About, an event and back, a project, a post; and the menu says where she is", async () => {
    const page = await open({ width, script });
    await page.goto("/");
    await seePage(page, "We Spread Compassion, We Create Smiles", "/");
    await followMenu(page, "About Us");
    await seePage(page, "A smile is serious work.", "/about");
    const events = page.getByRole("region", { name: "Event cards, scroll sideways" });
    await events.getByRole("link", { name: "World Hepatitis Day, Jos" }).click();
    await seePage(page, "World Hepatitis Day, Jos", "/event/readmore/4");
    await page.getByText("July 27, 2024").last().waitFor();
    await page.goBack();
    await seePage(page, "A smile is serious work.", "/about");
    await page.getByRole("link", { name: "Tabasamu" }).first().click();
    await page.getByRole("main").getByRole("link", { name: "Pad-A-Girl" }).first().click();
    await seePage(page, "Pad-A-Girl", "/project/readmore/2");
    await followFooter(page, "Blog");
    await page.getByRole("link", { name: "Quiet corners: a small change that helps" }).click();
    await seePage(page, "Quiet corners: a small change that helps", "/blog/quiet-corners");
    await page.getByText("Three classes have one now.").waitFor();
    await page.getByRole("link", { name: "All posts" }).click();
    await seePage(page, "News from the field", "/blog");

    const places = [
      ["What We Do", "/what-we-do"],
      ["Contact", "/contact"],
      ["About Us", "/about"],
      ["Home", "/"],
    ] as const;
    for (const [name, path] of places) {
      await page.goto(path === "/" ? "/donate" : "/");
      await followMenu(page, name);
      await eventually(() => new URL(page.url()).pathname).toBe(path);
      const here = page.locator("header nav [aria-current=page]");
      expect(new Set(await here.allTextContents())).toEqual(new Set([name]));
    }
    await page.getByRole("banner").getByRole("link", { name: "Donate" }).click();
    await seePage(page, "Your gift becomes a good day", "/donate");
  });
}

/** Forms work for everybody, with script and without; they are the same in every window. */
export function everySender({ open }: ReturnType<typeof browserOfThisFile>, script: boolean): void {
  const width = 390;

  // The answer is that to a wrong message; with script, the second of two messages is followed by an empty one.
  test("an empty message is not sent, and each field says why", async () => {
    const page = await open({ width, script, expects: noiseOfErrors(script) });
    await page.goto("/contact");
    const form = contactForm(page);
    await form.getByRole("button", { name: "Send message" }).click();
    await seeSummary(
      form,
      `${notSent} Please fix the 5 marked fields.`,
      Object.entries(allRequired).map(([label, error]) => `${label}: ${error}`),
    );
    await seeErrors(form, allRequired);
    await form.getByRole("alert").getByRole("link", { name: "Subject" }).click();
    await eventually(() => isFocused(fieldOf(form, "Subject"))).toBe(true);
  });

  test("a wrong message keeps what was typed, and is sent once it is right", async () => {
    const page = await open({ width, script, expects: noiseOfErrors(script) });
    await page.goto("/contact");
    const form = contactForm(page);
    const subject = `Mended, ${width} wide, script ${script}`;
    const wrong = {
      ...aMessage(subject),
      "First name": "Sixteen letters.",
      "Last name": "Twenty-one letters...",
      Email: "nobody",
    };
    await fillIn(form, wrong);
    await form.getByRole("button", { name: "Send message" }).click();
    await seeErrors(form, {
      "First name": "Must be 15 characters or less",
      "Last name": "Must be 20 characters or less",
      Email: "Invalid email address",
    });
    await seeSummary(form, `${notSent} Please fix the 3 marked fields.`, [
      "First name: Must be 15 characters or less",
      "Last name: Must be 20 characters or less",
      "Email: Invalid email address",
    ]);
    expect(await valuesOf(form, Object.keys(wrong))).toEqual(wrong);
    await fillIn(form, { "First name": "Fifteen letters", "Last name": "Twenty letters, yes." });
    await form.getByRole("button", { name: "Send message" }).click();
    await seeSummary(form, `${notSent} Please fix the marked field.`, ["Email: Invalid email address"]);
    await fillIn(form, { Email: "visitor@example.org" });
    await form.getByRole("button", { name: "Send message" }).click();
    await form.getByRole("status").getByText("Thank you. Your message is on its way.").waitFor();
    await seeOneEmail(inject("mailbox"), subject);
  });

  // Without script a wrong message is sent at the end, too, and other tests ask what its form and that of the newsletter answer.
  test("a message is sent, she is thanked, and the form is empty again", async () => {
    const page = await open({ width, script });
    await page.goto("/contact");
    const form = contactForm(page);
    const subject = `A visit, ${width} wide, script ${script}`;
    await fillIn(form, aMessage(subject));
    await form.getByRole("button", { name: "Send message" }).click();
    const thanks = form.getByRole("status");
    await eventually(() => thanks.textContent()).toBe("Thank you. Your message is on its way.");
    await eventually(() => isFocused(thanks)).toBe(true);
    const labels = Object.keys(allRequired);
    expect(Object.values(await valuesOf(form, labels))).toEqual(labels.map(() => ""));
    await seeErrors(form, {});
    // A reload does not send the form again.
    await page.reload();
    await seeOneEmail(inject("mailbox"), subject);
  });

  test("she subscribes in the footer, hears the same when she asks again, and confirms by the link in her email", async () => {
    const page = await open({ width, script, expects: noiseOfErrors(script) });
    const subscribe = async (email: string) => {
      await fillIn(newsletterForm(page), { "Your email": email });
      await newsletterForm(page).getByRole("button", { name: "Subscribe" }).click();
    };
    await page.goto("/blog");
    await subscribe("");
    await seeSummary(newsletterForm(page), `${notOnList} Please fix the marked field.`, ["Your email: Required"]);
    await eventually(() => errorAt(newsletterForm(page), "Your email")).toBe("Required");
    await subscribe("nobody");
    await eventually(() => errorAt(newsletterForm(page), "Your email")).toBe("Invalid email address");
    expect(await valuesOf(newsletterForm(page), ["Your email"])).toEqual({ "Your email": "nobody" });
    for (const _time of ["first", "second"]) {
      await page.goto("/events");
      await subscribe(`reader-${width}-${script}@example.org`);
      const thanks = newsletterForm(page).getByRole("status");
      await eventually(() => thanks.textContent()).toBe(
        "Almost done. Watch your inbox: the email has a link to confirm.",
      );
      await eventually(() => isFocused(thanks)).toBe(true);
      expect(await valuesOf(newsletterForm(page), ["Your email"])).toEqual({ "Your email": "" });
    }
    const link = () => linkInEmail(inject("mailbox"), `reader-${width}-${script}@example.org`);
    await expect.poll(link, seldom).toMatch(/^\/newsletter\/confirm\?token=/);
    await page.goto((await link()) ?? "");
    await page.getByRole("button", { name: "Put me on the list" }).click();
    await page.getByRole("status").getByText("You are on the list.").waitFor();
  });
}
