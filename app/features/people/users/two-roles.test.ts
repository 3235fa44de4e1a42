import { expect, test } from "vitest";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { addableRoles, canEdit, canWrite, hasRole, type Role, roles, writeRoles } from "../../../values/roles.ts";

async function openSite(role: Role) {
  const site = await createStaffedSite({}, "admin");
  await addStaffMember(site.ctx, { id: "ada", role, name: "Ada", email: "ada@example.org" });
  const give = async (fields: Record<string, string>) =>
    (await site.post("/admin/manageusers/ada", { intent: "role", ...fields })).status;
  const has = async () => writeRoles(await findRoles(site.ctx.db, "ada"));
  return { ...site, give, has };
}

test("a treasurer can also be a writer until one role replaces both", async () => {
  const { give, has } = await openSite("treasurer");
  expect(await give({ role: "writer", also: "on" })).toBe(200);
  expect(await has()).toBe("writer treasurer");
  // A repeated or stale press changes nothing.
  expect(await give({ role: "writer", also: "on" })).toBe(409);
  expect(await has()).toBe("writer treasurer");
  expect(await give({ role: "editor" })).toBe(200);
  expect(await has()).toBe("editor");
});

test("no role is added to an admin, and admin is never added", async () => {
  const admin = await openSite("admin");
  for (const role of roles) expect(await admin.give({ role, also: "on" })).toBe(409);
  expect(await admin.has()).toBe("admin");
  const editor = await openSite("editor");
  expect(await editor.give({ role: "admin", also: "on" })).toBe(409);
  expect(await editor.give({ role: "lead", also: "on" })).toBe(200);
  expect(await editor.has()).toBe("editor lead");
});

test("random role changes keep admins single-role and lose no role", async () => {
  const { give, has, ctx } = await openSite("writer");
  const random = numbersFrom(7);
  for (let step = 0; step < 40; step++) {
    const role = roles[random(roles.length)] as Role;
    const isAdded = random(10) < 6;
    const before = { roles: await findRoles(ctx.db, "ada") };
    const status = await give({ role, ...(isAdded && { also: "on" }) });
    const after = { roles: await findRoles(ctx.db, "ada") };
    if (hasRole(after, "admin")) expect(await has()).toBe("admin");
    if (!isAdded) continue;
    expect(status).toBe(addableRoles(before).includes(role) ? 200 : 409);
    for (const kept of before.roles) expect(hasRole(after, kept)).toBe(true);
    expect([canEdit(after) || !canEdit(before), canWrite(after) || !canWrite(before)]).toEqual([true, true]);
  }
});
