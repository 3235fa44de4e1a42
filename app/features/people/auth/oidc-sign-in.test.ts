import { expect, test } from "vitest";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import type { OidcUser } from "../../../../tests/support/identity-provider.ts";
import { createOidcSite, providerPerson } from "../../../../tests/support/oidc-site.ts";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { cookiesOf, samplePassword, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { createLink } from "../users/one-time-link.server.ts";
import { deleteUser, findUser, updateUser } from "../users/user-queries.server.ts";

const { email } = providerPerson;
const refused = "/login?oidc=refused&to=%2Fadmin";

test("without settings there is no provider button", async () => {
  const { read, ask, send } = await createTestSite({ empty: true });
  expect(await read("/login")).not.toContain("oidc");
  for (const answer of [await ask("/login/oidc"), await send("/login/oidc", {}), await ask("/login/oidc/callback")]) {
    expect(answer.status).toBe(404);
  }
});

test("the button leads to the provider without script", async () => {
  const { read, start, ask, provider } = await createOidcSite();
  expect(await read("/login?to=/admin/post")).toMatch(
    /<form action="\/login\/oidc\?to=%2Fadmin%2Fpost" method="post">.*Sign in with your organisation’s account<\/button>/s,
  );
  expect(provider.visits, "nobody asked the provider before the button").toEqual([]);
  const { address, answer } = await start();
  const { origin, searchParams } = new URL(address);
  expect(origin).toBe(provider.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email",
    redirect_uri: "https://site.test/login/oidc/callback",
    code_challenge_method: "S256",
    state: expect.stringMatching(/.{32}/),
    nonce: expect.stringMatching(/.{32}/),
  });
  const html = await read("/login");
  expect(html).not.toContain("state=");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i);
  expect((await ask("/login/oidc")).headers.get("Location")).toBe("/login");
  const foreign = await ask("/login/oidc", { method: "POST", headers: { Origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
});

test("an invited person signs in through the provider; no token is stored", async () => {
  const { ctx, ask, signIn, auditEvents } = await createOidcSite();
  const link = `/password?token=${await createLink(ctx, "invitation", "editor")}`;
  const { location, jar, who } = await signIn("?to=%2Fadmin%2Fpost%3Fdeleted");
  expect(location).toBe("/admin/post?deleted");
  expect(who).toBe("editor");
  expect((await ask("/admin", { headers: { Cookie: String(jar) } })).status).toBe(200);
  expect((await ask(link)).status).toBe(404);
  expect(await auditEvents()).toEqual(["Sample Editor: invitation accepted"]);
  expect(await findUser(ctx.db, "editor")).toMatchObject({ emailVerified: 1, name: "Sample Editor" });
  const [account] = await ctx.db.selectFrom("accounts").selectAll().execute();
  expect(account).toMatchObject({ accountId: "subject-1", accessToken: null, refreshToken: null, idToken: null });
  const list = textOf(await (await ask("/admin/manageusers", { headers: { Cookie: String(jar) } })).text());
  expect(list).toContain("Editor · You · Signs in with the organisation’s account");
});

test("a provider session ends like any other", async () => {
  const { ask, signIn, whoHas } = await createOidcSite();
  const first = await signIn();
  const second = await signIn();
  expect(String(first.jar)).not.toBe(String(second.jar));
  const headers = { Cookie: String(first.jar), Origin: "https://site.test" };
  await ask("/admin/signout", { method: "POST", headers });
  expect(await whoHas(first.jar)).toBeUndefined();
  expect(await whoHas(second.jar)).toBe("editor");
});

test.each([["https://evil.test"], ["//evil.test"], ["/admin/\\evil.test"], ["/login"]])(
  "after a provider sign-in, %j leads to the staff home",
  async (to) => {
    const { signIn } = await createOidcSite();
    expect((await signIn(`?${new URLSearchParams({ to })}`)).location).toBe("/admin");
  },
);

test.each<[string, OidcUser]>([
  ["without an invitation", { sub: "stranger", email: "stranger@example.org", email_verified: true }],
  ["with an unverified address", { sub: "subject-1", email, email_verified: false }],
  ["without information about the address", { sub: "subject-1", email }],
  ["without an address", { sub: "subject-1" }],
  ["with a look-alike address", { sub: "subject-1", email: "editor@\u212Aexample.org", email_verified: true }],
])("a person %s is refused, with nothing stored", async (_, who) => {
  const { ctx, read, signIn, sessions, logged } = await createOidcSite(who);
  const { location, who: signedIn } = await signIn();
  expect(location).toBe(refused);
  expect(signedIn).toBeUndefined();
  expect(textOf(await read(location))).toContain("We could not sign you in with that account.");
  expect(await sessions()).toBe(0);
  expect(await ctx.db.selectFrom("accounts").selectAll().execute()).toEqual([]);
  expect(await ctx.db.selectFrom("users").select("id").execute()).toEqual([{ id: "editor" }]);
  expect(logged.join()).not.toMatch(/example\.org|code=|state=/);
});

test("later provider sign-ins compare the subject, not the address", async () => {
  const { ctx, provider, signIn } = await createOidcSite();
  await insertUser(ctx.db, aStaffMember({ id: "admin", role: "admin", email: "admin@example.org" }));
  await signIn();
  provider.person = { ...providerPerson, email: "admin@example.org" };
  expect((await signIn()).who).toBe("editor");
  expect(await findUser(ctx.db, "editor")).toMatchObject({ email });
});

test("a deleted user cannot sign in again", async () => {
  const { ctx, signIn } = await createOidcSite();
  const { jar } = await signIn();
  await deleteUser(ctx.db, "editor");
  expect(await ctx.auth.getSession(new Headers({ Cookie: String(jar) }))).toBeUndefined();
  expect((await signIn()).location).toBe(refused);
});

test("a cancelled provider sign-in can be tried again", async () => {
  const { signIn, start, comeBack, logged } = await createOidcSite({ sub: "x" });
  const { jar, address } = await start("?to=/admin/event");
  const state = new URL(address).searchParams.get("state");
  const complaint = `/login/oidc/callback?state=${state}&error=${encodeURIComponent("Bad <b>editor@example.org</b>")}`;
  expect(await comeBack(complaint, jar)).toBe("/login?oidc=down&to=%2Fadmin%2Fevent");
  expect(logged.join()).toContain('"reason":"other"');
  expect(logged.join()).not.toContain("example.org");
  const { provider, ...here } = await createOidcSite();
  provider.person = undefined;
  expect((await here.signIn("?to=/admin/event")).location).toBe("/login?oidc=again&to=%2Fadmin%2Fevent");
  expect(await signIn()).toMatchObject({ location: refused });
});

test("a second step is required after the provider", async () => {
  const { ctx, signIn, send, ask, sessions } = await createOidcSite();
  await ctx.auth.setPassword("editor", samplePassword);
  await updateUser(ctx.db, "editor", { emailVerified: 1 });
  const headers = new Headers({ Cookie: await signInAgain(ctx, email) });
  const factor = await ctx.auth.startTwoFactor(headers, samplePassword);
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  await ctx.auth.withCode(headers, oneTimeCode(secret));
  const before = await sessions();

  const { location, jar, who } = await signIn("?to=/admin/post");
  expect(location).toBe("/login/code?to=%2Fadmin%2Fpost");
  expect(who).toBeUndefined();
  expect(await sessions()).toBe(before);
  const cookie = { Cookie: String(jar) };
  expect((await send(location, { code: "000000" }, { headers: cookie })).status).toBe(422);
  const right = await send(location, { code: oneTimeCode(secret) }, { headers: cookie });
  expect(right.headers.get("Location")).toBe("/admin/post");
  const inside = { Cookie: cookiesOf(right.headers.getSetCookie()) };
  expect((await ask("/admin", { headers: inside })).status).toBe(200);
});
