import { expect, test } from "vitest";
import { aPost, aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { oneTimeCode } from "../../../../tests/support/one-time-code.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, cookiesOf, samplePassword, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { insertPost } from "../../publishing/posts/post-queries.server.ts";
import { createLink } from "./one-time-link.server.ts";
import { userErrors } from "./user-errors.ts";
import { findUser, updateUser } from "./user-queries.server.ts";

type Kind = "admin" | "editor";

/** An app with an admin, an editor and an invited person, some of them signed in. */
async function aStaffedSite(...kinds: Kind[]) {
  const test = await createTestSite({ empty: true });
  const cookies: Partial<Record<Kind, string>> = {};
  for (const kind of kinds) cookies[kind] = await signIn(test.ctx, kind);
  const invited = { id: "invited", name: "Staff member 2", email: "staff2@example.org", dob: "1990-12-31" };
  await insertUser(test.ctx.db, aStaffMember(invited));
  const act = async (as: Kind | undefined, id: string, fields: Record<string, string>) => {
    const headers = as === undefined ? undefined : { Cookie: cookies[as] ?? "" };
    const answer = await test.send(`/admin/manageusers/${id}`, fields, { headers });
    const set = cookiesOf(answer.headers.getSetCookie());
    return { status: answer.status, text: await answer.text(), location: answer.headers.get("Location"), set };
  };
  const reason = async (id: string, fields: Record<string, string>) => {
    const { status, text } = await act("admin", `${id}.data`, fields);
    const known = Object.values(userErrors).find(({ sentence }) => text.includes(sentence))?.code;
    return `${status} ${known ?? /"(?:code|message)","([^"]+)"/.exec(text)?.[1]}`;
  };
  const open = async (as: Kind) =>
    (await (await test.ask("/admin/manageusers", { headers: { Cookie: cookies[as] ?? "" } })).text()).split(
      /<\/?main/,
    )[1] ?? "";
  const isIn = async (cookie = "") => (await test.ctx.auth.getSession(new Headers({ Cookie: cookie }))) !== undefined;
  const auditEvents = async () => JSON.stringify(await test.ctx.db.selectFrom("audit_log").selectAll().execute());
  return { ...test, cookies, act, reason, open, isIn, auditEvents };
}

const everyAction: Record<string, string>[] = [
  { intent: "change", displayName: "Somebody Else" },
  { intent: "role", role: "admin" },
  { intent: "password", currentPassword: samplePassword, newPassword: "quite another password" },
  { intent: "link" },
  { intent: "invite" },
  { intent: "factor" },
  { intent: "delete" },
];

test("the list shows name, position, e-mail and role of all users", async () => {
  const { open, ask, ctx } = await aStaffedSite("admin", "editor");
  const html = await open("admin");
  const text = textOf(html);
  expect(text).toContain("Staff member 2 staff2@example.org Editor · Invited, no password yet Programme volunteer");
  expect(text).toContain("Sample Admin admin@example.org Admin · You Settled Programme volunteer");
  // Admins see the last visit; a signed-out user has none.
  expect(textOf(await open("editor"))).not.toContain("Last here");
  const session = ctx.db.updateTable("sessions").where("userId", "=", "editor");
  await session.set({ expiresAt: "2026-03-17T23:30:00.000Z" }).execute();
  expect(textOf(await open("admin"))).toContain("editor@example.org Editor · Last here on March 11, 2026");
  await ctx.db.deleteFrom("sessions").where("userId", "=", "editor").execute();
  expect(textOf(await open("admin"))).not.toContain("Last here");
  expect(html).toMatch(/<img src="[^"]*avatar[^"]*\.svg"/);
  expect(html).not.toContain("1990");
  const signedOut = await ask("/admin/manageusers");
  expect(signedOut.headers.get("Location")).toBe("/login?to=%2Fadmin%2Fmanageusers");
});

test("editors have buttons only in their own row", async () => {
  const { open } = await aStaffedSite("editor");
  const rows = (await open("editor")).split("<tr ").slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const isOwn = row.includes("Sample Editor");
    expect(row.includes("<button"), row).toBe(isOwn);
    expect(row.includes("Change your password")).toBe(isOwn);
    expect(row).not.toContain("Delete");
  }
});

test("“Password” appears only in the own row", async () => {
  const { open } = await aStaffedSite("admin", "editor");
  const rows = (await open("admin")).split("<tr ").slice(1);
  const row = (name: string) => textOf(rows.find((text) => text.includes(name)) ?? "");
  expect(row("Sample Admin")).not.toMatch(/Send|Delete|Make/);
  expect(row("Sample Admin")).toContain("Password");
  expect(row("Sample Editor")).toMatch(/Edit.*Send password link.*Make admin.*Delete/);
  expect(row("Staff member 2")).toMatch(/Send invitation again/);
});

test("a visitor cannot act on users", async () => {
  const { act, ctx } = await aStaffedSite();
  for (const fields of everyAction) {
    expect(await act(undefined, "invited", fields)).toMatchObject({
      status: 302,
      location: "/login?to=%2Fadmin%2Fmanageusers%2Finvited",
    });
  }
  expect(await findUser(ctx.db, "invited")).toMatchObject({ name: "Staff member 2" });
  expect(await findRoles(ctx.db, "invited")).toEqual(["editor"]);
});

test("an editor can neither act on others nor become an admin", async () => {
  const { act, ctx, emails } = await aStaffedSite("admin", "editor");
  for (const id of ["admin", "invited"]) {
    for (const fields of everyAction) {
      expect((await act("editor", id, { ...fields, id: "editor", userId: "editor" })).status).toBe(403);
    }
  }
  expect((await act("editor", "editor", { intent: "role", role: "admin" })).status).toBe(403);
  expect((await act("editor", "editor", { intent: "delete" })).status).toBe(403);
  await act("editor", "editor", { intent: "change", displayName: "Me", role: "admin", emailVerified: "1" });
  expect(await findUser(ctx.db, "editor")).toMatchObject({ name: "Me" });
  expect(await findRoles(ctx.db, "editor")).toEqual(["editor"]);
  expect(await findUser(ctx.db, "admin")).toMatchObject({ name: "Sample Admin" });
  expect(await emails()).toEqual([]);
});

test("an unknown act or user is refused", async () => {
  const { act } = await aStaffedSite("admin");
  for (const intent of ["", "toString", "constructor", "drop"]) {
    expect((await act("admin", "invited", { intent })).status).toBe(400);
  }
  for (const fields of everyAction) expect((await act("admin", "nobody", fields)).status).toBe(404);
});

test("only filled fields change; a new e-mail cancels earlier links", async () => {
  const { act, ctx, ask, auditEvents } = await aStaffedSite("admin");
  const link = `/password?token=${await createLink(ctx, "invitation", "invited")}`;
  const named = await act("admin", "invited", { intent: "change", displayName: "Staff member 3", email: "" });
  expect(named.text).toContain("The user is saved.");
  expect((await ask(link)).status).toBe(200);
  await act("admin", "invited", { intent: "change", displayName: " ", email: "Staff3@Example.org" });
  expect(await findUser(ctx.db, "invited")).toMatchObject({ name: "Staff member 3", email: "staff3@example.org" });
  expect(await findRoles(ctx.db, "invited")).toEqual(["editor"]);
  expect((await ask(link)).status).toBe(404);
  expect(await auditEvents()).toContain("staff3@example.org");
});

test("changing the own e-mail needs the password", async () => {
  const { act, ctx, emails, auditEvents } = await aStaffedSite("editor");
  const move = (fields: Record<string, string>) =>
    act("editor", "editor", { intent: "change", email: "Moved@example.org", ...fields });
  for (const currentPassword of ["", "a wrong password"]) {
    const wrong = await move({ currentPassword });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(/currentPassword-error">That is not your current password</);
  }
  expect((await move({})).status).toBe(422);
  expect(await findUser(ctx.db, "editor")).toMatchObject({ email: "editor@example.org" });
  expect(await emails()).toEqual([]);
  // A new name needs no password, even with the unchanged address in the form.
  const named = await act("editor", "editor", { intent: "change", displayName: "Me", email: "editor@example.org" });
  expect(named.status).toBe(200);
  expect(await emails()).toEqual([]);

  expect((await move({ currentPassword: samplePassword })).text).toContain("The user is saved.");
  expect(await findUser(ctx.db, "editor")).toMatchObject({ email: "moved@example.org", emailVerified: 0 });
  const [email, ...more] = await emails();
  expect(email).toMatchObject({ to: "editor@example.org", subject: "Tabasamu: your email address was changed" });
  expect(email?.text).not.toContain("moved@");
  expect(more).toEqual([]);
  expect(await auditEvents()).not.toContain(samplePassword);
});

test("guessing a password at an unlocked screen is limited for e-mail", async () => {
  const { act, ctx } = await aStaffedSite("editor");
  ctx.auth.isPassword = async () => false;
  const guess = { intent: "change", email: "moved@example.org", currentPassword: "a guess" };
  for (let time = 0; time < 10; time++) await act("editor", "editor", guess);
  ctx.auth.isPassword = async () => true;
  expect((await act("editor", "editor", guess)).text).toContain("Too many tries.");
});

test("the old address gets an e-mail when an admin changes it", async () => {
  const { act, ctx, emails } = await aStaffedSite("admin");
  await act("admin", "invited", { intent: "change", email: "staff3@example.org" });
  expect((await emails()).map(({ to }) => to).toSorted()).toEqual(["admin@example.org", "staff2@example.org"]);
  // An admin's change counts as verified, like an invitation.
  expect(await findUser(ctx.db, "invited")).toMatchObject({ emailVerified: 1 });
});

test("an admin switches off a lost second step and ends the sessions", async () => {
  const { act, open, reason, ctx, cookies, isIn, emails, auditEvents, send } = await aStaffedSite("admin", "editor");
  expect(await reason("editor", { intent: "factor" })).toBe("409 noTwoFactor");
  const headers = new Headers({ Cookie: cookies.editor ?? "" });
  const factor = await ctx.auth.startTwoFactor(headers, samplePassword);
  // Unconfirmed TOTP does not count.
  expect(await reason("editor", { intent: "factor" })).toBe("409 noTwoFactor");
  const secret = new URL(factor?.uri ?? "").searchParams.get("secret") ?? "";
  const on = await ctx.auth.withCode(headers, oneTimeCode(secret));
  const inside = cookiesOf(on.outcome === "refused" ? [] : on.cookies);
  expect(await isIn(inside)).toBe(true);
  const row = textOf((await open("admin")).split("<tr ").find((text) => text.includes("Sample Editor")) ?? "");
  expect(row).toMatch(/Editor · Two-step sign-in on.*Switch off two-step sign-in/);
  const byThemselves = await send("/admin/manageusers/editor", { intent: "factor" }, { headers: { Cookie: inside } });
  expect(byThemselves.status).toBe(403);
  expect(await isIn(inside)).toBe(true);

  expect((await act("admin", "editor", { intent: "factor" })).text).toContain("Two-step sign-in is off.");
  expect(await isIn(inside)).toBe(false);
  const answer = await ctx.auth.withPassword(new Headers(), "editor@example.org", samplePassword);
  expect(answer.outcome).toBe("in");
  expect(await ctx.db.selectFrom("two_factors").select("id").execute()).toEqual([]);
  expect(await auditEvents()).toContain("second factor switched off by an admin");
  expect(await emails()).toEqual([
    expect.objectContaining({ to: "editor@example.org", subject: "Tabasamu: your two-step sign-in is off" }),
  ]);
  expect(await reason("editor", { intent: "factor" })).toBe("409 noTwoFactor");
});

test("the own second step cannot be switched off here", async () => {
  const { reason, ctx } = await aStaffedSite("admin");
  await updateUser(ctx.db, "admin", { twoFactorEnabled: 1 });
  expect(await reason("admin", { intent: "factor" })).toBe("403 notYourself");
});

test("an invalid or taken e-mail is refused at its field", async () => {
  const { act, ctx } = await aStaffedSite("admin");
  const wrong = await act("admin", "invited", { intent: "change", email: "nobody" });
  expect(wrong).toMatchObject({ status: 422 });
  expect(wrong.text).toMatch(/-email-error">Invalid email address</);
  const taken = await act("admin", "invited", { intent: "change", email: "ADMIN@example.org" });
  expect(taken).toMatchObject({ status: 422 });
  expect(taken.text).toMatch(/-email-error">A user with this address exists already</);
  expect(await findUser(ctx.db, "invited")).toMatchObject({ email: "staff2@example.org" });
});

test("the last admin can neither change role nor be deleted", async () => {
  const { act, reason, ctx } = await aStaffedSite("admin");
  expect(await reason("admin", { intent: "role", role: "editor" })).toBe("403 lastAdmin");
  expect((await act("admin", "admin", { intent: "delete" })).status).toBe(403);
  expect((await act("admin", "invited", { intent: "role", role: "owner" })).status).toBe(422);
  expect((await act("admin", "invited", { intent: "role", role: "admin" })).status).toBe(200);
  // With a second admin, the first may become an editor, but not delete the own account.
  expect(await reason("admin", { intent: "delete" })).toBe("403 notYourself");
  expect((await act("admin", "admin", { intent: "role", role: "editor" })).status).toBe(200);
  expect(await findRoles(ctx.db, "admin")).toEqual(["editor"]);
  expect((await act("admin", "invited", { intent: "delete" })).status).toBe(403);
});

test("deleting a user ends all sessions but keeps posts with the name", async () => {
  const { act, ctx, cookies, isIn, read, auditEvents } = await aStaffedSite("admin", "editor");
  await insertPost(ctx.db, aPost({ author_id: "editor", author_name: "Sample Editor" }));
  const elsewhere = await signInAgain(ctx, "editor@example.org");
  expect((await act("admin", "editor", { intent: "delete" })).text).toContain("The user is deleted.");
  expect(await isIn(cookies.editor)).toBe(false);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await ctx.auth.withPassword(new Headers(), "editor@example.org", samplePassword)).toEqual({
    outcome: "refused",
  });
  expect(textOf(await read("/blog/sample-post"))).toContain("Sample Editor");
  expect(await auditEvents()).toContain("user deleted");
});

test("changing the own password ends all other sessions", async () => {
  const { act, ctx, cookies, isIn, auditEvents } = await aStaffedSite("editor");
  const elsewhere = await signInAgain(ctx, "editor@example.org");
  const change = (currentPassword: string, newPassword: string) =>
    act("editor", "editor", { intent: "password", currentPassword, newPassword });
  expect((await change(samplePassword, "")).text).toMatch(/newPassword-error">Password is required</);
  expect((await change(samplePassword, "short")).text).toContain("Must be 12 characters or more");
  expect((await change("", "quite another password")).text).toContain("Password is required");
  expect((await change("a wrong password", "quite another password")).text).toContain("not your current password");
  expect(await isIn(elsewhere)).toBe(true);

  const done = await change(samplePassword, "quite another password");
  expect(done.text).toContain("Password updated successfully");
  expect(await isIn(done.set)).toBe(true);
  for (const old of [cookies.editor, elsewhere]) expect(await isIn(old)).toBe(false);
  expect(await ctx.auth.isPassword("editor", "quite another password")).toBe(true);
  expect(await auditEvents()).not.toMatch(/quite another|a long enough/);
});

test("guessing a password at an unlocked screen is limited", async () => {
  const { act, ctx } = await aStaffedSite("editor");
  ctx.auth.changePassword = async () => undefined;
  const guess = { intent: "password", currentPassword: "a guess", newPassword: "quite another password" };
  for (let time = 0; time < 10; time++) await act("editor", "editor", guess);
  expect((await act("editor", "editor", guess)).text).toContain("Too many tries.");
});

test("an admin sends others a link but never sets their password", async () => {
  const { act, reason, ctx, emails, ask } = await aStaffedSite("admin");
  await addStaffMember(ctx);
  const forged = { intent: "password", currentPassword: samplePassword, newPassword: "quite another password" };
  expect(await reason("editor", forged)).toBe("403 ownAccount");
  expect(await ctx.auth.isPassword("editor", samplePassword)).toBe(true);
  expect((await act("admin", "admin", { intent: "link" })).status).toBe(403);
  expect((await act("admin", "invited", { intent: "link" })).status).toBe(409);
  expect((await act("admin", "editor", { intent: "link" })).text).toContain("A link for a new password is on its way.");
  const [email] = await emails();
  expect(email?.to).toBe("editor@example.org");
  const link = /site\.test(\/password\S+)/.exec(email?.text ?? "")?.[1] ?? "";
  expect((await ask(link)).status).toBe(200);
});
