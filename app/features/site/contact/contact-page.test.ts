import { expect, test } from "vitest";
import { fillDiskUnder } from "../../../../tests/support/full-disk.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { formSize } from "../../../server/http/read-form.server.ts";
import { MailError } from "../../../server/mail/mailer.ts";

const sound = {
  firstName: "Sample",
  lastName: "Teacher",
  email: "teacher@example.org",
  subject: "An outreach",
  message: "I teach in a primary school.",
};

type TestSite = Awaited<ReturnType<typeof createTestSite>>;
const kept = ({ ctx }: TestSite) => ctx.db.selectFrom("messages").selectAll().execute();

test("the contact page shows phone, email, head office and the social links", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/contact"));
  const text = textOf(html);
  expect(text).toContain("Phone +234 000 000 0000 Email hello@example.org Head office 1 Sample Street, Lagos, Nigeria");
  expect(text).toContain("Instagram TikTok Twitter LinkedIn");
  expect(html).toContain('href="tel:+2340000000000"');
});

test("a message is kept, then mailed to the foundation, and the sender is thanked", async () => {
  const here = await createTestSite();
  const answer = await here.send("/contact", sound);
  expect(answer.status).toBe(303);
  const thanked = answer.headers.get("Location") ?? "";
  expect(thanked).toMatch(/^\/contact\?thanks=sent-/);
  expect(await kept(here)).toMatchObject([
    { first_name: "Sample", last_name: "Teacher", email: "teacher@example.org", subject: "An outreach" },
  ]);
  const [email] = await here.emails();
  expect(email).toMatchObject({
    to: "hello@example.org",
    subject: "Tabasamu: An outreach",
    replyTo: { name: "Sample Teacher", address: "teacher@example.org" },
  });
  expect(email?.text).toContain("I teach in a primary school.");
  const thanks = mainOf(await here.read(thanked));
  expect(thanks).toMatch(/role="status"[^>]*><p>Thank you. Your message is on its way.<\/p>/);
  expect(thanks).not.toContain('value="Sample"');
  // A shared link says nothing.
  for (const path of ["/contact?thanks", "/contact?thanks=sent", thanked.slice(0, -1)])
    expect(await here.read(path)).not.toContain("is on its way");
  here.clock.at = new Date(here.clock.at.getTime() + 3_600_000);
  expect(await here.read(thanked)).not.toContain("is on its way");
});

test("the site sends the failed email of a message later", async () => {
  const here = await createTestSite();
  const { send } = here.ctx.mailer;
  here.ctx.mailer.send = async () => {
    throw new MailError("The mail server cannot be reached.");
  };
  expect((await here.send("/contact", sound)).status).toBe(303);
  expect(await kept(here)).toHaveLength(1);
  expect(await here.emails()).toEqual([]);
  here.ctx.mailer.send = send;
  here.clock.at = new Date("2026-03-10T09:01:00Z");
  expect(await here.emails()).toMatchObject([{ to: "hello@example.org", subject: "Tabasamu: An outreach" }]);
});

test("a message is stored with its email or not at all", async () => {
  const here = await createTestSite();
  await here.ctx.db.schema.dropTable("outbox_emails").execute();
  expect((await here.send("/contact", sound)).status).toBe(500);
  expect(await kept(here)).toEqual([]);
});

test.each([
  ["firstName", "", "First name is required"],
  ["firstName", "   ", "First name is required"],
  ["firstName", "a".repeat(16), "Must be 15 characters or less"],
  ["lastName", "", "Last name is required"],
  ["lastName", "a".repeat(21), "Must be 20 characters or less"],
  ["email", "", "Email is required"],
  ["email", "name@example", "Invalid email address"],
  ["email", "not an address", "Invalid email address"],
  ["subject", "", "Subject is required"],
  ["message", "", "Message is required"],
])("%s as %j is answered with: %s", async (field, value, sentence) => {
  const here = await createTestSite();
  const answer = await here.send("/contact", { ...sound, [field]: value });
  expect(answer.status).toBe(422);
  const html = mainOf(await answer.text());
  expect(html).toContain(`<p class="err" id="contact-${field}-error">${sentence}</p>`);
  expect(html).toMatch(
    new RegExp(`id="contact-${field}"[^>]*aria-invalid="true" aria-describedby="contact-${field}-error"`),
  );
  expect(html).toContain(`<a href="#contact-${field}">`);
  expect(textOf(html)).toContain("Your message is not sent yet. Please fix the marked field.");
  expect(await kept(here)).toEqual([]);
});

test("names of exactly 15 and 20 characters are taken, and a dotted email counts once", async () => {
  const here = await createTestSite();
  const decomposed = "o\u0323\u0301".repeat(5);
  await here.send("/contact", { ...sound, firstName: "a".repeat(15), lastName: "b".repeat(20) });
  await here.send("/contact", { ...sound, firstName: `${decomposed}abcde` });
  expect(await kept(here)).toHaveLength(2);
});

test("all mistakes are shown at once, and nothing typed is lost", async () => {
  const here = await createTestSite();
  const answer = await here.send("/contact", { ...sound, firstName: "", email: "x", subject: '"quoted" & <b>' });
  const html = mainOf(await answer.text());
  expect(textOf(html)).toContain("Please fix the 2 marked fields.");
  expect(html).toContain('value="Teacher"');
  expect(html).toContain('value="&quot;quoted&quot; &amp; &lt;b&gt;"');
  expect(html).toMatch(/<textarea[^>]*>I teach in a primary school.<\/textarea>/);
});

test("a form without any field is answered, not broken", async () => {
  const { send } = await createTestSite();
  const answer = await send("/contact", {});
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("Please fix the 5 marked fields.");
});

test("the same message sent twice on one day is one message, and both senders are thanked", async () => {
  const here = await createTestSite();
  expect((await here.send("/contact", sound)).status).toBe(303);
  expect((await here.send("/contact", sound)).status).toBe(303);
  expect(await kept(here)).toHaveLength(1);
  expect(await here.emails()).toHaveLength(1);
  here.clock.at = new Date("2026-03-11T09:00:00Z");
  await here.send("/contact", sound);
  expect(await kept(here)).toHaveLength(2);
});

test("a filled honeypot keeps the typed text for another try", async () => {
  const here = await createTestSite();
  const answer = await here.send("/contact", { ...sound, referral_code: "win" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain("A hidden field was filled in, perhaps by your browser.");
  expect(html).toContain(sound.message);
  expect(await kept(here)).toEqual([]);
  expect((await here.send("/contact", sound)).status).toBe(303);
  expect(await kept(here)).toHaveLength(1);
});

test("after thirty messages an hour the sender has to wait", async () => {
  const here = await createTestSite();
  for (let sent = 0; sent < 60; sent++) {
    expect((await here.send("/contact", { ...sound, message: `Number ${sent}` })).status).toBe(303);
  }
  const answer = await here.send("/contact", sound);
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(textOf(html)).toContain("We had several from you within the hour. Please try again later.");
  expect(html).toContain("I teach in a primary school.");
  expect((await here.send("/contact", sound, { address: "192.0.2.99" })).status).toBe(303);
  here.clock.at = new Date("2026-03-10T10:01:00Z");
  expect((await here.send("/contact", { ...sound, message: "Later" })).status).toBe(303);
});

test("an internal error shows its number and keeps the typed text", async () => {
  const here = await createTestSite();
  await here.ctx.db.schema.dropTable("messages").execute();
  const answer = await here.send("/contact", sound);
  expect(answer.status).toBe(500);
  const html = await answer.text();
  const said = textOf(html);
  expect(said).toContain("Something went wrong on our side, but what you typed is still here.");
  const [, number] = /tell us this number: ([\da-f]{8})\./.exec(said) ?? [];
  expect(html).toContain("I teach in a primary school.");
  expect(here.logged.join()).toContain(`"event":"form not kept","form":"contact","requestId":"${number}"`);
  expect(here.logged.join()).not.toContain("teacher@example.org");
});

test("on a full disk, the visitor reads to try again and keeps the typed text", async () => {
  const here = await createTestSite({ settings: { DATABASE_URL: "sqlite::memory:" } });
  await fillDiskUnder(here.ctx.db);
  const answer = await here.send("/contact", sound);
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(textOf(html)).toContain("We could not save it just now, but what you typed is still here. Please try again.");
  expect(html).toContain("I teach in a primary school.");
  expect(here.logged.join()).toContain('"event":"form not kept"');
});

test("the site refuses a body past the limit in a sentence", async () => {
  const { send } = await createTestSite();
  const tooLarge = await send("/contact", { ...sound, message: "a".repeat(formSize.maxBytes) });
  expect(tooLarge.status).toBe(413);
  expect(textOf(await tooLarge.text())).toContain("That is more than this form can take.");
  const tooLong = await send("/contact", { ...sound, message: "a".repeat(10_001) });
  expect(tooLong.status).toBe(422);
  const html = await tooLong.text();
  expect(html).toContain("Must be 10000 characters or less");
  expect(html).toContain("a".repeat(10_001));
});

test.each([
  ["application/json", "{}"],
  ["multipart/form-data; boundary=x", "no boundary in sight"],
  ["text/plain", "firstName=x"],
  ["", "x"],
])("a body of type %j that is no form is refused with a sentence", async (type, body) => {
  const { ask } = await createTestSite();
  const headers = { Origin: "https://site.test", "Content-Type": type };
  const answer = await ask("/contact", { method: "POST", body, headers });
  expect(answer.status).toBe(400);
  expect(textOf(await answer.text())).toContain("The form arrived damaged.");
});

test("a form on another website cannot write to the foundation", async () => {
  const here = await createTestSite();
  for (const headers of [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://site.test.evil.example" },
  ]) {
    expect((await here.send("/contact", sound, { headers })).status).toBe(403);
  }
  expect(await kept(here)).toEqual([]);
});

test("control characters reach neither database nor email; line breaks stay", async () => {
  const here = await createTestSite();
  const fields = {
    ...sound,
    firstName: "\0Sample\u001b",
    subject: "An\r\n\0outreach",
    message: "One\0\r\n\r\nTwo\u0007",
  };
  expect((await here.send("/contact", fields)).status).toBe(303);
  expect(await kept(here)).toMatchObject([{ first_name: "Sample", subject: "An outreach", message: "One\r\n\r\nTwo" }]);
  expect(await here.emails()).toMatchObject([{ subject: "Tabasamu: An outreach" }]);
});

test("a form that cannot be read is a try as well: it is counted before it is looked at", async () => {
  const here = await createTestSite();
  const junk = () =>
    here.ask("/contact", {
      method: "POST",
      body: "a&".repeat(30_000),
      headers: { Origin: "https://site.test", "Content-Type": "application/x-www-form-urlencoded" },
    });
  for (let sent = 0; sent < 60; sent++) expect((await junk()).status).toBe(413);
  expect((await here.send("/contact", sound)).status).toBe(429);
});
