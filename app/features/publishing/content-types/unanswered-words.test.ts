import { expect, test } from "vitest";
import { fillList } from "../../../../tests/support/newsletter-subscriber.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { contentTypeOf, type Noun } from "./content-types.server.ts";

type Fields = Record<string, string | string[]>;

/** Two sentences, each with a question. */
const risky = "Amina Bello, aged 9, painted the wall. Call 0803 111 3333.";
const harmless = "The wall is yellow now.";

/** A document needs its file first: `document-files.test.ts`. */
const forms: Record<Exclude<Noun, "document">, (text: string) => Fields> = {
  post: (text) => ({ title: "Colours", paragraphs: text }),
  event: (text) => ({ title: "A day", location: "Lagos", date: "2026-05-05", description: text, photos: "1" }),
  project: (text) => ({ title: "Books", theme: "Reading", paragraphs: text }),
  // A telephone number in a title needs a second person.
  news: (text) => ({
    title: text.replace("Call 0803 111 3333.", "Tunde Ojo, aged 8, helped."),
    source: "Radio",
    date: "2026-05-05",
    link: "https://example.org/x",
  }),
  contributor: (text) => ({ title: "Book bank", kind: "partner", about: text }),
  page: (text) => ({ title: "Promise", slug: "promise", paragraphs: text, placement: "footer" }),
};
const nouns = Object.keys(forms) as (keyof typeof forms)[];

async function openSite() {
  const here = await createStaffedSite({}, "admin");
  const { ctx, post } = here;
  /** Sends a queued form. */
  const send = async (path: string, fields: Fields) =>
    (await (await post(path.replace("/admin/", "/admin/queue/"), fields)).json()) as StaffFormResult;
  const statusOf = async (noun: Noun) =>
    (await ctx.db.selectFrom(contentTypeOf(noun).table).select("status").executeTakeFirst())?.status ?? "none";
  return { ...here, send, statusOf };
}

const askedIn = (said: StaffFormResult) => (said.done === undefined ? (said.questions ?? []).map(({ id }) => id) : []);

const answered = (ids: string[]) => ({ "word-answers": ids.map((id) => `${id}:published`) });

test.each(nouns)("a %s is published only after an answer to every question", async (noun) => {
  const { ctx, send, statusOf, auditEvents } = await openSite();
  const fields = forms[noun](risky);
  const asked = askedIn(await send(`/admin/${noun}`, fields));
  expect([asked.length, await statusOf(noun)]).toEqual([2, "none"]);
  const [first = "", second = ""] = asked;
  expect(askedIn(await send(`/admin/${noun}`, { ...fields, ...answered([first]) }))).toEqual([second]);
  expect(await statusOf(noun)).toBe("none");
  expect(await ctx.db.selectFrom("word_answers").selectAll().execute()).toEqual([]);
  expect(await send(`/admin/${noun}`, { ...fields, ...answered(asked) })).toHaveProperty("done");
  expect(await statusOf(noun)).toBe("published");
  expect((await auditEvents()).filter((line) => line.startsWith("sentence published as it is"))).toHaveLength(2);
});

/** Ways to publish a stored draft with risky words. */
const ways: [what: string, form: (version: string) => Fields, path: string][] = [
  ["its form", (version) => ({ ...forms.post(risky), version }), "/admin/post/1"],
  [
    "its schedule",
    (version) => ({ ...forms.post(risky), version, status: "scheduled", publishAt: "2030-01-01T10:00" }),
    "/admin/post/1",
  ],
  ["its button in the list", () => ({ act: "publish:1" }), "/admin/post"],
  ["the button for several", () => ({ act: "publish", ids: ["1"] }), "/admin/post"],
  ["its own button", () => ({ intent: "publish" }), "/admin/post/1"],
];

test.each(ways)("a draft is saved without questions; %s asks them", async (_what, form, path) => {
  const { post, send, statusOf } = await openSite();
  expect(await send("/admin/post", { ...forms.post(risky), status: "draft" })).toHaveProperty("done");
  expect((await post(path, form("1"))).status).toBe(422);
  expect(await statusOf("post")).toBe("draft");
});

test("a draft's answers count for every later way to publish it", async () => {
  const { ctx, post, send, statusOf } = await openSite();
  const asked = askedIn(await send("/admin/post", forms.post(risky)));
  await send("/admin/post", { ...forms.post(risky), status: "draft", ...answered(asked) });
  // A refused form may have used up a number.
  const { id } = await ctx.db.selectFrom("posts").select("id").executeTakeFirstOrThrow();
  expect((await post("/admin/post", { act: `publish:${id}` })).status).toBe(200);
  expect(await statusOf("post")).toBe("published");
});

test("an earlier version with unanswered words cannot be restored on the site", async () => {
  const { ctx, post, send } = await openSite();
  await send("/admin/post", { ...forms.post(risky), status: "draft" });
  await send("/admin/post/1", { ...forms.post(harmless), version: "1" });
  const versions = await ctx.db.selectFrom("versions").select(["version", "content"]).execute();
  const before = versions.find(({ content }) => content.includes("Amina"))?.version;
  expect((await post("/admin/post/1", { intent: "restore", restore: String(before) })).status).toBe(422);
  const [row] = await ctx.db.selectFrom("posts").select("paragraphs").execute();
  expect(row?.paragraphs).toContain(harmless);
});

test("a newsletter is sent only after an answer to every question", async () => {
  const { ctx, post } = await openSite();
  await fillList(ctx.db, 1);
  await post("/admin/newsletter", { subject: "News", opening: risky });
  const send = (ids: string[]) => post("/admin/newsletter/1", { intent: "send", version: "1", ...answered(ids) });
  const questions = [...(await (await send([])).text()).matchAll(/value="([\w-]{22}):published"/g)];
  const ids = questions.map(([, id = ""]) => id);
  expect(ids).toHaveLength(2);
  expect((await send(ids.slice(0, 1))).status).toBe(422);
  expect((await send(ids)).status).toBe(200);
});

test("during uploads, the sheet asks about the text with photo descriptions", async () => {
  const { post } = await openSite();
  const words = { "photo--7-alt": "Ngozi Eze, 8, waves", "photo--7-consent": "nobody" };
  const paragraphs = [risky, '![Taps](photo:-9 "Umar Bako, 7, drinks")'];
  const form = { ...forms.post(""), paragraphs, photos: "-7", "photos-shown": "yes", ...words };
  const answer = await post("/admin/checks", { "draft-subject": "post:new", ...form });
  const { questions = [] } = (await answer.json()) as PublishFacts;
  expect(answer.status).toBe(200);
  expect(questions.map(({ rule, field }) => `${rule}, ${field}`).toSorted()).toEqual([
    "age, paragraphs",
    "age, paragraphs",
    "age, photo--7-alt",
    "telephone, paragraphs",
  ]);
});
