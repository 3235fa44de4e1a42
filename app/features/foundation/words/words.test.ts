import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { isPageKey, type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { features } from "../../index.server.ts";
import { declarePage, line } from "./declare-page.ts";
import { previewedPaths } from "./page-preview.tsx";
import { savePageText } from "./page-text-queries.server.ts";
import { readWordsForm } from "./read-words-form.server.ts";
import { formValuesOfWords } from "./words-form-values.ts";

type Fields = Record<string, string | string[]>;

const pageWords = pageWordsOf(features);

const formOf = (page: PageKey, changes: Fields, beside: Fields = {}) => ({
  ...formValuesOfWords(pageWords[page], pageWords[page].original),
  status: "published",
  version: "0",
  ...beside,
  ...changes,
});

const mission = "To stand beside every child of Kumasi.";

test("a saved mission is live at once, with all else unchanged", async () => {
  const { post, read, readAsStaff, auditEvents } = await createStaffedSite();
  await read("/about");
  const saved = await post("/admin/pages/about", formOf("about", { "mission.text": mission }));
  expect(saved.status).toBe(200);
  const text = textOf(mainOf(await read("/about")));
  expect(text).toContain(mission);
  expect(text).toContain("An Africa where no child is hidden");
  expect(await auditEvents()).toEqual(["page changed, page:about.mission.text"]);
  expect(textOf(await readAsStaff("/admin/pages"))).toMatch(/About Us Changed Sample Editor/);
});

test("a draft leaves the page alone, a scheduled change until its hour", async () => {
  const { post, read, readAsStaff, clock } = await createStaffedSite({ now: "2026-03-10T09:00:00.000Z" });
  const change = { "mission.text": mission };
  await post("/admin/pages/about", formOf("about", change, { status: "draft" }));
  expect(await read("/about")).not.toContain(mission);
  expect(await readAsStaff("/admin/preview/about")).toContain(mission);
  expect(textOf(await readAsStaff("/admin/pages"))).toMatch(/About Us Draft/);
  const later = { status: "scheduled", publishAt: "2026-03-10T12:00", version: "1" };
  expect((await post("/admin/pages/about", formOf("about", change, later))).status).toBe(200);
  expect(await read("/about")).not.toContain(mission);
  clock.at = new Date("2026-03-10T11:00:01.000Z");
  expect(await read("/about")).toContain(mission);
  await post("/admin/pages/about", formOf("about", { ...change, "heading.first": "Joy is" }, { version: "2" }));
  expect(await read("/about")).toContain("Joy is");
});

test("only staff who change pages see a preview", async () => {
  const { ask } = await createStaffedSite();
  expect((await ask("/admin/preview/about")).status).toBe(404);
});

test("a page with a preview shows it beside its form", async () => {
  const { readAsStaff, visit, post } = await createStaffedSite();
  for (const { path } of Object.values(pageWords))
    expect([path, (await visit(`/admin/preview${path}`)).status === 200]).toEqual([
      path,
      previewedPaths.includes(path),
    ]);
  expect(await readAsStaff("/admin/pages/about")).toContain('src="/admin/preview/about"');
  expect(await readAsStaff("/admin/pages/volunteer")).not.toContain("/admin/preview");
  await post("/admin/pages/volunteer", formOf("volunteer", {}, { status: "draft" }));
  expect(await readAsStaff("/admin/pages/volunteer")).not.toContain("/admin/preview");
});

test("a conflict shows the difference, without loss", async () => {
  const { post, read } = await createStaffedSite();
  await post("/admin/pages/about", formOf("about", { "mission.text": mission }));
  const second = await post("/admin/pages/about", formOf("about", { "vision.text": "Another vision" }));
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(textOf(html)).toContain("The page was changed while you were writing.");
  expect(await read("/about")).toContain(mission);
  const again = formOf("about", { "mission.text": mission });
  expect((await post("/admin/pages/about", again)).status).toBe(200);
});

test.each<[string, PageKey, Fields, string]>([
  ["an empty line", "about", { title: " " }, "This cannot be empty"],
  ["a long line", "about", { title: "x".repeat(61) }, "Must be 60 characters or less"],
  ["an unknown place", "about", { "journey.lede": "Since {year}" }, "The site does not know what to put for {year}."],
  ["a place where none is", "about", { title: "{founded}" }, "Write it without braces"],
  [
    "an unknown drawing",
    "what-we-do",
    { "programmes.name": "A", "programmes.text": "B", "programmes.glyph": "skull" },
    "Choose one of the drawings",
  ],
  ["no card", "what-we-do", { "programmes.name": "", "programmes.text": "" }, "Keep one card at least"],
  ["half a card", "donate", { "ways.tabs.name": "A", "ways.tabs.content": "" }, "Card 1, Text: This cannot be empty"],
  ["an empty text", "privacy", { text: "" }, "This cannot be empty"],
  ["no hour", "about", { status: "scheduled" }, "Choose a day and a time"],
  ["an hour that has gone by", "about", { status: "scheduled", publishAt: "2020-01-01T00:00" }, "That time is over."],
])("%s is refused with a sentence, and nothing is stored", async (_what, page, changes, sentence) => {
  const { post, ctx } = await createStaffedSite();
  const answer = await post(`/admin/pages/${page}`, formOf(page, changes));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(sentence);
  expect(await ctx.db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
});

test("a text without a declaration can be changed all the same", () => {
  const { fields } = declarePage("Sample", "/", { title: "T", more: { attendance: "people came" } }, "free", {
    title: line("Name"),
  });
  expect(Object.entries(fields).map(([path, { label }]) => `${path}: ${label}`)).toEqual([
    "title: Name",
    "more.attendance: More: attendance",
  ]);
});

test("every original fits its own form", () => {
  for (const page of Object.values(pageWords))
    expect(readWordsForm(page, formValuesOfWords(page, page.original))).toEqual({ values: {}, errors: {} });
});

test("the form adds, removes or moves cards with their drawings", async () => {
  const { post, read } = await createStaffedSite();
  const programmes = {
    "programmes.name": ["Swimming", "Therapy"],
    "programmes.text": ["In the lagoon.", "At home."],
    "programmes.glyph": ["girl", "therapy"],
  };
  expect((await post("/admin/pages/what-we-do", formOf("what-we-do", programmes))).status).toBe(200);
  const text = textOf(mainOf(await read("/what-we-do")));
  expect(text).toContain("Swimming In the lagoon. Therapy At home.");
  expect(text).not.toContain("Health benefits");
  const tabs = { "ways.tabs.name": "Now", "ways.tabs.content": "Give.", "ways.tabs.points": "One\nTwo" };
  expect((await post("/admin/pages/donate", formOf("donate", tabs))).status).toBe(200);
  expect(textOf(mainOf(await read("/donate")))).toContain("Give. One Two");
});

test("an earlier version comes back from the history", async () => {
  const { post, read, readAsStaff } = await createStaffedSite();
  await post("/admin/pages/about", formOf("about", { "mission.text": mission }));
  expect(textOf(await readAsStaff("/admin/pages/about?history=1"))).toContain("stand beside every child of Kumasi.");
  expect((await post("/admin/pages/about", { intent: "restore", restore: "0" })).status).toBe(200);
  expect(await read("/about")).not.toContain(mission);
  await post("/admin/pages/about", formOf("about", { title: "Draft" }, { status: "draft", version: "2" }));
  // Another person changed it meanwhile.
  for (const command of [
    { intent: "discard", restore: "" },
    { intent: "restore", restore: "0" },
  ])
    expect((await post("/admin/pages/about", { ...command, version: "2" })).status).toBe(409);
  expect(textOf(await readAsStaff("/admin/pages/about"))).toContain("There is a draft.");
  await post("/admin/pages/about", { intent: "discard", version: "3" });
  expect(textOf(await readAsStaff("/admin/pages/about"))).not.toContain("There is a draft.");
});

test("a damaged row reads as the original, with a line in the log", async () => {
  const { ctx, read, logged } = await createStaffedSite();
  const row = { status: "published", version: 1 } as const;
  await savePageText(ctx.db, { name: "home", content: '{"title": 4, "hero.lede": "Ours", "gone": "x"}', ...row });
  await savePageText(ctx.db, { name: "about", content: "{", ...row });
  expect(await read("/")).toContain("Ours");
  expect(await read("/about")).toContain("serious work.");
  await read("/contact");
  expect(logged.filter((line) => line.includes("page words damaged"))).toHaveLength(2);
  expect(isPageKey(features, "constructor")).toBe(false);
});

test("e-mails to subscribers have the foundation's words", async () => {
  const { post, send, emails } = await createStaffedSite();
  const changes = { "confirm.text": "Dear friend of {foundation}, was it you?", "confirm.subject": "Hello" };
  expect((await post("/admin/pages/emails", formOf("emails", changes))).status).toBe(200);
  await send("/newsletter", { email: "reader@example.org" });
  const [email] = await emails();
  expect(email).toMatchObject({
    subject: "Hello",
    text: expect.stringContaining("Dear friend of Tabasamu, was it you?"),
  });
});

test("a form that was filled in before the update saves its words", async () => {
  const { post, readAsStaff } = await createStaffedSite({}, "admin");
  const today = formOf("emails", { "promise.subject": "Your gift to {foundation}: {reference}" });
  const before = Object.entries(today).map(([name, value]) => [name.replace(/^promise\./, "pledge."), value] as const);
  expect((await post("/admin/pages/emails", Object.fromEntries(before))).status).toBe(200);
  expect(await readAsStaff("/admin/pages/emails")).toContain("Your gift to {foundation}: {reference}");
});
