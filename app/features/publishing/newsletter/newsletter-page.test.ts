import { expect, test } from "vitest";
import { onTheList, subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { day } from "../../../../tests/support/outbox.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

const asked = async ({ ctx }: TestSite) =>
  (await ctx.db.selectFrom("pending_subscribers").select("email").execute()).map(({ email }) => email);

/** All e-mails ever enqueued, by name and recipient. */
const emails = async ({ ctx }: TestSite) =>
  (await ctx.db.selectFrom("outbox_emails").select(["kind", "recipient"]).orderBy("id").execute()).map(
    ({ kind, recipient }) => `${kind} to ${recipient}`,
  );

const whole = async (answer: Response) => [answer.status, [...answer.headers], await answer.text()];

test("a visitor who subscribes gets thanks, a link, no subscription yet", async () => {
  const here = await createTestSite();
  const answer = await here.send("/newsletter", { email: " Name@Example.org " });
  expect(answer.status).toBe(303);
  const thanked = answer.headers.get("Location") ?? "";
  expect(thanked).toMatch(/^\/newsletter\?thanks=sent-/);
  expect(mainOf(await here.read(thanked))).toMatch(
    /role="status"[^>]*><p>Almost done. Watch your inbox: the email has a link to confirm.<\/p>/,
  );
  expect(await onTheList(here.ctx.db)).toEqual([]);
  expect(await asked(here)).toEqual(["name@example.org"]);
  const [email] = await here.emails();
  expect(email).toMatchObject({
    to: "name@example.org",
    subject: "Tabasamu: please confirm your subscription",
    text: expect.stringMatching(/https:\/\/site\.test\/newsletter\/confirm\?token=[\w-]{32}\n/),
  });
});

test("the site stores only a hash of the link", async () => {
  const here = await createTestSite();
  await here.send("/newsletter", { email: "name@example.org" });
  const [email] = await here.emails();
  const token = /token=([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "none";
  const kept = JSON.stringify(await here.ctx.db.selectFrom("pending_subscribers").selectAll().execute());
  expect(kept).not.toContain(token);
  expect(JSON.stringify(await here.ctx.db.selectFrom("outbox_emails").selectAll().execute())).not.toContain(token);
});

test.each([
  ["", "Required"],
  ["   ", "Required"],
  ["name@example", "Invalid email address"],
  ["@", "Invalid email address"],
  ["okoro@example.org.", "Invalid email address"],
])("%j is answered with: %s", async (email, sentence) => {
  const here = await createTestSite();
  const answer = await here.send("/newsletter", { email });
  expect(answer.status).toBe(422);
  const html = mainOf(await answer.text());
  expect(html).toContain(`<p class="err" id="newsletter-email-error">${sentence}</p>`);
  expect(textOf(html)).toContain("You are not on the list yet. Please fix the marked field.");
  expect(html).toContain(`value="${email}"`);
  expect(await asked(here)).toEqual([]);
});

test("the answer is the same, byte for byte, for any address", async () => {
  const here = await createTestSite();
  const { ctx, send } = here;
  const { suppressAddress } = await import("./subscriber-commands.server.ts");
  await subscribe(here, "known@example.org");
  await send("/newsletter", { email: "asked@example.org" });
  await withTransaction(ctx, (ctx) => suppressAddress(ctx, "alone@example.org", "bounce"));
  const unknown = await whole(await send("/newsletter", { email: "unknown@example.org" }));
  for (const email of ["known@example.org", "KNOWN@example.org", "asked@example.org", "alone@example.org"])
    expect(await whole(await send("/newsletter", { email }))).toEqual(unknown);
  here.clock.at = new Date(here.clock.at.getTime() + 2 * day);
  const later = await whole(await send("/newsletter", { email: "unknown@example.org" }));
  expect(await whole(await send("/newsletter", { email: "known@example.org" }))).toEqual(later);
});

test("an address gets one e-mail a day, three a week, from all senders", async () => {
  const here = await createTestSite();
  const start = here.clock.at.getTime();
  for (let hour = 0; hour < 7 * 24; hour += 4) {
    here.clock.at = new Date(start + hour * 3_600_000);
    const answer = await here.send("/newsletter", { email: "name@example.org" }, { address: `192.0.2.${hour}` });
    expect(answer.status).toBe(303);
    if (hour === 20) expect(await emails(here)).toHaveLength(1);
  }
  expect(await emails(here)).toEqual(Array(3).fill("confirm-subscription to name@example.org"));
});

test("a subscriber gets an e-mail about it once a day", async () => {
  const here = await createTestSite();
  await subscribe(here, "name@example.org");
  here.clock.at = new Date(here.clock.at.getTime() + 2 * day);
  for (let time = 0; time < 3; time++) await here.send("/newsletter", { email: "name@example.org" });
  expect(await emails(here)).toEqual([
    "confirm-subscription to name@example.org",
    "already-subscribed to name@example.org",
  ]);
  expect(await onTheList(here.ctx.db)).toEqual(["name@example.org"]);
  expect(await asked(here)).toEqual([]);
});

test("a filled honeypot is reported; the address is not stored", async () => {
  const here = await createTestSite();
  expect((await here.send("/newsletter", { email: "a@example.org", referral_code: "x" })).status).toBe(422);
  expect(await asked(here)).toEqual([]);
});

test("one sender cannot make the site send e-mails to many addresses", async () => {
  const here = await createTestSite();
  for (let sent = 0; sent < 120; sent++) await here.send("/newsletter", { email: `a${sent}@example.org` });
  expect((await here.send("/newsletter", { email: "one-more@example.org" })).status).toBe(429);
  expect(await asked(here)).toHaveLength(120);
});

test("an invalid address is reported without an e-mail", async () => {
  const here = await createTestSite();
  await here.ctx.db.schema.dropTable("pending_subscribers").execute();
  const answer = await here.send("/newsletter", { email: "name@example.org" });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('value="name@example.org"');
  expect(await emails(here)).toEqual([]);
  expect(here.logged.join()).not.toContain("name@example.org");
});

test("the form's page has it once; every other page has it in the footer", async () => {
  const { read } = await createTestSite();
  for (const path of ["/newsletter", "/", "/contact"]) {
    expect((await read(path)).match(/id="newsletter"/g)).toHaveLength(1);
  }
});
