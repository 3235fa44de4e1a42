import { countries } from "content/countries/index.ts";
import { firstSettings } from "content/site.ts";
import { describe, expect, test } from "vitest";
import { contactMessageEmail, contactPreviews } from "./contact-emails.tsx";

const example = contactPreviews({ ...firstSettings, country: countries.NG })["contact-message"].fields;

const write = (message: Partial<typeof example.message>) =>
  contactMessageEmail({ ...example, message: { ...example.message, ...message } });

describe("a contact message as an email", () => {
  test("goes to the foundation; a reply to it goes to the visitor", () => {
    const { to, subject, replyTo } = contactMessageEmail(example);
    expect(to).toBe("hello@example.org");
    expect(subject).toBe("Tabasamu: An outreach at our school");
    expect(replyTo).toEqual({ name: "Sample Teacher", address: "teacher@example.org" });
  });

  test("says the same in plain text and in HTML", () => {
    const { text, html } = contactMessageEmail(example);
    for (const words of ["Sample Teacher", "teacher@example.org", "An outreach at our school", "When could we talk?"]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  test("keeps the lines of the message", () => {
    const { text, html } = write({ message: "One\n\nTwo" });
    expect(text).toContain("One\n\nTwo");
    expect(html).toContain('<p style="white-space:pre-wrap" dir="auto">One\n\nTwo</p>');
  });
});

describe("a sender who types an email header", () => {
  const header = "\r\nBcc: everybody@example.org";

  test.each(["firstName", "lastName", "subject"] as const)("cannot start a new line through %s", (field) => {
    const { subject, replyTo } = write({ [field]: `Hello${header}` });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(replyTo?.name).not.toMatch(/[\r\n]/);
    expect(`${subject} ${replyTo?.name}`).toContain("Hello Bcc: everybody@example.org");
  });
});

describe("a sender who types HTML", () => {
  const typed = `<img src="x" onerror='alert(1)'>&amp;`;
  const harmless = "&lt;img src=&quot;x&quot; onerror=&#x27;alert(1)&#x27;&gt;&amp;amp;";

  test.each(Object.keys(example.message) as (keyof typeof example.message)[])("into %s sends no element", (field) => {
    const { html } = write({ [field]: typed });
    expect(html).not.toContain("<img");
    expect(html).toContain(harmless);
  });

  test("still reads as typed in the plain text", () => {
    expect(write({ message: typed }).text).toContain(typed);
  });
});
