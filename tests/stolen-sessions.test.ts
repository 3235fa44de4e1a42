import { describe, expect, test } from "vitest";
import { createLink } from "../app/features/people/users/one-time-link.server.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import { addStaffMember, cookiesOf, samplePassword, signInAgain } from "./support/sign-in.ts";
import { createTestSite } from "./support/test-site.ts";

const email = "editor@example.org";
const password = samplePassword;

async function open(SITE_URL = "https://site.test") {
  const here = await createTestSite({ empty: true, settings: { SITE_URL } });
  await addStaffMember(here.ctx);
  const whoHas = async (Cookie: string) => (await here.ctx.auth.getSession(new Headers({ Cookie })))?.id;
  return { ...here, whoHas };
}

/** The cookie of the session among all of a browser's. */
const sessionIn = (cookies: string) => cookies.split("; ").find((cookie) => cookie.includes("session_token=")) ?? "";

describe("a session that another person put into the browser", () => {
  test("is never used for a sign-in", async () => {
    const { send, ctx, whoHas } = await open();
    await addStaffMember(ctx, { id: "stranger", email: "stranger@example.org" });
    const strangers = await signInAgain(ctx, "stranger@example.org");
    const invented =
      "__Host-staff.session_token=abc.def; staff.session_token=abc.def; __Secure-staff.session_token=abc";
    for (const planted of [invented, sessionIn(strangers)]) {
      const answer = await send("/login", { email, password }, { headers: { Cookie: planted } });
      const fresh = sessionIn(cookiesOf(answer.headers.getSetCookie()));
      expect(fresh).not.toBe("");
      expect(planted).not.toContain(fresh);
      expect(await whoHas(fresh)).toBe("editor");
      expect(await whoHas(planted)).not.toBe("editor");
    }
  });

  test("does not outlive the second factor, switched on, asked for or switched off", async () => {
    const { send, ctx, whoHas } = await open();
    const first = await signInAgain(ctx, email);
    const started = await ctx.auth.startTwoFactor(new Headers({ Cookie: first }), password);
    const secret = new URL(started?.uri ?? "").searchParams.get("secret") ?? "";
    const act = (cookie: string, fields: Record<string, string>) =>
      send("/admin/account.data", fields, { headers: { Cookie: cookie } });
    const on = await act(first, { intent: "confirm", code: oneTimeCode(secret) });
    const second = sessionIn(cookiesOf(on.headers.getSetCookie()));
    expect([await whoHas(first), await whoHas(second)]).toEqual([undefined, "editor"]);

    const half = await send("/login", { email, password });
    const waiting = cookiesOf(half.headers.getSetCookie());
    expect(await whoHas(waiting)).toBeUndefined();
    const code = oneTimeCode(secret);
    const whole = await send("/login/code", { code }, { headers: { Cookie: waiting } });
    const third = sessionIn(cookiesOf(whole.headers.getSetCookie()));
    expect(await whoHas(third)).toBe("editor");
    expect(waiting).not.toContain(third);

    const off = await act(third, { intent: "stop", password });
    const fourth = sessionIn(cookiesOf(off.headers.getSetCookie()));
    expect([await whoHas(third), await whoHas(fourth)]).toEqual([undefined, "editor"]);
  });

  test("ends when the password changes, by its owner or by a link, and when its owner signs out", async () => {
    const { send, ctx, whoHas } = await open();
    const stolen = await signInAgain(ctx, email);
    const fields = { intent: "password", currentPassword: password, newPassword: "quite another password" };
    const changed = await send("/admin/manageusers/editor.data", fields, { headers: { Cookie: stolen } });
    const own = sessionIn(cookiesOf(changed.headers.getSetCookie()));
    expect([await whoHas(stolen), await whoHas(own)]).toEqual([undefined, "editor"]);

    const link = `/password?token=${await createLink(ctx, "password", "editor")}`;
    await send(link, { password: "a third long password", again: "a third long password" });
    expect(await whoHas(own)).toBeUndefined();

    const last = await signInAgain(ctx, email, "a third long password");
    await send("/admin/signout", {}, { headers: { Cookie: last } });
    expect(await whoHas(last)).toBeUndefined();
  });
});

describe("the cookies of a session", () => {
  test.each([
    ["https://site.test", "__Host-staff.", true],
    ["http://site.test", "staff.", false],
  ])(
    "at %s are named %s… and closed to scripts, other sites, other hosts and plain HTTP",
    async (url, name, secure) => {
      const { send, ctx } = await open(url);
      await ctx.db.updateTable("users").set({ email }).execute();
      const Origin = new URL(url).origin;
      const answer = await send("/login", { email, password }, { headers: { Origin } });
      const lines = answer.headers.getSetCookie();
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.startsWith(name), line).toBe(true);
        expect(line).toMatch(/; HttpOnly/i);
        expect(line).toMatch(/; SameSite=Lax/i);
        expect(line).toMatch(/; Path=\/(;|$)/i);
        expect(line).not.toMatch(/; Domain=/i);
        expect(/; Secure/i.test(line), line).toBe(secure);
      }
    },
  );

  test("hold 128 unguessable bits or more, in no page", async () => {
    const { ask, ctx } = await open();
    const Cookie = await signInAgain(ctx, email);
    const [, value = ""] = sessionIn(Cookie).split("=");
    const [token = ""] = decodeURIComponent(value).split(".");
    expect(token).toMatch(/^[\w-]{32,}$/);
    for (const path of ["/admin", "/admin/account", "/admin/manageusers", "/admin.data"]) {
      const text = await (await ask(path, { headers: { Cookie } })).text();
      expect([path, text.includes(token)]).toEqual([path, false]);
    }
  });
});

test("a session keeps no network address, claimed or true", async () => {
  const { send, ctx } = await open();
  const headers = { "X-Forwarded-For": "203.0.113.66", "X-Real-IP": "203.0.113.66", "User-Agent": "A phone" };
  await send("/login", { email, password }, { headers });
  const sessions = await ctx.db.selectFrom("sessions").select(["ipAddress", "userAgent"]).execute();
  expect(sessions.map(({ ipAddress, userAgent }) => [ipAddress || null, userAgent])).toEqual([[null, "A phone"]]);
});
