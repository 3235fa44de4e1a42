import { privacy } from "content/privacy.ts";
import { expect, test } from "vitest";
import { fillList } from "../../../../tests/support/newsletter-subscriber.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

type Fields = Record<string, string | string[]>;

const risky = "Amina Bello, aged 9, painted the wall.";

const answersIn = (html: string) =>
  [...html.matchAll(/value="([\w-]{22}:(?:adult|published))"/g)].map(([, one]) => one);
const published = (html: string) => answersIn(html).filter((one) => one?.endsWith(":published")) as string[];

async function openSite() {
  const here = await createStaffedSite();
  const check = async (subject: string, fields: Fields) =>
    (await (await here.post("/admin/checks", { "draft-subject": subject, ...fields })).json()) as PublishFacts;
  return { ...here, check };
}

test("a form without script returns with question, sentence, all typed words", async () => {
  const { ctx, post, read } = await openSite();
  const shown = { "photos-shown": "yes", "photo-1-src": "/files/events/sample.svg", "photo-1-drawing": "yes" };
  const fields = { title: "Colours & “more”", postText: "Short.", paragraphs: ["First.", risky], photos: "1" };
  const asked = await post("/admin/post", { ...fields, ...shown });
  const html = await asked.text();
  expect(asked.status).toBe(422);
  expect(textOf(html)).toContain("It tells a child’s age");
  expect(html).toContain(`<blockquote>${risky}</blockquote>`);
  for (const typed of ['value="Colours &amp; “more”"', 'value="Short."', ">First.</textarea>", `>${risky}</textarea>`])
    expect(html).toContain(typed);
  expect(await ctx.db.selectFrom("posts").select("id").execute()).toEqual([]);

  const answered = await post("/admin/post", { ...fields, "word-answers": published(html) });
  expect(answered.status).toBe(200);
  expect(await read("/blog/colours-more")).toContain("Amina Bello");
  expect(await ctx.db.selectFrom("word_answers").selectAll().execute()).toMatchObject([
    { answer: "published", said_by: "Sample Editor", said_by_id: "editor" },
  ]);
});

test("an answered sentence raises no question until it changes", async () => {
  const { ctx, post, check, auditEvents } = await openSite();
  const fields = { title: "Colours", paragraphs: risky };
  const html = await (await post("/admin/post", fields)).text();
  const adult = answersIn(html).filter((one) => one?.endsWith(":adult")) as string[];
  await post("/admin/post", { ...fields, "word-answers": adult });
  // A refused form may have used up a number.
  const { id } = await ctx.db.selectFrom("posts").select("id").executeTakeFirstOrThrow();
  expect(await auditEvents()).toContain(`sentence said to be about an adult, post:${id}`);
  expect((await check(`post:${id}`, { ...fields, version: "1" })).questions).toEqual([]);
  expect((await post(`/admin/post/${id}`, { ...fields, title: "Other", version: "1" })).status).toBe(200);
  const changed = { ...fields, paragraphs: "Amina Bello, aged 10, painted the wall.", version: "2" };
  expect((await check(`post:${id}`, changed)).questions).toHaveLength(1);
  expect((await post(`/admin/post/${id}`, changed)).status).toBe(422);
});

test("the sheet gets the sentence, its replacement, its position", async () => {
  const { check } = await openSite();
  const facts = await check("event:new", { title: "A day", location: "Lagos", description: ["x", risky] });
  expect(facts.questions).toMatchObject([
    { rule: "age", sentence: risky, words: "Amina Bello", firstName: "Amina", field: "description" },
  ]);
  const sensitive = await check("event:new", {
    title: "A day",
    location: "Surulere, Lagos",
    description: ["x"],
    sensitive: "hiv",
  });
  expect(sensitive.missing?.map(({ field }) => field)).toEqual(["namesChanged", "location", "sensitive"]);
});

test("captions, alt texts, film titles, event fields are read; drafts are not", async () => {
  const { ctx, post, check } = await openSite();
  const paragraphs = [
    '![Girl with epilepsy](photo:1 "Amina Bello, 9")',
    "![Ngozi Eze, 8, sings](film:https://youtu.be/dQw4w9WgXcQ)",
  ];
  const rules = (await check("post:new", { title: "T", paragraphs })).questions?.map(({ rule }) => rule);
  expect(rules).toEqual(["diagnosis", "age", "age"]);
  const event = {
    title: "T",
    theme: "For Amina Bello, aged 9",
    location: "Lagos",
    date: "2026-05-05",
    description: "x",
    photos: "1",
  };
  expect((await post("/admin/event", event)).status).toBe(422);
  expect((await post("/admin/event", { ...event, status: "draft" })).status).toBe(200);
  // A list has no questions: the form asks.
  const { id } = await ctx.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
  const listed = await post("/admin/event", { act: `publish:${id}` });
  expect([
    listed.status,
    textOf(await listed.text()).includes("Open the text, check it, and publish it there"),
  ]).toEqual([422, true]);
});

test("the foundation's own telephone raises no question; an invalid answer does not count", async () => {
  const { ctx, post } = await openSite();
  await saveSetting(ctx.db, "phone", "+234 803 111 2222");
  expect((await post("/admin/post", { title: "Call", paragraphs: "Call 0803 111 2222." })).status).toBe(200);
  const invented = ["x".repeat(22), "y"].map((one) => `${one}:published`);
  const fields = { title: "Call", paragraphs: "Call 0803 111 3333.", "word-answers": invented };
  expect((await post("/admin/post", fields)).status).toBe(422);
});

test("a fixed page or newsletter raises questions before anyone gets it", async () => {
  const { ctx, post, ask } = await openSite();
  const admin = await signIn(ctx, "admin");
  const visit = async (path: string) => (await ask(path, { headers: { Cookie: admin } })).text();
  const values = Object.fromEntries(
    [...(await visit("/admin/pages/privacy")).matchAll(/<input[^>]*name="(title|heading)"[^>]*value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  const law = Object.fromEntries(Object.entries(privacy.law).map(([name, text]) => [`law.${name}`, text]));
  const page = {
    ...values,
    ...law,
    title: "Privacy",
    heading: "Privacy",
    lede: "Short.",
    contact: "Write",
    text: risky,
    version: "0",
  };
  const asked = await post("/admin/pages/privacy", page);
  const html = await asked.text();
  expect([asked.status, html.includes(`<blockquote>${risky}</blockquote>`)]).toEqual([422, true]);
  expect((await post("/admin/pages/privacy", { ...page, status: "draft" })).status).toBe(200);
  const answered = await post("/admin/pages/privacy", { ...page, version: "1", "word-answers": published(html) });
  expect(answered.status).toBe(200);

  await fillList(ctx.db, 1);
  await post("/admin/newsletter", { subject: "News", opening: risky });
  const held = await post("/admin/newsletter/1", { intent: "send", version: "1" }, admin);
  const questions = await held.text();
  expect([held.status, textOf(questions).includes("The newsletter is not sent yet")]).toEqual([422, true]);
  const sent = { intent: "send", version: "1", "word-answers": published(questions) };
  expect((await post("/admin/newsletter/1", sent, admin)).status).toBe(200);
});

test("a newsletter with a sensitive story waits for its approval, also after a withdrawal", async () => {
  const { ctx, post } = await openSite();
  const admin = await signIn(ctx, "admin");
  await fillList(ctx.db, 2);
  const story = { title: "Safe", paragraphs: "x y", sensitive: "abuse", namesChanged: "yes" };
  await post("/admin/post", { ...story, status: "draft" });
  await post("/admin/approvals/post-1", { version: "1" }, admin);
  expect((await post("/admin/post/1", { ...story, version: "1" })).status).toBe(200);
  await post("/admin/newsletter", { subject: "News", opening: "We met Amina Bello.", items: "post:1" });
  const held = await post("/admin/newsletter/1", { intent: "send", version: "1" }, admin);
  expect([held.status, textOf(await held.text()).includes("A full name, which may be a child’s")]).toEqual([422, true]);
  await post("/admin/newsletter/1", { subject: "News", opening: "We met a girl.", items: "post:1", version: "1" });
  await ctx.db.updateTable("posts").set({ approved_at: null }).execute();
  expect((await post("/admin/newsletter/1", { intent: "send", version: "2" }, admin)).status).toBe(422);
  await ctx.db.updateTable("posts").set({ approved_at: "2026-01-01" }).execute();
  expect((await post("/admin/newsletter/1", { intent: "send", version: "2" }, admin)).status).toBe(200);
});
