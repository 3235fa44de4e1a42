import { sql } from "kysely";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, cookiesOf, samplePassword as password } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { offerSetup } from "./set-up.server.ts";

const first = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password };

test("the first visitor with the link becomes the admin, once", async () => {
  const { ask, send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  expect(textOf(await (await ask(link)).text())).toContain("Your foundation, your site");
  expect((await send(link, { ...first, password: "short" })).status).toBe(422);
  const answer = await send(link, first);
  expect(answer.headers.get("Location")).toBe("/admin/welcome");
  const headers = new Headers({ Cookie: cookiesOf(answer.headers.getSetCookie()) });
  expect(await ctx.auth.getSession(headers)).toMatchObject({ roles: ["admin"], email: first.email });
  expect((await ask(link)).status).toBe(404);
  expect((await send(link, { ...first, email: "second@example.org" })).status).toBe(404);
  expect(await offerSetup(ctx)).toBeUndefined();
});

test("an apostrophe or a domain of another alphabet can sign in", async () => {
  const { send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  const email = "mary.o'kane@exämple.org";
  // The auth library accepts none of these.
  for (const refused of ["a&b@example.org", "a@example.إختبار"])
    expect((await send(link, { ...first, email: refused })).status).toBe(422);
  expect((await send(link, { ...first, email })).status).toBe(303);
  expect((await send("/login", { email, password })).status).toBe(303);
});

test("the audit log begins with the first account", async () => {
  const { send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  await send(link, first);
  const { id } = await ctx.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const log = () => ctx.db.selectFrom("audit_log").select(["who_id", "who", "what", "subject", "after"]).execute();
  const after = '{"name":"Sample Admin","email":"admin@example.org","role":"admin"}';
  const line = { who_id: id, who: "Sample Admin", what: "first account created", subject: `user:${id}`, after };
  expect(await log()).toEqual([line]);
});

test("a failed log entry prevents the first account", async () => {
  const { ask, send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  await sql`alter table audit_log rename to away`.execute(ctx.db);
  expect((await send(link, first)).status).toBeGreaterThanOrEqual(500);
  await sql`alter table away rename to audit_log`.execute(ctx.db);
  expect(await ctx.db.selectFrom("users").select("id").execute()).toEqual([]);
  expect((await ask(link)).status).toBe(200);
});

test("the set-up link expires after an hour or with the first account", async () => {
  const { ask, send, ctx, clock } = await createTestSite({ empty: true });
  const late = `/setup?token=${await offerSetup(ctx)}`;
  clock.at = new Date("2026-03-10T10:00:01Z");
  expect((await ask(late)).status).toBe(404);
  const link = `/setup?token=${await offerSetup(ctx)}`;
  await addStaffMember(ctx, { id: "admin", role: "admin", email: "another@example.org" });
  expect((await ask(link)).status).toBe(404);
  expect((await send(link, first)).status).toBe(404);
});

test("one of two parallel set-ups becomes the admin", async () => {
  const { send, ctx } = await createTestSite({ empty: true });
  const link = `/setup?token=${await offerSetup(ctx)}`;
  const emails = ["one@example.org", "two@example.org"];
  const answers = await Promise.all(emails.map((email) => send(link, { ...first, email: email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  expect(await ctx.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});

/** Simulates days since the last visit: the library uses the machine's clock. */
