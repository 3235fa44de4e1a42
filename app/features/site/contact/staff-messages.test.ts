import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

async function withMessages() {
  const here = await createTestSite();
  const cookie = await signIn(here.ctx, "editor");
  for (const [number, subject] of ["First", "<b>Second</b>", "=HYPERLINK(1)"].entries()) {
    await here.send("/contact", {
      firstName: "Sample",
      lastName: "Teacher",
      email: `teacher${number}@example.org`,
      subject,
      message: "Line one\nLine two",
    });
  }
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const open = (path: string) => here.ask(path, { headers });
  const act = (intent: string, id: number, more: Record<string, string> = {}) =>
    here.ask("/admin/messages.data", {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent, id: String(id), ...more }),
    });
  const listed = async (query: string) => {
    const html = await (await open(`/admin/messages${query}`)).text();
    return [...html.matchAll(/class="mail-subject">([^<]*)/g)].map(([, subject]) => subject);
  };
  return { ...here, open, act, listed };
}

test("staff read messages, the newest first, as they were typed", async () => {
  const { open } = await withMessages();
  const page = await (await open("/admin/messages")).text();
  expect(textOf(page)).toMatch(/New .*=HYPERLINK\(1\).*New .*<b>Second<\/b>.*New .*First/s);
  expect(page).not.toContain("<b>Second</b>");
  const opened = await (await open("/admin/messages?id=1")).text();
  expect(textOf(opened)).toContain("Sample Teacher, teacher0@example.org, March 10, 10:00 Line one Line two");
  // A message that was deleted meanwhile: the list.
  expect(textOf(await (await open("/admin/messages?id=99")).text())).toContain("Choose a message to read it here.");
});

test("a message is marked as done and as new again", async () => {
  const { act, ctx } = await withMessages();
  await act("done", 1);
  const row = () => ctx.db.selectFrom("messages").select(["read_at", "read_by"]).where("id", "=", 1).executeTakeFirst();
  expect(await row()).toEqual({ read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" });
  await act("new", 1);
  expect(await row()).toEqual({ read_at: null, read_by: null });
});

test("the inbox filters by state, counts each state, searches all messages", async () => {
  const { act, open, listed } = await withMessages();
  await act("done", 1);
  await act("spam", 2);
  expect(await listed("")).toEqual(["=HYPERLINK(1)"]);
  expect(await listed("?status=done")).toEqual(["First"]);
  expect(await listed("?status=spam")).toEqual(["&lt;b&gt;Second&lt;/b&gt;"]);
  expect(await listed("?status=answered")).toEqual([]);
  expect(await listed("?q=line%20two")).toHaveLength(3);
  expect(await listed("?q=teacher1@")).toEqual(["&lt;b&gt;Second&lt;/b&gt;"]);
  expect(textOf(await (await open("/admin/messages")).text())).toContain("New 1 Answered 0 Done 1 Spam 1");
  // A message that was wrongly marked as spam is new again.
  await act("new", 2);
  expect(await listed("")).toEqual(["=HYPERLINK(1)", "&lt;b&gt;Second&lt;/b&gt;"]);
});

test("an assigned message stays on its owner's home until done", async () => {
  const { act, open, ctx } = await withMessages();
  const { id } = await ctx.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  expect((await act("give", 1, { to: id })).status).toBe(200);
  expect(textOf(await (await open("/admin/messages?id=1")).text())).toContain("Given to Sample Editor");
  expect(textOf(await (await open("/admin")).text())).toContain("Assigned to you: First");
  await act("done", 1);
  expect(textOf(await (await open("/admin")).text())).not.toContain("Given to you");
  await act("give", 1);
  expect(textOf(await (await open("/admin/messages?id=1")).text())).not.toContain("Given to Sample Editor");
  expect((await act("give", 1, { to: "no such person" })).status).toBe(404);
  expect((await act("give", 99, { to: id })).status).toBe(404);
  const auditEvents = await ctx.db.selectFrom("audit_log").select(["what", "subject"]).execute();
  expect(new Set(auditEvents.map(({ what, subject }) => `${what} ${subject}`))).toEqual(
    new Set(["message given message:1"]),
  );
});

test("a reply is sent once, with its question", async () => {
  const { act, emails, listed, open, ctx } = await withMessages();
  const reply = { text: "Dear Sample,\n\nthank you.", idempotencyKey: "one" };
  expect((await act("reply", 1, reply)).status).toBe(200);
  expect((await act("reply", 1, reply)).status).toBe(200);
  const sent = (await emails()).filter(({ to }) => to === "teacher0@example.org");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: "Re: First", replyTo: { address: "hello@example.org" } });
  expect(sent[0]?.text).toMatch(/^Dear Sample,\n\nthank you\.\n[\s\S]*you wrote:\n\n> Line one\n> Line two\n$/);
  expect(await listed("?status=answered")).toEqual(["First"]);
  const opened = textOf(await (await open("/admin/messages?id=1")).text());
  expect(opened).toContain("Sample Editor answered, March 10, 10:00 · Sent Dear Sample, thank you.");
  const auditEvents = await ctx.db.selectFrom("audit_log").select(["what", "subject"]).execute();
  expect(auditEvents).toEqual([{ what: "message answered", subject: "message:1" }]);
});

test("a reply to a closed message needs a second confirmation", async () => {
  const { act, open, emails } = await withMessages();
  const seen = async () =>
    /name="seen" value="([^"]*)"/.exec(await (await open("/admin/messages?id=1")).text())?.[1] ?? "none";
  const before = await seen();
  await act("done", 1);
  const late = await act("reply", 1, { text: "Dear Sample", seen: before });
  expect([late.status, textOf(await late.text())]).toEqual([409, expect.stringContaining("has just closed this")]);
  const sent = async () => (await emails()).filter(({ to }) => to === "teacher0@example.org");
  expect(await sent()).toEqual([]);
  const reply = { text: "Dear Sample", seen: await seen(), idempotencyKey: "k" };
  expect((await act("reply", 1, reply)).status).toBe(200);
  // The same press again, and a third page.
  expect((await act("reply", 1, reply)).status).toBe(200);
  const third = await act("reply", 1, { text: "Dear Ann", seen: before });
  expect([third.status, textOf(await third.text())]).toEqual([409, expect.stringContaining("has just answered this")]);
  expect(await sent()).toHaveLength(1);
});

test("the site refuses empty, long or late replies", async () => {
  const { act, ctx } = await withMessages();
  const empty = await act("reply", 1, { text: " " });
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("Write the answer first")]);
  expect((await act("reply", 1, { text: "a".repeat(10_001) })).status).toBe(422);
  expect((await act("reply", 99, { text: "Dear" })).status).toBe(404);
  expect(await ctx.db.selectFrom("message_replies").select("id").execute()).toEqual([]);
});

test("answers go with their message, and an answer under way is sent all the same", async () => {
  const { act, emails, ctx } = await withMessages();
  await act("reply", 1, { text: "Dear Sample" });
  await act("delete", 1);
  expect(await ctx.db.selectFrom("message_replies").select("id").execute()).toEqual([]);
  expect((await emails()).map(({ to }) => to)).toContain("teacher0@example.org");
});

test("a deleted message is gone for good, and the log says who did it without a word of it", async () => {
  const { act, ctx } = await withMessages();
  await act("delete", 2);
  expect(await ctx.db.selectFrom("messages").select("id").execute()).toHaveLength(2);
  const emails = await ctx.db.selectFrom("outbox_emails").select("idempotency_key").execute();
  expect(emails.map(({ idempotency_key }) => idempotency_key)).toEqual(["message:1", "message:3"]);
  const auditEvents = await ctx.db.selectFrom("audit_log").selectAll().execute();
  expect(auditEvents).toMatchObject([{ who: "Sample Editor", what: "message deleted", subject: "message:2" }]);
  expect(JSON.stringify(auditEvents)).not.toContain("example.org");
  expect((await act("delete", 2)).status).toBe(404);
});

test("the table for a spreadsheet has every message, and none of them runs as a formula", async () => {
  const { open } = await withMessages();
  const answer = await open("/admin/messages/export");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="messages.csv"');
  const csv = await answer.text();
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
});

test.each(["/admin/messages", "/admin/messages/export", "/admin/subscribers", "/admin/subscribers/export"])(
  "%s is for signed-in staff only",
  async (path) => {
    const { ask } = await createTestSite();
    const answer = await ask(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/login?to=${encodeURIComponent(path)}`);
  },
);
