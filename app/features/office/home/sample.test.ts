import { existsSync } from "node:fs";
import { join } from "node:path";
import { samples } from "content/samples/index.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { loadSamples } from "../../../load-samples.server.ts";
import { checkClock } from "../../../server/db/trusted-time.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { findSampleMark, saveSampleMark } from "./sample-queries.server.ts";

const tables = { post: "posts", event: "events", project: "projects", news: "news_items" };

const openSite = () => createStaffedSite({ empty: false }, "admin");
const all = samples.posts.length + samples.events.length + samples.projects.length + samples.news.length;

test("one act deletes the unchanged sample for good, then names the rest", async () => {
  const { ctx, read, post, readAsStaff, auditEvents } = await openSite();
  await ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
  // Another picture is a change, as well.
  await ctx.db.updateTable("photo_attachments").set({ photo_id: 1 }).where("owner", "=", "event:2").execute();
  expect(await readAsStaff("/admin/sample")).toContain(`${all - 2} items are from the sample`);
  expect(textOf(await readAsStaff("/admin/sample"))).toContain("All sample items are deleted for good.");
  const paths = (await ctx.db.selectFrom("photos").select("path").execute()).map(({ path }) => path);
  await post("/admin/post", { act: "delete:1" });
  await post("/admin/sample", { intent: "remove" });
  expect(await read("/events")).toContain("Our own day");
  expect((await read("/blog")).includes(samples.posts[0]?.title ?? "")).toBe(false);
  for (const { title } of samples.news) expect(await read("/media")).not.toContain(title);
  const page = textOf(await readAsStaff("/admin/sample"));
  expect(page).toContain(`What you changed stays Event Our own day Event ${samples.events[1]?.title}`);
  expect(page).toContain("No sample item is left");
  for (const noun of ["post", "event", "project", "news"] as const)
    expect(
      await ctx.db
        .selectFrom(tables[noun] as "events")
        .select("id")
        .execute(),
    ).toHaveLength(noun === "event" ? 2 : 0);
  // Only drawings of remaining items are left.
  const left = (await ctx.db.selectFrom("photos").select("path").execute()).map(({ path }) => path);
  const shown = await ctx.db.selectFrom("photo_attachments").select("photo_id").distinct().execute();
  expect(left).toHaveLength(shown.length);
  for (const path of paths.filter((path) => !left.includes(path)))
    expect([path, existsSync(join(ctx.config.root, "var/files", path))]).toEqual([path, false]);
  // A second act does nothing and restores nothing.
  await post("/admin/sample", { intent: "remove" });
  await post("/admin/sample", { intent: "restore" });
  expect(await read("/blog")).not.toContain(samples.posts[0]?.title ?? "");
  expect(await auditEvents()).toEqual(["post deleted, post:1", "sample removed, sample"]);
});

test("a site without marks recognizes its samples by their words", async () => {
  const { ctx, readAsStaff } = await openSite();
  await ctx.db.deleteFrom("settings").where("name", "=", "sampleMark").execute();
  await ctx.db.updateTable("posts").set({ paragraphs: '["Ours."]' }).where("id", "=", 1).execute();
  expect(await readAsStaff("/admin/sample")).toContain("No sample item is left");
  expect(await loadSamples(ctx, samples)).toBe(false);
  expect(await readAsStaff("/admin/sample")).toContain(`${all - 1} items are from the sample`);
});

test("unused drawings are deleted once the sample cannot come back", async () => {
  const { ctx, post, clock, readAsStaff } = await openSite();
  await ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
  await post("/admin/country", { was: "NG", country: "KE" });
  const page = textOf(await readAsStaff("/admin/sample"));
  expect(page).toContain(
    `${all - 1} sample items were removed with the country and are in Deleted until April 9, 2026`,
  );
  expect(page).not.toContain("No sample item is left");
  const count = async () => (await ctx.db.selectFrom("photos").select("id").execute()).length;
  const kept = await ctx.db.selectFrom("photo_attachments").selectAll().where("owner", "=", "event:1").execute();
  const before = await count();
  await runJob(ctx, "sample drawings");
  expect(await count()).toBe(before);
  for (let day = 0; day < 31; day++) {
    clock.at = new Date(clock.at.getTime() + 86_400_000);
    await checkClock(ctx);
  }
  await runJob(ctx, "purge");
  await runJob(ctx, "sample drawings");
  const left = (await ctx.db.selectFrom("photos").select("id").execute()).map(({ id }) => id);
  expect(left.sort()).toEqual([...new Set(kept.map(({ photo_id }) => photo_id))].sort());
  await post("/admin/sample", { intent: "restore" });
  expect(await ctx.db.selectFrom("news_items").selectAll().execute()).toEqual([]);
});

test("the daily job deletes removed samples once the welcome has ended", async () => {
  const { ctx, readAsStaff, clock } = await openSite();
  await ctx.db.updateTable("posts").set({ title: "Ours" }).where("id", "=", 1).execute();
  const deleted_at = clock.at.toISOString();
  for (const table of Object.values(tables))
    await ctx.db
      .updateTable(table as "events")
      .set({ deleted_at })
      .execute();
  const mark = (await findSampleMark(ctx.db)) ?? { rows: {}, photos: [] };
  await saveSampleMark(ctx.db, { ...mark, removals: [deleted_at] });
  await runJob(ctx, "sample drawings");
  expect(await ctx.db.selectFrom("events").select("id").execute()).toHaveLength(samples.events.length);
  await saveSetting(ctx.db, "welcomedAt", deleted_at);
  await runJob(ctx, "sample drawings");
  // A changed sample that staff deleted stays in Deleted for thirty days.
  expect(await ctx.db.selectFrom("posts").select("title").execute()).toEqual([{ title: "Ours" }]);
  for (const table of ["events", "projects", "news_items"] as const)
    expect(
      await ctx.db
        .selectFrom(table as "events")
        .select("id")
        .execute(),
    ).toEqual([]);
  const shown = await ctx.db.selectFrom("photo_attachments").select("photo_id").distinct().execute();
  expect(await ctx.db.selectFrom("photos").select("id").execute()).toHaveLength(shown.length);
  expect(textOf(await readAsStaff("/admin/sample"))).toContain("No sample item is left");
});

test("a sample event with an unsaved text goes to Deleted", async () => {
  const { ctx, post, readAsStaff } = await openSite();
  const draft = { user_id: "", subject: "event:2", content: "{}", saved_at: "", seen_at: "2026-03-10T09:00:00.000Z" };
  const { id: user_id } = await ctx.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("drafts")
    .values({ ...draft, user_id })
    .execute();
  await post("/admin/sample", { intent: "remove" });
  expect(await ctx.db.selectFrom("events").select("id").execute()).toEqual([{ id: 2 }]);
  const page = textOf(await readAsStaff("/admin/sample"));
  expect(page).toContain("In Deleted for thirty days");
  expect(page).toContain(samples.events[1]?.title);
});

test("the unchanged sample leaves with its country, then returns with it", async () => {
  const { ctx, read, post, readAsStaff, auditEvents, clock } = await openSite();
  await ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
  await post("/admin/post", { act: "delete:1" });
  const choose = async (was: string, country: string) => {
    clock.at = new Date(clock.at.getTime() + 60_000);
    expect((await post("/admin/country", { was, country })).status).toBe(200);
  };
  const pages = ["/", "/about", "/events", "/blog", "/media", "/what-we-do"];
  const titles = [...samples.posts, ...samples.events, ...samples.projects, ...samples.news].map(({ title }) => title);
  const shown = async () => {
    const texts = (await Promise.all(pages.map(read))).join();
    return titles.filter((title) => texts.includes(title.replaceAll("'", "&#x27;"))).length;
  };
  const before = await shown();
  expect(before).toBeGreaterThan(8);
  await choose("NG", "KE");
  expect(await shown()).toBe(0);
  expect(await read("/events")).toContain("Our own day");
  for (const [path, empty] of [
    ["/blog", "No posts yet. Come back soon."],
    ["/media", "No news yet. Come back soon."],
  ] as const)
    expect(textOf(await read(path))).toContain(empty);
  expect(await read("/")).not.toMatch(/<section[^>]*aria-labelledby="projects"/);
  await choose("KE", "GH");
  expect(await shown()).toBe(0);
  await choose("GH", "NG");
  expect(await shown()).toBe(before);
  // An item that a person deleted stays deleted.
  expect(textOf(await readAsStaff("/admin/post?deleted"))).toContain(samples.posts[0]?.title);
  await choose("NG", "KE");
  expect(await shown()).toBe(0);
  expect((await auditEvents()).filter((line) => line.startsWith("sample"))).toEqual([
    "sample removed, sample",
    "sample brought back, sample",
    "sample removed, sample",
  ]);
});

test("samples that an admin removed do not return with the country", async () => {
  const { read, post, clock } = await openSite();
  await post("/admin/sample", { intent: "remove" });
  for (const [was, country] of [
    ["NG", "KE"],
    ["KE", "NG"],
  ] as const) {
    clock.at = new Date(clock.at.getTime() + 60_000);
    await post("/admin/country", { was, country });
  }
  expect(textOf(await read("/blog"))).toContain("No posts yet.");
});
