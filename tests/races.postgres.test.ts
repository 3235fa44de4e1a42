import { describe, expect, test } from "vitest";
import { insertEvent } from "../app/features/events/events/event-queries.server.ts";
import { createLink } from "../app/features/people/users/one-time-link.server.ts";
import { countRole, countStaff } from "../app/features/people/users/user-queries.server.ts";
import { insertIssue } from "../app/features/publishing/newsletter/issue-queries.server.ts";
import { sendIssues, startIssue } from "../app/features/publishing/newsletter/send-issues.server.ts";
import { requestSubscription } from "../app/features/publishing/newsletter/subscribe.server.ts";
import { unsubscribe } from "../app/features/publishing/newsletter/subscriber-commands.server.ts";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { loadSamples } from "../app/load-samples.server.ts";
import { withTransaction } from "../app/server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../app/server/http/rate-limit.server.ts";
import type { Email } from "../app/server/mail/mailer.ts";
import { enqueueEmail, sendQueuedEmails } from "../app/server/mail/outbox.server.ts";
import { startScheduler } from "../app/server/scheduler/scheduler.server.ts";
import { samples } from "../content/en/samples/index.ts";
import { anEvent, anIssue, aPost } from "./support/builders.ts";
import { fillList } from "./support/newsletter-subscriber.ts";
import { anEmail, never } from "./support/outbox.ts";
import { addStaffMember, signIn, signInAgain } from "./support/sign-in.ts";
import { newDatabase } from "./support/test-database.ts";
import { createTestSite } from "./support/test-site.ts";

/** Two sites over one database, as two processes are: each has connections of its own. */
async function twoSites() {
  const DATABASE_URL = await newDatabase();
  const options = { empty: true, settings: { DATABASE_URL } };
  return [await createTestSite(options), await createTestSite(options)] as const;
}

/** The same, and a way to send a form of the staff area to either, many times at once. */
async function twoStaffedSites() {
  const [one, other] = await twoSites();
  const Cookie = await signIn(one.ctx, "admin");
  const post = async (path: string, fields: Record<string, string>, of = one) =>
    of.send(path, fields, { headers: { Cookie } });
  const all = (count: number, path: (place: number) => string, fields: (place: number) => Record<string, string>) =>
    Promise.all(
      Array.from({ length: count }, async (_, place) => {
        const answer = await post(path(place), fields(place), place % 2 === 0 ? one : other);
        return { status: answer.status, text: await answer.text() };
      }),
    );
  return { one, other, all, db: one.ctx.db };
}

describe("at the same moment, in two processes,", () => {
  test("the same sending makes one post", async () => {
    const { all, db } = await twoStaffedSites();
    const fields = { title: "One of us", paragraphs: "x", idempotencyKey: "the same" };
    const answers = await all(
      8,
      () => "/admin/post.data",
      () => fields,
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await db.selectFrom("posts").select("slug").execute()).toEqual([{ slug: "one-of-us" }]);
    expect(await db.selectFrom("audit_log").select("what").execute()).toHaveLength(1);
  });

  test("posts of one title get an address each", async () => {
    const { all, db } = await twoStaffedSites();
    const answers = await all(
      6,
      () => "/admin/post.data",
      (place) => ({ title: "Same title", paragraphs: "x", idempotencyKey: String(place) }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const rows = await db.selectFrom("posts").select("slug").orderBy("slug").execute();
    const numbered = [2, 3, 4, 5, 6].map((number) => `same-title-${number}`);
    expect(rows.map(({ slug }) => slug)).toEqual(["same-title", ...numbered]);
  });

  test("one of two changes to a post is kept, and the other is shown what is there now", async () => {
    const { all, db } = await twoStaffedSites();
    await insertPost(db, aPost());
    const answers = await all(
      2,
      () => "/admin/post/1.data",
      (place) => ({ title: `Title ${place}`, paragraphs: "x", version: "1" }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { version } = await db.selectFrom("posts").select("version").executeTakeFirstOrThrow();
    // The history also has the version that was not kept.
    expect(version).toBe(3);
    const versions = await db.selectFrom("versions").select(["version", "origin"]).orderBy("version").execute();
    expect(versions).toEqual([
      { version: 1, origin: null },
      { version: 2, origin: "saved" },
      { version: 3, origin: "unchosen" },
    ]);
  });

  test("sixty who want one of ten places get ten, and fifty who wait in the order of their numbers", async () => {
    const [one, other] = await twoSites();
    const { db } = one.ctx;
    const id = await insertEvent(db, anEvent({ date: "2026-12-12", takes_signups: 1, places: 10 }));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        (place % 2 === 0 ? one : other).send(
          `/event/readmore/${id}`,
          { name: `Reader ${place}`, contact: "08001234567", adults: "1", children: "0", adult: "yes" },
          { address: `198.51.100.${place}` },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const guests = await db.selectFrom("guests").select(["number", "state"]).orderBy("number").execute();
    expect(guests.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, place) => place + 1));
    expect(guests.map(({ state }) => state)).toEqual([...Array(10).fill("coming"), ...Array(50).fill("waiting")]);
  });

  test("a post is deleted and saved: what the log says is what was done", async () => {
    const { one, other, db } = await twoStaffedSites();
    await insertPost(db, aPost());
    const headers = { Cookie: await signInAgain(one.ctx, "admin@example.org") };
    const [saved, deleted] = await Promise.all([
      one.send("/admin/post/1.data", { title: "Kept", paragraphs: "x", version: "1" }, { headers }),
      other.send("/admin/post/1.data", { intent: "delete" }, { headers }),
    ]);
    const row = await db.selectFrom("posts").selectAll().executeTakeFirstOrThrow();
    const auditEvents = (await db.selectFrom("audit_log").select("what").execute()).map(({ what }) => what);
    expect(deleted.status).toBe(200);
    expect(row.deleted_at).not.toBeNull();
    expect(auditEvents.includes("post saved as published")).toBe(saved.status === 200);
    expect(row.title === "Kept").toBe(saved.status === 200);
  });

  test("two admins who take each other's role away leave one admin", async () => {
    const auditEvents: Record<string, string>[] = [{ intent: "role", role: "editor" }, { intent: "delete" }];
    for (const auditEvent of auditEvents) {
      const [one, other] = await twoSites();
      const ids = ["first", "second"];
      for (const id of ids) await addStaffMember(one.ctx, { id, role: "admin", email: `${id}@example.org` });
      const cookies = await Promise.all(ids.map((id) => signInAgain(one.ctx, `${id}@example.org`)));
      await Promise.all([
        one.send("/admin/manageusers/second", auditEvent, { headers: { Cookie: cookies[0] ?? "" } }),
        other.send("/admin/manageusers/first", auditEvent, { headers: { Cookie: cookies[1] ?? "" } }),
      ]);
      expect(await countRole(one.ctx.db, "admin")).toBe(1);
    }
  });

  test("one address becomes one account", async () => {
    const { all, db } = await twoStaffedSites();
    const fields = { firstName: "New", lastName: "Person", email: "new@example.org", role: "editor" };
    const answers = await all(
      4,
      () => "/admin/createuser.data",
      (place) => ({ ...fields, idempotencyKey: String(place) }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(await db.selectFrom("outbox_emails").select("kind").execute()).toEqual([{ kind: "invitation" }]);
  });

  test("a link opens once", async () => {
    const [one, other] = await twoSites();
    await addStaffMember(one.ctx);
    const token = await createLink(one.ctx, "password", "editor");
    const words = { password: "quite another password", again: "quite another password" };
    const answers = await Promise.all([one, other].map(({ send }) => send(`/password?token=${token}`, words)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  });

  test("a link for the first admin makes one", async () => {
    const [one, other] = await twoSites();
    const token = await createLink(one.ctx, "setup", null);
    const person = (email: string) => ({ firstName: "A", lastName: "B", email, password: "a long enough password" });
    await Promise.all([
      one.send(`/setup?token=${token}`, person("a@example.org")),
      other.send(`/setup?token=${token}`, person("b@example.org")),
    ]);
    expect(await countStaff(one.ctx.db)).toBe(1);
  });

  test("the same message is one, and many messages are all there with their emails", async () => {
    const [one, other] = await twoSites();
    const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "S", message: "M" };
    const sendings = Array.from({ length: 20 }, (_, place) => ({ ...message, subject: `S${Math.floor(place / 2)}` }));
    const answers = await Promise.all(
      sendings.map((fields, index) => (index % 2 === 0 ? one : other).send("/contact", fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
    expect(await one.ctx.db.selectFrom("messages").select("id").execute()).toHaveLength(10);
    expect(await one.ctx.db.selectFrom("outbox_emails").select("id").execute()).toHaveLength(10);
  });

  // The many messages before it put their emails into the same outbox.
  test("sixty people subscribe, and each gets an email", async () => {
    const [one, other] = await twoSites();
    const asked = { consent: "Yes", page: "/" };
    await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        requestSubscription((place % 2 === 0 ? one : other).ctx, "https://site.test", {
          ...asked,
          email: `reader${place}@example.org`,
        }),
      ),
    );
    expect(await one.ctx.db.selectFrom("outbox_emails").select("id").execute()).toHaveLength(60);
  });

  test("no attempt goes uncounted", async () => {
    const [one, other] = await twoSites();
    const limit = { what: "sample", times: 10, minutes: 60 };
    const counted = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        countTowardsRateLimit((place % 2 === 0 ? one : other).ctx, limit, "192.0.2.1"),
      ),
    );
    expect(counted.filter(Boolean)).toHaveLength(10);
  });

  test("each email is sent once", async () => {
    const [one, other] = await twoSites();
    const given: string[] = [];
    for (const { ctx } of [one, other])
      ctx.mailer = { atOnce: 4, send: async ({ subject }: Email) => void given.push(subject) };
    for (let number = 0; number < 60; number++)
      await withTransaction(one.ctx, (ctx, transaction) =>
        enqueueEmail(ctx, transaction, { ...anEmail, subject: String(number) }, { kind: "sample" }),
      );
    await Promise.all([one, other].map(({ ctx }) => sendQueuedEmails(ctx, never)));
    expect(given.map(Number).toSorted((a, b) => a - b)).toEqual([...Array(60).keys()]);
  });

  test("a job is done once", async () => {
    const [one, other] = await twoSites();
    let runs = 0;
    const job = { name: "sample", every: 3_600, by: "one" as const, run: async () => void runs++ };
    const works = [one, other].map(({ ctx }) => startScheduler(ctx, [job]));
    await Promise.all(works.map((work) => work.tick()));
    for (const here of [one, other]) here.clock.at = new Date(here.clock.at.getTime() + 3_600_000);
    await Promise.all(works.map((work) => work.tick()));
    expect(runs).toBe(1);
    await Promise.all(works.map((work) => work.stop()));
  });

  test("an issue is sent once to each remaining reader", async () => {
    const [one, other] = await twoSites();
    const { db } = one.ctx;
    const addresses = await fillList(db, 80);
    await insertIssue(db, anIssue());
    const admin = { id: "admin", name: "A", email: "a@example.org", position: null, twoFactor: false };
    const confirmedAt = new Date().toISOString();
    const requestInfo = { address: "::1", origin: "https://site.test", requestId: "1", confirmedAt };
    await startIssue(
      { ctx: one.ctx, member: { ...admin, roles: ["admin"], readsSafeguarding: false }, requestInfo },
      1,
      1,
      {},
      { notSent: "", notApproved: "" },
    );
    const leaving = addresses.filter((_, index) => index % 3 === 0);
    await Promise.all([
      sendIssues(one.ctx, never),
      sendIssues(other.ctx, never),
      ...leaving.map((email, index) => unsubscribe((index % 2 === 0 ? one : other).ctx, `token-of-${email}`)),
    ]);
    const emails = await db.selectFrom("outbox_emails").select("recipient").execute();
    const expected = addresses.filter((email) => !leaving.includes(email));
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(expected.toSorted());
    const { enqueued } = await db.selectFrom("issues").select("enqueued").executeTakeFirstOrThrow();
    expect(enqueued).toBe(expected.length);
  });

  test("the samples are loaded once, with the numbers that their addresses have", async () => {
    const [one, other] = await twoSites();
    const loaded = await Promise.all([loadSamples(one.ctx, samples), loadSamples(other.ctx, samples)]);
    expect(loaded.toSorted()).toEqual([false, true]);
    const ids = await one.ctx.db.selectFrom("projects").select("id").orderBy("id").execute();
    expect(ids).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
