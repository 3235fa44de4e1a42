import { describe, expect, test } from "vitest";
import { runImports } from "../../app/features/office/move-in/run-imports.server.ts";
import { countWaiting } from "../../tests/support/faces.ts";
import { anExport, anOldPicture, bucketAddress, runImport } from "../../tests/support/old-export.ts";
import { createStaffedSite } from "../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../tests/support/test-site.ts";

const post = {
  title: "The well is dug",
  paragraphs: ["<p>Water at last.</p><p>Come and see.</p>", "Thank you."],
  postText: "A good day",
  imageUrl: bucketAddress("images/well.jpg"),
  author: { id: "uid-1", name: "Ada Sample", position: "Programme lead" },
  timestamp: { _seconds: 1_706_173_200, _nanoseconds: 0 },
};
const event = {
  title: "Reading day",
  location: "Ibadan",
  date: "April 28, 2024",
  description: "We read aloud.\n\nAll day.",
  list: { 0: "One school", 1: "Two schools" },
  images: [bucketAddress("events/a.jpg"), "gs://old.appspot.com/events/b.jpg"],
};
const project = {
  title: "Clean hands",
  theme: "Health",
  paragraphs: ["Soap for all."],
  imageUrls: ["https://storage.googleapis.com/old.appspot.com/projects/soap.jpg"],
  videoURL: "http://www.youtube.com/watch?v=abcdefghijk",
};

/** An export with one of each and their pictures. */
async function oneOfEach() {
  const [well, a, b, soap] = await Promise.all([10, 20, 30, 40].map(anOldPicture));
  return anExport({
    "posts.json": { p1: post },
    "events.json": { e1: event },
    "projects.json": { r1: project },
    "users.json": { "uid-1": { firstName: "Ada", lastName: "Sample", email: "ada@example.org", position: "Lead" } },
    "bucket/images/well.jpg": well,
    "bucket/events/a.jpg": a,
    "bucket/events/b.jpg": b,
    "bucket/projects/soap.jpg": soap,
  });
}

describe("an import", () => {
  test("is undone by an admin, with its photos", async () => {
    const { ctx, post, readAsStaff } = await createStaffedSite({ empty: false }, "admin");
    const tables = ["posts", "events", "projects", "photos", "redirects"] as const;
    const rows = () => Promise.all(tables.map((table) => ctx.db.selectFrom(table).selectAll().execute()));
    const before = await rows();
    await runImport(ctx, await oneOfEach());
    expect(await rows()).not.toEqual(before);
    expect(await readAsStaff("/admin/move-in/1")).toContain("Undo everything");
    expect((await post("/admin/move-in/1", { intent: "undo", sure: "on" })).status).toBe(200);
    await runImports(ctx, new AbortController().signal);
    expect(await ctx.db.selectFrom("imports").select("state").execute()).toEqual([{ state: "undone" }]);
    expect(await rows()).toEqual(before);
  });

  test("imports posts with their day, words and author, who owns them here", async () => {
    const { ctx, read } = await createTestSite();
    const { said, counts, became } = await runImport(ctx, await oneOfEach());
    expect(said).toEqual([]);
    expect(counts.posts).toEqual({ found: 1, imported: 1, there: 0, left: 0 });
    expect(became).toContain("posts p1: /blog/the-well-is-dug");
    const page = await read("/blog/the-well-is-dug");
    for (const words of ["The well is dug", "<p>Come and see.</p>", "Ada Sample", "January 25, 2024", "A good day"])
      expect(page).toContain(words);
    expect(page).not.toContain("&lt;p&gt;");
    const row = await ctx.db.selectFrom("posts").selectAll().where("title", "=", post.title).executeTakeFirst();
    const ada = await ctx.db.selectFrom("users").selectAll().where("email", "=", "ada@example.org").executeTakeFirst();
    expect(row?.author_id).toBe(ada?.id);
  });

  test("brings events and projects, and leaves the numbers of the three programmes alone", async () => {
    const { ctx, read } = await createTestSite();
    const before = await read("/project/readmore/1");
    const { became } = await runImport(ctx, await oneOfEach());
    const eventPath = became.find((line) => line.startsWith("events"))?.split(": ")[1] ?? "";
    for (const words of ["Reading day", "Ibadan", "April 28, 2024", "One school, Two schools.", "All day."])
      expect(await read(eventPath)).toContain(words);
    const page = await read("/project/readmore/clean-hands");
    expect(page).toContain("youtube");
    expect(await read("/project/readmore/1")).toBe(before);
  });

  test("has links to the old site lead to where each thing is now", async () => {
    const { ctx, ask } = await createTestSite();
    const { became } = await runImport(ctx, await oneOfEach());
    const folders = { posts: "blog", events: "event/readmore", projects: "project/readmore" };
    for (const [collection, folder] of Object.entries(folders)) {
      const [, oldId, now] = /^\w+ (\S+): (\S+)$/.exec(became.find((line) => line.startsWith(collection)) ?? "") ?? [];
      expect(now).toBeDefined();
      const answer = await ask(`/${folder}/${oldId}`);
      expect([answer.status, answer.headers.get("Location")], collection).toEqual([301, now]);
    }
  });

  test("keeps photographs hidden until a member of staff ticks that all agreed", async () => {
    const { ctx, read, post: send, readAsStaff } = await createStaffedSite({ empty: false });
    const { waiting, counts } = await runImport(ctx, await oneOfEach());
    expect([waiting, counts.pictures]).toEqual([4, { found: 4, imported: 4, there: 0, left: 0 }]);
    expect(await read("/project/readmore/clean-hands")).not.toContain("/files/projects/");
    expect(await readAsStaff("/admin/media")).toContain("Ask for consent");
    const [photo] = await ctx.db
      .selectFrom("photos")
      .innerJoin("photo_attachments", "photo_attachments.photo_id", "photos.id")
      .select(["photos.id", "photos.path", "photos.sizes"])
      .where("owner", "like", "project:%")
      .where("kind", "=", "photograph")
      .execute();
    await send(`/admin/media/${photo?.id}.data`, { alt: "Soap", consent: "nobody", focus: "50-50" });
    await countWaiting(ctx);
    expect(await read("/project/readmore/clean-hands")).toContain(`/files/${photo?.path}`);
  });

  test("shows photographs at once where a named person vouches for them", async () => {
    const { ctx, read } = await createTestSite();
    const { waiting } = await runImport(ctx, await oneOfEach(), { consentBy: "Ada Sample" });
    expect(waiting).toBe(0);
    expect(await read("/project/readmore/clean-hands")).toContain("/files/projects/");
    const photos = await ctx.db.selectFrom("photos").selectAll().where("kind", "=", "photograph").execute();
    expect(new Set(photos.map(({ consent_by }) => consent_by))).toEqual(new Set(["Ada Sample"]));
    expect(photos.every(({ alt }) => alt !== "")).toBe(true);
  });

  test("makes every size of a photograph without a word about the phone", async () => {
    const { ctx } = await createTestSite();
    await runImport(ctx, await oneOfEach());
    const photos = await ctx.db.selectFrom("photos").selectAll().where("kind", "=", "photograph").execute();
    expect(photos).toHaveLength(4);
    for (const { sizes } of photos) {
      const made = JSON.parse(sizes) as { path: string }[];
      expect(made.length).toBeGreaterThan(3);
      for (const { path } of made) {
        const file = await ctx.storage.open(path);
        const chunks: Buffer[] = [];
        for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
        expect(chunks.length).toBeGreaterThan(0);
        expect(Buffer.concat(chunks).includes("A phone of somebody")).toBe(false);
      }
    }
  });

  test("imports nothing twice, also not an item that was deleted since", async () => {
    const { ctx } = await createTestSite();
    const folder = await oneOfEach();
    await runImport(ctx, folder);
    await ctx.db.deleteFrom("posts").where("title", "=", post.title).execute();
    const photos = await ctx.db.selectFrom("photos").selectAll().execute();
    const { counts, said } = await runImport(ctx, folder);
    expect(said).toEqual([]);
    for (const name of ["posts", "events", "projects", "users"] as const)
      expect([name, counts[name]]).toEqual([name, { found: 1, imported: 0, there: 1, left: 0 }]);
    expect(await ctx.db.selectFrom("photos").selectAll().execute()).toEqual(photos);
    expect(await ctx.db.selectFrom("posts").select("id").where("title", "=", post.title).execute()).toEqual([]);
  });

  test("keeps an earlier consent to the same picture", async () => {
    const { ctx } = await createTestSite();
    const folder = await oneOfEach();
    await runImport(ctx, folder, { consentBy: "Ada Sample" });
    const again = anExport({
      "posts.json": { p2: { title: "Again", imageUrl: "images/well.jpg", timestamp: 1_706_173_200 } },
      "images/well.jpg": await anOldPicture(10),
    });
    const { waiting } = await runImport(ctx, again);
    expect(waiting).toBe(0);
    const photos = await ctx.db.selectFrom("photos").selectAll().where("kind", "=", "photograph").execute();
    expect(photos.map(({ consent_by }) => consent_by)).toEqual(Array(4).fill("Ada Sample"));
  });

  test("says in a rehearsal what would happen, and writes nothing", async () => {
    const { ctx } = await createTestSite();
    const counts = async () => {
      const tables = ["posts", "events", "projects", "users", "photos", "audit_log", "imported_rows"] as const;
      return Promise.all(
        tables.map((table) =>
          ctx.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as("n"))
            .execute(),
        ),
      );
    };
    const before = await counts();
    const report = await runImport(ctx, await oneOfEach(), { isDryRun: true });
    expect([report.counts.posts.imported, report.counts.pictures.imported, report.counts.users.imported]).toEqual([
      1, 4, 1,
    ]);
    expect(await counts()).toEqual(before);
  });

  test("goes on where it was broken off", async () => {
    const { ctx } = await createTestSite();
    const posts = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`p${n}`, { title: `Post ${n}`, timestamp: 1_706_173_200 + n }]),
    );
    const folder = anExport({ "posts.json": posts });
    const stopping = new AbortController();
    const onProgress = (done: number) => done === 2 && stopping.abort();
    const first = await runImport(ctx, folder, { stopping: stopping.signal, onProgress });
    expect([first.isBrokenOff, first.counts.posts.imported]).toEqual([true, 2]);
    const second = await runImport(ctx, folder);
    expect(second.counts.posts).toEqual({ found: 4, imported: 2, there: 2, left: 0 });
  });
});

describe("an import reports unreadable rows", () => {
  test("by file, row and field, and imports the rest", async () => {
    const { ctx } = await createTestSite();
    const { said, counts } = await runImport(
      ctx,
      anExport({
        "events.json": {
          good: event,
          noDay: { ...event, date: "sometime in spring" },
          noPlace: { ...event, location: "" },
          twoDays: { ...event, date: "03/04/2024" },
        },
        "posts.json": [
          { id: "empty" },
          { id: "noDay", title: "No day" },
          "text",
          { id: "odd", title: { a: 1 }, paragraphs: ["One", { text: 5 }], timestamp: 1_706_173_200 },
          { id: "odd", title: "Twice" },
        ],
        "projects.json": { film: { ...project, imageUrls: [], videoURL: "javascript:alert(1)" } },
        "broken.json": "{ no",
        "package.json": { name: "old" },
      }),
      { withoutPictures: true },
    );
    expect(said).toEqual([
      "broken.json: is no JSON, or only a part of it: download it again.",
      "package.json: holds none of users, posts, events, projects, subscribers: it was left alone.",
      "posts.json, row 3: is no document: it was left out.",
      "posts.json, odd: comes twice: the first one was taken.",
      "posts.json, empty, title: Write a title or a paragraph. The row was left out.",
      "posts.json, noDay, timestamp: does not say when it was written: it got the day of the import.",
      "posts.json, odd, paragraphs: is no text: it was left out.",
      "events.json, good, picture: events/a.jpg is not among the downloaded files: it was left out.",
      "events.json, good, picture: events/b.jpg is not among the downloaded files: it was left out.",
      "events.json, noDay, date: is no date that can be read, like 28 April 2024.",
      "events.json, noDay, date: Date is required. The row was left out.",
      "events.json, noPlace, location: Location is required. The row was left out.",
      "events.json, twoDays, date: could be two days; it was read with the day first, as 2024-04-03.",
      "events.json, twoDays, picture: events/a.jpg is not among the downloaded files: it was left out.",
      "events.json, twoDays, picture: events/b.jpg is not among the downloaded files: it was left out.",
      "projects.json, film, videoURL: is no web address: the project has no film now.",
    ]);
    expect([counts.posts, counts.events, counts.projects].map(({ imported, left }) => [imported, left])).toEqual([
      [2, 1],
      [2, 2],
      [1, 0],
    ]);
  });

  test("for damaged pictures, other files, and two pictures of one name", async () => {
    const { ctx } = await createTestSite();
    const { said } = await runImport(
      ctx,
      anExport({
        "projects.json": { r1: { ...project, imageUrls: ["projects/text.jpg", "projects/half.jpg", "same.jpg"] } },
        "projects/text.jpg": "no picture",
        "projects/half.jpg": (await anOldPicture()).subarray(0, 600),
        "a/same.jpg": await anOldPicture(),
        "b/same.jpg": await anOldPicture(9),
      }),
    );
    expect(said).toEqual([
      "projects.json, r1, picture: projects/text.jpg is no picture that the site can show (JPEG, PNG, WebP, AVIF or GIF): it was left out.",
      "projects.json, r1, picture: projects/half.jpg is damaged: it was left out.",
      "projects.json, r1, picture: same.jpg has several files of this name, and none at this path: it was left out.",
    ]);
  });

  test("if the folder of the pictures is missing, before anything is written", async () => {
    const { ctx } = await createTestSite();
    const folder = anExport({ "posts.json": { p1: post } });
    await expect(runImport(ctx, folder)).rejects.toThrow("there is not one file beside them");
    const { counts } = await runImport(ctx, folder, { withoutPictures: true });
    expect([counts.posts.imported, counts.pictures.left]).toEqual([1, 1]);
  });

  test("for a site that was never started, because the three programmes need their numbers", async () => {
    const { ctx } = await createTestSite({ empty: true });
    await expect(runImport(ctx, anExport({ "posts.json": { p1: post } }))).rejects.toThrow("Start it once first");
  });

  test("for a folder that is missing or has no documents", async () => {
    const { ctx } = await createTestSite();
    await expect(runImport(ctx, "/nowhere/at/all")).rejects.toThrow("cannot be read: ENOENT");
    await expect(runImport(ctx, anExport({ "notes.json": { a: 1 } }))).rejects.toThrow(
      /There are no documents in this folder.*\nnotes\.json holds none of/,
    );
  });
});
