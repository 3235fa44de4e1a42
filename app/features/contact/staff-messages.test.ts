import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/page-text.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";

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
  const act = (intent: string, id: number) =>
    here.ask("/admin/messages.data", {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent, id: String(id) }),
    });
  return { ...here, open, act };
}

test("staff read messages, the newest first, as they were typed", async () => {
  const { open } = await withMessages();
  const page = await (await open("/admin/messages")).text();
  expect(textOf(page)).toMatch(/New =HYPERLINK\(1\).*New <b>Second<\/b>.*New First/s);
  expect(page).not.toContain("<b>Second</b>");
  expect(page).toContain('href="mailto:teacher0@example.org?subject=Re%3A%20First"');
});

test("a message is marked as read and as new again", async () => {
  const { act, ctx } = await withMessages();
  await act("read", 1);
  const row = () => ctx.db.selectFrom("messages").select(["read_at", "read_by"]).where("id", "=", 1).executeTakeFirst();
  expect(await row()).toEqual({ read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" });
  await act("new", 1);
  expect(await row()).toEqual({ read_at: null, read_by: null });
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
