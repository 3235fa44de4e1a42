import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { addOneOfEach, samplesOf } from "../../../../tests/support/feature-samples.ts";
import { createOidcSite, providerPerson } from "../../../../tests/support/oidc-site.ts";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, cookiesOf, samplePassword, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { Role } from "../../../server/auth/auth.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { giveRole } from "../users/give-role.server.ts";

const staffRoutes = samplesOf("routes");

const dayMs = 24 * 3_600_000;

/** A signed-in user who got the role so many days ago. */
async function openAfter(days: number, role: Role, options: Parameters<typeof createStaffedSite>[0] = {}) {
  const here = await createStaffedSite(options, role);
  const at = here.clock.at.getTime() - days * dayMs;
  const setSince = (since: Date | null) =>
    here.ctx.db
      .updateTable("users")
      .set({ second_step_since: since === null ? null : since.toISOString() })
      .execute();
  await setSince(new Date(at));
  const sent = async (path: string, fields: Record<string, string>) => {
    const answer = await here.post(path, fields);
    return { status: answer.status, text: textOf(await answer.text()) };
  };
  return { ...here, setSince, sent };
}

/** Set-up pages, and pages that show no data. */
const openRoutes = [
  "admin/second-step",
  "admin/confirm",
  "admin/signout",
  ...Object.values(build.routes).flatMap((route) =>
    route?.module.loader || route?.module.action ? [] : (route?.path ?? []),
  ),
];

test.each<[Role, number]>([
  ["admin", 15],
  ["treasurer", 15],
  ["lead", 22],
])("role %s opens only the set-up on day %s", async (role, days) => {
  const { ctx, visit, post, ask, staffHeaders } = await openAfter(days, role, { empty: false });
  await addOneOfEach(ctx);
  for (const [route, { path, posts = [] }] of Object.entries(staffRoutes)) {
    if (openRoutes.includes(route)) continue;
    const answer = await visit(path);
    const to = answer.headers.get("Location");
    // A route without a page reveals nothing.
    const isClosed =
      answer.status === 403 ||
      answer.status === 405 ||
      to === `/admin/second-step?${new URLSearchParams({ to: path })}`;
    expect([path, answer.status, to, isClosed]).toEqual([path, answer.status, to, true]);
    const [form] = posts;
    if (form) expect([path, (await post(form.at ?? path, form.fields)).status]).toEqual([path, 403]);
  }
  for (const path of ["/admin/post/1/preview", "/admin/preview/donate"])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  const data = await ask("/admin/log.data", { headers: staffHeaders });
  expect(await data.text()).toContain("/admin/second-step");
  // Only the frame: nothing is counted for the user.
  const frame = await ask("/admin/second-step.data?_routes=staff-layout", { headers: staffHeaders });
  expect(await frame.text()).not.toContain("menu");
  expect((await visit("/admin/signout")).status).toBe(200);
});

test("a lead opens concerns on day 15, but not Today", async () => {
  const { ctx, visit, sent } = await openAfter(15, "lead", { empty: false });
  await addOneOfEach(ctx);
  const open = ["/admin/concerns", "/admin/concerns/log", "/admin/concerns/key", "/admin/help-numbers"];
  for (const path of open) expect([path, (await visit(path)).status]).toEqual([path, 200]);
  const closed = ["/admin", "/admin/consents", "/admin/volunteers", "/admin/days", "/admin/account"];
  for (const path of closed) expect([path, (await visit(path)).status]).toEqual([path, 302]);
  expect(await sent("/admin/account", { intent: "everywhere" })).toMatchObject({ status: 403 });
  expect(textOf(await (await visit("/admin/second-step")).text())).toContain("Until March 17, 10:00");
});

test("before day 15 all pages open with the due date", async () => {
  const { visit } = await openAfter(14, "treasurer");
  for (const path of ["/admin", "/admin/account"])
    expect(textOf(await (await visit(path)).text())).toContain("March 11, 10:00");
  expect((await visit("/admin/gifts")).status).toBe(200);
});

test.each<Role>(["editor", "writer"])("a person of role %s needs none", async (role) => {
  const { visit } = await openAfter(400, role);
  expect((await visit("/admin")).status).toBe(200);
});

test("a clock that jumps ahead closes nothing", async () => {
  const { ctx, clock, visit } = await openAfter(1, "admin");
  clock.at = new Date(clock.at.getTime() + 60 * dayMs);
  expect((await visit("/admin/log")).status).toBe(200);
  await trustTime(ctx.db, clock.at.toISOString());
  expect((await visit("/admin/log")).status).toBe(302);
});

test("typed text of a closed form comes back", async () => {
  const { send, staffHeaders } = await openAfter(15, "admin");
  const headers = { ...staffHeaders, Accept: "text/html" };
  const answer = await send("/admin/post", { title: "A day at the library" }, { headers });
  const text = textOf(await answer.text());
  expect([answer.status, text]).toEqual([403, expect.stringContaining("A day at the library")]);
  expect(text).toContain("Your account needs two-step sign-in first");
});

test("setting up the app opens all pages with ten recovery codes", async () => {
  const { ask, ctx, staffHeaders, post } = await openAfter(15, "admin");
  const signedIn = await ctx.auth.findSignedIn(new Headers(staffHeaders));
  expect(signedIn).toMatchObject({ id: "admin", roles: [] });
  expect(await ctx.auth.getSession(new Headers(staffHeaders))).toBeUndefined();
  const started = await (await post("/admin/second-step", { intent: "start", password: samplePassword })).text();
  const secret = /<code>([A-Z2-7]+)<\/code>/.exec(started)?.[1] ?? "";
  const confirmed = await post("/admin/second-step", { intent: "confirm", code: oneTimeCode(secret) });
  const page = await confirmed.text();
  const codes = page.match(/\b[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}\b/g) ?? [];
  expect(new Set(codes).size).toBe(10);
  expect(textOf(page)).toContain("For the account of admin@example.org");
  const Cookie = cookiesOf(confirmed.headers.getSetCookie());
  expect((await ask("/admin/log", { headers: { Cookie } })).status).toBe(200);
  const stored = await ctx.db.selectFrom("two_factors").select("backupCodes").executeTakeFirstOrThrow();
  for (const code of codes) expect(stored.backupCodes).not.toContain(code);
});

test("the fifteen days start once, also if the role changes", async () => {
  const { ctx, clock } = await createStaffedSite({}, "admin");
  await addStaffMember(ctx, { id: "bola", name: "Bola", email: "bola@example.org" });
  const since = async () =>
    (await ctx.db.selectFrom("users").select("second_step_since").where("id", "=", "bola").executeTakeFirst())
      ?.second_step_since;
  const give = (role: Role, isAdded = false) =>
    withTransaction(ctx, (ctx) => giveRole(ctx, { account: "bola", what: "role", by: "admin", role, isAdded }));
  const first = clock.at.toISOString();
  await give("treasurer");
  expect(await since()).toBe(first);
  clock.at = new Date(clock.at.getTime() + dayMs);
  await give("lead", true);
  await give("admin");
  expect(await since()).toBe(first);
  await give("editor");
  await give("lead");
  expect(await since()).toBe(first);
});

test.each([
  [["pwd"], 302, "asked for a password alone"],
  [["pwd", "otp"], 200, "The second step is asked there"],
  [undefined, 200, "The second step is asked there"],
])("the provider's methods %j make Today answer %i", async (amr, status, sentence) => {
  const { ctx, ask, signIn, clock } = await createOidcSite({ ...providerPerson, ...(amr && { amr }) });
  await ctx.db.updateTable("user_roles").set({ role: "admin" }).execute();
  const second_step_since = new Date(clock.at.getTime() - 20 * dayMs).toISOString();
  await ctx.db.updateTable("users").set({ second_step_since }).execute();
  const { jar } = await signIn();
  const headers = { Cookie: String(jar) };
  expect((await ask("/admin", { headers })).status).toBe(status);
  expect(textOf(await (await ask("/admin/second-step", { headers })).text())).toContain(sentence);
});

/** An admin with two-step sign-in and recovery codes. */
async function withCodes() {
  const here = await createStaffedSite({}, "admin");
  const headers = new Headers({ Cookie: here.staffHeaders.Cookie });
  const started = await here.ctx.auth.startTwoFactor(headers, samplePassword);
  const secret = new URL(started?.uri ?? "").searchParams.get("secret") ?? "";
  const on = await here.ctx.auth.withCode(headers, oneTimeCode(secret));
  const codes = await here.ctx.auth.renewRecoveryCodes("admin");
  const enter = async () => {
    const half = await here.send("/login", { email: "admin@example.org", password: samplePassword });
    const Cookie = cookiesOf(half.headers.getSetCookie());
    return (code: string) => here.send("/login/code", { code }, { headers: { Cookie } });
  };
  return { ...here, codes, enter, inside: cookiesOf(on.outcome === "refused" ? [] : on.cookies) };
}

test("a recovery code works once; the page says how many are left", async () => {
  const { codes, enter, emails, auditEvents } = await withCodes();
  const [code = "", other = ""] = codes;
  // As typed from paper.
  expect((await (await enter())(` ${code.replaceAll("-", " ")} `)).status).toBe(303);
  expect((await (await enter())(code)).status).toBe(422);
  expect((await (await enter())(other.replaceAll("-", ""))).status).toBe(303);
  const used = (await emails()).filter(({ subject }) => subject.includes("a recovery code was used"));
  expect(used.map(({ to }) => to)).toEqual(["admin@example.org", "admin@example.org"]);
  const left = used.map(({ text }) => /\d+ recovery codes are left/.exec(text)?.[0]);
  expect(left.toSorted()).toEqual(["8 recovery codes are left", "9 recovery codes are left"]);
  expect(await auditEvents()).toContain("recovery code used, user:admin");
});

test("one recovery code opens one of two parallel sign-ins", async () => {
  const { codes, enter } = await withCodes();
  const browsers = await Promise.all([enter(), enter()]);
  const answers = await Promise.all(browsers.map((send) => send(codes[0] ?? "")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
});

test("new recovery codes replace the earlier ones", async () => {
  const { codes, enter, post, inside } = await withCodes();
  const wrong = await post("/admin/account", { intent: "codes", password: "not the password" }, inside);
  expect(wrong.status).toBe(422);
  const page = await (await post("/admin/account", { intent: "codes", password: samplePassword }, inside)).text();
  const [, fresh = ""] = /<code>([a-z2-9-]{17})<\/code>/.exec(page) ?? [];
  expect((await (await enter())(codes[0] ?? "")).status).toBe(422);
  expect((await (await enter())(fresh)).status).toBe(303);
});

test("another account's recovery code is refused", async () => {
  const { ctx, codes, send } = await withCodes();
  await addStaffMember(ctx, { id: "bola", name: "Bola", email: "bola@example.org" });
  const headers = new Headers({ Cookie: await signInAgain(ctx, "bola@example.org") });
  const started = await ctx.auth.startTwoFactor(headers, samplePassword);
  await ctx.auth.withCode(headers, oneTimeCode(new URL(started?.uri ?? "").searchParams.get("secret") ?? ""));
  const half = await send("/login", { email: "bola@example.org", password: samplePassword });
  const Cookie = cookiesOf(half.headers.getSetCookie());
  expect((await send("/login/code", { code: codes[0] ?? "" }, { headers: { Cookie } })).status).toBe(422);
});
