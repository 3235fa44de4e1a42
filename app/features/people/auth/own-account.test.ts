import { expect, test } from "vitest";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { cookiesOf, samplePassword, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

async function anEditorAtHome() {
  const test = await createTestSite({ empty: true });
  let cookie = await signIn(test.ctx, "editor");
  const act = async (fields: Record<string, string>) => {
    const answer = await test.send("/admin/account.data", fields, { headers: { Cookie: cookie } });
    const set = answer.headers.getSetCookie();
    if (set.length > 0) cookie = cookiesOf(set);
    return { status: answer.status, text: await answer.text() };
  };
  const page = async () => (await test.ask("/admin/account", { headers: { Cookie: cookie } })).text();
  const who = (of = cookie) => test.ctx.auth.getSession(new Headers({ Cookie: of }));
  const auditEvents = async () => JSON.stringify(await test.ctx.db.selectFrom("audit_log").selectAll().execute());
  /** Starts two-step sign-in, up to a code. */
  const start = async () => {
    const { text } = await act({ intent: "start", password: samplePassword });
    return { text, secret: /"secret","([A-Z2-7]+)"/.exec(text)?.[1] ?? "" };
  };
  return { ...test, act, page, who, auditEvents, start };
}

test("two-step sign-in starts with the password and counts after a code", async () => {
  const { ctx, act, page, who, auditEvents, start } = await anEditorAtHome();
  expect(textOf(await page())).toContain("Switch on");
  expect((await act({ intent: "start", password: "a wrong password" })).text).toContain("That is not your password");
  expect((await act({ intent: "start", password: "" })).text).toContain("Password is required");

  const { text, secret } = await start();
  expect(secret).not.toBe("");
  expect(text).toMatch(/M\d+ \d+h1v1h-1z/);
  expect(await who()).toMatchObject({ twoFactor: false });
  expect(await signInAgain(ctx, "editor@example.org")).toContain("session_token");
  expect(await page()).not.toContain(secret);

  expect((await act({ intent: "confirm", code: "" })).text).toContain("Code is required");
  expect((await act({ intent: "confirm", code: "a recovery code" })).text).toContain("Enter the six digits");
  expect((await act({ intent: "confirm", code: "000000" })).text).toContain("That code is not right.");
  expect(await who()).toMatchObject({ twoFactor: false });
  const confirmed = await act({ intent: "confirm", code: oneTimeCode(secret) });
  expect(confirmed.text).toContain("Two-step sign-in is on.");
  expect(new Set(confirmed.text.match(/\b[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}\b/g)).size).toBe(10);
  expect(await who()).toMatchObject({ id: "editor", twoFactor: true });
  const answer = await ctx.auth.withPassword(new Headers(), "editor@example.org", samplePassword);
  expect(answer.outcome).toBe("code");
  expect(await auditEvents()).toContain("second factor switched on");
  expect(await auditEvents()).not.toContain(secret);
});

test("two-step sign-in is switched off with the password, keeping the session", async () => {
  const { act, page, who, auditEvents, start } = await anEditorAtHome();
  const { secret } = await start();
  await act({ intent: "confirm", code: oneTimeCode(secret) });
  expect((await act({ intent: "start", password: samplePassword })).text).toContain("It is on already.");
  expect(textOf(await page())).toContain("Switch off");
  expect((await act({ intent: "stop", password: "a wrong password" })).text).toContain("That is not your password");
  expect(await who()).toMatchObject({ twoFactor: true });
  expect((await act({ intent: "stop", password: samplePassword })).text).toContain("Two-step sign-in is off.");
  expect(await who()).toMatchObject({ id: "editor", twoFactor: false });
  expect(await auditEvents()).toContain("second factor switched off");
});

test("signing out everywhere ends all sessions", async () => {
  const { ctx, ask, send } = await createTestSite({ empty: true });
  const here = await signIn(ctx, "editor");
  const elsewhere = await signInAgain(ctx, "editor@example.org");
  const answer = await send("/admin/account", { intent: "everywhere" }, { headers: { Cookie: here } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/login?out");
  for (const cookie of [here, elsewhere]) {
    const page = await ask("/admin/account", { headers: { Cookie: cookie } });
    expect(page.headers.get("Location")).toBe("/login?to=%2Fadmin%2Faccount");
  }
});

test("an unknown act is refused", async () => {
  const { act, send } = await anEditorAtHome();
  expect((await act({ intent: "drop" })).status).toBe(400);
  expect((await send("/admin/account", { intent: "everywhere" })).headers.get("Location")).toContain("/login?to=");
});
