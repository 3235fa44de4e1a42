import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertAuditEvent } from "../../../server/audit-log/audit-log-queries.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { keys } from "../../foundation/use/switch-site.support.ts";
import { findAllWords } from "../../foundation/words/find-words.server.ts";
import { saveWords } from "../../foundation/words/save-words.server.ts";

const post = { title: "Forty taps, one song", paragraphs: "Water came to the school.", authorName: "Ada Obi" };

/** A site whose clock advances with each act, and its log without folded details. */
async function aSiteWithLog() {
  const site = await createStaffedSite({}, "admin");
  const act: typeof site.post = (path, fields) => {
    site.clock.at = new Date(site.clock.at.getTime() + 60_000);
    return site.post(path, fields);
  };
  const readLines = async (query = "") =>
    (await site.readAsStaff(`/admin/log${query}`))
      .split('<li class="audit-event">')
      .slice(1)
      .map((html) => html.split("</li>")[0] ?? "");
  const sentencesOf = (lines: string[]) => lines.map((html) => textOf(/<p>.*?<\/p>/s.exec(html)?.[0] ?? ""));
  const read = async (query?: string) => sentencesOf(await readLines(query));
  /** All pages. */
  const readAll = async (query = ""): Promise<string[]> => {
    const older = /href="[^"]*(\?before=\d+)"/.exec(await site.readAsStaff(`/admin/log${query}`))?.[1];
    return [...(await read(query)), ...(older === undefined ? [] : await readAll(older))];
  };
  /** Presses “Undo this” of the newest line. */
  const undo = async () => {
    const [line = ""] = await readLines();
    const id = /name="intent" value="undo".*?name="id" value="(\d+)"/s.exec(line)?.[1] ?? "";
    const answer = await act("/admin/log", { intent: "undo", id });
    return { id, status: answer.status, text: textOf(mainOf(await answer.text())) };
  };
  const canUndo = async () => (await readLines())[0]?.includes('value="undo"') ?? false;
  return { ...site, act, readLines, read, readAll, undo, canUndo };
}

test("a line names person, act, thing with a link, in plain words", async () => {
  const { act, read, readLines } = await aSiteWithLog();
  await act("/admin/post", { ...post, status: "draft" });
  await act("/admin/redirects", { path: "/our-work.html", target: "/about" });
  await act("/admin/createuser", {
    firstName: "Ngozi",
    lastName: "Ade",
    email: "ngozi@example.org",
    role: "treasurer",
    idempotencyKey: "one",
  });
  await act("/admin/use", { "was-recordings": "on" });
  const sentences = await read();
  expect(sentences).toEqual(
    expect.arrayContaining([
      "Sample Admin began “Forty taps, one song” as a draft",
      "Sample Admin added the old address “/our-work.html”",
      "Sample Admin invited Ngozi Ade as treasurer",
    ]),
  );
  const lines = (await readLines()).join("");
  expect(lines).toMatch(/<a[^>]*href="\/admin\/post\/1"[^>]*>“Forty taps, one song”<\/a>/);
  expect(lines).toMatch(/<a[^>]*href="\/admin\/manageusers\/[^"]+"[^>]*>Ngozi Ade<\/a>/);
});

test("a save of several things stays one line in every filter", async () => {
  const { ctx, clock, read, readLines } = await aSiteWithLog();
  const admin = { id: "admin", name: "Sample Admin" };
  const settings = ["name", "phone", "town", "kind", "founded", "headOffice"];
  await withTransaction(ctx, async (ctx, transaction) => {
    for (const name of settings) {
      clock.at = new Date(clock.at.getTime() + 1);
      const event = { what: "setting changed", subject: `setting:${name}`, before: "Old", after: "New" };
      await recordAuditEvent(ctx, transaction, admin, event);
    }
    await recordAuditEvent(ctx, transaction, admin, { what: "picture described", subject: "photo:1" });
    await recordAuditEvent(ctx, transaction, admin, { what: "faces covered", subject: "photo:1", after: { boxes: 2 } });
  });
  const sentence =
    "Sample Admin changed the setting “Name” , the setting “Phone” , the setting “Town” and 3 more , described photo 1 and covered faces in it";
  expect(await read()).toEqual([sentence]);
  for (const query of ["?kind=settings", "?kind=photos"]) expect(await read(query)).toEqual([sentence]);
  expect(await read("?before=4")).toEqual([]);
  expect((await readLines()).join("")).toMatch(/<dt>the setting “Town”<\/dt>.*<del>Old<\/del>.*<ins>New<\/ins>/s);
});

const published = { ...post, status: "published" };

test("undo of each act runs the ordinary command, which can be undone again", async () => {
  const { act, read, undo, canUndo, visit } = await aSiteWithLog();
  const isPublic = async () => (await visit("/blog/forty-taps-one-song")).status === 200;
  await act("/admin/post", published);
  expect(await isPublic()).toBe(true);
  expect((await undo()).text).toContain("Undone. See the newest row of the log.");
  expect([await isPublic(), (await read())[0]]).toEqual([
    false,
    "Sample Admin removed “Forty taps, one song” from the site",
  ]);
  expect((await undo()).status).toBe(200);
  expect(await isPublic()).toBe(true);
  await act("/admin/post/1", { intent: "delete" });
  expect([await isPublic(), (await undo()).status, await isPublic()]).toEqual([false, 200, true]);
  expect((await read())[0]).toBe("Sample Admin brought “Forty taps, one song” back");
  await act("/admin/redirects", { path: "/our-work.html", target: "/about" });
  expect((await undo()).status).toBe(200);
  expect((await visit("/our-work.html")).status).toBe(404);
  expect((await read())[0]).toBe("Sample Admin deleted the old address “/our-work.html”");
  expect(await canUndo()).toBe(false);
});

test("undo of a later save does not unpublish a public post", async () => {
  const { act, canUndo } = await aSiteWithLog();
  await act("/admin/post", { ...post, status: "draft" });
  await act("/admin/post/1", { ...published, version: "1" });
  expect(await canUndo()).toBe(true);
  await act("/admin/post/1", { ...published, title: "Forty-one taps", version: "2" });
  expect(await canUndo()).toBe(false);
  // The same for a save with other words: unpublishing would not restore them.
  await act("/admin/post/1", { intent: "unpublish" });
  await act("/admin/post/1", { ...published, title: "Forty-two taps", version: "4" });
  expect(await canUndo()).toBe(false);
});

test("undo restores switches, settings or words of a page", async () => {
  const { act, ctx, clock, read, readLines, undo } = await aSiteWithLog();
  const member = {
    id: "admin",
    name: "Sample Admin",
    email: "admin@example.org",
    roles: ["admin"],
    position: null,
    twoFactor: false,
    readsSafeguarding: false,
  } satisfies StaffMember;
  const pass = () => {
    clock.at = new Date(clock.at.getTime() + 60_000);
  };
  pass();
  const before = await findSettings(ctx);
  await changeSettings(ctx, member, { town: "Kisumu", phone: "+254 700 000 000" });
  expect((await undo()).status).toBe(200);
  expect(await findSettings(ctx)).toEqual(before);
  expect(await read()).toHaveLength(2);

  const shown = keys.map((key) => `on ${key}`);
  await act("/admin/use", { shown, on: keys.filter((key) => key !== "newsletter") });
  expect(await findSwitchedOff(ctx)).toEqual(["newsletter"]);
  expect((await undo()).status).toBe(200);
  expect(await findSwitchedOff(ctx)).toEqual([]);

  const wanted = { status: "published", publishAt: undefined } as const;
  const missionOf = async () => (await findAllWords(ctx))("about").mission.text;
  const original = await missionOf();
  for (const mission of ["To stand beside every child.", "To stand beside each child."]) {
    pass();
    await saveWords({ ctx, member }, "about", { ...wanted, values: { "mission.text": mission } });
  }
  expect((await readLines())[0]).toContain("<dt>");
  expect((await undo()).status).toBe(200);
  expect(await missionOf()).toBe("To stand beside every child.");
  expect(await missionOf()).not.toBe(original);
});

test("undo of an outdated change is refused without loss", async () => {
  const { act, read, undo, canUndo, readLines, ctx } = await aSiteWithLog();
  await act("/admin/post", published);
  const [stale = ""] = await readLines();
  const id = /name="id" value="(\d+)"/.exec(stale)?.[1] ?? "";
  await act("/admin/post/1", { ...published, title: "Forty-one taps", version: "1" });
  const refused = await act("/admin/log", { intent: "undo", id });
  expect(refused.status).toBe(409);
  expect(textOf(mainOf(await refused.text()))).toContain("This can no longer be undone here.");
  expect(await ctx.db.selectFrom("posts").select(["title", "status"]).execute()).toEqual([
    { title: "Forty-one taps", status: "published" },
  ]);
  expect(await read()).toHaveLength(2);
  // The second of two pages finds the thing changed.
  await act("/admin/post/1", { intent: "delete" });
  const again = (await undo()).id;
  expect((await act("/admin/log", { intent: "undo", id: again })).status).toBe(409);
  expect(await canUndo()).toBe(true);
});

/** Typed texts that must not look like a part of the sentence or break it. */
const nasty = [
  'He said "yes"',
  "<b>Bold</b> & <script>alert(1)</script>",
  "a_b:12 {thing} [object Object]",
  "x".repeat(200),
  "Ọ̀rẹ́",
];

/** Recorded acts, with things that exist, were deleted, or never existed. */
const recorded: [what: string, subject: string][] = [
  ["post saved as draft", "post:1"],
  ["post deleted", "post:2"],
  ["project created as published", "project:9"],
  ["sentence published as it is", "words:home"],
  ["page changed", "page:home.hero.title"],
  ["page changed", "page:nowhere.title"],
  ["setting changed", "setting:phone"],
  ["setting changed", "setting:of_an_earlier_release"],
  ["switched off", "Volunteers"],
  ["redirect added", "/old_page.html"],
  ["redirect added", "3 addresses"],
  ["user created", "user:admin"],
  ["role changed", "user:nobody"],
  ["user deleted", "user:nobody"],
  ["reading concerns: lead", "reading:admin"],
  ["concern opened", "concern:77"],
  ["paper opened", "concern:77"],
  ["concerns unlocked", "concern-key:abc_def"],
  ["consent withdrawn", "person:Q7_X"],
  ["picture put in its place", "place:home-hero"],
  ["gift thanked", "gift:212"],
  ["bank details agreed", "bank:3"],
  ["bank line joined", "credit:4"],
  ["help number called", "help number:Childline, 116"],
  ["promises swept", storedNames.promises],
  ["person's data erased", "person:deadbeef"],
  ["something_new happened", "new_kind:5"],
  ["partner added", "partner:5"],
  ["{thing} {role} happened", "sample"],
];

const values = [
  "null",
  '"Old"',
  '{"role":"editor lead","name":"Ada"}',
  '{"name":"(erased)"}',
  "[1,2]",
  "{broken",
  "true",
];

test.each(Array.from({ length: 4 }, (_, seed) => seed))(
  "each line of random history %i is a sentence without machine words",
  async (seed) => {
    const { ctx, readAll, readLines } = await aSiteWithLog();
    const below = numbersFrom(seed + 1);
    const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
    const title = pick(nasty);
    await ctx.db.insertInto("posts").values(aPost({ title })).execute();
    const names = ["Sample Admin", erasedName, pick(nasty)];
    for (let save = 0; save < 25; save++) {
      const at = new Date(Date.parse("2026-03-01T00:00:00Z") + save * 3_600_000).toISOString();
      const who = pick(names);
      for (let event = 0; event <= below(4); event++) {
        const [what, subject] = pick(recorded);
        const before = pick([null, pick(values)]);
        const after = pick([null, pick(values)]);
        await insertAuditEvent(ctx.db, { at, who_id: who, who, what, subject, before, after });
      }
    }
    const sentences = await readAll();
    expect(sentences).toHaveLength(25);
    for (const sentence of sentences) {
      const typed = [...nasty, "/old_page.html"].map((text) => text.replace(/\s+/g, " "));
      const said = typed.reduce((rest, text) => rest.replaceAll(text, "NAME"), sentence);
      expect(said).toMatch(/^\S.* [a-z]+ .*\S$|^\S.* [a-z]+ing$/);
      expect(said).not.toMatch(/\w_\w|\w:\d|[{}[\]]|undefined|null|audit|\(erased\)/);
    }
    // The log never identifies the concern, not even in folded details.
    const html = (await readLines()).join("");
    expect(html).not.toMatch(/concern:77|abc_def|<script>|<b>Bold/);
  },
);
