import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { aStaffMember, insertUser } from "../../../../tests/support/builders.ts";
import { aMessage, aSiteWithAda, email, name, placesOf, words } from "../../../../tests/support/known-person.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { hastenTime } from "../../../../tests/support/short-waits.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { temporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { jobs } from "../../../jobs.server.ts";
import { openExistingSqlite } from "../../../server/db/existing-sqlite.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { sendMessage } from "../../site/contact/message-commands.server.ts";

const page = "/admin/people-data";

test("a failure to delete picture files stops erasing until they can go", async () => {
  const { post, ctx, path } = await aSiteWithAda();
  const before = await placesOf(ctx, email);
  const { storage: files } = ctx;
  ctx.storage = { ...files, reach: () => Promise.reject(new StorageError("The store is away.")) };
  const erase = () => post(page, { intent: "erase", email, sure: "on", byline: "on" });
  const answer = await erase();
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toContain("is not answering just now, so nothing was deleted");
  expect(await placesOf(ctx, email)).toEqual(before);
  ctx.storage = files;
  expect((await erase()).status).toBe(200);
  expect(await ctx.storage.open(path)).toBeUndefined();
});

test("after erasing, only the listed exceptions hold address, name or words", async () => {
  const { post, ctx, path, read } = await aSiteWithAda();
  const { db } = ctx;
  expect(await placesOf(ctx, email)).toEqual([
    "audit_log.after",
    "audit_log.before",
    "drafts.content",
    "gifts.email",
    "messages.email",
    "messages.message",
    "outbox_emails.html",
    "outbox_emails.recipient",
    "outbox_emails.reply_to",
    "outbox_emails.text",
    "promises.email",
    "subscribers.email",
    "subscribers.token",
    "users.email",
    "versions.content",
  ]);
  const answer = await post(page, { intent: "erase", email, sure: "on", byline: "on" });
  expect(answer.status).toBe(200);
  expect(textOf(await answer.text())).toContain("Everything about this address is erased");

  // The other person's address ends with this one.
  const other = await db.selectFrom("messages").select(["email", "message"]).orderBy("id").execute();
  expect(other).toEqual([
    { email: "other@example.org", message: "Write to (erased), she knows." },
    { email: `x${email}`, message: "Quite another person" },
  ]);
  await db.deleteFrom("messages").where("email", "=", `x${email}`).execute();
  await db.deleteFrom("outbox_emails").where("reply_to", "like", `%x${email}%`).execute();
  expect(await placesOf(ctx, email)).toEqual([]);
  expect(await placesOf(ctx, words)).toEqual([]);
  // The name remains as confirmation of consent for a remaining photo.
  expect(await placesOf(ctx, name)).toEqual(["photos.consent_by"]);
  expect(await placesOf(ctx, "1990-12-31")).toEqual([]);
  expect(await ctx.storage.open(path)).toBeUndefined();

  const log = await db.selectFrom("audit_log").select(["who", "what", "before", "after"]).orderBy("id").execute();
  expect(log.filter(({ what }) => what !== "user changed").slice(0, 3)).toEqual([
    {
      who: "Sample Admin",
      what: "user created",
      before: null,
      after: '{"name":"(erased)","email":"(erased)","role":"editor"}',
    },
    { who: "(erased)", what: "post saved as published", before: null, after: null },
    { who: "Sample Admin", what: "setting changed", before: '"(erased)"', after: '"hello@example.org"' },
  ]);
  expect(log.at(-1)).toMatchObject({ who: "Sample Admin", what: "person's data erased" });
  expect(textOf(await read("/blog/sample-post"))).toContain("A volunteer");
  expect(await db.selectFrom("suppressed_addresses").select("reason").execute()).toEqual([{ reason: "erased" }]);
  const again = await post(page, { intent: "find", email });
  expect(textOf(await again.text())).toContain(
    "We keep nothing about this address. Done before: person's data erased, March 10, 2026.",
  );
});

test("erased data leaves the unused parts of the database file", async () => {
  const file = join(temporaryFolder(), "site.sqlite");
  const { post, ctx } = await createStaffedSite({ settings: { DATABASE_URL: `sqlite:${file}` } }, "admin");
  for (let number = 1; number <= 40; number++) {
    await sendMessage(ctx, aMessage({ message: `${words} ${number} ${"word ".repeat(number * 20)}` }));
  }
  const inFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(ctx.db);
    const bytes = await readFile(file);
    return [words, email].map((text) => bytes.includes(text));
  };
  expect(await inFile()).toEqual([true, true]);
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await inFile()).toEqual([false, false]);
});

test("erased data leaves every database file before the answer, even the write-ahead log", async () => {
  const folder = temporaryFolder();
  const { post, ctx } = await createStaffedSite(
    { settings: { DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}` } },
    "admin",
  );
  for (let number = 1; number <= 40; number++) await sendMessage(ctx, aMessage({ message: `${words} ${number}` }));
  const inFiles = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith("site.sqlite"));
    const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
    return [words, email].map((text) => bytes.includes(text));
  };
  expect(await inFiles()).toEqual([true, true]);
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await inFiles()).toEqual([false, false]);
});

test("regular deletions leave the write-ahead log every night", async () => {
  const folder = temporaryFolder();
  const { ctx } = await createStaffedSite(
    { settings: { DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}` } },
    "admin",
  );
  await sendMessage(ctx, aMessage());
  await ctx.db.deleteFrom("messages").execute();
  const log = () => stat(join(folder, "site.sqlite-wal"));
  expect((await log()).size).toBeGreaterThan(0);
  await jobs.find(({ name: job }) => job === "write-ahead log")?.run(ctx, new AbortController().signal);
  expect((await log()).size).toBe(0);
});

test("another reader of the database delays no erasing; the log warns", async () => {
  const file = join(temporaryFolder(), "site.sqlite");
  const { post, ctx, logged } = await createStaffedSite({ settings: { DATABASE_URL: `sqlite:${file}` } }, "admin");
  await sendMessage(ctx, aMessage());
  const reader = openExistingSqlite(file, 0);
  onTestFinished(() => reader.close());
  reader.exec("begin; select * from messages;");
  hastenTime();
  expect((await post(page, { intent: "erase", email, sure: "on" })).status).toBe(200);
  expect(logged.join()).toContain("write-ahead log not emptied");
});

test("the name stays on posts without the tick", async () => {
  const { post, read } = await aSiteWithAda();
  await post(page, { intent: "erase", email, sure: "on" });
  expect(textOf(await read("/blog/sample-post"))).toContain(name);
});

test("erasing covers the log lines of an account that was deleted earlier", async () => {
  const { post, ctx } = await aSiteWithAda();
  await post("/admin/manageusers/ada", { intent: "delete" });
  const found = textOf(await (await post(page, { intent: "find", email })).text());
  expect(found).toContain("Lines of the log by or about them: 4");
  expect(found).toContain("Posts by them: 1");
  expect(found).not.toContain("Staff account:");
  await post(page, { intent: "erase", email, sure: "on", byline: "on" });
  expect(await placesOf(ctx, name)).not.toContain("audit_log.who");
  expect(await placesOf(ctx, name)).not.toContain("posts.author_name");
});

test("erasing needs a tick beside the address", async () => {
  const { post, ctx } = await aSiteWithAda();
  const before = await placesOf(ctx, email);
  const answer = await post(page, { intent: "erase", email });
  expect(answer.status).toBe(422);
  const text = textOf(await answer.text());
  expect(text).toContain("Read the address once more, then tick this");
  expect(text).toContain(`Erase all that is kept about ${email}. This cannot be undone.`);
  expect(await placesOf(ctx, email)).toEqual(before);
});

test("no admin erases their own address or the foundation's", async () => {
  const { post, ctx } = await aSiteWithAda();
  const messages = async () => (await ctx.db.selectFrom("messages").select("id").execute()).length;
  expect((await post(page, { intent: "erase", email: "admin@example.org", sure: "on" })).status).toBe(403);
  expect((await post(page, { intent: "erase", email: "hello@example.org", sure: "on" })).status).toBe(409);
  expect(await messages()).toBe(3);
  const html = await (await post(page, { intent: "find", email: "hello@example.org" })).text();
  expect(html).not.toContain('name="sure"');
});

test("a failure in any part undoes the whole erasing", async () => {
  const { post, ctx } = await aSiteWithAda();
  ctx.db = ctx.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes("person's data erased")) throw new Error("no room");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const before = await placesOf(ctx, email);
  expect((await post(page, { intent: "erase", email, sure: "on" })).status).toBe(500);
  expect(await placesOf(ctx, email)).toEqual(before);
});

test("erasing keeps a name that another member shares", async () => {
  const { post, ctx } = await aSiteWithAda();
  await insertUser(ctx.db, aStaffMember({ id: "namesake", name, email: "namesake@example.org" }));
  const found = textOf(await (await post(page, { intent: "find", email })).text());
  expect(found).toContain(`Another member of staff has the same name (${name})`);
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(ctx, name)).toContain("versions.saved_by");
  expect(await placesOf(ctx, name)).not.toContain("audit_log.who");
});

test("an erased correspondent may still subscribe", async () => {
  const { post, ctx } = await createStaffedSite({}, "admin");
  await sendMessage(ctx, aMessage());
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(ctx, email)).toEqual([]);
  expect(await ctx.db.selectFrom("suppressed_addresses").selectAll().execute()).toEqual([]);
});

test("erasing leaves a similar address alone", async () => {
  const { post, ctx } = await createStaffedSite({}, "admin");
  const alike = email.replace("_", "x");
  await sendMessage(ctx, aMessage({ email: alike }));
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(ctx, alike)).toContain("outbox_emails.reply_to");
});
