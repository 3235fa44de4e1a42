import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { oneTimeCode } from "../../../tests/support/one-time-code.ts";
import { textOf } from "../../../tests/support/page-text.ts";
import { addStaffMember, cookiesOf, samplePassword, signIn, signInAgain } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import type { Site } from "../../server/context.server.ts";
import { makeLink } from "./create-link.server.ts";
import { offerSetup } from "./set-up.server.ts";
import { wayOn } from "./return-to.ts";

const email = "editor@example.org";
const password = samplePassword;

async function aSiteWithAnEditor() {
  const test = await createTestSite({ empty: true });
  await addStaffMember(test.site);
  return test;
}

test("who signs in goes to the staff home, or back to where they were going", async () => {
  const { ask, send } = await aSiteWithAnEditor();
  const page = textOf(await (await ask("/login")).text());
  expect(page).toContain("Welcome back");
  const home = await send("/login", { email: "Editor@Example.org ", password });
  expect(home.status).toBe(303);
  expect(home.headers.get("Location")).toBe("/admin");
  expect(home.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  const back = await send("/login?to=%2Fadmin%2Fpost%3Fdeleted", { email, password });
  expect(back.headers.get("Location")).toBe("/admin/post?deleted");
  const headers = { Cookie: cookiesOf(home.headers.getSetCookie()) };
  expect((await ask("/login?to=/admin/post", { headers })).headers.get("Location")).toBe("/admin/post");
});

test.each([
  ...["https://evil.test", "//evil.test", "/\\evil.test", "/admin\\evil", "javascript:alert(1)", "/login"],
  ...["/administrator", "/admin.evil.test", "/admin@evil.test", "/admin/\n//evil.test", "/admin/\\evil.test", ""],
])("after signing in, %j leads to the staff home", (to) => {
  expect(wayOn(new URLSearchParams({ to }), "/admin")).toBe("/admin");
});

test("a wrong password and an unknown address get the same answer, and no password comes back", async () => {
  const { send } = await aSiteWithAnEditor();
  const answers = [];
  for (const typed of [email, "nobody@example.org"]) {
    const answer = await send("/login", { email: typed, password: "a wrong password" });
    const html = await answer.text();
    expect(html).not.toContain("a wrong password");
    expect(answer.headers.getSetCookie()).toEqual([]);
    answers.push([answer.status, textOf(html)]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([422, expect.stringContaining("That email and password do not match.")]);
});

test("what is missing is said at its field", async () => {
  const { send } = await createTestSite({ empty: true });
  const text = textOf(await (await send("/login", { email: "", password: "" })).text());
  expect(text).toContain("Email: Email is required");
  expect(text).toContain("Password: Password is required");
});

test("after ten wrong tries even the right password waits a quarter of an hour, from that machine", async () => {
  const { send, site, clock } = await aSiteWithAnEditor();
  const { withPassword } = site.signIn;
  site.signIn.withPassword = async () => ({ outcome: "refused" });
  for (let time = 0; time < 10; time++) await send("/login", { email, password: "a wrong password" });
  site.signIn.withPassword = withPassword;
  const waits = await send("/login", { email, password });
  expect(waits.status).toBe(429);
  expect(textOf(await waits.text())).toContain("Too many tries. Wait a quarter of an hour, then try again.");
  expect((await send("/login", { email, password }, { address: "192.0.2.2" })).status).toBe(303);
  clock.at = new Date("2026-03-10T09:15:01Z");
  expect((await send("/login", { email, password })).status).toBe(303);
});

test("with a second factor the password leads to the code page, and a code leads in", async () => {
  const { ask, send, site } = await aSiteWithAnEditor();
  const headers = new Headers({ Cookie: await signInAgain(site, email) });
  const factor = await site.signIn.startSecondFactor(headers, password);
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  await site.signIn.withCode(headers, oneTimeCode(secret));

  const first = await send("/login?to=/admin/post", { email, password });
  expect(first.headers.get("Location")).toBe("/login/code?to=%2Fadmin%2Fpost");
  const cookie = { Cookie: cookiesOf(first.headers.getSetCookie()) };
  expect((await ask("/admin", { headers: cookie })).status).toBe(302);
  expect(textOf(await (await ask("/login/code", { headers: cookie })).text())).toContain("One more step");
  const wrong = await send("/login/code", { code: "000000" }, { headers: cookie });
  expect(wrong.status).toBe(422);
  expect(textOf(await wrong.text())).toContain("That code is not right");
  const path = "/login/code?to=%2Fadmin%2Fpost";
  const right = await send(path, { code: oneTimeCode(secret) }, { headers: cookie });
  expect(right.headers.get("Location")).toBe("/admin/post");
  const inside = { Cookie: cookiesOf(right.headers.getSetCookie()) };
  expect((await ask("/admin", { headers: inside })).status).toBe(200);
});

test("a code without a password before it is refused", async () => {
  const { send } = await createTestSite({ empty: true });
  expect((await send("/login/code", { code: "123456" })).status).toBe(422);
  expect(textOf(await (await send("/login/code", { code: "" })).text())).toContain("Code is required");
});

test("who forgot the password hears the same for known and unknown addresses; only the known gets a letter", async () => {
  const { ask, send, letters } = await aSiteWithAnEditor();
  for (const typed of [email, "nobody@example.org"]) {
    const answer = await send("/login/forgot", { email: typed });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login/forgot?sent"]);
  }
  expect(textOf(await (await ask("/login/forgot?sent")).text())).toContain(
    "If that address belongs to a member of staff, a letter with a link is on its way.",
  );
  await vi.waitFor(async () => expect((await letters()).map(({ to }) => to)).toEqual([email]));
});

test("a password link works once, within the hour, and ends every session", async () => {
  const { ask, send, site, letters, clock } = await aSiteWithAnEditor();
  const before = { Cookie: await signInAgain(site, email) };
  await send("/login/forgot", { email });
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1));
  const link = /site\.test(\/password\S+)/.exec((await letters())[0]?.text ?? "")?.[1] ?? "";
  expect(textOf(await (await ask(link)).text())).toContain("Choose a password");
  const different = await send(link, { password: "quite another password", again: "not the same one" });
  expect(textOf(await different.text())).toContain("The two passwords are not the same");
  expect(textOf(await (await send(link, { password: "short", again: "short" })).text())).toContain(
    "Must be 12 characters or more",
  );
  const chosen = await send(link, { password: "quite another password", again: "quite another password" });
  expect(chosen.headers.get("Location")).toBe("/login?password");
  expect((await ask("/admin", { headers: before })).status).toBe(302);
  expect((await ask(link)).status).toBe(404);

  const second = `/password?token=${await makeLink(site, "password", "editor")}`;
  clock.at = new Date("2026-03-10T10:00:01Z");
  expect((await ask(second)).status).toBe(404);
});

test("the link of another purpose opens neither page", async () => {
  const { ask, site } = await createTestSite({ empty: true });
  const setup = await makeLink(site, "setup", null);
  for (const path of [`/password?token=${setup}`, "/password", "/setup", "/setup?token=made-up"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

const first = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password };

test("the first visitor with the link becomes the admin, once", async () => {
  const { ask, send, site } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(site)}`;
  expect(textOf(await (await ask(link)).text())).toContain("Your foundation, your site");
  expect((await send(link, { ...first, password: "short" })).status).toBe(422);
  const answer = await send(link, first);
  expect(answer.headers.get("Location")).toBe("/admin");
  const headers = new Headers({ Cookie: cookiesOf(answer.headers.getSetCookie()) });
  expect(await site.signIn.whoIs(headers)).toMatchObject({ role: "admin", email: first.email });
  expect((await ask(link)).status).toBe(404);
  expect((await send(link, { ...first, email: "second@example.org" })).status).toBe(404);
  expect(await offerSetup(site)).toBeUndefined();
});

test("the log begins with the making of the first account, kept together with it", async () => {
  const { send, site } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(site)}`;
  await send(link, first);
  const { id } = await site.database.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const log = () => site.database.selectFrom("deeds").select(["who_id", "who", "what", "subject", "after"]).execute();
  const after = '{"name":"Sample Admin","email":"admin@example.org","role":"admin"}';
  const line = { who_id: id, who: "Sample Admin", what: "first account created", subject: `user:${id}`, after };
  expect(await log()).toEqual([line]);
});

test("where the log cannot be written, there is no first account either, and the link still works", async () => {
  const { ask, send, site } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(site)}`;
  await sql`alter table deeds rename to away`.execute(site.database);
  expect((await send(link, first)).status).toBeGreaterThanOrEqual(500);
  await sql`alter table away rename to deeds`.execute(site.database);
  expect(await site.database.selectFrom("users").select("id").execute()).toEqual([]);
  expect((await ask(link)).status).toBe(200);
});

test("the set-up link is dead after an hour, and as soon as somebody has an account", async () => {
  const { ask, send, site, clock } = await createTestSite({ empty: true });
  const late = `/setup?token=${await offerSetup(site)}`;
  clock.at = new Date("2026-03-10T10:00:01Z");
  expect((await ask(late)).status).toBe(404);
  const link = `/setup?token=${await offerSetup(site)}`;
  await addStaffMember(site, { id: "admin", role: "admin", email: "another@example.org" });
  expect((await ask(link)).status).toBe(404);
  expect((await send(link, first)).status).toBe(404);
});

test("opening the sign-out page only asks; the button signs out", async () => {
  const { ask, send, site } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(site, "editor") };
  const page = await ask("/admin/signout", { headers });
  expect(await page.text()).toMatch(/<button[^>]*type="submit"[^>]*>Sign out<\/button>/);
  expect((await ask("/admin", { headers })).status).toBe(200);
  const answer = await send("/admin/signout", {}, { headers });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login?out"]);
  expect((await ask("/admin", { headers })).headers.get("Location")).toBe("/login?to=%2Fadmin");
  expect(textOf(await (await ask("/login?out")).text())).toContain("You are signed out.");
});

test("one mailbox gets five such letters an hour, whoever asks from wherever, and nobody is told", async () => {
  const { send, letters } = await aSiteWithAnEditor();
  for (let machine = 1; machine <= 7; machine++) {
    const answer = await send("/login/forgot", { email }, { address: `192.0.2.${machine}` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login/forgot?sent"]);
  }
  await vi.waitFor(async () => expect(await letters()).toHaveLength(5));
});

test("the longest password that can be chosen also opens, in every script", async () => {
  const { send, site } = await aSiteWithAnEditor();
  for (const long of ["x".repeat(200), "\u1ECD\u0300".repeat(100)]) {
    const link = `/password?token=${await makeLink(site, "password", "editor")}`;
    expect((await send(link, { password: long, again: long })).status).toBe(303);
    expect((await send("/login", { email, password: long })).status).toBe(303);
    expect((await send("/login", { email, password: `${long}x` })).status).toBe(422);
    expect((await send(link, { password: `${long}x`, again: `${long}x` })).status).toBe(404);
  }
});

test("of two tabs that choose a password with one link at once, one does", async () => {
  const { send, site } = await aSiteWithAnEditor();
  const link = `/password?token=${await makeLink(site, "password", "editor")}`;
  const words = ["the first tab was faster", "the second tab was faster"];
  const answers = await Promise.all(words.map((word) => send(link, { password: word, again: word })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  const winner = words[answers.findIndex(({ status }) => status === 303)] ?? "";
  expect(await site.signIn.isPassword("editor", winner)).toBe(true);
});

test("of two visitors who use the set-up link at once, one becomes the admin", async () => {
  const { send, site } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(site)}`;
  const emails = ["one@example.org", "two@example.org"];
  const answers = await Promise.all(emails.map((one) => send(link, { ...first, email: one })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  expect(await site.database.selectFrom("users").select("id").execute()).toHaveLength(1);
});

/** As if so many days had gone by since the last visit: the library goes by the clock of the machine. */
async function goAway(site: Awaited<ReturnType<typeof aSiteWithAnEditor>>["site"], days: number): Promise<void> {
  const expiresAt = new Date(Date.now() + (7 - days) * 24 * 60 * 60 * 1000).toISOString();
  await site.database.updateTable("sessions").set({ expiresAt }).execute();
}

test("a session ends after a week without a visit: every visit puts its end off, for the browser too", async () => {
  const { ask, site } = await aSiteWithAnEditor();
  const headers = { Cookie: await signInAgain(site, email) };
  expect((await ask("/admin", { headers })).headers.getSetCookie()).toEqual([]);
  for (const path of ["/admin", "/admin/post.data"]) {
    await goAway(site, 6);
    const [cookie, ...more] = (await ask(path, { headers })).headers.getSetCookie();
    expect(cookie).toMatch(/session_token=.*Max-Age=604800;.*HttpOnly/);
    expect(more).toEqual([]);
    expect(cookiesOf([cookie ?? ""])).toBe(headers.Cookie);
    const [session] = await site.database.selectFrom("sessions").select("expiresAt").execute();
    expect(Date.parse(session?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 6.9 * 24 * 60 * 60 * 1000);
  }
  await goAway(site, 7.01);
  expect((await ask("/admin", { headers })).headers.get("Location")).toBe("/login?to=%2Fadmin");
});

test("whoever signs out after days away is out, in the browser too", async () => {
  const { send, site } = await aSiteWithAnEditor();
  const headers = { Cookie: await signInAgain(site, email) };
  await goAway(site, 6);
  const cookies = (await send("/admin/signout", {}, { headers })).headers.getSetCookie();
  expect(cookies.filter((line) => line.includes("session_token"))).toEqual([expect.stringMatching(/Max-Age=0/)]);
});

test.each(["invitation", "password"] as const)(
  "whoever uses a link (%s) as the site breaks off has it still, and the same password as before",
  async (purpose) => {
    const { send, site } = await aSiteWithAnEditor();
    const before = await signInAgain(site, email);
    const link = `/password?token=${await makeLink(site, purpose, "editor")}`;
    const words = { password: "the password that comes", again: "the password that comes" };
    await breakAccounts(site);
    expect((await send(link, words)).status).toBeGreaterThanOrEqual(500);
    await mendAccounts(site);
    expect(await site.signIn.isPassword("editor", password)).toBe(true);
    expect(await site.signIn.whoIs(new Headers({ Cookie: before }))).toMatchObject({ id: "editor" });
    expect((await send(link, words)).status).toBe(303);
    expect(await site.signIn.isPassword("editor", words.password)).toBe(true);
    expect(await site.signIn.whoIs(new Headers({ Cookie: before }))).toBeUndefined();
  },
);

test("whoever sets the site up as it breaks off can do it again with the same link", async () => {
  const { send, site } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(site)}`;
  await breakAccounts(site);
  expect((await send(link, first)).status).toBeGreaterThanOrEqual(500);
  await mendAccounts(site);
  expect(await site.database.selectFrom("users").selectAll().execute()).toEqual([]);
  expect((await send(link, first)).headers.get("Location")).toBe("/admin");
});

/** As if the process were killed in the moment in which a password is written: everything can be read, and no password set. */
async function breakAccounts({ database, signIn }: Site): Promise<void> {
  // The sign-in library looks at the columns once, when it is first asked: before this.
  await signIn.withPassword(new Headers(), "nobody@example.org", password);
  await database.schema.alterTable("accounts").renameColumn("updatedAt", "away").execute();
}
const mendAccounts = ({ database }: Site) =>
  database.schema.alterTable("accounts").renameColumn("away", "updatedAt").execute();
