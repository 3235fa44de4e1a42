import { expect, test } from "vitest";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { samplePassword, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { findUserByEmail } from "./user-queries.server.ts";

const newcomer = {
  firstName: "New",
  lastName: "Colleague",
  email: "New@Example.org",
  dob: "1990-12-31",
  position: "Field volunteer",
  role: "editor",
};

async function aSiteFor(role: "admin" | "editor") {
  const test = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(test.ctx, role) };
  const create = (fields: Record<string, string>) => test.send("/admin/createuser.data", fields, { headers });
  const auditEvents = () => test.ctx.db.selectFrom("audit_log").selectAll().execute();
  return { ...test, headers, create, auditEvents };
}

test("a visitor cannot create a user", async () => {
  const { ask, send, ctx } = await createTestSite({ empty: true });
  for (const answer of [await ask("/admin/createuser"), await send("/admin/createuser", newcomer)]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/login?to=%2Fadmin%2Fcreateuser");
  }
  expect(await findUserByEmail(ctx.db, newcomer.email)).toBeUndefined();
});

test("an editor cannot create a user", async () => {
  const { ask, send, ctx, headers } = await aSiteFor("editor");
  const answers = [
    await ask("/admin/createuser", { headers }),
    await send("/admin/createuser", { ...newcomer, role: "admin", id: "admin" }, { headers }),
    await send("/admin/createuser", {}, { headers }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(textOf(await answer.text())).toContain("Access denied. Only admins can create users.");
  }
  expect(await findUserByEmail(ctx.db, newcomer.email)).toBeUndefined();
});

test("an admin creates a user, who chooses a password by invitation", async () => {
  const { ask, ctx, create, headers, emails, auditEvents, send, clock } = await aSiteFor("admin");
  expect(textOf(await (await ask("/admin/createuser", { headers })).text())).toContain("First name");
  const answer = await create(newcomer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(await answer.text()).toContain("An invitation is on its way to new@example.org.");
  expect(await ctx.auth.getSession(new Headers(headers))).toMatchObject({ id: "admin" });
  const added = await findUserByEmail(ctx.db, newcomer.email);
  expect(added).toMatchObject({ name: "New Colleague", dob: "1990-12-31", position: "Field volunteer" });
  expect(await findRoles(ctx.db, added?.id ?? "")).toEqual(["editor"]);

  const [email] = await emails();
  expect(email).toMatchObject({ to: "new@example.org", subject: "Tabasamu: your invitation" });
  const link = /https:\/\/site\.test(\/password\?token=\S+)/.exec(email?.text ?? "")?.[1] ?? "";
  expect(await ctx.auth.withPassword(new Headers(), "new@example.org", "")).toEqual({ outcome: "refused" });
  clock.at = new Date("2026-03-17T08:59:00Z");
  const chosen = await send(link, { password: samplePassword, again: samplePassword });
  expect(chosen.headers.get("Location")).toMatch(/^\/login\?password=set-/);
  expect(await signInAgain(ctx, "new@example.org")).toContain("staff");
  for (const again of [
    await ask(link),
    await send(link, { password: "another password", again: "another password" }),
  ]) {
    expect(again.status).toBe(404);
    expect(textOf(await again.text())).toContain("This link no longer works");
  }

  const log = JSON.stringify(await auditEvents());
  expect(log).toContain("user created");
  expect(log).toContain("invitation accepted");
  expect(log).not.toContain(link.slice(-20));
  expect(log).not.toContain(samplePassword);
  expect(log).not.toContain("1990");
});

test("an invitation expires after seven days", async () => {
  const { ask, create, emails, clock } = await aSiteFor("admin");
  await create(newcomer);
  const link = /site\.test(\/password\S+)/.exec((await emails())[0]?.text ?? "")?.[1] ?? "";
  expect((await ask(link)).status).toBe(200);
  clock.at = new Date("2026-03-17T09:00:01Z");
  expect((await ask(link)).status).toBe(404);
});

test("invalid fields are reported at the field", async () => {
  const { create, ctx } = await aSiteFor("admin");
  const wrong: [Record<string, string>, string][] = [
    [{ firstName: "" }, "First name is required"],
    [{ firstName: "a".repeat(16) }, "Must be 15 characters or less"],
    [{ lastName: " " }, "Last name is required"],
    [{ lastName: "a".repeat(21) }, "Must be 20 characters or less"],
    [{ email: "" }, "Email is required"],
    [{ email: "new" }, "Invalid email address"],
    [{ dob: "December 31" }, "Write a date like 1990-12-31"],
    [{ dob: "1990-02-30" }, "Write a date like 1990-12-31"],
    [{ dob: "2026-03-11" }, "The date of birth cannot be in the future"],
    [{ role: "owner" }, "Choose a role"],
    [{ email: "ADMIN@example.org" }, "A user with this address exists already"],
  ];
  for (const [fields, sentence] of wrong) {
    const answer = await create({ ...newcomer, ...fields });
    expect(answer.status, sentence).toBe(422);
    const text = await answer.text();
    expect(text).toContain(sentence);
    expect(text).toContain("The user is not created yet. Please fix the marked field.");
  }
  expect(await findUserByEmail(ctx.db, newcomer.email)).toBeUndefined();
});

test("a repeated or parallel submission creates one user", async () => {
  const { create, ctx, emails, auditEvents } = await aSiteFor("admin");
  const sending = { ...newcomer, idempotencyKey: "one" };
  const answers = [...(await Promise.all([create(sending), create(sending)])), await create(sending)];
  for (const answer of answers)
    expect(await answer.text()).toContain("An invitation is on its way to new@example.org.");
  expect(await ctx.db.selectFrom("users").select("email").where("id", "!=", "admin").execute()).toHaveLength(1);
  expect(await emails()).toHaveLength(1);
  expect(await auditEvents()).toHaveLength(1);
  // Another key with this address is no retry; a corrected address is another person.
  expect((await create({ ...newcomer, idempotencyKey: "two" })).status).toBe(422);
  expect((await create({ ...sending, email: "newer@example.org" })).status).toBe(200);
  expect(await emails()).toHaveLength(2);
});

test("one address makes one account in any spelling", async () => {
  const { create, ctx } = await aSiteFor("admin");
  await create(newcomer);
  for (const email of [
    " new@example.org",
    "NEW@EXAMPLE.ORG",
    "new@example.org\u00a0",
    "\ufeffnew@example.org",
    "new@example.org\0",
  ]) {
    const answer = await create({ ...newcomer, email });
    expect([email, answer.status, await answer.text()]).toEqual([
      email,
      422,
      expect.stringContaining("exists already"),
    ]);
  }
  // Homoglyphs, also after lower-casing.
  for (const email of ["n\u0435w@example.org", "new@example.\u03BFrg", "ne w@example.org", "new\0@example.org"]) {
    const answer = await create({ ...newcomer, email });
    expect([email, answer.status, await answer.text()]).toEqual([email, 422, expect.stringContaining("Invalid email")]);
  }
  expect(await ctx.db.selectFrom("users").select("id").execute()).toHaveLength(2);
});

test("without script the page reports success or errors", async () => {
  const { send, headers, ctx } = await aSiteFor("admin");
  const wrong = await send("/admin/createuser", { ...newcomer, email: "nobody", role: "lead" }, { headers });
  const page = await wrong.text();
  expect([wrong.status, textOf(page)]).toEqual([422, expect.stringContaining("The user is not created yet.")]);
  expect(textOf(page)).toContain("Invalid email");
  for (const typed of ['value="New"', 'value="Colleague"', 'value="nobody"', 'value="1990-12-31"'])
    expect(page).toContain(typed);
  expect(page).toMatch(/<input(?=[^>]*value="lead")[^>]*checked/);
  expect(await findUserByEmail(ctx.db, "nobody")).toBeUndefined();
  const done = await send("/admin/createuser", newcomer, { headers });
  const after = await done.text();
  expect([done.status, textOf(after)]).toEqual([
    200,
    expect.stringContaining("The user is created. An invitation is on its way to new@example.org."),
  ]);
  expect(after).not.toContain('value="Colleague"');
  const taken = await (await send("/admin/createuser", newcomer, { headers })).text();
  expect(textOf(taken)).toContain("A user with this address exists already");
  expect(taken).toContain('value="Colleague"');
});

test("a user without a chosen role becomes an editor", async () => {
  const { create, ctx } = await aSiteFor("admin");
  const { firstName, lastName, email } = newcomer;
  expect((await create({ firstName, lastName, email })).status).toBe(200);
  const user = await findUserByEmail(ctx.db, email);
  expect(user).toMatchObject({ dob: null, position: null });
  expect(await findRoles(ctx.db, user?.id ?? "")).toEqual(["editor"]);
});

test("an unsent invitation keeps the account and leaves later", async () => {
  const { create, ctx, clock, emails } = await aSiteFor("admin");
  const { send: post } = ctx.mailer;
  ctx.mailer.send = async () => {
    throw new Error("no mail today");
  };
  expect(await (await create(newcomer)).text()).toContain("An invitation is on its way to new@example.org.");
  expect(await emails()).toEqual([]);
  expect(await findUserByEmail(ctx.db, newcomer.email)).toBeDefined();

  ctx.mailer.send = post;
  clock.at = new Date("2026-03-10T09:01:00Z");
  expect(await emails()).toMatchObject([{ to: "new@example.org", subject: "Tabasamu: your invitation" }]);
});

test("an expired waiting invitation is replaced", async () => {
  const { create, ctx, clock, emails, send, headers } = await aSiteFor("admin");
  await create(newcomer);
  clock.at = new Date("2026-03-17T09:00:01Z");
  expect(await emails()).toEqual([]);
  const person = await findUserByEmail(ctx.db, newcomer.email);
  expect((await send(`/admin/manageusers/${person?.id}`, { intent: "invite" }, { headers })).status).toBe(200);
  expect(await emails()).toHaveLength(1);
});

test("a failed account sends no invitation", async () => {
  const { create, ctx, emails } = await aSiteFor("admin");
  await ctx.db.schema.dropTable("outbox_emails").execute();
  await create(newcomer).catch(() => undefined);
  expect(await findUserByEmail(ctx.db, newcomer.email)).toBeUndefined();
  await expect(emails()).rejects.toThrow();
});

test("only admins invite, and only users without a password", async () => {
  const { send, ctx, headers, emails } = await aSiteFor("admin");
  expect((await send("/admin/manageusers/admin", { intent: "invite" }, { headers })).status).toBe(409);
  await insertUser(ctx.db, aStaffMember({ id: "invited", email: "invited@example.org" }));
  const editor = { Cookie: await signIn(ctx, "editor") };
  expect((await send("/admin/manageusers/invited", { intent: "invite" }, { headers: editor })).status).toBe(403);
  expect(await emails()).toEqual([]);
});
