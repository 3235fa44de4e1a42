import { expect, test } from "vitest";
import { anIssue, aPost, aSubscriber } from "../../../../tests/support/builders.ts";
import { fillList, onTheList } from "../../../../tests/support/newsletter-subscriber.ts";
import { createOutbox, day, minute, never } from "../../../../tests/support/outbox.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { PermanentFailure } from "../../../server/mail/mailer.ts";
import { startScheduler } from "../../../server/scheduler/scheduler.server.ts";
import { insertPost } from "../posts/post-queries.server.ts";
import { insertIssue } from "./issue-queries.server.ts";
import { sendIssues } from "./send-issues.server.ts";
import { requestSubscription } from "./subscribe.server.ts";
import { eraseSubscriber, findSubscriberData, suppressBounced } from "./subscriber-commands.server.ts";
import { insertSubscriber } from "./subscriber-queries.server.ts";

async function sendingSite(count: number, options: Parameters<typeof anIssue>[0] = {}) {
  const here = await createOutbox();
  const { ctx, ask } = here;
  const emails = await fillList(ctx.db, count);
  await insertPost(ctx.db, aPost());
  await insertIssue(ctx.db, anIssue({ items: JSON.stringify(["post:1"]), ...options }));
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const act = async (fields: Record<string, string>) => {
    const init = { method: "POST", headers, body: new URLSearchParams(fields) };
    return (await ask("/admin/newsletter/1.data", init)).status;
  };
  expect(await act({ intent: "send", version: "1" })).toBe(200);
  const issue = () => ctx.db.selectFrom("issues").selectAll().executeTakeFirstOrThrow();
  /** A running app enqueues and sends. */
  const round = async (signal = never) => {
    await sendIssues(ctx, signal);
    await here.send();
  };
  return {
    ...here,
    emails,
    act,
    issue,
    round,
    page: async () => (await ask("/admin/newsletter/1", { headers })).text(),
  };
}

const got = (given: { to: string }[]) => given.map(({ to }) => to).toSorted();

/** Crashes are the same for fewer, and on PostgreSQL each takes longer. */
const many = 250;

test(`${many} subscribers get exactly one e-mail each, across crashes`, async () => {
  const { ctx, given, emails, issue, round } = await sendingSite(many);
  let crashes = 0;
  for (let life = 1; (await issue()).state === "sending" && life < 60; life++) {
    // One process crashes mid-batch, at another e-mail each time, beside one that runs.
    const dying = { ...ctx, clock: clockThatEnds(life) };
    const ends = await Promise.allSettled([sendIssues(dying, never), sendIssues(ctx, never)]);
    crashes += ends.filter(({ status }) => status === "rejected").length;
    await round();
  }
  expect(crashes).toBeGreaterThan(many / 200);
  expect((await issue()).state).toBe("sent");
  expect(got(given)).toEqual(emails.toSorted());
});

/** Ends a process at some e-mail: each reads the clock once. */
function clockThatEnds(asked: number) {
  let left = asked;
  return {
    now() {
      if (left-- === 0) throw new Error("The machine died.");
      return new Date("2026-03-10T09:00:00Z");
    },
  };
}

test("the outbox holds a hundred e-mails of an issue at most", async () => {
  const { ctx, given, issue, round } = await sendingSite(300);
  for (let time = 0; time < 3; time++) await sendIssues(ctx, never);
  const waiting = () => ctx.db.selectFrom("outbox_emails").select("id").where("state", "=", "waiting").execute();
  expect(await waiting()).toHaveLength(100);
  await round();
  expect(given).toHaveLength(100);
  for (let time = 0; time < 3; time++) await round();
  expect([given.length, (await issue()).state]).toEqual([300, "sent"]);
});

test("e-mails that wait after a failure do not block others", async () => {
  const { mail, given, round } = await sendingSite(250);
  mail.take = ({ to }) => {
    if (Number(/\d+/.exec(to)?.[0]) <= 100) throw new Error("The mail server does not take it now: 450");
  };
  for (let time = 0; time < 4; time++) await round();
  expect(new Set(got(given)).size).toBe(250);
});

test("a stopping process starts no batch; the next process continues", async () => {
  const { ctx, given, emails, round } = await sendingSite(60);
  await sendIssues(ctx, AbortSignal.abort());
  expect(await ctx.db.selectFrom("outbox_emails").select("id").execute()).toEqual([]);
  const work = startScheduler(ctx, [{ name: "newsletter", by: "each", every: 2, run: sendIssues }]);
  await work.tick();
  await work.stop();
  await round();
  expect(got(given)).toEqual(emails.toSorted());
});

test("a paused issue enqueues no e-mails; a resumed one continues", async () => {
  const { given, act, issue, round } = await sendingSite(250);
  await round();
  expect(given).toHaveLength(100);
  expect(await act({ intent: "pause" })).toBe(200);
  for (let time = 0; time < 3; time++) await round();
  expect([given.length, (await issue()).state]).toEqual([100, "paused"]);
  expect(await act({ intent: "go-on" })).toBe(200);
  for (let time = 0; time < 3; time++) await round();
  expect([given.length, new Set(got(given)).size]).toEqual([250, 250]);
});

test("a subscriber who leaves during the sending gets no more e-mails", async () => {
  const { ctx, ask, given, round, issue, page } = await sendingSite(150);
  await sendIssues(ctx, never);
  // Number 50 has an e-mail in the outbox, number 140 has none yet.
  for (const number of [50, 140]) {
    const link = `/newsletter/unsubscribe?token=token-of-reader${number}@example.org`;
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await ask(link, { method: "POST", body })).status).toBe(200);
  }
  for (let time = 0; time < 3; time++) await round();
  expect(given).toHaveLength(148);
  expect(got(given)).not.toContain("reader50@example.org");
  expect(got(given)).not.toContain("reader140@example.org");
  expect((await issue()).state).toBe("sent");
  expect(await page()).toContain("Sent 148 of 148.");
});

test("a person who subscribes during the sending gets the next issue", async () => {
  const { ctx, given, round } = await sendingSite(120);
  await round();
  await insertSubscriber(ctx.db, aSubscriber({ email: "late@example.org" }));
  for (let time = 0; time < 3; time++) await round();
  expect(given).toHaveLength(120);
});

test("each e-mail explains its reason, with a way to unsubscribe", async () => {
  const { given, round } = await sendingSite(1);
  await round();
  const link = "https://site.test/newsletter/unsubscribe?token=token-of-reader1@example.org";
  const [email] = given;
  expect(email?.headers).toEqual({
    "List-Id": "<newsletter.site.test>",
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const words of [link, "You get this because you subscribed on March 1, 2026 at https://site.test/events."]) {
    expect(email?.text).toContain(words);
    expect(email?.html).toContain(words);
  }
  for (const words of ["Tabasamu", "1 Sample Street, Lagos", "Sample post", "https://site.test/blog/sample-post"]) {
    expect(email?.text).toContain(words);
    expect(email?.html).toContain(words);
  }
  expect(email?.html).toContain("<strong>quiet corner</strong>");
});

test("the text stays as it was when the sending began", async () => {
  const { ctx, given, round } = await sendingSite(200);
  await round();
  await ctx.db.updateTable("posts").set({ title: "Another title", status: "draft" }).execute();
  await round();
  expect(new Set(given.map(({ html }) => /Sample post|Another title/.exec(html)?.[0]))).toEqual(
    new Set(["Sample post"]),
  );
});

test("a subject cannot add a header; words cannot add an element", async () => {
  const { given, round } = await sendingSite(1, {
    subject: "Hello\r\nBcc: everybody",
    opening: "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://evil.example/pixel.png)",
  });
  await round();
  expect(given[0]?.subject).toBe("Hello Bcc: everybody");
  expect(given[0]?.html).not.toMatch(/<script|javascript:(?!alert\(1\)<)|<img|href="javascript/);
  expect(given[0]?.html).toContain("&lt;script&gt;");
});

test("an address that bounced is suppressed, also when it is typed again", async () => {
  const { ctx, clock, given, mail, emails, round, rows } = await sendingSite(3);
  mail.take = ({ to }) => {
    if (to === "reader2@example.org") throw new PermanentFailure("The mail server refuses the address: 550", "address");
    if (to === "reader3@example.org") throw new PermanentFailure("The mail server refuses the email: 554", "email");
  };
  await round();
  await suppressBounced(ctx);
  expect(await onTheList(ctx.db)).toEqual([emails[0], emails[2]]);
  expect(await ctx.db.selectFrom("suppressed_addresses").select(["reason", "day"]).execute()).toEqual([
    { reason: "bounce", day: "2026-03-10" },
  ]);
  clock.at = new Date(clock.at.getTime() + 2 * day);
  const asked = { email: "reader2@example.org", consent: "Good news", page: "/" };
  const before = (await rows()).length;
  await requestSubscription(ctx, "https://site.test", asked);
  expect([(await rows()).length, given.length]).toEqual([before, 3]);
});

test("an address that rejects the confirmation e-mail is also suppressed", async () => {
  const { ctx, mail, later } = await createOutbox();
  mail.take = () => {
    throw new PermanentFailure("The mail server refuses the address: 550", "address");
  };
  await requestSubscription(ctx, "https://site.test", { email: "no@example.org", consent: "Good news", page: "/" });
  await later(minute);
  await suppressBounced(ctx);
  expect(await ctx.db.selectFrom("pending_subscribers").select("email").execute()).toEqual([]);
  expect(await ctx.db.selectFrom("suppressed_addresses").select("reason").execute()).toEqual([{ reason: "bounce" }]);
});

test("an erased person leaves only a keyed hash, gets no further e-mail", async () => {
  const { ctx, clock, round, rows } = await sendingSite(3);
  await round();
  const data = await findSubscriberData(ctx.db, " Reader2@example.org ");
  expect(data).toMatchObject({
    subscription: { email: "reader2@example.org", page: "/events" },
    emails: [{ state: "sent" }],
  });
  expect(JSON.stringify(data)).not.toContain("token-of");
  await ctx.db.transaction().execute((db) => eraseSubscriber({ ...ctx, db }, "Reader2@Example.org"));
  for (const table of [
    "subscribers",
    "pending_subscribers",
    "suppressed_addresses",
    "outbox_emails",
    "issues",
  ] as const)
    expect([table, JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())]).toEqual([
      table,
      expect.not.stringContaining("reader2"),
    ]);
  expect(await findSubscriberData(ctx.db, "reader2@example.org")).toEqual({
    subscription: undefined,
    unconfirmed: [],
    emails: [],
  });
  clock.at = new Date(clock.at.getTime() + 2 * day);
  const before = (await rows()).length;
  await requestSubscription(ctx, "https://site.test", {
    email: "reader2@example.org",
    consent: "Good news",
    page: "/",
  });
  expect((await rows()).length).toBe(before);
  expect(await ctx.db.selectFrom("pending_subscribers").selectAll().execute()).toEqual([]);
});
