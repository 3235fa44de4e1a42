import { sql } from "kysely";
import { expect, test } from "vitest";
import { agreed } from "../../../../tests/support/agreed.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import type { StaffFormErrors, StaffFormResult } from "../../../values/staff-form-result.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { type Noun as AnyNoun, contentTypeOf } from "./content-types.server.ts";

type Fields = Record<string, string | string[]>;

/** A document is published only after its file is added: `document-files.test.ts`. */
type Noun = Exclude<AnyNoun, "document">;

/** A valid form of each type. */
const right: Record<Noun, Fields> = {
  post: { title: "Taps", paragraphs: ["Two taps are up."] },
  event: { title: "A day", location: "Lagos", date: "2026-05-05", description: ["Bring a cup."], photos: "1" },
  project: { title: "Books", theme: "Reading", paragraphs: ["We read."] },
  news: { title: "We were heard", source: "Radio", date: "2026-05-05", link: "https://example.org/x" },
  contributor: {
    title: "Book bank",
    kind: "partner",
    role: "Books",
    about: "They lend.",
    link: "https://example.org/",
  },
  page: { title: "Promise", slug: "promise", paragraphs: ["We promise."], placement: "footer" },
};

const nouns = Object.keys(right) as Noun[];

const wrongTexts = [
  "",
  "x".repeat(1_001),
  "x".repeat(20_001),
  "2026-02-30",
  "not a link",
  "Amina Bello, aged 9, painted the wall.",
  "She comes from Ikeja.",
  "A [link](/nowhere) and ![Taps](photo:999)",
  "![IMG_1234.jpg](photo:1)",
];

const risky = ["Amina Bello, aged 9, painted the wall.", "Call 0803 111 3333.", "Amina Bello came from Ikeja."];

async function openSite() {
  const here = await createStaffedSite();
  const { ctx, post } = here;
  const cookies = {
    editor: here.staffHeaders.Cookie,
    admin: await signIn(ctx, "admin"),
    writer: await signIn(ctx, "writer"),
    treasurer: await signIn(ctx, "treasurer"),
  };
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(ctx.db);
  const readAll = async () => {
    const rows = [];
    for (const { name } of tables.rows) rows.push((await sql`select * from ${sql.table(name)}`.execute(ctx.db)).rows);
    return JSON.stringify(rows);
  };
  const ask = async (cookie: string, subject: string, fields: Fields) => {
    const answer = await post("/admin/checks", { "draft-subject": subject, ...fields }, cookie);
    const said = (await answer.json()) as PublishFacts & { message?: string };
    return { status: answer.status, message: said.message, ...(answer.ok && { facts: said }) };
  };
  const save = async (cookie: string, subject: string, fields: Fields) => {
    const answer = await post(`/admin/queue/${subject.replace(/:(?:new)?/, "/").replace(/\/$/, "")}`, fields, cookie);
    return { status: answer.status, said: (await answer.json()) as StaffFormResult };
  };
  for (const noun of nouns) {
    await save(cookies.editor, `${noun}:new`, { ...right[noun], title: "First", slug: "first" });
    await save(cookies.editor, `${noun}:new`, { ...right[noun], title: "Deleted", slug: "deleted" });
    await post(`/admin/${noun}/2`, { intent: "delete" });
  }
  return { ...here, cookies, readAll, ask, save };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** A form as a person may leave it. */
async function draft({ ctx }: Site, draw: (bound: number) => number, place: number) {
  const pick = <One>(all: readonly One[]): One => all[draw(all.length)] as One;
  const noun = pick(nouns);
  const fields: Fields = {
    ...right[noun],
    ...(noun === "page" && { slug: pick(["promise", "first", `page-${place}`]) }),
  };
  for (let wrongs = draw(3); wrongs > 0; wrongs--) {
    const name = pick(Object.keys(contentTypeOf(noun).fields));
    if (draw(4) === 0) delete fields[name];
    else fields[name] = contentTypeOf(noun).lists.includes(name) ? ["One.", pick(wrongTexts)] : pick(wrongTexts);
  }
  const photo = { path: `images/${place}.jpg`, width: 9, height: 9, kind: "photograph" as const };
  const id = await addPhoto(ctx.db, { ...photo, alt: pick(["", "A tap"]) });
  const inText = draw(3) === 0;
  const [list] = contentTypeOf(noun).lists;
  const add = (text: string) => list && Object.assign(fields, { [list]: [...[fields[list] ?? []].flat(), text] });
  if (draw(4) === 0) add(pick(risky));
  const prefix = `${inText ? "text-" : ""}photo-${id}`;
  if (draw(2) === 0) {
    const alt = pick(["", "A tap", "IMG_7.jpg"]);
    if (inText) add(`![${alt}](photo:${id})`);
    else Object.assign(fields, { photos: [...[fields.photos ?? []].flat(), `${id}`], [`photo-${id}-alt`]: alt });
    const answers = [
      {},
      { [`${prefix}-consent`]: "guardian" },
      agreed(`${prefix}-consent`),
      { [`${prefix}-consent`]: "nobody" },
    ];
    Object.assign(fields, pick([...answers, { [`${prefix}-consent`]: "same:P-999" }]));
  } else if (draw(3) > 0) fields.photos = [];
  if (draw(5) === 0) Object.assign(fields, { sensitive: pick(["abuse", "hiv", "nonsense"]) });
  if (draw(8) === 0) fields.namesChanged = "yes";
  const status = pick(["published", "published", "published", "scheduled", "draft", "draft", ""]);
  if (status !== "") fields.status = status;
  if (status === "scheduled") fields.publishAt = pick(["", "2027-01-01T10:00", "2027-02-30T10:00"]);
  const key = pick(["new", "new", "1", "1", "2", "99"]);
  fields.version = key === "new" ? "0" : pick(["1", "1", String((await versionOf(ctx, noun)) ?? 1)]);
  return { noun, subject: `${noun}:${key}`, fields };
}

const versionOf = async (ctx: Site["ctx"], noun: Noun) =>
  (await ctx.db.selectFrom(contentTypeOf(noun).table).select("version").where("id", "=", 1).executeTakeFirst())
    ?.version;

/** Returns a rejected form's errors as the sheet lists them. */
function rejectionsIn({ rejections, questions, message }: StaffFormErrors) {
  if (rejections !== undefined) return rejections;
  return questions === undefined ? [{ text: message, isStale: true }] : [];
}

test("the sheet agrees with saving for any draft, storing nothing", async () => {
  const site = await openSite();
  const { cookies, readAll, ask, save } = site;
  const draw = numbersFrom(20_261_126);
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let place = 0; place < 280; place++) {
    const { subject, fields } = await draft(site, draw, place);
    const names = Object.keys(cookies) as (keyof typeof cookies)[];
    const who = draw(4) === 0 ? (names[draw(names.length)] ?? "editor") : "editor";
    let answers: string[] = [];
    for (let round = 0; round < 2; round++) {
      const form = { ...fields, ...(answers.length > 0 && { "word-answers": answers }) };
      const of = JSON.stringify([place, who, subject, form]).slice(0, 2_000);
      const before = await readAll();
      const { status, message, facts } = await ask(cookies[who], subject, form);
      expect(await readAll(), of).toBe(before);
      const saved = await save(cookies[who], subject, form);
      if (facts === undefined) {
        expect(saved, of).toMatchObject({ status, said: { message } });
        note(`status ${status}`);
        break;
      }
      const { said } = saved;
      const asked = said.done === undefined ? (said.questions ?? []) : [];
      expect(facts.rejections, of).toEqual(said.done === undefined ? rejectionsIn(said) : []);
      // The sheet contains each question of the save, and sends the answers.
      const inSheet = new Set((facts.questions ?? []).map(({ id }) => id));
      expect(
        asked.filter(({ id }) => !inSheet.has(id)),
        of,
      ).toEqual([]);
      for (const { text, at } of facts.rejections) note(`${at ? "at an input: " : ""}${text}`);
      note(said.done !== undefined ? "done" : asked.length > 0 ? "asked" : `refused ${facts.rejections.length}`);
      if (said.done !== undefined || inSheet.size === 0) break;
      answers = (facts.questions ?? []).map(({ id, rule, isBlocking }) =>
        isBlocking || rule === "age" ? `${id}:adult` : `${id}:published`,
      );
      if (facts.rejections.length === 0) {
        const { facts: after } = await ask(cookies[who], subject, { ...fields, "word-answers": answers });
        expect(after?.rejections, of).toEqual([]);
        expect((await save(cookies[who], subject, { ...fields, "word-answers": answers })).status, of).toBe(200);
        break;
      }
    }
  }
  // The random drafts had all these results.
  for (const what of ["done", "asked", "refused 1", "refused 2", "refused 3", "status 403", "status 404"])
    expect([...seen.keys()]).toContain(what);
  for (const text of [
    "Title is required",
    "Image is required",
    "Choose a day and a time",
    "at an input: Write down who said yes, or choose another answer",
    "at an input: One photo waits for consent. Write down who said yes, or take it out",
    "at an input: Every photo needs its sentence before it can be published",
  ])
    expect([...seen.keys()]).toContain(text);
  expect([...seen.keys()].some((text) => text.includes("the same part"))).toBe(true);
}, 300_000);

test("a missing consent name or event picture is refused at its input", async () => {
  const { ctx, cookies, ask } = await openSite();
  const photo = { path: "images/a.jpg", alt: "A tap", width: 9, height: 9, kind: "photograph" as const };
  const id = await addPhoto(ctx.db, photo);
  const nobody = {
    photos: String(id),
    "photos-shown": "yes",
    [`photo-${id}-alt`]: "A tap",
    [`photo-${id}-consent`]: "guardian",
  };
  const unnamed = await ask(cookies.editor, "event:new", { ...right.event, ...nobody });
  const text = "Write down who said yes, or choose another answer";
  expect(unnamed.facts?.rejections).toEqual([{ field: "photos", at: `photo-${id}-consent-by`, text }]);
  expect(unnamed.facts?.photos.withoutConsent).toEqual([`photo-${id}-consent`]);
  const bare = await ask(cookies.editor, "event:new", { ...right.event, photos: [], title: "" });
  expect(bare.facts?.rejections).toEqual([
    { field: "title", label: "Title", text: "Title is required" },
    { field: "photos", text: "Image is required" },
  ]);
  const paragraphs = [`![A tap](photo:${id})`];
  const inText = await ask(cookies.editor, "post:new", { paragraphs, [`text-photo-${id}-consent`]: "guardian" });
  expect(inText.facts?.rejections).toEqual([{ field: "paragraphs", at: `text-photo-${id}-consent-by`, text }]);
});
