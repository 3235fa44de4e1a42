import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aPicture, createMovingSite, oldSite, uploadAt, writeWxr, zipOf } from "./old-sites.support.ts";

const wordpress = () =>
  writeWxr([
    {
      id: 11,
      title: "Running water",
      excerpt: "The tap runs.",
      path: "/2024/03/running-water/",
      meta: { _thumbnail_id: "21" },
      content: `<!-- wp:paragraph --><p>We have <strong>running water</strong>. See <a href="${oldSite}/2023/11/well/">how it began</a>.</p><!-- /wp:paragraph -->
<figure class="wp-block-image"><img src="${uploadAt("2024/03/tap-300x200.png")}" alt="A tap" class="wp-image-21"/><figcaption>The new tap</figcaption></figure>`,
    },
    {
      id: 12,
      title: "The well",
      path: "/2023/11/well/",
      utc: "2023-11-20 22:30:00",
      content: `First paragraph,\nwith a second line.\n\n<!--more-->Second <em>paragraph</em>.\n\n[contact-form-7 id="3" title="Write"]`,
    },
    { id: 13, title: "Behind a password", password: "sample-word", content: "<p>Behind it.</p>" },
    { id: 14, title: "Thrown away", status: "trash", content: "<p>Old.</p>" },
    { id: 31, kind: "page", title: "Our houses", slug: "our-houses", content: "<p>Two.</p>" },
    { id: 33, kind: "page", title: "About", slug: "about", content: "<p>Words of the old page.</p>" },
    {
      id: 21,
      kind: "attachment",
      status: "inherit",
      file: uploadAt("2024/03/tap.png"),
      meta: { _wp_attachment_image_alt: "A tap over a bucket" },
    },
  ]);

const media = async () => zipOf({ "uploads/2024/03/tap.png": await aPicture(1) });

async function siteWithFiles() {
  const site = await createMovingSite();
  const path = await site.read("wordpress", wordpress(), await media());
  return { ...site, path, shown: async () => textOf(mainOf(await site.readAsStaff(path))) };
}

test("staff see what an export has before anything comes in", async () => {
  const { shown, ctx } = await siteWithFiles();
  const page = await shown();
  expect(page).toContain("3 posts, 2 pages and 1 photo");
  expect(page).toContain("The site does not keep 1 item from the trash (“Thrown away”).");
  expect(page).toContain("This site has its own page at /about.");
  expect(await ctx.db.selectFrom("posts").select("id").execute()).toEqual([]);
});

test("an export comes in as drafts with its days, authors and photos", async () => {
  const { press, path, shown, ctx, ask } = await siteWithFiles();
  await press(path, "bring");
  expect(await shown()).toContain("1 page, 1 photo and 3 posts came in.");
  const posts = await ctx.db
    .selectFrom("posts")
    .select(["title", "status", "author_name", "timestamp"])
    .orderBy("id")
    .execute();
  expect(posts).toEqual([
    { title: "Running water", status: "draft", author_name: "Editor of the house", timestamp: 1_709_622_000 },
    { title: "The well", status: "draft", author_name: "Editor of the house", timestamp: 1_700_519_400 },
    { title: "Behind a password", status: "draft", author_name: "Editor of the house", timestamp: 1_709_622_000 },
  ]);
  expect((await ask("/blog/running-water")).status).toBe(404);
  const [photo] = await ctx.db.selectFrom("photos").selectAll().where("kind", "=", "photograph").execute();
  expect([photo?.alt, photo?.consent_at]).toEqual(["A tap over a bucket", null]);
});

test("one press publishes the posts without open questions", async () => {
  const { press, path, ctx, ask } = await siteWithFiles();
  await press(path, "bring");
  await press(path, "publish");
  const page = textOf(mainOf(await (await ask("/blog/the-well")).text()));
  expect(page).toContain("November 20, 2023");
  expect(page).not.toMatch(/form|contact-form-7/);
  // Its photo waits for an answer.
  expect((await ask("/blog/running-water")).status).toBe(404);
  const old = await ask("/2023/11/well/");
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/blog/the-well"]);
  expect(await ctx.db.selectFrom("outbox_emails").select("id").execute()).toEqual([]);
});

test("the report names forms, tables and files that stay behind", async () => {
  const { read, press, readAsStaff } = await createMovingSite();
  const content = `<p>Help: [give_form id="77"]</p><figure><table><tr><td>Food</td><td>5</td></tr></table>
<figcaption>Spending 2020</figcaption></figure><p><a href="${uploadAt("2024/03/audit-2021.pdf")}">Our audit</a></p>`;
  const path = await read("wordpress", writeWxr([{ id: 11, title: "The year", content }]));
  await press(path, "bring");
  const page = textOf(mainOf(await readAsStaff(path)));
  expect(page).toContain("A form stood in the text: [give_form]. It stays out.");
  expect(page).toContain("A table became a list: “Spending 2020”.");
  expect(page).toContain("A link leads to a file of the old site: audit-2021.pdf.");
});

test("the word of a password and the names of readers are nowhere", async () => {
  const { press, path, ctx } = await siteWithFiles();
  await press(path, "bring");
  const rows = await Promise.all(
    (["posts", "pages", "versions", "imports", "import_notes", "audit_log"] as const).map((table) =>
      ctx.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(rows)).not.toContain("sample-word");
});

test("the same files bring nothing twice", async () => {
  const { press, path, read, shown, ctx } = await siteWithFiles();
  await press(path, "bring");
  await ctx.db.updateTable("posts").set({ title: "Changed by staff" }).where("id", "=", 1).execute();
  await ctx.db.updateTable("posts").set({ deleted_at: "2026-03-10T08:00:00.000Z" }).where("id", "=", 2).execute();
  const again = await read("wordpress", wordpress(), await media());
  await press(again, "bring");
  const posts = await ctx.db.selectFrom("posts").select(["title", "deleted_at"]).orderBy("id").execute();
  expect(posts.map(({ title }) => title)).toEqual(["Changed by staff", "The well", "Behind a password"]);
  expect(posts[1]?.deleted_at).not.toBeNull();
  expect(await shown()).toContain("3 posts");
});

test("an undone import leaves nothing, then the same files come in again", async () => {
  const site = await siteWithFiles();
  const { press, path, ctx, read, waitingFolders } = site;
  const count = async () =>
    Promise.all(
      (["posts", "pages", "photos", "photo_attachments", "redirects", "versions", "imported_rows"] as const).map(
        async (table) => (await ctx.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const before = await count();
  await press(path, "bring");
  await press(path, "publish");
  await press(path, "undo");
  expect(await count()).toEqual(before);
  expect(waitingFolders()).toEqual([]);
  const again = await read("wordpress", wordpress(), await media());
  await press(again, "bring");
  expect((await ctx.db.selectFrom("posts").select("slug").execute()).map(({ slug }) => slug)).toContain("the-well");
});

test("an undo keeps an item that staff changed", async () => {
  const { press, path, ctx, shown } = await siteWithFiles();
  await press(path, "bring");
  await ctx.db.updateTable("posts").set({ version: 2 }).where("id", "=", 1).execute();
  expect(await shown()).toContain("Staff changed 1 item after the import.");
  await press(path, "undo", { changed: "keepChanged" });
  expect(await ctx.db.selectFrom("posts").select("id").execute()).toEqual([{ id: 1 }]);
});

test.each([
  ["another file", Buffer.from("Name,Amount\nAda,5000"), "This file is no export of this program."],
  ["half a file", wordpress().subarray(0, 2_000), "This file ends in the middle."],
  ["a document type", Buffer.from('<!DOCTYPE lolz [<!ENTITY lol "lol">]><rss/>'), "begins with a document type"],
])("%s is refused in a sentence", async (_, file, sentence) => {
  const site = await createMovingSite();
  const path = await site.read("wordpress", file);
  expect(textOf(mainOf(await site.readAsStaff(path)))).toContain(sentence);
  expect(site.waitingFolders()).toEqual([]);
});

test("files that wait for a day are deleted", async () => {
  const { ctx, clock, path, visit } = await siteWithFiles();
  const { expireWaiting } = await import("./import-commands.server.ts");
  clock.at = new Date(clock.at.getTime() + 25 * 3_600_000);
  await expireWaiting(ctx, new Date(clock.at.getTime() - 24 * 3_600_000));
  expect((await visit(path)).status).toBe(404);
});

test("addresses of the old site lead on", async () => {
  const { press, path, ask } = await siteWithFiles();
  await press(path, "bring");
  await press(path, "publish");
  const lead = async (address: string) => (await ask(address)).headers.get("Location");
  expect(await lead("/?p=12")).toBe("/blog/the-well");
  expect(await lead("/2023/11/")).toBe("/blog");
  expect(await lead("/author/editor/")).toBe("/blog");
  expect(await lead("/feed/")).toBe("/feed.xml");
  // The gate of photos decides what the file answers.
  const photo = await lead("/wp-content/uploads/2024/03/tap-300x200.png");
  expect(photo).toMatch(/^\/files\/images\/[a-f0-9]{32}\.jpg$/);
  expect((await ask(photo ?? "")).status).toBe(404);
});

/** Facts about everything that came in, without ids and times. */
async function factsOf({ ctx }: Pick<Awaited<ReturnType<typeof siteWithFiles>>, "ctx">) {
  const { db } = ctx;
  const posts = await db
    .selectFrom("posts")
    .select(["slug", "title", "paragraphs", "timestamp"])
    .orderBy("slug")
    .execute();
  return {
    posts: posts.map((post) => ({ ...post, paragraphs: post.paragraphs.replace(/photo:\d+/g, "photo") })),
    pages: await db.selectFrom("pages").select(["slug", "title"]).orderBy("slug").execute(),
    photos: await db.selectFrom("photos").select(["path", "alt"]).orderBy("path").execute(),
    redirects: await db.selectFrom("redirects").select("path").orderBy("path").execute(),
    rows: (await db.selectFrom("imported_rows").select("key").orderBy("key").execute()).length,
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("an import that is killed after %i writes comes in whole", async (writes) => {
  const whole = await siteWithFiles();
  await whole.press(whole.path, "bring");
  const { ctx, path, post, clock, work } = await siteWithFiles();
  await post(path, { intent: "bring" });
  const { runImports } = await import("./run-imports.server.ts");
  let left = writes;
  const dying = {
    ...ctx,
    clock: {
      now() {
        if (left-- <= 0) throw new Error("The process is killed.");
        return ctx.clock.now();
      },
    },
  };
  await runImports(dying, new AbortController().signal).catch(() => {});
  // The dead process still holds the import.
  await ctx.db.updateTable("imports").set({ holder: "dead", held_until: "2026-03-10T09:00:59.000Z" }).execute();
  clock.at = new Date("2026-03-10T09:00:30.000Z");
  await work();
  expect(await ctx.db.selectFrom("imports").select("state").execute()).toEqual([{ state: "running" }]);
  clock.at = new Date("2026-03-10T09:02:00.000Z");
  await work();
  expect(await ctx.db.selectFrom("imports").select("state").execute()).toEqual([{ state: "brought" }]);
  expect(await factsOf({ ctx })).toEqual(await factsOf(whole));
});

test("a person stops an import, then goes on", async () => {
  const { ctx, path, post, press } = await siteWithFiles();
  await post(path, { intent: "bring" });
  await post(path, { intent: "stop" });
  expect((await post(path, { intent: "stop" })).status).toBe(409);
  await press(path, "bring");
  expect(await ctx.db.selectFrom("imports").select("state").execute()).toEqual([{ state: "brought" }]);
});

test("a lost picture waits for a person, who goes on without it", async () => {
  const site = await createMovingSite();
  const path = await site.read("wordpress", wordpress());
  await site.post(path, { intent: "answers", hosts: "old.example.org" });
  await site.press(path, "bring");
  const page = textOf(mainOf(await site.readAsStaff(path)));
  expect(page).toContain("The old site did not send all photos.");
  expect(await site.ctx.db.selectFrom("posts").select("id").execute()).toEqual([]);
  await site.press(path, "without");
  expect(await site.ctx.db.selectFrom("posts").select("id").execute()).toHaveLength(3);
});

test("an import that stopped a week ago keeps what came in, without its files", async () => {
  const { ctx, clock, path, post, waitingFolders } = await siteWithFiles();
  const { expireWaiting } = await import("./import-commands.server.ts");
  await post(path, { intent: "bring" });
  await post(path, { intent: "stop" });
  const after = async (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * 24 * 3_600_000);
    await expireWaiting(ctx, new Date(clock.at.getTime() - 24 * 3_600_000));
    return (await ctx.db.selectFrom("imports").select("state").execute()).map(({ state }) => state);
  };
  expect(await after(6)).toEqual(["stopped"]);
  expect(await after(2)).toEqual(["brought"]);
  expect(waitingFolders()).toEqual([]);
});

test("drafts of an import are no drafts that a person stopped writing", async () => {
  const { press, path, ctx, post, readAsStaff } = await siteWithFiles();
  await press(path, "bring");
  const today = async () => textOf(mainOf(await readAsStaff("/admin")));
  expect(await today()).not.toContain("Your draft");
  const well = ctx.db.selectFrom("posts").select(["id", "version"]).where("title", "=", "The well");
  const { id, version } = await well.executeTakeFirstOrThrow();
  const fields = { title: "The well", paragraphs: "Written on.", status: "draft", version: `${version}` };
  await post(`/admin/post/${id}`, fields);
  expect(await today()).toContain("Your draft: The well");
});
