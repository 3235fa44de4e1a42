import { expect, test } from "vitest";
import { createStaffedSite } from "../../tests/support/staff-visitor.ts";
import { jobs } from "../jobs.server.ts";
import { trustTime } from "../server/db/trusted-time.ts";

const day = 24 * 3_600_000;

test("a deleted item expires after thirty days with its versions; its photos become free", async () => {
  const { ctx, clock, post } = await createStaffedSite();
  const project = { title: "Sample", theme: "Theme", paragraphs: ["One."], photos: "1" };
  await post("/admin/project", { ...project, idempotencyKey: "1" });
  await post("/admin/project", { ...project, idempotencyKey: "2" });
  await post("/admin/project/1", { ...project, title: "Changed", version: "1" });
  await post("/admin/project/1", { intent: "delete" });
  const left = async () => ({
    projects: (await ctx.db.selectFrom("projects").select("id").orderBy("id").execute()).map(({ id }) => id),
    versions: (await ctx.db.selectFrom("versions").select("subject").distinct().execute()).map(
      ({ subject }) => subject,
    ),
    uses: (await ctx.db.selectFrom("photo_attachments").select("owner").execute()).map(({ owner }) => owner),
  });
  const purge = async () => jobs.find(({ name }) => name === "purge")?.run(ctx, new AbortController().signal);
  clock.at = new Date(clock.at.getTime() + 30 * day - 1);
  await trustTime(ctx.db, clock.at.toISOString());
  await purge();
  expect((await left()).projects).toEqual([1, 2]);
  clock.at = new Date(clock.at.getTime() + 1);
  await purge();
  expect(await left()).toEqual({ projects: [2], versions: ["project:2"], uses: ["project:2"] });
});
