import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aPicture, createMovingSite, uploadAt, writeWxr, zipOf } from "./old-sites.support.ts";

const wordpress = () =>
  writeWxr([
    { id: 11, title: "Running water", content: "<p>We have water.</p>", meta: { _thumbnail_id: "21" } },
    { id: 12, title: "The well", content: "<p>Dug.</p>" },
    { id: 13, title: "Without words", content: "" },
    { id: 14, title: "To come", status: "future", utc: "2030-01-01 10:00:00", content: "<p>Later.</p>" },
    { id: 33, kind: "page", title: "About", slug: "about", content: "<p>Words of the old page.</p>" },
    { id: 21, kind: "attachment", status: "inherit", file: uploadAt("2024/03/tap.png") },
  ]);

async function siteWithFiles() {
  const site = await createMovingSite();
  const bytes = async () => zipOf({ "uploads/2024/03/tap.png": await aPicture(1) });
  const readAll = async () => site.read("wordpress", wordpress(), await bytes());
  const path = await readAll();
  const shown = async (query = "") => textOf(mainOf(await site.readAsStaff(path + query)));
  const titles = async () =>
    (await site.ctx.db.selectFrom("posts").select("title").orderBy("id").execute()).map(({ title }) => title);
  return { ...site, path, readAll, shown, titles };
}

test("an address that is typed and not saved counts for bringing in", async () => {
  const { press, path, ctx } = await siteWithFiles();
  await press(path, "bring", { answered: "yes", "address:33": "about-the-house" });
  expect(await ctx.db.selectFrom("pages").select("slug").execute()).toEqual([{ slug: "about-the-house" }]);
});

test("the page names what stays a draft, with the reasons", async () => {
  const { press, path, shown, ctx } = await siteWithFiles();
  await press(path, "bring");
  expect(await shown()).toContain("Publish 3 items that were public");
  const held = await shown("?drafts");
  expect(held).toContain("Running water A photo in it waits for a consent answer.");
  expect(held).toContain("Without words It has no title or no words.");
  expect(await ctx.db.selectFrom("posts").select("id").where("status", "=", "published").execute()).toEqual([]);
  await press(path, "publish");
  const published = ctx.db.selectFrom("posts").select("title").where("status", "=", "published");
  expect(await published.execute()).toEqual([{ title: "The well" }]);
});

test("a kept item comes in no second time after an undo", async () => {
  const { press, path, readAll, ctx, titles, shown } = await siteWithFiles();
  await press(path, "bring");
  await ctx.db
    .updateTable("posts")
    .set({ title: "The well, edited", version: 2 })
    .where("title", "=", "The well")
    .execute();
  await press(path, "undo", { changed: "keepChanged" });
  expect(await shown()).toContain("Everything is removed but 1 item that stays");
  await press(await readAll(), "bring");
  expect(await titles()).toEqual(["The well, edited", "Running water", "Without words", "To come"]);
});

test("an item that staff deleted does not come back after an undo", async () => {
  const { press, path, readAll, ctx, titles } = await siteWithFiles();
  await press(path, "bring");
  await ctx.db.deleteFrom("posts").where("title", "=", "The well").execute();
  await press(path, "undo", { changed: "keepChanged" });
  await press(await readAll(), "bring");
  expect(await titles()).toEqual(["Running water", "Without words", "To come"]);
});

test("an undo keeps or removes photos that staff answered for, as they say", async () => {
  for (const [changed, left] of [["keepChanged", 1] as const, ["removeChanged", 0] as const]) {
    const { press, path, ctx, shown } = await siteWithFiles();
    await press(path, "bring");
    await ctx.db.updateTable("photos").set({ consent_at: "2026-03-09T09:00:00.000Z" }).execute();
    expect(await shown()).toContain("Staff changed 1 item after the import.");
    await press(path, "undo", { changed });
    expect(await ctx.db.selectFrom("photos").where("kind", "=", "photograph").select("id").execute()).toHaveLength(
      left,
    );
  }
});

test("a row that the site refuses does not stop the others", async () => {
  const { press, path, ctx, titles, shown } = await siteWithFiles();
  // The database refuses one title.
  const { sql } = await import("kysely");
  await sql`create trigger refuse_well before insert on posts when new.title = 'The well'
    begin select raise(abort, 'no well'); end`.execute(ctx.db);
  await press(path, "bring");
  expect(await titles()).toEqual(["Running water", "Without words", "To come"]);
  expect(await shown()).toContain("The site could not store it, and logged the reason.");
});

test("an item that staff published once, then made a draft, stays a draft", async () => {
  const { press, path, ctx } = await siteWithFiles();
  await press(path, "bring");
  await press(path, "publish");
  await ctx.db.updateTable("posts").set({ status: "draft" }).where("title", "=", "The well").execute();
  await press(path, "publish");
  expect(await ctx.db.selectFrom("posts").select("id").where("status", "=", "published").execute()).toEqual([]);
});

test.each([
  ["a shortcode", { content: "<p>Hello</p>[restrict]the safe house[/restrict]" }],
  ["a shortcode for members", { content: "[um_loggedin]the safe house[/um_loggedin]" }],
  ["a block", { content: "<!-- wp:jetpack/premium-content --><p>Paid</p><!-- /wp:jetpack/premium-content -->" }],
  ["a field", { content: "<p>Words</p>", meta: { _members_access_role: "administrator" } }],
  ["a day to come", { content: "<p>Words</p>", utc: "2030-05-05 10:00:00" }],
])("a post that %s hid from visitors is not published by the press", async (_, changes) => {
  const { read, press, ctx } = await createMovingSite();
  const path = await read("wordpress", writeWxr([{ id: 5, title: "Held", ...changes }]));
  await press(path, "bring");
  await press(path, "publish");
  expect(await ctx.db.selectFrom("posts").select("status").execute()).toEqual([{ status: "draft" }]);
});
