import { expect, test } from "vitest";
import { replaceRoles } from "../app/features/people/users/role-queries.server.ts";
import type { Role } from "../app/values/roles.ts";
import { addOneOfEach } from "./support/feature-samples.ts";
import { textOf } from "./support/page-text.ts";
import { addStaffMember } from "./support/sign-in.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

/** Opens a site with a person whose role changes while a page is open, and another who keeps it. */
async function openSite(role: Role, becomes: Role) {
  const site = await createStaffedSite({ empty: false }, role);
  await addOneOfEach(site.ctx);
  await addStaffMember(site.ctx, { id: "bola", role, name: "Bola", email: "bola@example.org" });
  await replaceRoles(site.ctx.db, role, [becomes]);
  return site;
}

test.each([
  [
    "editor",
    "/admin/post",
    { title: "New" },
    "only editors, admins and writers can do it, so ask Bola or Other Member.",
  ],
  ["editor", "/admin/settings", { name: "New" }, "only editors and admins can do it, so ask Bola or Other Member."],
  ["editor", "/admin/consents/1", { intent: "withdraw" }, "only editors, safeguarding leads and admins can do it"],
  ["editor", "/admin/newsletter/1", { intent: "test" }, "only editors and admins can do it"],
  [
    "admin",
    "/admin/people-data",
    { intent: "find", email: "a@example.org" },
    "only safeguarding leads and admins can do it",
  ],
  ["lead", "/admin/concerns", { intent: "note", id: "1", text: "We called." }, "Only a safeguarding lead, or someone"],
  [
    "treasurer",
    "/admin/gifts/record",
    { method: "cash" },
    "only admins and treasurers can do it, so ask Bola or Other",
  ],
] as const)(
  "a former %s reads at the form of %s who can send it; nothing is stored",
  async (role, path, fields, who) => {
    const { ctx, send, staffHeaders } = await openSite(role, role === "treasurer" ? "writer" : "treasurer");
    const before = await ctx.db.selectFrom("audit_log").select("id").execute();
    const answer = await send(`${path}.data`, fields, { headers: staffHeaders });
    const text = await answer.text();
    expect(answer.status).toBe(403);
    // An answer to the form, and no page of its own in its place.
    expect(text).toContain('"message"');
    expect(text).not.toContain("ErrorResponse");
    expect(text).toContain(who);
    expect(await ctx.db.selectFrom("audit_log").select("id").execute()).toEqual(before);
    // Without script the page says the same by its roles, and gives back what was typed.
    const page = await send(path, fields, { headers: { ...staffHeaders, Accept: "text/html" } });
    const html = await page.text();
    expect([page.status, textOf(html)]).toEqual([403, expect.stringContaining("You cannot open")]);
    const { intent: _intent, id: _id, ...typed } = fields as Record<string, string>;
    for (const value of Object.values(typed)) expect(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]).toContain(value);
  },
);

test("a form for another role is refused with the names of those who may send it", async () => {
  const { send, staffHeaders } = await openSite("editor", "writer");
  const answer = await send("/admin/event.data", { title: "A day" }, { headers: staffHeaders });
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining("only editors and admins can do it, so ask Bola or Other Member."),
  ]);
});

test("the publish sheet says who can publish, where the role changed meanwhile", async () => {
  const { send, staffHeaders } = await openSite("editor", "treasurer");
  const answer = await send("/admin/checks", { "draft-subject": "event:1", title: "A day" }, { headers: staffHeaders });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    403,
    expect.stringContaining(
      "Your role does not allow that now: only editors, admins and writers can do it, so ask Bola",
    ),
  ]);
});

test("a check for another role is refused with the names of those who may ask", async () => {
  const { send, staffHeaders } = await openSite("editor", "writer");
  const answer = await send("/admin/checks", { "draft-subject": "event:1", title: "A day" }, { headers: staffHeaders });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    403,
    expect.stringContaining("only editors and admins can do it, so ask Bola or Other Member."),
  ]);
});
