import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../tests/support/page-text.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;
const kept = async ({ site }: TestSite) =>
  (await site.database.selectFrom("subscribers").select("email").execute()).map(({ email }) => email);

test("an address is put on the list, and its owner is thanked", async () => {
  const here = await createTestSite();
  const answer = await here.send("/newsletter", { email: " Name@Example.org " });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/newsletter?thanks");
  expect(await kept(here)).toEqual(["name@example.org"]);
  expect(mainOf(await here.read("/newsletter?thanks"))).toMatch(
    /role="status"[^>]*><p>You are on the list. Watch your inbox.<\/p>/,
  );
});

test.each([
  ["", "Required"],
  ["   ", "Required"],
  ["name@example", "Invalid email address"],
  ["@", "Invalid email address"],
])("%j is answered with: %s", async (email, sentence) => {
  const here = await createTestSite();
  const answer = await here.send("/newsletter", { email });
  expect(answer.status).toBe(422);
  const html = mainOf(await answer.text());
  expect(html).toContain(`<p class="err" id="newsletter-email-error">${sentence}</p>`);
  expect(textOf(html)).toContain("You are not on the list yet. Please fix the marked field.");
  expect(html).toContain(`value="${email}"`);
  expect(await kept(here)).toEqual([]);
});

test("subscribing twice gives the same answer as subscribing once, so nobody learns who subscribes", async () => {
  const here = await createTestSite();
  const answers = [];
  for (const email of ["name@example.org", "name@example.org", "NAME@example.org"]) {
    const answer = await here.send("/newsletter", { email });
    answers.push([answer.status, [...answer.headers], await answer.text()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await kept(here)).toEqual(["name@example.org"]);
});

test("a robot sees success, and its address is not kept", async () => {
  const here = await createTestSite();
  expect((await here.send("/newsletter", { email: "a@example.org", referral_code: "x" })).status).toBe(303);
  expect(await kept(here)).toEqual([]);
});

test("one sender cannot fill the list", async () => {
  const here = await createTestSite();
  for (let sent = 0; sent < 60; sent++) await here.send("/newsletter", { email: `a${sent}@example.org` });
  expect((await here.send("/newsletter", { email: "one-more@example.org" })).status).toBe(429);
  expect(await kept(here)).toHaveLength(60);
});

test("the page of the form carries it once, every other page carries it in the footer", async () => {
  const { read } = await createTestSite();
  for (const path of ["/newsletter", "/", "/contact"]) {
    expect((await read(path)).match(/id="newsletter"/g)).toHaveLength(1);
  }
});
