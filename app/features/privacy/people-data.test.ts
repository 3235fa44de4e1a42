import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPost, aStaffMember, aSubscriber } from "../../../tests/support/builders.ts";
import { textOf } from "../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { putLetter } from "../../platform/mail/outbox.server.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { sendMessage } from "../messages/send-message.server.ts";
import { insertSubscriber } from "../newsletter/subscriber-store.server.ts";
import { insertUser } from "../people/user-store.server.ts";
import { addPhoto, hangPhoto } from "../photos/photo-store.server.ts";
import { insertPost } from "../posts/post-store.server.ts";
import { keepSetting } from "../settings/settings-store.server.ts";
import { countPeople } from "./count-people.server.ts";

const page = "/admin/people-data";
const email = "ada.sample_1@example.org";
const name = "Ada Uncommon";
const words = "the blue bicycle in our yard";
const member = { id: "ada", name };

/** Every place of the database in which some text stands, like `messages.message`. */
async function placesOf(site: Site, text: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name: table } of await site.database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(site.database);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) places.add(`${table}.${column}`);
      }
    }
  }
  return [...places].toSorted();
}

const aMessage = (wishes: Partial<Parameters<typeof sendMessage>[1]> = {}) => ({
  firstName: "Ada",
  lastName: "Uncommon",
  email,
  subject: "A question",
  message: words,
  ...wishes,
});

/** A site with an admin, and with somebody about whom everything is kept that can be kept. */
async function aSiteWithAda() {
  const here = await createStaffedSite({}, "admin");
  const { site } = here;
  const { database } = site;
  await addStaffMember(site, { id: "ada", name, firstName: "Ada", lastName: "Uncommon", email, dob: "1990-12-31" });
  await signInAgain(site, email);
  const created = { what: "user created", subject: "user:ada", after: { name, email, role: "editor" } };
  await keepDeed(site, database, { id: "admin", name: "Sample Admin" }, created);
  await keepDeed(site, database, member, { what: "post saved as published", subject: "post:1" });
  const change = { what: "user changed", subject: "user:third", before: { name: "Third Person" } };
  await keepDeed(site, database, member, change);
  const setting = { what: "setting changed", subject: "setting:email", before: email, after: "hello@example.org" };
  await keepDeed(site, database, { id: "admin", name: "Sample Admin" }, setting);
  const other = { firstName: "Other", lastName: "Writer" };
  // As somebody typed it: not in lower case.
  await sendMessage(site, aMessage({ email: "Ada.Sample_1@Example.org" }));
  await sendMessage(site, aMessage({ ...other, email: "other@example.org", message: `Write to ${email}, she knows.` }));
  await sendMessage(site, aMessage({ ...other, email: `x${email}`, message: "Quite another person" }));
  await insertSubscriber(database, aSubscriber({ email }));
  const letter = { to: email, subject: "Your invitation", text: "Dear Ada", html: "<p>Dear Ada</p>" };
  await putLetter(site, database, letter, { kind: "invitation" });
  await insertPost(database, aPost({ author_id: "ada", author_name: name, author_position: "Reader" }));
  const version = { version: 1, saved_at: "2026-02-01T09:00:00.000Z", content: JSON.stringify({ title: email }) };
  await database
    .insertInto("versions")
    .values({ ...version, subject: "post:1", saved_by: name })
    .execute();
  const consent = { consent_by: name, consent_at: "2026-02-01T09:00:00.000Z", uploaded_by: name };
  const facts = { width: 480, height: 480, uploaded_at: "2026-02-01T09:00:00.000Z", kind: "photograph" as const };
  await addPhoto(database, { ...facts, ...consent, path: "images/class.jpg", alt: "A class" });
  const path = await site.files.keep("profile_images", "jpg", Buffer.from("portrait"));
  const portrait = await addPhoto(database, { ...facts, ...consent, path, alt: name });
  await hangPhoto(database, { subject: "user:ada", position: 0, photo_id: portrait });
  // The portrait from before that one, which hangs nowhere any more.
  await addPhoto(database, { ...facts, ...consent, path: "profile_images/older.jpg", alt: name });
  await database.updateTable("messages").set({ read_at: "2026-03-01T09:00:00.000Z", read_by: name }).execute();
  return { ...here, path };
}

test("an admin sees how much is kept about an address, and of which days, without its words", async () => {
  const { post, logged } = await aSiteWithAda();
  const answer = await post(page, { intent: "find", email: ` ${email.toUpperCase()} ` });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const html = await answer.text();
  const text = textOf(html);
  expect(text).toContain(`Kept about ${email}`);
  expect(text).toContain("Messages from the contact form: 1 10 March 2026");
  expect(text).toContain("Newsletter: on the list, with what they agreed to: 1 1 March 2026");
  expect(text).toContain("Staff account: 1 1 January 2026");
  expect(text).toContain("Letters to or about them: 2 10 March 2026");
  expect(text).toContain("Posts by them: 1 12 October 2024");
  expect(text).toContain("Pictures that they uploaded or vouched for: 3 1 February 2026");
  expect(text).toContain("Lines of the log by or about them: 3");
  expect(html).not.toContain(words);
  expect(logged.join("\n")).not.toContain("ada.");
});

test("the export has everything of the person and nothing of anybody else", async () => {
  const { post, deeds, visit } = await aSiteWithAda();
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
    lettersToYou: [{ kind: "contact-message" }, { kind: "invitation", subject: "Your invitation" }],
    account: { name, dateOfBirth: "1990-12-31", role: "editor" },
    signIns: { ways: [{ providerId: "credential" }], sessions: [{}] },
    posts: [{ title: "Sample post" }],
    log: [
      { what: "user created", byYou: false, after: { name } },
      { what: "post saved as published", byYou: true },
      { what: "user changed", subject: "user:third", byYou: true },
    ],
  });
  expect(kept.pictures).toHaveLength(3);
  expect(kept.savedVersions).toHaveLength(1);
  expect(kept.messagesMarkedAsRead).toHaveLength(3);
  for (const other of ["Sample Admin", "Third Person", "other@example.org", "Quite another", "she knows", "token"]) {
    expect(text).not.toContain(other);
  }
  // No secret that opens anything, and no hash of a password.
  expect(text).not.toMatch(/"(?:token|password|secret|hash)"/);
  const [line] = (await deeds()).filter((deed) => deed.startsWith("person's data exported"));
  expect(line).toMatch(/^person's data exported, person:[\da-f]{24}$/);
  expect((await visit(`${page}/export?email=${email}`)).status).toBe(400);
});

test("after erasing nothing in the database says the address, the name or the words, but what the decision lists", async () => {
  const { post, site, path, read } = await aSiteWithAda();
  const { database } = site;
  expect(await placesOf(site, email)).toEqual([
    "deeds.after",
    "deeds.before",
    "letters.html",
    "letters.recipient",
    "letters.reply_to",
    "letters.text",
    "messages.email",
    "messages.message",
    "subscribers.email",
    "subscribers.token",
    "users.email",
    "versions.content",
  ]);
  const answer = await post(page, { intent: "erase", email, sure: "on", byline: "on" });
  expect(answer.status).toBe(200);
  expect(textOf(await answer.text())).toContain("Everything about this address is erased");

  // The other person has the address at the end of theirs.
  const other = await database.selectFrom("messages").select(["email", "message"]).orderBy("id").execute();
  expect(other).toEqual([
    { email: "other@example.org", message: "Write to (erased), she knows." },
    { email: `x${email}`, message: "Quite another person" },
  ]);
  await database.deleteFrom("messages").where("email", "=", `x${email}`).execute();
  await database.deleteFrom("letters").where("reply_to", "like", `%x${email}%`).execute();
  expect(await placesOf(site, email)).toEqual([]);
  expect(await placesOf(site, words)).toEqual([]);
  // Who vouched for a picture that stays.
  expect(await placesOf(site, name)).toEqual(["photos.consent_by"]);
  expect(await placesOf(site, "1990-12-31")).toEqual([]);
  expect(await site.files.open(path)).toBeUndefined();

  const log = await database.selectFrom("deeds").select(["who", "what", "before", "after"]).orderBy("id").execute();
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
  expect(await database.selectFrom("suppressed_addresses").select("reason").execute()).toEqual([{ reason: "erased" }]);
  const again = await post(page, { intent: "find", email });
  expect(textOf(await again.text())).toContain(
    "We keep nothing about this address. Done before: person's data erased, 10 March 2026.",
  );
});

test("what is erased is in no unused part of the database file either, from which every backup is made", async () => {
  const file = join(temporaryFolder(), "site.sqlite");
  const { post, site } = await createStaffedSite({ settings: { DATABASE_URL: `sqlite:${file}` } }, "admin");
  for (let number = 1; number <= 40; number++) {
    await sendMessage(site, aMessage({ message: `${words} ${number} ${"word ".repeat(number * 20)}` }));
  }
  const inFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(site.database);
    const bytes = await readFile(file);
    return [words, email].map((text) => bytes.includes(text));
  };
  expect(await inFile()).toEqual([true, true]);
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await inFile()).toEqual([false, false]);
});

test("the name stays on posts unless the tick says otherwise, and still belongs to the person afterwards", async () => {
  const { post, read } = await aSiteWithAda();
  await post(page, { intent: "erase", email, sure: "on" });
  expect(textOf(await read("/blog/sample-post"))).toContain(name);
});

test("whoever was deleted before is still found in the log by their address, and erased there", async () => {
  const { post, site } = await aSiteWithAda();
  await post("/admin/manageusers/ada", { intent: "delete" });
  const found = textOf(await (await post(page, { intent: "find", email })).text());
  expect(found).toContain("Lines of the log by or about them: 4");
  expect(found).toContain("Posts by them: 1");
  expect(found).not.toContain("Staff account:");
  await post(page, { intent: "erase", email, sure: "on", byline: "on" });
  expect(await placesOf(site, name)).not.toContain("deeds.who");
  expect(await placesOf(site, name)).not.toContain("posts.author_name");
});

test("erasing asks for a tick beside the address, and nothing goes without it", async () => {
  const { post, site } = await aSiteWithAda();
  const before = await placesOf(site, email);
  const answer = await post(page, { intent: "erase", email });
  expect(answer.status).toBe(422);
  const text = textOf(await answer.text());
  expect(text).toContain("Read the address once more, then tick this");
  expect(text).toContain(`Erase all that is kept about ${email}. It cannot be brought back.`);
  expect(await placesOf(site, email)).toEqual(before);
});

test("no admin erases themselves, and nobody erases the foundation's own address with everybody's messages", async () => {
  const { post, site } = await aSiteWithAda();
  const messages = async () => (await site.database.selectFrom("messages").select("id").execute()).length;
  expect((await post(page, { intent: "erase", email: "admin@example.org", sure: "on" })).status).toBe(403);
  expect((await post(page, { intent: "erase", email: "hello@example.org", sure: "on" })).status).toBe(409);
  expect(await messages()).toBe(3);
  const html = await (await post(page, { intent: "find", email: "hello@example.org" })).text();
  expect(html).not.toContain('name="sure"');
});

test("erasing breaks off as a whole when any part of it fails", async () => {
  const { post, site } = await aSiteWithAda();
  await sql`create trigger no_line before insert on deeds when new.what = 'person''s data erased'
    begin select raise(abort, 'no room'); end`.execute(site.database);
  const before = await placesOf(site, email);
  expect((await post(page, { intent: "erase", email, sure: "on" })).status).toBe(500);
  expect(await placesOf(site, email)).toEqual(before);
});

test("a name that somebody else on the staff has too is left to them", async () => {
  const { post, site } = await aSiteWithAda();
  await insertUser(site.database, aStaffMember({ id: "namesake", name, email: "namesake@example.org" }));
  const found = textOf(await (await post(page, { intent: "find", email })).text());
  expect(found).toContain(`Somebody else on the staff has the same name (${name})`);
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(site, name)).toContain("versions.saved_by");
  expect(await placesOf(site, name)).not.toContain("deeds.who");
});

test("who only wrote to the foundation may still subscribe after being erased", async () => {
  const { post, site } = await createStaffedSite({}, "admin");
  await sendMessage(site, aMessage());
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(site, email)).toEqual([]);
  expect(await site.database.selectFrom("suppressed_addresses").selectAll().execute()).toEqual([]);
});

test("an address that only looks alike is another person's", async () => {
  const { post, site } = await createStaffedSite({}, "admin");
  const alike = email.replace("_", "x");
  await sendMessage(site, aMessage({ email: alike }));
  await post(page, { intent: "erase", email, sure: "on" });
  expect(await placesOf(site, alike)).toContain("letters.reply_to");
});

test("an address in a published text is shown, and left to those who write", async () => {
  const { post, site } = await createStaffedSite({}, "admin");
  await insertPost(site.database, aPost({ post_text: `Ask ${email}.` }));
  expect(textOf(await (await post(page, { intent: "find", email })).text())).toContain("staff wrote: post:1.");
  expect(textOf(await (await post(page, { intent: "find", email: email.slice(4) })).text())).not.toContain("post:1");
});

test("who had the foundation's address before is not handed other people's messages", async () => {
  const { post, site } = await createStaffedSite({}, "admin");
  await sendMessage(site, aMessage());
  await keepSetting(site.database, "email", "new@example.org");
  const old = "hello@example.org";
  const kept = JSON.parse(await (await post(`${page}/export`, { email: old })).text());
  expect(kept.lettersToYou).toEqual([]);
  await post(page, { intent: "erase", email: old, sure: "on" });
  expect(await placesOf(site, old)).toEqual([]);
  expect(await placesOf(site, words)).toEqual(["messages.message"]);
});

test("people are counted once, whatever is kept about them, and the line is passed with the two hundred and first", async () => {
  const { readAsStaff, site, clock } = await createStaffedSite({}, "admin");
  await sendMessage(site, aMessage());
  await insertSubscriber(site.database, aSubscriber({ email }));
  for (let number = 3; number <= 200; number++) {
    await insertSubscriber(site.database, aSubscriber({ email: `reader${number}@example.org` }));
  }
  const before = textOf(await readAsStaff(page));
  expect(before).toContain("200 people now, 200 of them new in the last six months.");
  expect(before).toContain("No, this site alone is not past the line of 200.");
  clock.at = new Date("2026-09-15T09:00:00Z");
  const late = aSubscriber({ email: "late@example.org", created_at: "2026-09-14T09:00:00.000Z" });
  await insertSubscriber(site.database, late);
  expect(await countPeople(site)).toEqual({ all: 201, recent: 1, line: 200, isPast: true });
});
