import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertAuditEvent } from "../../../server/audit-log/audit-log-queries.server.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

const anAuditEvent = (number: number) => ({
  at: `2026-03-10T23:30:00.${String(number).padStart(3, "0")}Z`,
  who_id: "admin",
  who: "Sample Admin",
  what: `action ${number} done`,
  subject: `post:${number}`,
  before: null,
  after: null,
});

test("an admin reads person, act, time in Lagos, newest first, page by page", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  const read = async (path: string) => textOf((await (await ask(path, { headers })).text()).split("<main")[1] ?? "");
  expect(await read("/admin/log")).toContain("The log is empty");
  for (let number = 1; number <= 51; number++) await insertAuditEvent(ctx.db, anAuditEvent(number));
  await insertAuditEvent(ctx.db, { ...anAuditEvent(52), before: '{"name":"<b>Old</b>"}', after: '{"name":"New"}' });
  const first = await read("/admin/log");
  expect(first).toContain(
    "Wednesday March 11, 2026 S Sample Admin did this: action 52 done Details a post that is gone",
  );
  expect(first).toContain("Before: name: <b>Old</b> After: name: New");
  expect(first).toContain('action 52 done, post:52, line 52 {"name":"<b>Old</b>"} {"name":"New"} 00:30');
  expect(first.indexOf("this: action 51 done")).toBeLessThan(first.indexOf("this: action 50 done"));
  expect(first).toContain("Older");
  expect(first).not.toContain("this: action 2 done");
  const last = await read("/admin/log?before=3");
  expect(last).toContain("action 1 done");
  expect(last).toContain("Newest");
  expect(last).not.toContain("Older");
  for (const before of ["0", "x", "-1"]) expect(await read(`/admin/log?before=${before}`)).toContain("action 52 done");
});

test("filters narrow the timeline to a kind or a person", async () => {
  const { ask, ctx, clock } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  const read = async (query: string) =>
    textOf((await (await ask(`/admin/log${query}`, { headers })).text()).split("<main")[1] ?? "");
  clock.at = new Date("2026-03-11T12:00:00Z");
  await insertAuditEvent(ctx.db, { ...anAuditEvent(1), at: "2026-03-09T12:00:00.000Z", who: "Sample Editor" });
  await insertAuditEvent(ctx.db, { ...anAuditEvent(2), at: "2026-03-10T12:00:00.000Z", subject: "photo:2" });
  await insertAuditEvent(ctx.db, { ...anAuditEvent(3), at: "2026-03-11T12:00:00.000Z", subject: "user:x" });
  expect(await read("")).toMatch(
    /Today, Wednesday March 11, 2026 .*action 3.*Yesterday, Tuesday March 10, 2026 .*action 2.*Monday March 9, 2026 .*action 1/,
  );
  const actions = async (query: string) =>
    [...(await read(query)).matchAll(/did this: (action \d)/g)].map(([, action]) => action);
  expect(await actions("?kind=writing")).toEqual(["action 1"]);
  expect(await actions("?kind=photos")).toEqual(["action 2"]);
  expect(await actions("?kind=people")).toEqual(["action 3"]);
  expect(await actions("?kind=settings")).toEqual([]);
  expect(await actions("?who=Sample+Editor")).toEqual(["action 1"]);
  expect(await actions("?who=Sample+Editor&kind=photos")).toEqual([]);
  expect(await read("?who=Sample+Editor&kind=photos")).toContain("No row of the log fits Clear the search");
  expect(await actions("?kind=nonsense")).toHaveLength(3);
  // Each feature links to its own things.
  const others = { people: "guest:1", gifts: "credit:1", photos: "consent:1" };
  for (const [index, [kind, subject]] of Object.entries(others).entries()) {
    await insertAuditEvent(ctx.db, { ...anAuditEvent(4), at: `2026-03-11T12:00:00.00${index + 1}Z`, subject });
    expect([kind, await actions(`?kind=${kind}`)]).toEqual([kind, expect.arrayContaining(["action 4"])]);
  }
});

test("a search finds words in any line; the CSV has the same lines", async () => {
  const { ask, ctx, clock } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  clock.at = new Date("2026-03-11T12:00:00Z");
  await insertAuditEvent(ctx.db, { ...anAuditEvent(1), what: "setting changed", subject: "setting:look" });
  await insertAuditEvent(ctx.db, {
    ...anAuditEvent(2),
    what: "concern opened",
    subject: "concern:1",
    after: '{"story":"a driver shouts"}',
  });
  for (let number = 3; number <= 160; number++) await insertAuditEvent(ctx.db, anAuditEvent(number));
  const read = async (query: string) =>
    textOf((await (await ask(`/admin/log${query}`, { headers })).text()).split("<main")[1] ?? "");
  const found = await read("?q=CHANGED+look");
  expect(found).toMatch(/changed .*look/i);
  expect(found).not.toContain("action");
  // The content of a concern is not in the log, so a search does not find it.
  expect(await read("?q=driver")).toContain("No row of the log fits");
  expect(await read("?q=Admin+concern")).toContain("concern");
  const file = await ask("/admin/log.csv?q=changed+look", { headers });
  expect(file.headers.get("Content-Type")).toMatch(/^text\/csv/);
  const [head, line, ...more] = (await file.text()).split("\r\n");
  expect(head).toBe('"Day","Time","Who","Did what","Before and after"');
  expect(line).toMatch(/^"2026-03-11","00:30","Sample Admin","changed .*look/i);
  expect(more).toEqual([]);
  expect((await (await ask("/admin/log.csv", { headers })).text()).split("\r\n")).toHaveLength(161);
});

test("the CSV uses the foundation's clock, like the page", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  await saveSetting(ctx.db, "country", "KE");
  await insertAuditEvent(ctx.db, anAuditEvent(1));
  expect(textOf(await (await ask("/admin/log", { headers })).text())).toContain("02:30");
  expect(await (await ask("/admin/log.csv", { headers })).text()).toContain('"2026-03-11","02:30"');
});

test("a search of a long log stops with a link to go on", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  await insertAuditEvent(ctx.db, { ...anAuditEvent(1), what: "needle found" });
  for (let number = 2; number <= 1100; number++)
    await insertAuditEvent(ctx.db, { ...anAuditEvent(2), at: new Date(Date.UTC(2026, 2, 10) + number).toISOString() });
  const first = await (await ask("/admin/log?q=needle", { headers })).text();
  expect(textOf(first)).toContain("Older rows are not searched yet");
  const [, older = ""] = /href="(\/admin\/log\?q=needle&amp;before=\d+)"/.exec(first) ?? [];
  const next = await (await ask(older.replace("&amp;", "&"), { headers })).text();
  expect(textOf(next)).toContain("needle found");
});

test("an editor cannot read the log, nor see a link to it", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  await signIn(ctx, "admin");
  const headers = { Cookie: await signIn(ctx, "editor") };
  const answer = await ask("/admin/log", { headers });
  expect(answer.status).toBe(403);
  expect(textOf(mainOf(await answer.text()))).toBe(
    "You cannot open Log Who opens it: Admin. If you need something from it, ask Sample Admin. Back to Today",
  );
  const home = await (await ask("/admin", { headers })).text();
  expect(home).not.toContain('href="/admin/log"');
  const site = await (await ask("/admin/manageusers", { headers })).text();
  expect(site).toContain('href="/admin/settings"');
  expect(site).not.toContain('href="/admin/log"');
});

test("an admin finds the log at home, the invitation among users", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  const headers = { Cookie: await signIn(ctx, "admin") };
  expect(await (await ask("/admin/settings", { headers })).text()).toContain('href="/admin/log"');
  expect(await (await ask("/admin/manageusers", { headers })).text()).toContain('href="/admin/createuser"');
});

test("a visitor is redirected to the sign-in page", async () => {
  const { ask } = await createTestSite({ empty: true });
  expect((await ask("/admin/log")).headers.get("Location")).toBe("/login?to=%2Fadmin%2Flog");
});
