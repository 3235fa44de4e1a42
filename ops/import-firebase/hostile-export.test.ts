import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findUsers } from "../../app/features/people/users/user-queries.server.ts";
import { anExport, anOldPicture, bucketAddress, runImport } from "../../tests/support/old-export.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createTestSite } from "../../tests/support/test-site.ts";

const when = { timestamp: 1_706_173_200 };

describe("an export that means harm", () => {
  test("runs no program on any page", async () => {
    const { ctx, read } = await createTestSite();
    const title = "<script>alert(1)</script>Hello <img src=x onerror=alert(1)>";
    const { became } = await runImport(
      ctx,
      anExport({
        "posts.json": {
          p1: {
            ...when,
            title,
            postText: '"><svg onload=alert(1)>',
            paragraphs: ["[Click](javascript:alert(1))", '<a href="javascript:alert(1)">Click</a>', "<b>Bold</b>"],
            author: { name: "<script>alert(1)</script>Ada" },
          },
        },
        "projects.json": { r1: { title, theme: "x", paragraphs: ["x"], videoURL: "javascript:alert(1)//https://" } },
      }),
    );
    expect(became).toEqual(["posts p1: /blog/hello", "projects p1: /project/readmore/hello".replace("p1", "r1")]);
    for (const path of ["/blog/hello", "/project/readmore/hello", "/feed.xml"]) {
      const page = await read(path);
      expect(page).toContain("Hello");
      expect(page).not.toMatch(/alert\(1\)<\/script|onerror|onload|href="javascript/i);
    }
  });

  test("reads no file outside its folder, by a path or by a link", async () => {
    const { ctx } = await createTestSite();
    const outside = temporaryFolder();
    writeFileSync(join(outside, "secret.jpg"), await anOldPicture());
    const folder = anExport({
      "posts.json": {
        p1: {
          ...when,
          title: "Thief",
          imageUrls: [
            bucketAddress("../../../secret.jpg"),
            `../${outside}/secret.jpg`,
            join(outside, "secret.jpg"),
            "images/linked.jpg",
          ],
        },
      },
      "images/other.jpg": "x",
    });
    symlinkSync(join(outside, "secret.jpg"), join(folder, "images/linked.jpg"));
    symlinkSync(outside, join(folder, "linked"));
    symlinkSync(join(outside, "secret.jpg"), join(folder, "users.json"));
    const { counts } = await runImport(ctx, folder);
    expect(counts.pictures).toMatchObject({ found: 4, imported: 0, left: 4 });
  });

  test("cannot become the nature of anything with the names of its fields", async () => {
    const { ctx } = await createTestSite();
    const documents =
      '{"__proto__": {"title": "One", "isAdmin": true}, "constructor": {"title": "Two", "__proto__": {"title": "x"}}}';
    const users = '{"u1": {"email": "ada@example.org", "displayName": "Ada", "__proto__": {"role": "admin"}}}';
    await runImport(ctx, anExport({ "posts.json": documents, "users.json": users, "users-2.json": users }));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const titles = await ctx.db.selectFrom("posts").select("title").orderBy("id", "desc").limit(2).execute();
    expect(titles.map(({ title }) => title)).toEqual(["Two", "One"]);
    const people = await findUsers(ctx.db);
    expect(people.map(({ name, roles }) => ({ name, roles }))).toEqual([{ name: "Ada", roles: ["editor"] }]);
  });

  test("does not fill the memory: a file of two gigabytes is not read, and the others are", async () => {
    const { ctx } = await createTestSite();
    const folder = anExport({ "posts.json": { p1: { ...when, title: "Small" } }, "events.json": "{" });
    truncateSync(join(folder, "events.json"), 2 * 1024 ** 3);
    const { said, counts } = await runImport(ctx, folder);
    expect(said).toEqual([
      "events.json: is larger than 50 MB, and was not read: split it into posts-1.json, posts-2.json and so on.",
    ]);
    expect(counts.posts.imported).toBe(1);
  });

  test("reports a million nested brackets once, without a stack overflow", async () => {
    const { ctx } = await createTestSite();
    const deep = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
    const { said, counts } = await runImport(
      ctx,
      anExport({
        "posts.json": `[{"title": ${deep}}, {"id": "p2", "title": "Rain", "paragraphs": ${deep}, "timestamp": 1706173200}]`,
        "events.json": deep,
      }),
    );
    expect(said).toEqual([
      "events.json, row 1: is no document: it was left out.",
      "posts.json, row 1: is nested too deeply: it was left out.",
      "posts.json, p2, paragraphs: is no text: it was left out.",
    ]);
    expect(counts.posts).toMatchObject({ imported: 1 });
  });

  test("does not bury the site in one row", async () => {
    const { ctx } = await createTestSite();
    const { said } = await runImport(
      ctx,
      anExport({
        "posts.json": {
          p1: { ...when, title: "Long", paragraphs: Array(20_000).fill("x") },
          p2: { ...when, title: "Wide", paragraphs: ["word ".repeat(100_000)] },
          p3: { ...when, title: "t".repeat(5_000) },
        },
      }),
    );
    expect(said).toEqual([
      "posts.json, p1, paragraphs: has 20000 entries: only the first 500 were taken.",
      "posts.json, p2, paragraphs: is longer than 100000 characters: it was cut there.",
      "posts.json, p3, title: Must be 200 characters or less. The row was left out.",
    ]);
    const rows = await ctx.db.selectFrom("posts").select("paragraphs").where("title", "in", ["Long", "Wide"]).execute();
    const lengths = rows.flatMap(({ paragraphs }) => (JSON.parse(paragraphs) as string[]).map(({ length }) => length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10_000);
  });

  test("writes nothing to the terminal but plain lines", async () => {
    const { ctx } = await createTestSite();
    const { said } = await runImport(ctx, anExport({ "posts.json": { "\u001b[2J\u001b]0;owned\u0007\nposts": {} } }));
    expect(said).toEqual([
      "posts.json, [2J ]0;owned posts, title: Write a title or a paragraph. The row was left out.",
    ]);
  });
});
