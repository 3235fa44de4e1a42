import { expect, test } from "vitest";
import { auditOf, siteWithConcern } from "../../../../tests/support/concerns.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { stopPath } from "../../../server/auth/stop-link.server.ts";
import { checkClock } from "../../../server/db/trusted-time.ts";
import { changeRole, changeUser } from "../../people/users/user-commands.server.ts";

const hourMs = 3_600_000;

async function site() {
  const here = await siteWithConcern();
  const people = [
    ["ada", "admin"],
    ["eve", "editor"],
  ] as const;
  for (const [id, role] of people)
    await addStaffMember(here.ctx, {
      id,
      role,
      name: id,
      email: `${id}@example.org`,
      createdAt: "2020-01-01T00:00:00Z",
    });
  const row = await here.ctx.db.selectFrom("users").selectAll().where("id", "=", "ada").executeTakeFirstOrThrow();
  const ada: StaffMember = { ...row, roles: ["admin"], twoFactor: false, readsSafeguarding: false };
  const { user_id: leadId } = await here.ctx.db
    .selectFrom("user_roles")
    .select("user_id")
    .where("role", "=", "lead")
    .executeTakeFirstOrThrow();
  const pass = async (hours: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + hours * hourMs);
    await checkClock(here.ctx);
  };
  const makeLead = (id: string) => changeRole(here.ctx, ada, id, "lead");
  const mails = async () => (await here.emails()).filter(({ subject }) => subject.includes("who reads concerns"));
  const right = (id: string) => readRightOf(here.ctx, id);
  return { ...here, ada, leadId, pass, makeLead, mails, right };
}

const linkIn = (text: string) => /https:\/\/site\.test(\/login\/stop\?\S+)/.exec(text)?.[1] ?? "";

test("a lead stops a new lead, which is logged and mailed", async () => {
  const here = await site();
  await here.makeLead("eve");
  const page = await (await here.visit("/admin/concerns")).text();
  const [, id = ""] = /name="intent" value="stop"\/><input type="hidden" name="id" value="(\d+)"/.exec(page) ?? [];
  const before = (await here.mails()).map(({ to }) => to).sort();
  const eve = await signInAgain(here.ctx, "eve@example.org");
  expect((await here.post({ intent: "stop", id }, eve)).status).toBe(403);
  const done = await here.post({ intent: "stop", id, idempotencyKey: "1" });
  expect(textOf(await done.text())).toContain("Stopped: the account cannot read concerns");
  expect((await here.post({ intent: "stop", id, idempotencyKey: "2" })).status).toBe(409);
  await here.pass(25);
  expect(await here.right("eve")).toBeUndefined();
  const closed = textOf(
    await (await here.visit("/admin/concerns", await signInAgain(here.ctx, "eve@example.org"))).text(),
  );
  expect(closed).toContain("your right to read concerns was stopped.");
  expect(closed).toContain("An admin can appoint you again: in Team, with “Make safeguarding lead”. Ask ada.");
  expect(await auditOf(here)).toContainEqual(expect.stringContaining("reading concerns: stopped, reading:eve"));
  const told = (await here.mails()).filter(({ text }) => text.includes("it was stopped in time")).map(({ to }) => to);
  for (const to of before) expect(told).toContain(to);
});

test("a lead with a moved address stops from the e-mail without sign-in", async () => {
  const here = await site();
  const fields = { displayName: "", email: "taken@example.org", currentPassword: "" } as never;
  await changeUser(here.ctx, here.ada, here.leadId, fields);
  const mail = (await here.mails()).find(({ to }) => to === "lead@example.org");
  const path = linkIn(mail?.text ?? "");
  expect(textOf(await (await here.ask(path)).text())).toContain("another person changed the account’s email address");
  expect((await here.right(here.leadId))?.ranges).toHaveLength(1);
  const wrong = path.replace(/key=./, (start) => (start === "key=A" ? "key=B" : "key=A"));
  expect((await here.send(wrong, {})).status).toBe(403);
  const answer = await here.send(path, {});
  expect(answer.status).toBe(303);
  expect(textOf(await (await here.ask(answer.headers.get("Location") ?? "")).text())).toContain("It is stopped");
  expect((await here.send(path, {})).status).toBe(409);
  await here.pass(25);
  expect(await here.right(here.leadId)).toBeUndefined();
});

test("changes that took effect cannot be stopped", async () => {
  const here = await site();
  await here.makeLead("eve");
  const office = (await here.mails()).find(({ to }) => to !== "lead@example.org");
  expect(linkIn(office?.text ?? "")).toBe("");
  await addStaffMember(here.ctx, { id: "ben", role: "editor", name: "ben", email: "ben@example.org" });
  await here.makeLead("ben");
  const facts = await here.ctx.db.selectFrom("reading_rights").select(["id", "member_id"]).execute();
  const ben = facts.find(({ member_id }) => member_id === "ben")?.id ?? 0;
  expect((await here.send(stopPath(here.ctx, ben, "eve"), {})).status).toBe(403);
  const path = linkIn((await here.mails()).find(({ to }) => to === "lead@example.org")?.text ?? "");
  await here.pass(25);
  expect((await here.ask(path)).status).toBe(409);
  expect((await here.send(path, {})).status).toBe(409);
  expect(await here.right("ben")).toBeDefined();
});
