import { expect, test, vi } from "vitest";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, cookiesOf, samplePassword, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { createLink } from "../users/one-time-link.server.ts";
import { returnTo } from "./return-to.ts";
import { offerSetup } from "./set-up.server.ts";
import { startTwoFactor } from "./two-factor.server.ts";

const email = "editor@example.org";
const password = samplePassword;

async function aSiteWithAnEditor() {
  const test = await createTestSite({ empty: true });
  await addStaffMember(test.ctx);
  return test;
}

test("sign-in leads to the staff home, or back to the requested page", async () => {
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
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "/admin\\evil",
  "javascript:alert(1)",
  "/login",
  "/administrator",
  "/admin.evil.test",
  "/admin@evil.test",
  "/admin/\n//evil.test",
  "/admin/\\evil.test",
  "",
])("after sign-in, %j leads to the staff home", (to) => {
  expect(returnTo(new URLSearchParams({ to }), "/admin")).toBe("/admin");
});

test("a wrong password looks the same as an unknown address", async () => {
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

test("a missing field is reported at the field", async () => {
  const { send } = await createTestSite({ empty: true });
  const text = textOf(await (await send("/login", { email: "", password: "" })).text());
  expect(text).toContain("Email: Email is required");
  expect(text).toContain("Password: Password is required");
});

test("after ten failures that network waits fifteen minutes", async () => {
  const { send, ctx, clock } = await aSiteWithAnEditor();
  const { withPassword } = ctx.auth;
  ctx.auth.withPassword = async () => ({ outcome: "refused" });
  for (let time = 0; time < 10; time++) await send("/login", { email, password: "a wrong password" });
  ctx.auth.withPassword = withPassword;
  const waits = await send("/login", { email, password });
  expect(waits.status).toBe(429);
  expect(textOf(await waits.text())).toContain("Too many tries. Wait a quarter of an hour, then try again.");
  expect((await send("/login", { email, password }, { address: "192.0.2.2" })).status).toBe(303);
  clock.at = new Date("2026-03-10T09:15:01Z");
  expect((await send("/login", { email, password })).status).toBe(303);
});

test("with a second step the password leads to the code page", async () => {
  const { ask, send, ctx } = await aSiteWithAnEditor();
  const headers = new Headers({ Cookie: await signInAgain(ctx, email) });
  const member = await ctx.auth.getSession(headers);
  if (member === undefined) throw new Error("The editor is not signed in");
  await saveSetting(ctx.db, "name", "Foundation of Hope");
  const factor = await startTwoFactor(ctx, member, headers, password);
  if (typeof factor === "string") throw new Error(factor);
  // The name in the user's app.
  expect(new URL(factor.uri).searchParams.get("issuer")).toBe("Foundation of Hope");
  const secret = new URL(factor.uri).searchParams.get("secret") ?? "";
  await ctx.auth.withCode(headers, oneTimeCode(secret));

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

test("a code without a password is refused", async () => {
  const { send } = await createTestSite({ empty: true });
  expect((await send("/login/code", { code: "123456" })).status).toBe(422);
  expect(textOf(await (await send("/login/code", { code: "" })).text())).toContain("Code is required");
});

test("forgotten passwords get the same answer for all addresses", async () => {
  const { ask, send, emails } = await aSiteWithAnEditor();
  for (const typed of [email, "nobody@example.org"]) {
    const answer = await send("/login/forgot", { email: typed });
    const sent = answer.headers.get("Location") ?? "";
    expect([answer.status, sent]).toEqual([303, expect.stringMatching(/^\/login\/forgot\?sent=sent-/)]);
    const said = "If that address belongs to a member of staff, an email with a link is on its way.";
    expect(textOf(await (await ask(sent)).text())).toContain(said);
    expect(textOf(await (await ask("/login/forgot?sent")).text())).not.toContain(said);
  }
  await vi.waitFor(async () => expect((await emails()).map(({ to }) => to)).toEqual([email]));
});

test("a password link works once within an hour and ends all sessions", async () => {
  const { ask, send, ctx, emails, clock } = await aSiteWithAnEditor();
  const before = { Cookie: await signInAgain(ctx, email) };
  await send("/login/forgot", { email });
  await vi.waitFor(async () => expect(await emails()).toHaveLength(1));
  const link = /site\.test(\/password\S+)/.exec((await emails())[0]?.text ?? "")?.[1] ?? "";
  expect(textOf(await (await ask(link)).text())).toContain("Choose a password");
  const different = await send(link, { password: "quite another password", again: "not the same one" });
  expect(textOf(await different.text())).toContain("The two passwords are not the same");
  expect(textOf(await (await send(link, { password: "short", again: "short" })).text())).toContain(
    "Must be 12 characters or more",
  );
  const chosen = await send(link, { password: "quite another password", again: "quite another password" });
  const toLogin = chosen.headers.get("Location") ?? "";
  expect(toLogin).toMatch(/^\/login\?password=set-/);
  const isSet = "Your password is set";
  expect(textOf(await (await ask(toLogin)).text())).toContain(isSet);
  for (const path of ["/login?password", "/login?password=set"])
    expect(textOf(await (await ask(path)).text())).not.toContain(isSet);
  expect((await ask("/admin", { headers: before })).status).toBe(302);
  expect((await ask(link)).status).toBe(404);

  const second = `/password?token=${await createLink(ctx, "password", "editor")}`;
  clock.at = new Date("2026-03-10T10:00:01Z");
  expect((await ask(second)).status).toBe(404);
});

test("a link opens only its own page", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const setup = await createLink(ctx, "setup", null);
  for (const path of [`/password?token=${setup}`, "/password", "/setup", "/setup?token=made-up"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

const first = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password };

test("the sign-out page asks before signing out", async () => {
  const { ask, send, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "editor") };
  const page = await ask("/admin/signout", { headers });
  expect(await page.text()).toMatch(/<button[^>]*type="submit"[^>]*>Sign out<\/button>/);
  expect((await ask("/admin", { headers })).status).toBe(200);
  const answer = await send("/admin/signout", {}, { headers });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login?out"]);
  expect((await ask("/admin", { headers })).headers.get("Location")).toBe("/login?to=%2Fadmin");
  expect(textOf(await (await ask("/login?out")).text())).toContain("You are signed out.");
});

test("one mailbox gets at most five such e-mails an hour", async () => {
  const { send, emails } = await aSiteWithAnEditor();
  for (let machine = 1; machine <= 7; machine++) {
    const answer = await send("/login/forgot", { email }, { address: `192.0.2.${machine}` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/login\/forgot\?sent=/),
    ]);
  }
  await vi.waitFor(async () => expect(await emails()).toHaveLength(5));
});

test("the longest password works in all scripts", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  for (const long of ["x".repeat(200), "\u1ECD\u0300".repeat(100)]) {
    const link = `/password?token=${await createLink(ctx, "password", "editor")}`;
    expect((await send(link, { password: long, again: long })).status).toBe(303);
    expect((await send("/login", { email, password: long })).status).toBe(303);
    expect((await send("/login", { email, password: `${long}x` })).status).toBe(422);
    expect((await send(link, { password: `${long}x`, again: `${long}x` })).status).toBe(404);
  }
});

test("two parallel uses of a password link set one password", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  const link = `/password?token=${await createLink(ctx, "password", "editor")}`;
  const words = ["the first tab was faster", "the second tab was faster"];
  const answers = await Promise.all(words.map((word) => send(link, { password: word, again: word })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  const winner = words[answers.findIndex(({ status }) => status === 303)] ?? "";
  expect(await ctx.auth.isPassword("editor", winner)).toBe(true);
});

async function goAway(ctx: Awaited<ReturnType<typeof aSiteWithAnEditor>>["ctx"], days: number): Promise<void> {
  const expiresAt = new Date(Date.now() + (7 - days) * 24 * 60 * 60 * 1000).toISOString();
  await ctx.db.updateTable("sessions").set({ expiresAt }).execute();
}

test("a session ends after a week without a visit", async () => {
  const { ask, ctx } = await aSiteWithAnEditor();
  const headers = { Cookie: await signInAgain(ctx, email) };
  expect((await ask("/admin", { headers })).headers.getSetCookie()).toEqual([]);
  for (const path of ["/admin", "/admin/post.data"]) {
    await goAway(ctx, 6);
    const [cookie, ...more] = (await ask(path, { headers })).headers.getSetCookie();
    expect(cookie).toMatch(/session_token=.*Max-Age=604800;.*HttpOnly/);
    expect(more).toEqual([]);
    expect(cookiesOf([cookie ?? ""])).toBe(headers.Cookie);
    const [session] = await ctx.db.selectFrom("sessions").select("expiresAt").execute();
    expect(Date.parse(session?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 6.9 * 24 * 60 * 60 * 1000);
  }
  await goAway(ctx, 7.01);
  expect((await ask("/admin", { headers })).headers.get("Location")).toBe("/login?to=%2Fadmin");
});

test("signing out after days deletes the cookie", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  const headers = { Cookie: await signInAgain(ctx, email) };
  await goAway(ctx, 6);
  const cookies = (await send("/admin/signout", {}, { headers })).headers.getSetCookie();
  expect(cookies.filter((line) => line.includes("session_token"))).toEqual([expect.stringMatching(/Max-Age=0/)]);
});

test.each(["invitation", "password"] as const)(
  "a failed use of the %s link keeps link, password and session",
  async (purpose) => {
    const { send, ctx } = await aSiteWithAnEditor();
    const before = await signInAgain(ctx, email);
    const link = `/password?token=${await createLink(ctx, purpose, "editor")}`;
    const words = { password: "the password that comes", again: "the password that comes" };
    await breakAccounts(ctx);
    expect((await send(link, words)).status).toBeGreaterThanOrEqual(500);
    await mendAccounts(ctx);
    expect(await ctx.auth.isPassword("editor", password)).toBe(true);
    expect(await ctx.auth.getSession(new Headers({ Cookie: before }))).toMatchObject({ id: "editor" });
    expect((await send(link, words)).status).toBe(303);
    expect(await ctx.auth.isPassword("editor", words.password)).toBe(true);
    expect(await ctx.auth.getSession(new Headers({ Cookie: before }))).toBeUndefined();
  },
);

test("set-up can be repeated after a failure with the same link", async () => {
  const { send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  await breakAccounts(ctx);
  expect((await send(link, first)).status).toBeGreaterThanOrEqual(500);
  await mendAccounts(ctx);
  expect(await ctx.db.selectFrom("users").selectAll().execute()).toEqual([]);
  expect((await send(link, first)).headers.get("Location")).toBe("/admin/welcome");
});

/** Simulates a crash while writing a password: reads work, writes fail. */
async function breakAccounts({ db, auth: signIn }: AppContext): Promise<void> {
  // The auth library reads the columns once, on first use, so it must come before.
  await signIn.withPassword(new Headers(), "nobody@example.org", password);
  await db.schema.alterTable("accounts").renameColumn("updatedAt", "away").execute();
}
const mendAccounts = ({ db }: AppContext) =>
  db.schema.alterTable("accounts").renameColumn("away", "updatedAt").execute();
