import sharp from "sharp";
import { aNewsItem, anEvent, anOwnPage, aPost, aProject } from "../../../../tests/support/builders.ts";
import { mainOf } from "../../../../tests/support/page-text.ts";
import { publicPages } from "../../../../tests/support/public-pages.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { aPdf, nobody } from "../../../../tests/support/site-with-document.ts";
import { switchAllOn } from "../../../../tests/support/switch-all-on.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { replaceRows } from "../../events/counted-figures/counted-queries.server.ts";
import { changeSettings } from "../../foundation/settings/change-settings.server.ts";
import { rememberLogo } from "../../foundation/settings/delete-unsaved-logos.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { logoParts } from "../../foundation/settings/look-schema.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { saveWords } from "../../foundation/words/save-words.server.ts";
import { readDocument } from "../../media/documents/read-document.server.ts";
import { makePhoto } from "../../media/photos/add-photo.server.ts";
import { makeArchives } from "./make-archive.server.ts";
import type { createMovingSite } from "./old-sites.support.ts";

export const admin: StaffMember = {
  id: "admin",
  name: "Sample Admin",
  email: "admin@example.org",
  roles: ["admin"],
  position: null,
  twoFactor: false,
  readsSafeguarding: false,
};

const at = "2026-03-09T09:00:00.000Z";

/** Columns of a photo whose people agreed. */
export const answered = { consent_at: at, consent_by: "Sample Admin", allowed_uses: "site social newsletter print" };

/** A PNG whose pixels depend on the number. */
const aPhoto = (number: number) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r: number, g: 90, b: 40 } } })
    .png()
    .toBuffer();

/** Adds a photo that visitors see. @returns its id */
async function addShownPhoto(ctx: AppContext, number: number, owner: string): Promise<number> {
  const bytes = await aPhoto(number);
  const body = (async function* () {
    yield new Uint8Array(bytes);
  })();
  const made = await makePhoto({ ctx, member: admin }, "images", body, {
    alt: `Photo ${number}`,
    whenSaved: async () => {},
  });
  if ("problem" in made) throw new Error(made.problem);
  await ctx.db.updateTable("photos").set(answered).where("id", "=", made.id).execute();
  if (owner !== "")
    await ctx.db.insertInto("photo_attachments").values({ owner, position: 9, photo_id: made.id }).execute();
  return made.id;
}

/** Adds a document with two versions that visitors read. @returns its id */
async function addDocument(ctx: AppContext, slug: string, title: string): Promise<number> {
  const { db, storage } = ctx;
  const row = { slug, title, kind: "report" as const, year: 2024, description: "What came in." };
  const { id } = await db.insertInto("documents").values(row).returning("id").executeTakeFirstOrThrow();
  for (const version of [1, 2]) {
    const made = await readDocument(ctx, await aPdf(`We planted trees in ${version} villages of the north.`));
    if ("problem" in made) throw new Error(made.problem);
    const { bytes } = made;
    const path = await storage.put("documents", "pdf", bytes);
    const answers = { text_state: "read", people: "none", money: "none", money_by: null, money_by_id: null } as const;
    const added = { added_by: "Other Member", added_by_id: "other", created_at: at };
    await db
      .insertInto("document_files")
      .values({ document_id: id, version, path, bytes: bytes.byteLength, pages: 1, ...answers, ...added })
      .execute();
  }
  return id;
}

async function addLook(ctx: AppContext): Promise<void> {
  const made = await ctx.images.makeLogo(new Uint8Array(await aPhoto(200)));
  if ("problem" in made) throw new Error(made.problem);
  const paths: string[] = [];
  for (const part of logoParts) paths.push(await ctx.storage.put("look", made[part].extension, made[part].bytes));
  await rememberLogo(ctx, paths);
  const { look } = await findSettings(ctx);
  const logo = Object.fromEntries(logoParts.map((part, index) => [part, paths[index]]));
  const changed = { ...look, cloth: "gingham", logo } as SiteSettings["look"];
  await changeSettings(ctx, admin, { nameMeaning: "A house in the north.", look: changed });
}

const insertRow = async ({ db }: AppContext, table: "posts", row: object): Promise<number> =>
  (
    await db
      .insertInto(table)
      .values(row as never)
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** Adds one of everything that visitors read, beside the sample. */
async function addEverything(ctx: AppContext): Promise<void> {
  const insert = (table: string, row: object) => insertRow(ctx, table as "posts", row);
  const inText = await addShownPhoto(ctx, 10, "");
  const project_id = await insert("projects", aProject({ slug: "wells", title: "Wells" }));
  const post = await insert("posts", {
    ...aPost({ slug: "own-post", title: "Own post" }),
    paragraphs: JSON.stringify(["What happened.", `![A well](photo:${inText} "At the well")`]),
  });
  await ctx.db
    .insertInto("photo_attachments")
    .values({ owner: `text:post:${post}`, position: 0, photo_id: inText })
    .execute();
  const event = await insert("events", {
    ...anEvent({ title: "Day of wells", date: "2026-02-01" }),
    address: "12 Long Street",
    project_id,
  });
  const spring = anEvent({ title: "Spring day", date: "2026-05-01", start_time: "09:00", end_time: "11:00" });
  const coming = await insert("events", spring);
  await ctx.db
    .insertInto("photo_attachments")
    .values({ owner: `event:${coming}`, position: 0, photo_id: 1 })
    .execute();
  const place = {
    end_date: "2026-06-03",
    address: "4 Lake Road",
    takes_signups: 1,
    places: 30,
    zone: "Africa/Nairobi",
  };
  const postponed = { state: "postponed", state_note: "The rain.", former_date: "2026-05-20" };
  const days = anEvent({ title: "Days at the lake", date: "2026-06-01", start_time: "10:00" });
  const lake = await insert("events", { ...days, ...place, ...postponed });
  await ctx.db
    .insertInto("photo_attachments")
    .values({ owner: `event:${lake}`, position: 0, photo_id: 1 })
    .execute();
  const page = await insert("pages", { ...anOwnPage({ slug: "our-promise" }), contributors: "both" });
  await insert("contributors", {
    title: "Reading partner",
    kind: "partner",
    role: "Books",
    about: "Lends books.",
    link: "https://example.org/",
  });
  await insert("news_items", aNewsItem({ title: "In the paper" }));
  await addShownPhoto(ctx, 20, `event:${event}`);
  await addShownPhoto(ctx, 30, `page:${page}`);
  await addShownPhoto(ctx, 40, "place:donate");
  await addShownPhoto(ctx, 50, "place:home-hero");
  await addDocument(ctx, "old-name", "Report of the wells");
  await replaceRows(ctx.db, event, [
    { count: 204, unit: "books", what: "given", how: "each", people: "no", counted_by: "Team of the day" },
  ]);
  await addLook(ctx);
  const target = { noun: null, content_id: null, target: "/about", made_by: "staff" as const, created_at: at };
  await ctx.db
    .insertInto("redirects")
    .values({ ...target, path: "/earlier.html" })
    .execute();
  await ctx.db
    .insertInto("redirects")
    .values({ ...target, path: "/blog/former", noun: "post", content_id: post, target: null })
    .execute();
  await saveWords({ ctx, member: admin }, "about", {
    values: { lede: "We are the people of the north house." } as never,
    status: "published",
    publishAt: undefined,
  });
  await saveWords({ ctx, member: admin }, "contact", {
    values: { lede: "Write to us. We read every day." } as never,
    status: "scheduled",
    publishAt: at,
  });
}

/** A site with the sample and one of everything else, and its archive. @param add adds more before the archive is made */
export async function createFullSite(add: (ctx: AppContext) => Promise<unknown> = async () => {}) {
  const site = await createTestSite();
  const { ctx, ask } = site;
  const Cookie = await signIn(ctx, "admin");
  await switchAllOn(ctx);
  await addEverything(ctx);
  await add(ctx);
  const headers = { Cookie, Origin: "https://site.test" };
  const makeArchive = async (): Promise<Uint8Array> => {
    await ask("/admin/move-in", { method: "POST", headers, body: new URLSearchParams({ intent: "archive" }) });
    await makeArchives(ctx, new AbortController().signal);
    const { id } = await ctx.db
      .selectFrom("site_archives")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return new Uint8Array(await (await ask(`/admin/move-in/archive/${id}`, { headers })).arrayBuffer());
  };
  return { ...site, headers, makeArchive };
}

type Moving = Awaited<ReturnType<typeof createMovingSite>>;

/** Uses all settings and switches that the archive of an import proposes. */
export async function takeSettings({ ask, staffHeaders, readAsStaff }: Moving, path: string): Promise<Response> {
  const page = await readAsStaff(`${path}/proposals`);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  const body = new URLSearchParams({ intent: "settings", version });
  for (const [, id = ""] of page.matchAll(/name="take"[^>]* value="(\d+)"/g)) body.append("take", id);
  return ask(`${path}/proposals`, { method: "POST", headers: staffHeaders, body });
}

/**
 * Brings an archive into an empty site as an admin does: reads the words, answers about documents and photos, and
 * publishes what was public.
 */
export async function moveIn(empty: Moving, archive: Uint8Array): Promise<string> {
  const { ctx, read, press, post } = empty;
  const path = await read("archive", archive);
  await press(path, "bring");
  await takeSettings(empty, path);
  for (const { name, next_content } of await ctx.db.selectFrom("page_texts").selectAll().execute())
    if (next_content !== null)
      await saveWords({ ctx, member: admin }, name as "about", {
        values: JSON.parse(next_content) as never,
        status: "published",
        publishAt: undefined,
      });
  for (const { document_id, version } of await ctx.db.selectFrom("document_files").selectAll().execute())
    await post(`/admin/document/${document_id}/files`, { ...nobody, version: String(version) });
  await ctx.db.updateTable("photos").set(answered).where("kind", "=", "photograph").execute();
  await press(path, "publish");
  return path;
}

/** Public pages that a visitor opens without a form. */
const plainPaths = [
  "/earlier.html",
  "/blog/former",
  ...new Set(publicPages.flatMap(({ path, sent }) => (sent === undefined && !path.includes("thanks") ? [path] : []))),
];

type Site = { ask(path: string): Promise<Response>; ctx: AppContext };

/** Returns a page without what differs between two sites: numbers, names of files, keys of forms, and days of a change. */
const comparable = (html: string, numbers: Map<string, string>): string =>
  html
    .replace(/\/(event|project)\/readmore\/([\w-]+)/g, (all, noun, id) => numbers.get(`${noun}:${id}`) ?? all)
    .replace(/\b(?:event|sum|post|project|page|photo)-\d+(?:-\d+)?\b/g, "#")
    .replace(/\blook\/[a-f0-9]{32}\./g, "look/#.")
    .replace(/\/look\/cards\/[^"\s]+/g, "/look/cards/#")
    .replace(/name="(form_key|issued)" value="[^"]*"/g, "")
    .replace(/\/files\/(?:images|events|projects)\/[a-f0-9]{32}\.(?!svg)/g, "/files/#.")
    .replace(/\?v=\w+/g, "")
    .replace(/\/photo\?of=[\d+]+/g, "/photo?of=#")
    .replace(/(%2Freadmore%2F|\/look\/paper\/project\/|\/promise\?for=)[\w-]+/g, "$1#")
    .replace(/(>Version \d+, )[^<]+/g, "$1#");

/** Titles by which both sites know an item. */
async function numbersOf({ ctx }: Site): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  const pathOf = (noun: string, title: string) => `/${noun}/${title.toLowerCase().replace(/\W+/g, "-")}`;
  for (const { id, title } of await ctx.db.selectFrom("events").select(["id", "title"]).execute())
    numbers.set(`event:${id}`, pathOf("event", title));
  for (const { id, title, slug } of await ctx.db.selectFrom("projects").select(["id", "title", "slug"]).execute())
    numbers.set(`project:${slug ?? id}`, pathOf("project", title)).set(`project:${id}`, pathOf("project", title));
  return numbers;
}

const linksIn = (html: string): string[] =>
  [...mainOf(html).matchAll(/href="(\/[^"#?]*)"/g)].map(([, path]) => path ?? "");

/** Opens every public page of a site, and the pages that these lead to. @returns their HTML by comparable address */
export async function openEveryPage(site: Site): Promise<Map<string, string>> {
  const numbers = await numbersOf(site);
  const pages = new Map<string, string>();
  const waiting = [...plainPaths.filter((path) => !/readmore\/\d+$/.test(path))];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (path.startsWith("/files/") || path.startsWith("/admin") || path.startsWith("/look/")) continue;
    const answer = await site.ask(path);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const html = isPage ? await answer.text() : `${answer.status} ${answer.headers.get("Location") ?? ""}`;
    pages.set(comparable(path, numbers), `${answer.status}\n${comparable(html, numbers)}`);
    for (const link of isPage ? linksIn(html) : [])
      if (!seen.has(link)) {
        seen.add(link);
        waiting.push(link);
      }
  }
  return pages;
}
