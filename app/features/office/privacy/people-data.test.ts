import { expect, test } from "vitest";
import { aPost, aSubscriber } from "../../../../tests/support/builders.ts";
import { aMessage, aSiteWithAda, email, name, placesOf, words } from "../../../../tests/support/known-person.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { insertSubscriber } from "../../publishing/newsletter/subscriber-queries.server.ts";
import { insertPost } from "../../publishing/posts/post-queries.server.ts";
import { sendMessage } from "../../site/contact/message-commands.server.ts";
import { cachePeopleCounts, countDataSubjects } from "./find-person.server.ts";

const page = "/admin/people-data";

test("an admin sees numbers or days of kept data, without its words", async () => {
  const { post, logged } = await aSiteWithAda();
  const answer = await post(page, { intent: "find", email: ` ${email.toUpperCase()} ` });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const html = await answer.text();
  const text = textOf(html);
  expect(text).toContain(`Kept about ${email}`);
  expect(text).toContain("Messages from the contact form: 1 March 10, 2026");
  expect(text).toContain("Newsletter: on the list, with what they agreed to: 1 March 1, 2026");
  expect(text).toContain("Staff account: 1 January 1, 2026");
  expect(text).toContain("Emails to or about them: 4 March 10, 2026");
  expect(text).toContain("Posts by them: 1 October 12, 2024");
  expect(text).toContain("Records that name them as a member of staff: 14 February 1, 2026 to March 10, 2026");
  expect(text).toContain("Lines of the log by or about them: 3");
  expect(text).toContain("records of other people: audit-event:4, message:2, email:2, version:post:1.");
  expect(html).not.toContain(words);
  expect(logged.join("\n")).not.toContain("ada.");
});

test("the export has everything of the person, nothing of others", async () => {
  const { post, auditEvents, visit } = await aSiteWithAda();
  const answer = await post(`${page}/export`, { email });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("Content-Type")).toContain("application/json");
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  const text = await answer.text();
  const kept = JSON.parse(text);
  expect(kept).toMatchObject({
    email,
    messages: [{ message: words, first_name: "Ada" }],
    subscription: { email, consent: "Good news, by email." },
    emailsToYou: [
      { kind: "contact-message" },
      { kind: "invitation", subject: "Your invitation" },
      { kind: "gift-promised" },
      { kind: "receipt" },
    ],
    promisedGifts: [{ name, email, message: words, amount: 500_000 }],
    gifts: [{ name, email, amount: 500_000, state: "received" }],
    receipts: [{ year: 2026, serial: 1, contents: { name, inWords: "Five thousand naira only" } }],
    account: { name, dateOfBirth: "1990-12-31", role: "editor" },
    signIns: { ways: [{ providerId: "credential" }], sessions: [{}] },
    posts: [{ title: "Sample post" }],
    log: [
      { what: "user created", byYou: false, after: { name } },
      { what: "post saved as published", byYou: true },
      { what: "user changed", subject: "user:third", byYou: true },
    ],
  });
  const at = "2026-02-01T09:00:00.000Z";
  expect(kept.namedAsStaff).toContainEqual({ record: "photo:3", as: "consent_by", at });
  expect(kept.namedAsStaff).toContainEqual({ record: "version:post:1:1", as: "saved_by", at });
  expect(kept.unsentDrafts).toEqual([expect.objectContaining({ subject: "post:new", content: { title: [email] } })]);
  expect(kept.namedAsStaff.filter(({ as }: { as: string }) => as === "read_by")).toHaveLength(3);
  for (const other of ["Sample Admin", "Third Person", "other@example.org", "Quite another", "she knows", "token"]) {
    expect(text).not.toContain(other);
  }
  // Neither tokens nor password hashes.
  expect(text).not.toMatch(/"(?:token|password|secret|hash)"/);
  const [line] = (await auditEvents()).filter((auditEvent) => auditEvent.startsWith("person's data exported"));
  expect(line).toMatch(/^person's data exported, person:[\da-f]{24}$/);
  expect((await visit(`${page}/export?email=${email}`)).status).toBe(405);
});

test("an address in a published text is shown, not erased", async () => {
  const { post, ctx } = await createStaffedSite({}, "admin");
  await insertPost(ctx.db, aPost({ post_text: `Ask ${email}.` }));
  expect(textOf(await (await post(page, { intent: "find", email })).text())).toContain("texts of staff: post:1.");
  expect(textOf(await (await post(page, { intent: "find", email: email.slice(4) })).text())).not.toContain("post:1");
});

test("a former owner of the foundation's address gets no other people's messages", async () => {
  const { post, ctx } = await createStaffedSite({}, "admin");
  const old = "old@example.org";
  await saveSetting(ctx.db, "email", old);
  await sendMessage(ctx, aMessage());
  await saveSetting(ctx.db, "email", "new@example.org");
  const kept = JSON.parse(await (await post(`${page}/export`, { email: old })).text());
  expect(kept.emailsToYou).toEqual([]);
  await post(page, { intent: "erase", email: old, sure: "on" });
  expect(await placesOf(ctx, old)).toEqual([]);
  expect(await placesOf(ctx, words)).toEqual(["messages.message"]);
});

test("people count once; the limit is passed with the two hundred and first", async () => {
  const { readAsStaff, ctx, clock } = await createStaffedSite({}, "admin");
  await sendMessage(ctx, aMessage());
  await insertSubscriber(ctx.db, aSubscriber({ email }));
  for (let number = 3; number <= 200; number++) {
    await insertSubscriber(ctx.db, aSubscriber({ email: `reader${number}@example.org` }));
  }
  const before = textOf(await readAsStaff(page));
  expect(before).toContain("200 people, 200 of them new in the last six months. Counted on March 10, 10:00");
  expect(before).toContain("No, this site alone is below 200.");
  clock.at = new Date("2026-09-15T09:00:00Z");
  const late = aSubscriber({ email: "late@example.org", created_at: "2026-09-14T09:00:00.000Z" });
  await insertSubscriber(ctx.db, late);
  const now = { all: 201, recent: 1, line: 200, isPast: true };
  expect(await countDataSubjects(ctx)).toMatchObject(now);
  await cachePeopleCounts(ctx);
  await insertSubscriber(ctx.db, aSubscriber({ email: "later@example.org" }));
  // The count of the last night with its time; the current count without a nightly one.
  expect(await countDataSubjects(ctx)).toMatchObject({ ...now, countedAt: "September 15, 10:00" });
  clock.at = new Date("2026-09-18T09:00:00Z");
  expect(await countDataSubjects(ctx)).toMatchObject({ all: 202, countedAt: "September 18, 10:00" });
});

test("a safeguarding lead erases a visitor, but no staff account", async () => {
  const { ctx, post } = await createStaffedSite({}, "lead");
  await addStaffMember(ctx, { id: "ada", name: "Ada", email: "ada@example.org" });
  await insertSubscriber(ctx.db, aSubscriber({ email: "reader@example.org" }));
  const erase = async (email: string) =>
    (await post("/admin/people-data", { intent: "erase", email, sure: "on" })).status;
  expect([await erase("ada@example.org"), await erase("reader@example.org")]).toEqual([403, 200]);
  expect(await ctx.db.selectFrom("users").select("id").where("id", "=", "ada").execute()).toHaveLength(1);
  expect(await ctx.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
});
