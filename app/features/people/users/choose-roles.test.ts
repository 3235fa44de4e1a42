import { expect, test } from "vitest";
import { by, foundation, memberOf, pass, reads } from "../../../../tests/support/make-readers.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { replaceRoles } from "./role-queries.server.ts";
import { findUserByEmail } from "./user-queries.server.ts";

const newcomer = { firstName: "New", lastName: "Person", email: "new@example.org" };

test.each([
  ["writer", ["writer"]],
  ["treasurer", ["treasurer"]],
  ["lead", ["lead"]],
] as const)("an admin gives the role %s", async (role, roles) => {
  const { ctx, post, auditEvents } = await createStaffedSite({}, "admin");
  expect((await post("/admin/createuser", { ...newcomer, role })).status).toBe(200);
  const { id = "" } = (await findUserByEmail(ctx.db, newcomer.email)) ?? {};
  expect(await findRoles(ctx.db, id)).toEqual(roles);
  await addStaffMember(ctx, { id: "other", name: "Other Person", email: "other@example.org" });
  expect((await post("/admin/manageusers/other", { intent: "role", role })).status).toBe(200);
  expect(await findRoles(ctx.db, "other")).toEqual(roles);
  expect(await auditEvents()).toContain("role changed, user:other");
  const change = await ctx.db.selectFrom("account_changes").selectAll().where("account_id", "=", "other").execute();
  expect(change.map(({ role_before, role_after }) => [role_before, role_after])).toEqual([["editor", roles.join(" ")]]);
});

test("several roles are shown by name until one replaces them", async () => {
  const { ctx, post, readAsStaff } = await createStaffedSite({}, "admin");
  await addStaffMember(ctx, { id: "other", name: "Other Person", email: "other@example.org" });
  await replaceRoles(ctx.db, "other", ["writer", "treasurer"]);
  expect(textOf(await readAsStaff("/admin/manageusers"))).toContain("other@example.org Writer, Treasurer");
  await post("/admin/manageusers/other", { intent: "role", role: "writer" });
  expect(await findRoles(ctx.db, "other")).toEqual(["writer"]);
});

test.each(["writer", "treasurer", "lead"] as const)("a %s changes only the own account", async (role) => {
  const { ctx, post, readAsStaff } = await createStaffedSite({}, role);
  await addStaffMember(ctx, { id: "other", name: "Other Person", email: "other@example.org" });
  const list = textOf(await readAsStaff("/admin/manageusers"));
  expect([list.includes(`${role}@example.org`), list.includes("Other Person")]).toEqual([true, false]);
  expect(await readAsStaff("/admin/jump?q=person")).not.toContain("Other Person");
  await post(`/admin/manageusers/${role}`, { intent: "change", displayName: "By Myself", role: "admin" });
  expect(textOf(await readAsStaff("/admin/manageusers"))).toContain("By Myself");
  expect(await findRoles(ctx.db, role)).toEqual([role]);
});

test("the last admin keeps the role", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  await replaceRoles(ctx.db, "admin", ["admin", "treasurer"]);
  expect((await post("/admin/manageusers/admin", { intent: "role", role: "treasurer" })).status).toBe(403);
  await addStaffMember(ctx, { id: "second", role: "admin", email: "second@example.org" });
  expect((await post("/admin/manageusers/admin", { intent: "role", role: "treasurer" })).status).toBe(200);
});

test("a lead who is an admin reads as a lead; an editor does not read", async () => {
  const here = await foundation();
  await replaceRoles(here.ctx.db, "lead", ["editor", "lead", "admin"]);
  expect(await reads(here, "lead", 1)).toBe(true);
  await by(here, "ada", "lead", "lead");
  expect((await memberOf(here, "lead"))?.roles).toEqual(["lead"]);
  expect(await reads(here, "lead", 1)).toBe(true);
  await by(here, "ada", "lead", "editor");
  expect(await reads(here, "lead", 1)).toBe(false);
  await by(here, "ada", "lead", "lead");
  expect(await reads(here, "lead", 1)).toBe(false);
  await pass(here, 25);
  expect((await memberOf(here, "lead"))?.readsSafeguarding).toBe(true);
});
