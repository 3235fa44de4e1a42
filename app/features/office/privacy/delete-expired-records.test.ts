import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { jobs } from "../../../jobs.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { sendMessage } from "../../site/contact/message-commands.server.ts";
import { deleteExpiredRecords } from "./delete-expired-records.server.ts";

const day = 24 * 60 * 60 * 1000;
const words = { firstName: "Ada", lastName: "Sample", email: "ada@example.org", subject: "Old", message: "Hello" };

/** An app with the records of one day and a running clock. */
async function aSiteWithRecords() {
  const here = await createStaffedSite({ now: "2026-03-31T09:00:00Z" }, "admin");
  const { ctx, clock } = here;
  await sendMessage(ctx, words);
  await withTransaction(ctx, (inside, transaction) =>
    recordAuditEvent(inside, transaction, { id: "admin", name: "Sample Admin" }, { what: "done", subject: "post:1" }),
  );
  const at = async (moment: string) => {
    clock.at = new Date(moment);
    // Years of continuous running.
    await trustTime(ctx.db, moment);
    await deleteExpiredRecords(ctx);
    const count = async (table: "messages" | "audit_log" | "outbox_emails") =>
      (await ctx.db.selectFrom(table).select("id").execute()).length;
    return {
      messages: await count("messages"),
      emails: await count("outbox_emails"),
      auditEvents: await count("audit_log"),
    };
  };
  return { ...here, at };
}

test("a message is deleted after a year, a log line after two", async () => {
  const { at } = await aSiteWithRecords();
  const all = { messages: 1, emails: 1, auditEvents: 1 };
  expect(await at("2027-03-31T09:00:00Z")).toEqual(all);
  expect(await at("2027-03-31T09:00:01Z")).toEqual({ ...all, messages: 0, emails: 0 });
  expect(await at("2028-03-31T09:00:00Z")).toEqual({ messages: 0, emails: 0, auditEvents: 1 });
  expect(await at("2028-03-31T09:00:01Z")).toEqual({ messages: 0, emails: 0, auditEvents: 0 });
});

test("new retention times apply at once, with a line in the log", async () => {
  const { at, post, read, ctx } = await aSiteWithRecords();
  expect(textOf(await read("/privacy"))).toContain("After 12 months the message is deleted");
  const form = { form: "retention", messageMonths: "1", auditLogMonths: "7" };
  expect((await post("/admin/settings", form)).status).toBe(200);
  const text = textOf(await read("/privacy"));
  expect(text).toContain("After one month the message is deleted");
  expect(text).toContain("We delete each entry after 7 months.");
  const auditEvent = await ctx.db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", "setting:retention")
    .executeTakeFirst();
  expect(auditEvent).toMatchObject({
    what: "setting changed",
    before: '{"messageMonths":12,"auditLogMonths":24}',
    after: '{"messageMonths":1,"auditLogMonths":7}',
  });
  // Months are calendar months: the last day of April replaces the 31st.
  expect(await at("2026-04-30T09:00:00Z")).toMatchObject({ messages: 1 });
  expect(await at("2026-05-01T09:00:00Z")).toMatchObject({ messages: 0, auditEvents: 2 });
  expect(await at("2026-11-01T09:00:00Z")).toMatchObject({ auditEvents: 0 });
});

test.each([
  ["messageMonths", "0"],
  ["messageMonths", "61"],
  ["messageMonths", "1.5"],
  ["auditLogMonths", "5"],
  ["auditLogMonths", "many"],
])("%s as %j is refused, and nothing changes", async (name, value) => {
  const { post, read } = await createStaffedSite({}, "admin");
  const answer = await post("/admin/settings", {
    form: "retention",
    messageMonths: "6",
    auditLogMonths: "12",
    [name]: value,
  });
  expect(answer.status).toBe(422);
  expect(textOf(await read("/privacy"))).toContain("After 12 months");
});

test("only expired links, sessions, old counts of tries are deleted", async () => {
  const { ctx, clock, visit } = await createStaffedSite({}, "admin");
  const { db } = ctx;
  const link = { purpose: "password" as const, user_id: "admin" };
  const at = (days: number) => new Date(clock.at.getTime() + days * day).toISOString();
  await db
    .insertInto("one_time_links")
    .values([
      { ...link, hash: "old", expires_at: at(0) },
      { ...link, hash: "new", expires_at: at(1) },
    ])
    .execute();
  const seconds = (days: number) => Math.floor(Date.parse(at(days)) / 1_000);
  await db
    .insertInto("rate_limits")
    .values([
      { what: "old", who: "x", count: 1, window_start: seconds(-9) },
      { what: "new", who: "x", count: 1, window_start: seconds(-7) },
    ])
    .execute();
  const begun = { id: "1", identifier: "x", value: "x", createdAt: at(-1), updatedAt: at(-1) };
  await db
    .insertInto("verifications")
    .values([{ ...begun, expiresAt: at(-1) } as never, { ...begun, id: "2", expiresAt: at(1) } as never])
    .execute();
  await db
    .insertInto("visits")
    .values([
      { date: at(-401).slice(0, 10), path: "/", count: 1 },
      { date: at(-400).slice(0, 10), path: "/", count: 1 },
    ])
    .execute();
  await deleteExpiredRecords(ctx);
  const visits = await db.selectFrom("visits").select("date").execute();
  expect(visits).toEqual([{ date: at(-400).slice(0, 10) }]);
  expect(await db.selectFrom("one_time_links").select("hash").execute()).toEqual([{ hash: "new" }]);
  const counted = db.selectFrom("rate_limits").select("what").where("who", "=", "x");
  expect(await counted.execute()).toEqual([{ what: "new" }]);
  expect(await db.selectFrom("verifications").select("id").execute()).toEqual([{ id: "2" }]);
  expect((await visit("/admin")).status).toBe(200);
  const { expiresAt } = await db.selectFrom("sessions").select("expiresAt").executeTakeFirstOrThrow();
  clock.at = new Date(expiresAt);
  await trustTime(ctx.db, expiresAt);
  await deleteExpiredRecords(ctx);
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("one of the processes deletes once a day", () => {
  expect(jobs.find(({ run }) => run === deleteExpiredRecords)).toMatchObject({ by: "one", every: 86_400 });
});

test("a photo request is deleted a year after its answer", async () => {
  const { ctx, at } = await aSiteWithRecords();
  const request = { photo_id: 1, who: "child", wish: "down", created_at: "2026-03-31T09:00:00Z" } as const;
  await ctx.db
    .insertInto("photo_requests")
    .values([{ ...request, done_at: "2026-04-01T09:00:00Z", done_by: "Sample Lead", outcome: "down" }, request])
    .execute();
  const left = async () => (await ctx.db.selectFrom("photo_requests").select("id").execute()).length;
  await at("2027-03-30T09:00:00Z");
  expect(await left()).toBe(2);
  await at("2027-04-02T09:00:00Z");
  expect(await left()).toBe(1);
});
