import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { day } from "../../../../tests/support/outbox.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { honeypotField } from "../../../values/honeypot.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;
type Fields = Record<string, string>;

const promises = ({ ctx }: TestSite) => ctx.db.selectFrom("promises").selectAll().orderBy("id").execute();

/** Promises a gift without script. @returns the address of the gift's page */
async function promise(here: TestSite, fields: Fields, path = "/donate/promise"): Promise<string> {
  const answer = await here.send(path, fields);
  expect(answer.status).toBe(303);
  const address = answer.headers.get("Location") ?? "";
  expect(address).toMatch(/^\/g\/[a-z2-9]{6}(?:-[a-z2-9]{4}){8}\/send$/);
  return address.replace("/send", "");
}

async function pass(here: TestSite, days: number): Promise<void> {
  here.clock.at = new Date(here.clock.at.getTime() + days * day);
  await trustTime(here.ctx.db, here.clock.at.toISOString());
}

test("a promise needs only an amount, then shows reference with account", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  const gift = await promise(here, { amount: "8000" });
  const [row] = await promises(here);
  expect(row).toMatchObject({ amount: 800_000, currency: "NGN", frequency: "once", state: "open", name: null });
  const answer = await here.ask(`${gift}/send`);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  const text = textOf(mainOf(await answer.text()));
  expect(text).toContain(`TAB ${row?.code.slice(0, 3)} ${row?.code.slice(3)}`);
  expect(text).toContain("Send ₦8,000 to Bank name Own Bank");
  expect(text).toContain("Naira account 1234567890");
  expect(text).not.toContain("Dollar account");
  expect(text).toContain("must show the name UPENDO CHILDRENS HOME before you press send");
  expect(await here.emails()).toEqual([]);
});

test("an amount of thousands of spaces is refused unread, then shown again", async () => {
  const here = await createTestSite();
  const own = `1${" ".repeat(3_000)}x`;
  const answer = await here.send("/donate/promise", { own });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(textOf(mainOf(page))).toContain("Must be 2000 characters or less");
  expect(page).toContain(`value="${own}"`);
  expect(await promises(here)).toEqual([]);
});

test("a typed amount replaces a chosen one; dollars have the dollar account", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  await promise(here, { amount: "8000", own: "₦12,500" });
  const gift = await promise(here, { own: "20.50", frequency: "monthly" }, "/donate/promise?dollars");
  expect(await promises(here)).toMatchObject([
    { amount: 1_250_000, currency: "NGN" },
    { amount: 2_050, currency: "USD", frequency: "monthly" },
  ]);
  const text = textOf(mainOf(await here.read(`${gift}/send`)));
  expect(text).toContain("Send $20.50 to");
  expect(text).toContain("Dollar account 0987654321");
  expect(text).not.toContain("Naira account");
});

test.each([
  [{}, "Choose an amount, or type one"],
  [{ own: "5k" }, "Write the amount out in figures, like 5000"],
  [{ own: "1e9" }, "Type an amount in figures, like 5000"],
  [{ own: "-5000" }, "Type an amount in figures, like 5000"],
  [{ own: "0" }, "The smallest gift we can receipt is ₦100"],
  [{ own: "5000", email: "name@example" }, "Invalid email address"],
  [{ own: "5000", name: "x".repeat(81) }, "Must be 80 characters or less"],
])("%j gets the answer: %s", async (fields, sentence) => {
  const here = await createTestSite();
  const typed = { frequency: "monthly", message: "For the girls", show: "yes", ...fields };
  const answer = await here.send("/donate/promise", typed);
  expect(answer.status).toBe(422);
  const html = mainOf(await answer.text());
  expect(textOf(html)).toContain(sentence);
  expect(textOf(html)).toContain("You have no reference yet. Please fix the marked field.");
  expect(html).toMatch(/value="monthly"[^>]*checked=""|checked=""[^>]*value="monthly"/);
  expect(html).toContain("For the girls</textarea>");
  expect(await promises(here)).toEqual([]);
});

test("the email has the reference with a link back, but no account number", async () => {
  const here = await createTestSite();
  await giveBank(here.ctx);
  const gift = await promise(here, { own: "5000", email: " Friend@Example.org " });
  const [email] = await here.emails();
  const [row] = await promises(here);
  expect(email).toMatchObject({ to: "friend@example.org" });
  expect(email?.subject).toContain(`TAB-${row?.code.slice(0, 3)}-${row?.code.slice(3)}`);
  expect(email?.text).toContain(`https://site.test${gift}\n`);
  expect(email?.text).toContain("never send account numbers by email");
  expect(`${email?.text}${email?.html}`).not.toMatch(/1234567890|Own Bank/);
});

test("an address gets at most three such emails a day; all promises are stored", async () => {
  const here = await createTestSite();
  for (const own of ["100", "200", "300", "400"]) await promise(here, { own, email: "friend@example.org" });
  expect(await here.emails()).toHaveLength(3);
  expect(await promises(here)).toHaveLength(4);
});

test("two taps on one form are one promise; equal words elsewhere open no other page", async () => {
  const here = await createTestSite();
  const named = { own: "5000", name: "Sample Teacher", email: "teacher@example.org" };
  const form_key = "0123456789abcdef".repeat(2);
  const first = await promise(here, { ...named, form_key });
  expect(await promise(here, { ...named, form_key })).toBe(first);
  expect(await promise(here, { ...named, own: "6000", form_key })).not.toBe(first);
  for (const other of ["", "guess"]) expect(await promise(here, { ...named, form_key: other })).not.toBe(first);
});

test("a robot that fills the honeypot gets no reference", async () => {
  const here = await createTestSite();
  const answer = await here.send("/donate/promise", { own: "5000", [honeypotField]: "x" });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("A hidden field was filled in")]);
  expect(await promises(here)).toEqual([]);
});

test("a gift's page is found only by its link, in any case or without dashes", async () => {
  const here = await createTestSite();
  const gift = await promise(here, { own: "5000", name: "Sample Teacher" });
  for (const path of [gift, gift.replaceAll("-", ""), gift.toUpperCase().replace("/G/", "/g/")])
    expect(textOf(mainOf(await here.read(path)))).toContain("We are looking out for your gift ₦5,000 for");
  const wrong = gift.replace(/.$/, (last) => (last === "x" ? "y" : "x"));
  for (const path of [wrong, gift.slice(0, 9), `${gift}x`]) {
    const missing = await here.ask(path);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining("There is no gift at this address."),
    ]);
  }
});

test("a donor reports a transfer, renames, asks for a reminder, then is erased", async () => {
  const here = await createTestSite();
  const gift = await promise(here, { own: "5000", name: "Sample Teacher", email: "friend@example.org", show: "yes" });
  await here.emails();
  const act = async (fields: Fields) => {
    const answer = await here.send(gift, fields);
    expect(answer.status).toBe(303);
    return textOf(mainOf(await here.read(answer.headers.get("Location") ?? "")));
  };
  expect(await act({ intent: "sent" })).toContain("Thank you. We will look for it.");
  expect(await act({ intent: "name", name: "Class of 2009", show: "no" })).toContain("The name is saved.");
  expect(await act({ intent: "remind" })).toContain("We will remind you once, on March 17, 2026.");
  expect(await promises(here)).toMatchObject([{ name: "Class of 2009", is_public: 0, state: "open" }]);
  await pass(here, 8);
  for (let count = 0; count < 2; count++) await runJob(here.ctx, "promised gifts");
  expect((await here.emails()).map(({ subject }) => subject).filter((one) => one.includes("reminder"))).toHaveLength(1);
  expect(await act({ intent: "forget" })).toContain("We forgot your name and email.");
  expect(await promises(here)).toMatchObject([{ name: null, email: null, message: null, state: "open" }]);
  const moves = await here.ctx.db.selectFrom("gift_events").select("what").orderBy("id").execute();
  const all = ["promised", "said sent", "name changed", "reminder wanted", "reminded", "forgotten"];
  expect(moves.map(({ what }) => what)).toEqual(all);
});

test("a withdrawn promise loses its donor at once, an unsent one after sixty days", async () => {
  const here = await createTestSite();
  const donor = { name: "Sample Teacher", email: "friend@example.org", message: "For the girls" };
  const withdrawn = await promise(here, { own: "5000", ...donor });
  const kept = await promise(here, { own: "6000", ...donor });
  await here.send(withdrawn, { intent: "withdraw" });
  expect((await here.emails()).map(({ text }) => text.includes("₦5,000"))).toEqual([false]);
  expect(textOf(mainOf(await here.read(withdrawn)))).toContain("You withdrew this promise.");
  expect((await here.ask(`${withdrawn}/send`)).status).toBe(302);
  await pass(here, 59);
  await runJob(here.ctx, "promised gifts");
  expect(await promises(here)).toMatchObject([{ state: "withdrawn" }, { state: "open" }]);
  await pass(here, 2);
  await runJob(here.ctx, "promised gifts");
  expect(await promises(here)).toMatchObject(
    Array(2).fill({ name: null, email: null, message: null, fingerprint: null }),
  );
  expect(textOf(mainOf(await here.read(kept)))).toContain("This promise was removed after 60 days.");
});

test("a link has 128 random bits; old links work; sixty wrong keys are the limit", async () => {
  const here = await createTestSite();
  const link = await promise(here, { own: "5000" });
  const { code } = await here.ctx.db.selectFrom("promises").select("code").executeTakeFirstOrThrow();
  const [, ...drawn] = link.replace("/g/", "").split("-");
  expect(drawn.join("").length * Math.log2(23)).toBeGreaterThan(128);
  await here.ctx.db.updateTable("promises").set({ link: "H29WFTR6" }).execute();
  const earlier = `/g/${code.toLowerCase()}-h29w-ftr6`;
  expect((await here.ask(earlier)).status).toBe(200);
  const statuses: number[] = [];
  for (let number = 0; number < 31; number++) {
    statuses.push((await here.ask(link)).status, (await here.ask(`${link}/receipt/2026-0001`)).status);
  }
  expect([...new Set(statuses.slice(0, 60))]).toEqual([404]);
  expect([...new Set(statuses.slice(60))]).toEqual([429]);
  expect((await here.ask(earlier)).status).toBe(200);
});
