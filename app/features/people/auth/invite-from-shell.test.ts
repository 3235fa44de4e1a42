import { expect, test } from "vitest";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { findUserByEmail } from "../users/user-queries.server.ts";
import { inviteFromShell } from "./set-up.server.ts";

const newcomer = {
  firstName: "New",
  lastName: "Colleague",
  email: "new@example.org",
  role: "admin",
  dob: "",
  position: "",
} as const;

test("a shell invitation opens once; a new one replaces the link", async () => {
  const { ctx, ask } = await createTestSite({ empty: true });
  const first = await inviteFromShell(ctx, newcomer);
  expect((await ask(`/password?token=${first}`)).status).toBe(200);
  const second = await inviteFromShell(ctx, { ...newcomer, role: "editor" });
  expect((await ask(`/password?token=${first}`)).status).toBe(404);
  expect((await ask(`/password?token=${second}`)).status).toBe(200);
  const { id = "" } = (await findUserByEmail(ctx.db, newcomer.email)) ?? {};
  expect(await findRoles(ctx.db, id)).toEqual(["admin"]);
  const auditEvents = JSON.stringify(await ctx.db.selectFrom("audit_log").selectAll().execute());
  expect(auditEvents).toContain("The shell of the server");
  expect(auditEvents).not.toContain(second);
});

test("the shell does not invite a user with a password", async () => {
  const { ctx } = await createTestSite({ empty: true });
  await addStaffMember(ctx);
  expect(await inviteFromShell(ctx, { ...newcomer, email: "editor@example.org" })).toBeUndefined();
});
