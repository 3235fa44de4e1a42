import { emails } from "content/emails.ts";
import { staffMail } from "content/staff-mail.ts";
import { expect, test } from "vitest";
import { anEvent, aPost } from "../../../../tests/support/builders.ts";
import { fillList } from "../../../../tests/support/newsletter-subscriber.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { Role } from "../../../server/auth/auth.ts";
import { sendQueuedEmails } from "../../../server/mail/outbox.server.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { withBrandedEmails } from "../../foundation/look/brand-emails.server.ts";
import { insertPost } from "../posts/post-queries.server.ts";
import { canSendIssues, canWriteIssues } from "./newsletter-permissions.ts";

const words = { subject: "What the rains brought", opening: "Dear friends, the **quiet corner** is open." };

async function desk(role: Role = "editor") {
  const here = await createStaffedSite({}, role);
  const { ctx } = here;
  await insertPost(ctx.db, aPost({ post_text: "A *small* change [that](/x) helps." }));
  await insertPost(ctx.db, aPost({ slug: "not-yet", title: "Not yet", status: "draft" }));
  await insertEvent(ctx.db, anEvent());
  const issue = () => ctx.db.selectFrom("issues").selectAll().executeTakeFirst();
  return { ...here, issue };
}

test("an editor's issue is a draft; the same sending twice makes one", async () => {
  const { ctx, post, issue, auditEvents, readAsStaff } = await desk();
  const sending = { ...words, items: ["event:1", "post:1"], idempotencyKey: "one" };
  for (const _time of ["first", "second"]) expect((await post("/admin/newsletter", sending)).status).toBe(200);
  expect(await ctx.db.selectFrom("issues").select("id").execute()).toHaveLength(1);
  expect(await issue()).toMatchObject({ ...words, items: '["event:1","post:1"]', state: "draft", version: 1 });
  expect(await auditEvents()).toEqual(["issue created, issue:1"]);
  expect(textOf(await readAsStaff("/admin/newsletter"))).toContain("What the rains brought Draft");
  // A page that stayed open sends more.
  expect((await post("/admin/newsletter", { ...sending, opening: "Dear friends. More." })).status).toBe(200);
  expect(await issue()).toMatchObject({ opening: "Dear friends. More.", version: 2 });
});

test("a missing subject or opening has its sentence; only listed items count", async () => {
  const { post, issue } = await desk();
  const empty = await post("/admin/newsletter.data", { subject: " ", opening: "" });
  expect(empty.status).toBe(422);
  const said = await empty.text();
  for (const name of ["Subject", "Opening"]) expect(said).toContain(`${name} is required`);
  expect((await post("/admin/newsletter.data", { ...words, items: ["users:1"] })).status).toBe(422);
  expect(await issue()).toBeUndefined();
});

test("the form offers only public items", async () => {
  const { post, readAsStaff } = await desk();
  await post("/admin/newsletter", words);
  const form = textOf(await readAsStaff("/admin/newsletter/1"));
  expect(form).toContain("Sample post October 12, 2024");
  expect(form).toContain("Sample day May 5, 2025, Lagos, Nigeria");
  expect(form).not.toContain("Not yet");
});

test("an issue is previewed as HTML without scripts or requests, beside plain text", async () => {
  const { post, visit } = await desk();
  await post("/admin/newsletter", { ...words, items: ["event:1", "post:1"], opening: "<img src=x onerror=alert(1)>" });
  const answer = await visit("/admin/newsletter/1/email");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const html = await answer.text();
  expect(html).not.toMatch(/<img|<script/);
  const [, email = "", plain = ""] = /<div class="ground"(.*)<pre[^>]*>(.*)<\/pre>/s.exec(html) ?? [];
  for (const told of ["Sample day", "May 5, 2025, Lagos, Nigeria", "A small change that helps.", "/blog/sample-post"]) {
    expect(email).toContain(told);
    expect(plain).toContain(told);
  }
  expect(plain.indexOf("Sample day")).toBeLessThan(plain.indexOf("Sample post"));
});

test("an issue is previewed in its real colours with its footer", async () => {
  const { post, visit, ctx } = await desk("admin");
  const lagoon = readyPalettes[3]?.palette;
  await post("/admin/look", { name: "Hope", kind: "Foundation", ...lagoon, cloth: "gingham", logo: "" });
  await post("/admin/newsletter", words);
  const shown = await (await visit("/admin/newsletter/1/email")).text();
  await post("/admin/newsletter/1", { intent: "test" });
  const sent: string[] = [];
  const send = async ({ html }: { html: string }) => void sent.push(html);
  await sendQueuedEmails(withBrandedEmails({ ...ctx, mailer: { ...ctx.mailer, send } }), new AbortController().signal);
  const bodyOf = (page: string) => /(?<=class="ground" style=")[^"]*/.exec(page)?.[0];
  const [html = ""] = sent;
  expect(bodyOf(html)).toContain(`color:${lagoon?.ink}`);
  expect(bodyOf(shown)).toBe(bodyOf(html));
  expect(textOf(shown)).toContain(emails.issue.link);
  expect(shown).not.toContain("<iframe");
});

test("without a mail server, the page says that no e-mail is sent", async () => {
  const { post, readAsStaff, ctx } = await desk("admin");
  await fillList(ctx.db, 2);
  await post("/admin/newsletter", words);
  const ask = async () => textOf(await readAsStaff("/admin/newsletter/1?open=send"));
  ctx.config.mail = { by: "mailbox", folder: "mail" };
  expect(await ask()).toMatch(/Send this issue to 2 subscribers\?.*Email is not set up yet/);
  const test = await post("/admin/newsletter/1.data", { intent: "test" });
  expect(await test.text()).toContain(staffMail.nobody);
  ctx.config.mail = { by: "service", endpoint: "https://mail.example.org" } as never;
  expect(await ask()).not.toContain("Email is not set up yet");
});

test("a save of an older version shows the differences, losing no text", async () => {
  const { post, issue } = await desk();
  await post("/admin/newsletter", words);
  await post("/admin/newsletter/1", { ...words, subject: "From the other desk", version: "1" });
  const late = await post("/admin/newsletter/1.data", { ...words, subject: "From this desk", version: "1" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("From the other desk");
  expect(await issue()).toMatchObject({ subject: "From the other desk", version: 2 });
  // A retry after a lost answer.
  expect((await post("/admin/newsletter/1", { ...words, subject: "From the other desk", version: "1" })).status).toBe(
    200,
  );
  expect(await issue()).toMatchObject({ version: 2 });
});

test("a test goes only to the person who asks", async () => {
  const { ctx, post, emails } = await desk();
  await fillList(ctx.db, 3);
  await post("/admin/newsletter", words);
  await post("/admin/newsletter/1", { intent: "test" });
  const sent = await emails();
  expect(sent).toMatchObject([{ to: "editor@example.org", subject: "Test: What the rains brought" }]);
  expect(sent[0]?.html).toContain("<strong>quiet corner</strong>");
});

test("an editor may not send to all or resume a sending; an admin may", async () => {
  const { ctx, post, issue, auditEvents } = await desk("editor");
  await fillList(ctx.db, 3);
  await post("/admin/newsletter", words);
  expect((await post("/admin/newsletter/1", { intent: "send", version: "1" })).status).toBe(403);
  expect(await issue()).toMatchObject({ state: "draft" });
  expect(await auditEvents()).toEqual(["issue created, issue:1"]);
  expect([canSendIssues({ roles: ["editor"] }), canSendIssues({ roles: ["admin"] })]).toEqual([false, true]);
  expect([canWriteIssues({ roles: ["editor"] }), canWriteIssues({ roles: ["admin"] })]).toEqual([true, true]);
});

test("sending starts once, with the version that the admin saw, if there are subscribers", async () => {
  const { ctx, post, issue, auditEvents, readAsStaff } = await desk("admin");
  await post("/admin/newsletter", words);
  const send = async (version: string) => (await post("/admin/newsletter/1", { intent: "send", version })).status;
  expect(await send("1")).toBe(409);
  expect(textOf(await readAsStaff("/admin/newsletter/1"))).toContain("There are no subscribers yet.");
  await fillList(ctx.db, 3);
  expect(textOf(await readAsStaff("/admin/newsletter/1"))).toContain("Send to all");
  await post("/admin/newsletter/1", { ...words, subject: "Changed meanwhile", version: "1" });
  expect(await send("1")).toBe(409);
  expect(await issue()).toMatchObject({ state: "draft" });
  expect([await send("2"), await send("2")]).toEqual([200, 409]);
  expect(await issue()).toMatchObject({ state: "sending" });
  expect((await auditEvents()).at(-1)).toBe("issue sending begun, issue:1");
});

test("an issue in sending shows its progress, refusing changes", async () => {
  const { ctx, post, issue, readAsStaff } = await desk("admin");
  await fillList(ctx.db, 3);
  await post("/admin/newsletter", words);
  await post("/admin/newsletter/1", { intent: "send", version: "1" });
  expect((await post("/admin/newsletter/1", { ...words, subject: "Other", version: "1" })).status).toBe(409);
  expect((await post("/admin/newsletter/1", { intent: "delete" })).status).toBe(409);
  expect(await issue()).toMatchObject({ subject: words.subject });
  const page = await readAsStaff("/admin/newsletter/1");
  expect(textOf(page)).toContain("Sent 0 of 3.");
  expect(page).toMatch(/<progress (?=[^>]*max="3")(?=[^>]*value="0")[^>]*aria-label="Progress of the sending"/);
  expect(page).not.toContain("<textarea");
});

test("a draft is deleted permanently before any e-mail", async () => {
  const { post, issue, visit, auditEvents } = await desk();
  await post("/admin/newsletter", words);
  const answer = await post("/admin/newsletter/1", { intent: "delete" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/newsletter"]);
  expect(await issue()).toBeUndefined();
  for (const path of ["/admin/newsletter/1", "/admin/newsletter/1/email", "/admin/newsletter/x"])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect((await auditEvents()).at(-1)).toBe("issue deleted, issue:1");
});

test("an unexpected failure keeps the text with status 500, its number", async () => {
  const { ctx, logged, post } = await desk();
  await ctx.db.schema.dropTable("audit_log").execute();
  const answer = await post("/admin/newsletter.data", words);
  expect(answer.status).toBe(500);
  const said = await answer.text();
  expect(said).toContain("Your text is kept. Try again.");
  expect(said).toMatch(/tell us this number: [\da-f]{8}\./);
  expect(logged.join()).not.toMatch(/rains|quiet|example\.org/);
});
