import { staffMedia } from "content/staff-media.ts";
import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "./event-queries.server.ts";

const cleanDay = {
  title: "Clean hands day",
  location: "Uyo, Akwa Ibom",
  date: "2026-10-17",
  description: ["We meet at the well."],
  photos: ["1"],
};

test("an event's form requires a cover before publishing; a post's does not", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  await insertEvent(ctx.db, anEvent());
  expect(textOf(await readAsStaff("/admin/event/1"))).toContain(staffMedia.coverNeeded);
  expect(textOf(await readAsStaff("/admin/event?create"))).toContain(staffMedia.coverNeeded);
  expect(textOf(await readAsStaff("/admin/post?create"))).not.toContain(staffMedia.coverNeeded);
});

test("the menu of an event in the list leads to its guests", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  const id = await insertEvent(ctx.db, anEvent({ title: "Sample day" }));
  const menu = /<div class="acts">.*?<\/li>/s.exec(await readAsStaff("/admin/event"))?.[0] ?? "";
  expect(menu).toContain(`href="/admin/event/${id}/guests"`);
  expect(textOf(menu)).toMatch(/View on the site Sample day .*Guest list Sample day/);
});

test("a saved event's page links to its public page, a draft's does not", async () => {
  const { post, ctx } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  const saved = await (await post("/admin/event/1", { ...cleanDay, title: "Clean hands", version: "1" })).text();
  expect(textOf(saved)).toMatch(/The event is saved\. View on the site/);
  expect(saved).toContain('href="/event/readmore/1"');
  const draft = { ...cleanDay, title: "Hands", status: "draft", version: "2" };
  expect(textOf(await (await post("/admin/event/1", draft)).text())).not.toContain("View on the site");
  expect(await ctx.db.selectFrom("events").select("status").execute()).toEqual([{ status: "draft" }]);
});
