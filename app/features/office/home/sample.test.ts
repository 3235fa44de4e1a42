// PostgreSQL at length: nearly all of its statements run there in other tests.
import { samples } from "content/samples/index.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { loadSamples } from "../../../load-samples.server.ts";
import { checkClock } from "../../../server/db/trusted-time.ts";

const openSite = () => createStaffedSite({ empty: false }, "admin");
const all = samples.posts.length + samples.events.length + samples.projects.length + samples.news.length;

test("the sample goes in one act, without what the foundation changed, and comes back in one", async () => {
  const { ctx, read, post, readAsStaff, auditEvents, clock } = await openSite();
  await ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
  // Another picture is a change too.
  await ctx.db.updateTable("photo_attachments").set({ photo_id: 1 }).where("owner", "=", "event:2").execute();
  expect(await readAsStaff("/admin/sample")).toContain(`${all - 2} things are still the sample’s`);
  const pages = ["/", "/events", "/blog", "/media", "/what-we-do"];
  const before = await Promise.all(pages.map(read));
  await post("/admin/sample", { intent: "remove" });
  expect(await read("/events")).toContain("Our own day");
  expect((await read("/blog")).includes(samples.posts[0]?.title ?? "")).toBe(false);
  for (const { title } of samples.news) expect(await read("/media")).not.toContain(title);
  expect(textOf(await readAsStaff("/admin/sample"))).toContain(`${all - 2} things are in Deleted until April 9, 2026`);
  expect(textOf(await readAsStaff("/admin/event?deleted"))).toContain(samples.events[2]?.title);
  // A second act has nothing to do.
  await post("/admin/sample", { intent: "remove" });
  // One thing comes back by itself, and goes again in a second act: all can come back.
  const gone = await ctx.db.selectFrom("posts").select("id").where("deleted_at", "is not", null).execute();
  await post("/admin/post", { act: `undelete:${gone[0]?.id}` });
  clock.at = new Date(clock.at.getTime() + 60_000);
  await post("/admin/sample", { intent: "remove" });
  await post("/admin/sample", { intent: "restore" });
  expect(await Promise.all(pages.map(read))).toEqual(before);
  expect(await auditEvents()).toEqual([
    "sample removed, sample",
    expect.stringContaining("post brought back"),
    "sample removed, sample",
    "sample brought back, sample",
  ]);
});

test("a site of before the marks knows its samples by their words", async () => {
  const { ctx, readAsStaff } = await openSite();
  await ctx.db.deleteFrom("settings").where("name", "=", "sampleMark").execute();
  await ctx.db.updateTable("posts").set({ paragraphs: '["Ours."]' }).where("id", "=", 1).execute();
  expect(await readAsStaff("/admin/sample")).toContain("Nothing of the sample is left.");
  expect(await loadSamples(ctx, samples)).toBe(false);
  expect(await readAsStaff("/admin/sample")).toContain(`${all - 1} things are still the sample’s`);
});

test("its drawings go when it cannot come back any more, but those that something still shows", async () => {
  const { ctx, post, clock } = await openSite();
  await ctx.db.updateTable("events").set({ title: "Our own day" }).where("id", "=", 1).execute();
  await post("/admin/sample", { intent: "remove" });
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

test("the sample stays in its country: it leaves with another one, without what was changed, and comes back with its own", async () => {
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
  // What a person deleted stays deleted.
  expect(textOf(await readAsStaff("/admin/post?deleted"))).toContain(samples.posts[0]?.title);
  await choose("NG", "KE");
  expect(await shown()).toBe(0);
  expect((await auditEvents()).filter((line) => line.startsWith("sample"))).toEqual([
    "sample removed, sample",
    "sample brought back, sample",
    "sample removed, sample",
  ]);
});

test("what an admin removed by hand does not come back with the country", async () => {
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
