import { describe, expect, test } from "vitest";
import { sendMessage } from "../app/features/site/contact/message-commands.server.ts";
import { jobs } from "../app/jobs.server.ts";
import { checkClock, trustTime } from "../app/server/db/trusted-time.ts";
import { countTowardsRateLimit } from "../app/server/http/rate-limit.server.ts";
import { enqueueEmail, sendQueuedEmails } from "../app/server/mail/outbox.server.ts";
import { textOf } from "./support/page-text.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

const day = 24 * 60 * 60 * 1000;
const words = { firstName: "Ada", lastName: "Sample", email: "ada@example.org", subject: "Old", message: "Hello" };
const email = { to: "ada@example.org", subject: "A link", text: "The link", html: "<p>The link</p>" };
const limit = { what: "contact", times: 3, minutes: 60 };
const never = new AbortController().signal;

/** A site where a row stands in everything that is deleted by its age, and a clock that can jump. */
async function aSiteInUse(role: "editor" | "admin" = "admin") {
  const here = await createStaffedSite({}, role);
  const { ctx, clock, post } = here;
  const { db } = ctx;
  const soon = (days: number) => new Date(clock.at.getTime() + days * day).toISOString();
  await sendMessage(ctx, words);
  await post("/admin/project", { title: "Bin", theme: "T", paragraphs: ["One."], photos: "1", idempotencyKey: "1" });
  await post("/admin/project/1", { intent: "delete" });
  await db
    .insertInto("one_time_links")
    .values({ purpose: "password", user_id: role, hash: "link", expires_at: soon(1) })
    .execute();
  await db
    .insertInto("verifications")
    .values({
      id: "1",
      identifier: "x",
      value: "x",
      createdAt: soon(0),
      updatedAt: soon(0),
      expiresAt: soon(1),
    } as never)
    .execute();
  await db
    .insertInto("pending_subscribers")
    .values({ hash: "h", email: "b@example.org", consent: "c", page: "/", requested_at: soon(0), expires_at: soon(7) })
    .execute();
  await ctx.db.transaction().execute(async (transaction) => {
    await enqueueEmail(ctx, transaction, email, { kind: "password", expiresAt: soon(1) });
  });
  const sent = {
    kind: "sample",
    recipient: "c@example.org",
    reply_to: null,
    subject: "S",
    text: "",
    html: "",
    headers: "{}",
  };
  await db
    .insertInto("outbox_emails")
    .values({
      ...sent,

      idempotency_key: null,
      message_id: "<1@x>",
      attempts: 1,
      next_at: soon(0),
      claimed_until: null,
      give_up_at: soon(8),

      state: "sent",
      expires_at: null,
      failure: null,
      permanent_failure: null,
      created_at: soon(0),
      sent_at: soon(0),
    })
    .execute();
  await countTowardsRateLimit(ctx, limit, "192.0.2.1");
  await db
    .insertInto("backup_failures")
    .values({ ended_at: soon(0), failure: "The disk is full." })
    .execute();

  const count = async () => {
    const tables = [
      "messages",
      "audit_log",
      "sessions",
      "one_time_links",
      "verifications",
      "pending_subscribers",
      "projects",
      "rate_limits",
      "backup_failures",
    ] as const;
    const counts: Record<string, number> = {};
    for (const table of tables as readonly "messages"[])
      counts[table] = (await db.selectFrom(table).selectAll().execute()).length;
    counts.emails = (await db.selectFrom("outbox_emails").select("id").where("text", "!=", "").execute()).length;
    counts.sentEmails = (
      await db.selectFrom("outbox_emails").select("id").where("kind", "=", "sample").execute()
    ).length;
    return counts;
  };
  /** Runs everything that the site does by itself; the doctor waits minutes between its two runs. */
  const work = async () => {
    for (const job of jobs) if (!["backup", "doctor"].includes(job.name)) await job.run(ctx, never);
  };
  const jump = (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * day);
  };
  return { ...here, count, work, jump };
}

describe("a clock that jumps two years ahead", () => {
  test("deletes nothing in any job, also after restarts", async () => {
    const { work, jump, count, logged, ctx } = await aSiteInUse();
    const { emails: _, ...before } = await count();
    for (const amount of Object.values(before)) expect(amount).toBeGreaterThan(0);
    jump(731);
    const waiting = ctx.db.selectFrom("outbox_emails").select(["state", "text"]).where("kind", "=", "password");
    for (const _start of [1, 2]) {
      await work();
      const { emails: _now, backup_failures: failures, ...after } = await count();
      expect({ ...after, backup_failures: Math.min(failures ?? 0, 1) }).toEqual(before);
      expect(await waiting.executeTakeFirst()).toEqual({ state: "waiting", text: "The link" });
      jump(1);
    }
    expect(logged.join("\n")).toContain("clock not trusted");
  });

  test("is noticed by the dates of rows alone", async () => {
    const { work, jump, count, ctx } = await aSiteInUse();
    await ctx.db.deleteFrom("trusted_time").execute();
    const { messages, sessions } = await count();
    jump(731);
    await work();
    expect(await count()).toMatchObject({ messages, sessions });
  });

  test("is not believed because of rows that were written meanwhile", async () => {
    const { work, jump, ctx, count } = await aSiteInUse();
    jump(731);
    await sendMessage(ctx, words);
    await work();
    expect(await count()).toMatchObject({ messages: 2 });
  });

  test("stays on the staff home until an admin confirms it", async () => {
    const { work, jump, count, post, readAsStaff, auditEvents, clock } = await aSiteInUse();
    expect(await readAsStaff("/admin")).not.toContain("Is the clock right?");
    jump(731);
    const text = textOf(await readAsStaff("/admin"));
    expect(text).toContain("Is the clock right?");
    expect(text).toContain("March 10, 2028, 10:00");
    expect(text).toContain("March 10, 2026, 10:00");
    const answer = await post("/admin", { intent: "confirm-clock", moment: clock.at.toISOString() });
    expect(answer.status).toBe(200);
    expect((await auditEvents()).at(-1)).toBe("clock confirmed, clock");
    expect(await readAsStaff("/admin")).not.toContain("Is the clock right?");
    await work();
    expect(await count()).toMatchObject({ messages: 0, pending_subscribers: 0, projects: 0, one_time_links: 0 });
  });

  test("is not confirmed by a page that showed another time", async () => {
    const { jump, post, readAsStaff, auditEvents, clock } = await aSiteInUse();
    jump(60);
    const shown = clock.at.toISOString();
    jump(671);
    expect(await (await post("/admin", { intent: "confirm-clock", moment: shown })).text()).toContain(
      "another time now",
    );
    expect(await readAsStaff("/admin")).toContain("Is the clock right?");
    expect(await auditEvents()).not.toContain("clock confirmed, clock");
  });

  test("is not shown to editors, who cannot settle it", async () => {
    const { jump, post, readAsStaff } = await aSiteInUse("editor");
    jump(731);
    const html = await readAsStaff("/admin");
    expect(textOf(html)).not.toMatch(/clock/i);
    expect(html).not.toContain("confirm-clock");
    expect((await post("/admin", { intent: "confirm-clock", moment: "x" })).status).toBe(403);
  });

  test("is forgotten as soon as it is right again", async () => {
    const { ctx, jump, count, work, readAsStaff, emails } = await aSiteInUse();
    const { messages, sessions } = await count();
    jump(731);
    for (let time = 0; time < 9; time++) await countTowardsRateLimit(ctx, limit, "192.0.2.7");
    await sendQueuedEmails(ctx, never);
    jump(-731);
    expect(await countTowardsRateLimit(ctx, limit, "192.0.2.7")).toBe(true);
    expect(await readAsStaff("/admin")).not.toContain("Is the clock right?");
    expect((await emails()).map(({ subject }) => subject)).toContain("A link");
    await work();
    expect(await count()).toMatchObject({ messages, sessions });
  });
});

test("a clock that goes on by itself is trusted, day after day, and old things go", async () => {
  const { ctx, work, jump, count } = await aSiteInUse();
  for (let days = 0; days < 400; days += 2) {
    jump(2);
    expect((await checkClock(ctx)).isTrusted).toBe(true);
  }
  await work();
  expect(await count()).toMatchObject({ messages: 0, projects: 0 });
});

test("a long weekend without the machine is no jump, and a week is one", async () => {
  const { ctx, jump } = await aSiteInUse();
  jump(3);
  expect((await checkClock(ctx)).isTrusted).toBe(true);
  jump(7);
  expect((await checkClock(ctx)).isTrusted).toBe(false);
  await trustTime(ctx.db, ctx.clock.now().toISOString());
  expect((await checkClock(ctx)).isTrusted).toBe(true);
});

test("a machine that wakes in 1970 deletes nothing, and goes on by itself when its clock is set", async () => {
  const { ctx, work, count, clock } = await aSiteInUse();
  const before = await count();
  const right = clock.at;
  clock.at = new Date("1970-01-01T00:01:00Z");
  await work();
  expect((await checkClock(ctx)).isTrusted).toBe(false);
  clock.at = right;
  expect((await checkClock(ctx)).isTrusted).toBe(true);
  expect(await count()).toMatchObject({ messages: before.messages, sessions: before.sessions });
});

describe("sessions", () => {
  test("that are over are deleted only by their job", async () => {
    const { ctx, visit } = await createStaffedSite({}, "admin");
    await ctx.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() - day).toISOString() })
      .execute();
    expect((await visit("/admin")).status).toBe(302);
    expect(await ctx.db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
    await ctx.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() + day).toISOString() })
      .execute();
    expect((await visit("/admin")).status).toBe(200);
  });

  test("that were put off while the clock was ahead are over", async () => {
    const { ctx, visit } = await createStaffedSite({}, "admin");
    await ctx.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() + 730 * day).toISOString() })
      .execute();
    expect((await visit("/admin")).status).toBe(302);
  });

  test("still end at once when their user signs out", async () => {
    const { ctx, post } = await createStaffedSite({}, "admin");
    await post("/admin/signout", {});
    expect(await ctx.db.selectFrom("sessions").select("id").execute()).toEqual([]);
  });
});
