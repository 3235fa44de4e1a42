import { scryptSync } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { expect, onTestFinished, test } from "vitest";
import { aStaffMember, insertUser } from "../../../tests/support/builders.ts";
import { oneTimeCode } from "../../../tests/support/one-time-code.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { createAppContext } from "../../app-context.server.ts";
import { openAuth } from "./open-auth.server.ts";
import { hashToken } from "./random-token.server.ts";

const password = "a long enough password";

/** @param open by default that of tests, which hash cheaply: the library is the same */
async function aSignIn(open?: typeof openAuth) {
  const { ctx } = await createTestSite({ empty: true });
  const signIn = open?.(ctx.config, ctx.db, ctx.clock) ?? ctx.auth;
  const member = aStaffMember();
  await insertUser(ctx.db, member);
  await signIn.setPassword(member.id, password);
  return { ctx, signIn, member };
}

/** The `Cookie` header for these `Set-Cookie` lines. */
function cookies(lines: string[]): Headers {
  return new Headers({ Cookie: lines.map((line) => line.split(";")[0]).join("; ") });
}

async function signedIn(signIn: Awaited<ReturnType<typeof aSignIn>>["signIn"], email: string, word = password) {
  const answer = await signIn.withPassword(new Headers(), email, word);
  if (answer.outcome === "refused") throw new Error("refused");
  return { outcome: answer.outcome, lines: answer.cookies, headers: cookies(answer.cookies) };
}

test("the right password signs a person in, for every later request with the cookie", async () => {
  const { signIn, member } = await aSignIn(openAuth);
  const { lines, headers } = await signedIn(signIn, member.email);
  expect(lines.join()).toMatch(/HttpOnly.*SameSite=Lax/i);
  expect(await signIn.getSession(headers)).toMatchObject({ id: member.id, email: member.email, roles: ["editor"] });
});

test("a site stores passwords by scrypt, so that each try on a stolen hash is costly", async () => {
  const { ctx: other, member } = await aSignIn();
  const ctx = await createAppContext(other.config);
  onTestFinished(() => ctx.db.destroy());
  await ctx.auth.setPassword(member.id, password);
  const account = await ctx.db.selectFrom("accounts").select("password").executeTakeFirstOrThrow();
  const [salt = "", key] = account.password?.split(":") ?? [];
  // 32 MB of memory for each try.
  const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 2 ** 20 };
  expect(key).toBe(scryptSync(password, salt, 64, cost).toString("hex"));
});

test("a wrong password, an unknown address and a person without a password are refused alike", async () => {
  const { ctx, signIn, member } = await aSignIn(openAuth);
  await insertUser(ctx.db, aStaffMember({ id: "new", email: "new@example.org" }));
  for (const [email, word] of [
    [member.email, "another password"],
    ["nobody@example.org", password],
    ["new@example.org", password],
    ["not an address", ""],
  ] as const) {
    expect(await signIn.withPassword(new Headers(), email, word)).toEqual({ outcome: "refused" });
  }
});

test("no cookie, a made-up one or a changed one signs no person in", async () => {
  const { signIn, member } = await aSignIn();
  const { headers } = await signedIn(signIn, member.email);
  const changed = new Headers({ Cookie: `${headers.get("Cookie")}x` });
  for (const wrong of [new Headers(), new Headers({ Cookie: "staff.session_token=x.y" }), changed]) {
    expect(await signIn.getSession(wrong)).toBeUndefined();
  }
});

test("signing out ends the session on the server, not only in the browser", async () => {
  const { signIn, member } = await aSignIn();
  const { headers } = await signedIn(signIn, member.email);
  await signIn.signOut(headers);
  expect(await signIn.getSession(headers)).toBeUndefined();
});

test("ending all sessions but this one leaves this one", async () => {
  const { signIn, member } = await aSignIn();
  const here = await signedIn(signIn, member.email);
  const elsewhere = await signedIn(signIn, member.email);
  await signIn.endSessions(member.id, here.headers);
  expect(await signIn.getSession(here.headers)).toBeDefined();
  expect(await signIn.getSession(elsewhere.headers)).toBeUndefined();
});

test("a new password replaces the old one", async () => {
  const { signIn, member } = await aSignIn();
  await signIn.setPassword(member.id, "quite another password");
  expect(await signIn.isPassword(member.id, password)).toBe(false);
  expect(await signIn.isPassword(member.id, "quite another password")).toBe(true);
});

test("a second factor accepts a code of the app, or a recovery code once", async () => {
  const { signIn, member } = await aSignIn();
  const first = await signedIn(signIn, member.email);
  const factor = await signIn.startTwoFactor(first.headers, password);
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  expect((await signIn.withCode(first.headers, oneTimeCode(secret))).outcome).toBe("in");

  const second = await signedIn(signIn, member.email);
  expect(second.outcome).toBe("code");
  expect(await signIn.getSession(second.headers)).toBeUndefined();
  expect(await signIn.withCode(second.headers, "000000")).toEqual({ outcome: "refused" });
  const [recovery = ""] = await signIn.renewRecoveryCodes(member.id);
  const answer = await signIn.withCode(second.headers, recovery);
  expect(answer.outcome).toBe("in");

  const third = await signedIn(signIn, member.email);
  expect(await signIn.withCode(third.headers, recovery)).toEqual({ outcome: "refused" });
});

test("recovery codes of an earlier release open once each, and are then stored as hashes", async () => {
  const { ctx, signIn, member } = await aSignIn();
  const first = await signedIn(signIn, member.email);
  const factor = await signIn.startTwoFactor(first.headers, password);
  await signIn.withCode(first.headers, oneTimeCode(new URL(factor?.uri ?? "").searchParams.get("secret") ?? ""));
  const old = ["aB3dE-fG5hI", "Zz9yX-wV8uT"];
  const backupCodes = await symmetricEncrypt({ key: ctx.config.secret, data: JSON.stringify(old) });
  await ctx.db.updateTable("two_factors").set({ backupCodes }).execute();
  expect(await signIn.countRecoveryCodes(member.id)).toBe(2);
  const enter = async (code: string) =>
    (await signIn.withCode((await signedIn(signIn, member.email)).headers, code)).outcome;
  expect(await enter("ab3de-fg5hi")).toBe("refused");
  expect(await enter("aB3dE-fG5hI")).toBe("in");
  expect(await enter("aB3dE-fG5hI")).toBe("refused");
  const stored = await ctx.db.selectFrom("two_factors").select("backupCodes").executeTakeFirstOrThrow();
  expect(stored.backupCodes).toBe(JSON.stringify([hashToken("Zz9yX-wV8uT")]));
  expect(await enter("Zz9yXwV8uT")).toBe("in");
});

test("switching off the second factor asks for the password; the session gets a new cookie", async () => {
  const { signIn, member } = await aSignIn();
  const { headers } = await signedIn(signIn, member.email);
  const factor = await signIn.startTwoFactor(headers, password);
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  const on = await signIn.withCode(headers, oneTimeCode(secret));
  const now = cookies(on.outcome === "refused" ? [] : on.cookies);
  expect(await signIn.stopTwoFactor(now, "another password")).toBeUndefined();
  const after = cookies((await signIn.stopTwoFactor(now, password)) ?? []);
  expect(await signIn.getSession(after)).toMatchObject({ id: member.id, twoFactor: false });
});
