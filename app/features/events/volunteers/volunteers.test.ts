import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { switchAllOn } from "../../../../tests/support/switch-all-on.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { honeypotField } from "../../../values/honeypot.ts";
import { offer } from "./volunteer-site.support.ts";

test("the site has a form beside the link to the external form", async () => {
  const { ctx, read } = await createTestSite();
  await switchAllOn(ctx);
  const html = await read("/volunteer");
  expect(textOf(mainOf(html))).toContain("Give a morning");
  expect(html).toMatch(
    /<a href="https:\/\/example.org\/volunteer-form" target="_blank" rel="noopener">Join as a volun/,
  );
  const home = await read("/what-we-do");
  expect(home).toMatch(/href="https:\/\/example.org\/volunteer-form" target="_blank"/);
  expect(home).toContain('href="/volunteer"');
});

test("a repeated form is one offer, with one e-mail each to foundation, volunteer", async () => {
  const site = await createTestSite({ now: "2026-11-23T09:00:00Z" });
  await switchAllOn(site.ctx);
  for (let time = 0; time < 2; time++) {
    const answer = await site.send("/volunteer", offer);
    const thanked = answer.headers.get("Location") ?? "";
    expect([answer.status, thanked]).toEqual([303, expect.stringMatching(/^\/volunteer\?thanks=sent-/)]);
    expect(textOf(mainOf(await site.read(thanked)))).toContain("Your offer has arrived");
  }
  expect(textOf(mainOf(await site.read("/volunteer?thanks")))).not.toContain("Your offer has arrived");
  const rows = await site.ctx.db.selectFrom("volunteers").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ state: "new", email: "reader@example.org", phone: null, skills: '["read"]' });
  const emails = await site.emails();
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    "Tabasamu: somebody offers to help",
    "Tabasamu: thank you for your offer to help",
  ]);
  // Anybody can type any address: no typed text goes there, and the office gets no personal data by e-mail.
  for (const { text } of emails) expect(text).not.toMatch(/Sample Reader|ramp|Mama/);
});

test("a telephone number is enough; it gets no message", async () => {
  const site = await createTestSite({ empty: true });
  expect((await site.send("/volunteer", { ...offer, contact: "0803 555 0100" })).status).toBe(303);
  expect(await site.emails()).toHaveLength(1);
});

test("one address gets three confirmations a day at most, from all senders", async () => {
  const site = await createTestSite({ empty: true });
  for (let number = 0; number < 6; number++) await site.send("/volunteer", { ...offer, days: `Day ${number}` });
  expect((await site.emails()).filter(({ to }) => to === "reader@example.org")).toHaveLength(3);
});

test("each invalid field has its sentence; no child can sign up", async () => {
  const site = await createTestSite({ empty: true });
  const refuse = async (fields: Record<string, string>) => {
    const answer = await site.send("/volunteer", { ...offer, ...fields });
    expect(answer.status).toBe(422);
    return answer.text();
  };
  const empty = textOf(
    mainOf(await refuse({ read: "", place: "", name: " ", contact: "", adult: "", message: "Kept <b>" })),
  );
  for (const sentence of [
    "Your offer is not sent yet.",
    "Write the city or area nearest to you, or “from home”",
    "Write your name",
    "Write an email address or a telephone number",
    "Volunteers are 18 or older. Tick this if you are",
    "Choose what you would like to do, or write it",
  ])
    expect(empty).toContain(sentence);
  expect(await refuse({ firstName: "" })).toContain("Write both the name and how to reach this person");
  const html = await refuse({ contact: "somewhere", message: "Kept <b>" });
  expect(html).toContain("Kept &lt;b&gt;");
  expect(html).toContain('value="Mama Sample"');
  expect(html).toMatch(/name="read"[^>]*checked|checked[^>]*name="read"/);
  expect(await site.ctx.db.selectFrom("volunteers").select("id").execute()).toEqual([]);
});

test("a filled honeypot is reported; the next try succeeds", async () => {
  const site = await createTestSite({ empty: true });
  const filled = await site.send("/volunteer", { ...offer, [honeypotField]: "x" });
  expect(filled.status).toBe(422);
  const html = await filled.text();
  expect(textOf(html)).toContain("A hidden field was filled in, perhaps by your browser");
  expect(html).toContain('value="Mama Sample"');
  expect(new RegExp(`<input[^>]*name="${honeypotField}"[^>]*>`).exec(html)?.[0]).not.toContain("value=");
  expect(await site.ctx.db.selectFrom("volunteers").select("id").execute()).toEqual([]);
});
