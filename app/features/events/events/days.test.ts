import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const day = { date_precision: "day" } as const;

test("days are in three lists: future, without figures, past; drafts included", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  for (const row of [
    anEvent({ ...day, title: "Tomorrow", date: "2026-03-11" }),
    anEvent({ ...day, title: "Running", date: "2026-03-09", end_date: "2026-03-12" }),
    anEvent({ ...day, title: "Planned", date: "2026-04-01", status: "draft" }),
    anEvent({ ...day, title: "Last week", date: "2026-03-02" }),
    anEvent({ ...day, title: "Called off", date: "2026-03-01", state: "cancelled" }),
    anEvent({ ...day, title: "Long ago", date: "2025-03-02" }),
    anEvent({ ...day, title: "Deleted", date: "2026-03-15", deleted_at: "2026-03-01" }),
  ])
    await ctx.db.insertInto("events").values(row).execute();
  const titles = async (when: string) =>
    [...mainOf(await readAsStaff(`/admin/days${when}`)).matchAll(/<h2>(?:<a[^>]*>)?([^<]*)/g)].map(
      ([, title]) => title,
    );
  expect(await titles("")).toEqual(["Running", "Tomorrow", "Planned"]);
  expect(await titles("?when=past")).toEqual(["Last week", "Called off", "Long ago"]);
  expect(await titles("?when=uncounted")).toEqual(["Last week"]);
  const { id } = await ctx.db
    .selectFrom("events")
    .select("id")
    .where("title", "=", "Last week")
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("event_figures")
    .values({
      event_id: id,
      position: 0,
      count: 12,
      unit: "books",
      what: "given",
      how: "list",
      people: "no",
      counted_by: "A volunteer",
    })
    .execute();
  expect(await titles("?when=uncounted")).toEqual([]);
  expect(textOf(mainOf(await readAsStaff("/admin/days")))).toContain("Draft");
});

test("each day links to its features' pages with their number of people", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  await ctx.db
    .insertInto("events")
    .values(anEvent({ ...day, title: "Tomorrow", date: "2026-03-11" }))
    .execute();
  const links = async () =>
    [...mainOf(await readAsStaff("/admin/days")).matchAll(/href="(\/admin\/event\/\d+\/[a-z]+)"/g)].map(
      ([, path]) => path,
    );
  const { id } = await ctx.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
  expect(await links()).toEqual(["guests", "helpers", "figures"].map((page) => `/admin/event/${id}/${page}`));
});
