import { expect, test } from "vitest";
import { CookieJar, visitProvider } from "../../../../tests/support/identity-provider.ts";
import { createOidcSite, providerPerson } from "../../../../tests/support/oidc-site.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { samplePassword, signInAgain } from "../../../../tests/support/sign-in.ts";
import { updateUser } from "../users/user-queries.server.ts";

const { email } = providerPerson;
const refused = "/login?oidc=refused&to=%2Fadmin";
const again = "/login?oidc=again&to=%2Fadmin";

test("a forged, used or foreign callback is refused", async () => {
  const { start, comeBack, whoHas, sessions, read } = await createOidcSite();
  const mine = await start();
  const back = await visitProvider(mine.address);
  // Login CSRF: an attacker's callback would sign the victim in as the attacker.
  const victim = await start();
  expect(await comeBack(back, victim.jar)).toBe(again);
  expect(await comeBack(back, new CookieJar())).toBe(again);
  expect(await comeBack(back.replace(/state=[^&]+/, "state=forged"), mine.jar)).toBe(again);
  expect(await comeBack("/login/oidc/callback", mine.jar)).toBe(again);
  expect(await comeBack("/login/oidc/callback?code=x", mine.jar)).toBe(again);
  expect(await sessions()).toBe(0);
  expect(textOf(await read(again))).toContain("That sign-in was interrupted. Please try again.");

  const other = await start();
  const good = await visitProvider(other.address);
  expect(await comeBack(good, other.jar)).toBe("/admin");
  expect(await whoHas(other.jar)).toBe("editor");
  expect(await comeBack(good, other.jar)).toBe(again);
  expect(await sessions()).toBe(1);

  const twice = await start();
  const way = await visitProvider(twice.address);
  const both = await Promise.all([comeBack(way, twice.jar), comeBack(way, twice.jar)]);
  expect(both.toSorted()).toEqual(["/admin", again]);
  expect(await sessions()).toBe(2);
});

test("an unsigned or foreign token is refused", async () => {
  const { provider, signIn, sessions, logged } = await createOidcSite();
  const parts = ({ id_token: token }: Record<string, unknown>) => String(token).split(".");
  let earlier: unknown;
  provider.forge = (tokens) => {
    earlier = tokens.id_token;
    return { ...tokens, id_token: undefined };
  };
  expect((await signIn()).location).toBe("/login?oidc=down&to=%2Fadmin");
  const forgeries: NonNullable<typeof provider.forge>[] = [
    (tokens) => ({ ...tokens, id_token: [...parts(tokens).slice(0, 2), "c2lnbmVk"].join(".") }),
    (tokens) => ({ ...tokens, id_token: `eyJhbGciOiJub25lIn0.${parts(tokens)[1]}.` }),
    // A token of this person and client, for another nonce.
    (tokens) => ({ ...tokens, id_token: earlier }),
  ];
  for (const forge of forgeries) {
    provider.forge = forge;
    expect((await signIn()).location).toBe("/login?oidc=down&to=%2Fadmin");
  }
  expect(await sessions()).toBe(0);
  expect(logged).toHaveLength(4);
});

test("a callback with a repeated state or code is refused", async () => {
  const { start, comeBack, sessions } = await createOidcSite();
  const { address, jar } = await start();
  const back = await visitProvider(address);
  for (const more of ["state=another", back.replace(/^.*[?&](state=[^&]+).*$/, "$1"), "code=another"])
    for (const way of [`${back}&${more}`, back.replace("?", `?${more}&`)]) expect(await comeBack(way, jar)).toBe(again);
  expect(await sessions()).toBe(0);
  expect(await comeBack(back, jar)).toBe("/admin");
});

test.for([
  ["another subject", { sub: "subject-2" }],
  ["no subject", { sub: undefined }],
  ["a subject of another type", { sub: 1 }],
] as const)("UserInfo of %s opens nothing", async ([, changed]) => {
  const { provider, signIn, sessions } = await createOidcSite();
  let asked = 0;
  provider.forgeClaims = (claims) => {
    asked++;
    return { ...claims, ...changed };
  };
  expect((await signIn()).location).toBe("/login?oidc=down&to=%2Fadmin");
  expect([asked, await sessions()]).toEqual([1, 0]);
});

test("a reassigned provider address does not open the earlier owner's account", async () => {
  const { provider, signIn } = await createOidcSite();
  await signIn();
  provider.person = { ...providerPerson, sub: "subject-2" };
  expect((await signIn()).location).toBe(refused);
});

test("taking over another address does not reserve that person's account", async () => {
  const { ctx, provider, signIn, send } = await createOidcSite();
  await ctx.auth.setPassword("editor", samplePassword);
  await updateUser(ctx.db, "editor", { emailVerified: 1 });
  const headers = { Cookie: await signInAgain(ctx, email) };
  const fields = { intent: "change", email: "boss@example.org", currentPassword: samplePassword };
  expect((await send("/admin/manageusers/editor", fields, { headers })).status).toBe(200);
  provider.person = { sub: "boss", email: "boss@example.org", email_verified: true };
  expect((await signIn()).location).toBe(refused);
});

test("starting a provider sign-in is limited", async () => {
  const { start } = await createOidcSite();
  for (let time = 0; time < 30; time++) await start();
  const { answer } = await start();
  expect(answer.headers.get("Location")).toBe("/login?oidc=wait&to=%2Fadmin");
});
