import { expect, test } from "vitest";
import { fillDiskUnder } from "../../../../tests/support/full-disk.ts";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import {
  addStaffMember,
  cookiesOf,
  samplePassword as password,
  signInAgain,
} from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

const email = "editor@example.org";

async function aSiteWithAnEditor() {
  const test = await createTestSite({ empty: true });
  await addStaffMember(test.ctx);
  return test;
}

/** Hashes only the right password: hashing is slow on purpose. */
function guessing(ctx: Awaited<ReturnType<typeof aSiteWithAnEditor>>["ctx"]) {
  const { withPassword } = ctx.auth;
  ctx.auth.withPassword = async (headers, address, typed) =>
    typed === password ? withPassword(headers, address, typed) : { outcome: "refused" };
}

test("the right password resets earlier failures", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  guessing(ctx);
  for (const _round of [1, 2, 3]) {
    for (let slip = 0; slip < 9; slip++) expect((await send("/login", { email, password: "a slip" })).status).toBe(422);
    expect((await send("/login", { email, password })).status).toBe(303);
  }
});

test("distributed guesses slow a sign-in without locking the owner out", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  guessing(ctx);
  const count = async () =>
    (await ctx.db.selectFrom("rate_limits").select("count").where("what", "=", "sign-in-account").execute())[0]?.count;
  for (let machine = 0; machine < 50; machine++)
    await send("/login", { email, password: "a guess" }, { address: `198.18.0.${machine}` });
  expect(await count()).toBe(50);
  expect((await send("/login", { email, password }, { address: "203.0.113.5" })).status).toBe(303);
  expect(await count()).toBeUndefined();
});

test("a recovery code works on an account that wrong codes locked", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  const headers = new Headers({ Cookie: await signInAgain(ctx, email) });
  const factor = await ctx.auth.startTwoFactor(headers, password);
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  await ctx.auth.withCode(headers, oneTimeCode(secret));
  const challenge = async (address: string) => {
    const answer = await send("/login", { email, password }, { address });
    return { headers: { Cookie: cookiesOf(answer.headers.getSetCookie()) }, address };
  };
  for (let round = 0; round < 3; round++) {
    const thief = await challenge("203.0.113.9");
    for (const code of ["000001", "000002", "000003", "000004", "000005"]) await send("/login/code", { code }, thief);
  }
  const owner = await challenge("192.0.2.1");
  expect((await send("/login/code", { code: oneTimeCode(secret) }, owner)).status).toBe(422);
  const [recoveryCode = ""] = await ctx.auth.renewRecoveryCodes("editor");
  expect((await send("/login/code", { code: ` ${recoveryCode} ` }, owner)).status).toBe(303);
  const again = await challenge("192.0.2.1");
  expect((await send("/login/code", { code: recoveryCode }, again)).status).toBe(422);
});

test("a recovery code passes the network's limit of codes", async () => {
  const { send, ctx } = await createTestSite({ empty: true });
  ctx.auth.withCode = async (_, code) =>
    code === "abcde-fghij" ? { outcome: "in", cookies: [] } : { outcome: "refused" };
  for (let guess = 0; guess < 101; guess++) await send("/login/code", { code: "000000" });
  expect((await send("/login/code", { code: "000000" })).status).toBe(429);
  expect((await send("/login/code", { code: "abcde-fghij" })).status).toBe(303);
});

test("on a full disk sign-in answers 503 with the typed address", async () => {
  const { send, ctx, logged } = await createTestSite({ settings: { DATABASE_URL: "sqlite::memory:" }, empty: true });
  await addStaffMember(ctx);
  await fillDiskUnder(ctx.db);
  for (const [path, fields] of [
    ["/login", { email, password }],
    ["/login/forgot", { email }],
  ] as const) {
    const answer = await send(path, fields);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 503]);
    expect(textOf(html)).toContain("what you typed is still here. Please try again.");
    expect(html).toContain(`value="${email}"`);
    expect(html).not.toContain(password);
  }
  expect(logged.join()).not.toContain('"event":"bug"');
});

test("an internal error while signing in shows its number", async () => {
  const { send, ctx } = await aSiteWithAnEditor();
  ctx.auth.withPassword = () => Promise.reject(new TypeError("a mistake"));
  const answer = await send("/login", { email, password });
  const html = await answer.text();
  expect([answer.status, textOf(html)]).toEqual([500, expect.stringMatching(/this number: [\da-f]{8}\./)]);
  expect(html).toContain(`value="${email}"`);
});

test("an unencrypted password is refused with advice", async () => {
  const { send } = await aSiteWithAnEditor();
  const headers = { Origin: "http://site.test" };
  const answer = await send("/login", { email, password }, { headers });
  const html = await answer.text();
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  expect(textOf(html)).toContain("without encryption, so the password was not looked at. Open https://site.test");
  expect(html).toContain(`value="${email}"`);
  // Forms without a secret still work, like a message from an old link.
  const message = { firstName: "A", lastName: "B", email, subject: "S", message: "M" };
  expect((await send("/contact", message, { headers })).status).toBe(303);
});
