import { describe, expect, test } from "vitest";
import { anEvent, aProject } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { listCopyDays } from "../../../values/copy-days.ts";
import { insertProject } from "../../publishing/projects/project-queries.server.ts";
import { insertEvent } from "./event-queries.server.ts";

/** A site with one coming event, which has a photo, sign-ups and a project. */
async function aSite(options: Parameters<typeof anEvent>[0] = {}) {
  const site = await createStaffedSite({ now: "2026-11-23T09:00:00Z", empty: false });
  const project = await insertProject(site.ctx.db, aProject({ title: "Wells" }));
  const facts = { title: "Reading club", date: "2027-01-31", start_time: "09:00", project_id: project };
  const id = await insertEvent(site.ctx.db, anEvent({ ...facts, takes_signups: 1, places: 20, taken: 3, ...options }));
  await site.ctx.db
    .insertInto("photo_attachments")
    .values({ photo_id: 1, owner: `event:${id}`, position: 0 })
    .execute();
  const path = `/admin/event/${id}/copies`;
  const see = async (query = "") => textOf(await site.readAsStaff(path + query));
  const copies = () => site.ctx.db.selectFrom("events").selectAll().where("id", ">", id).orderBy("id").execute();
  const copy = (pace: string, count: number, more: Record<string, string> = {}) =>
    site.post(path, { intent: "copy", pace, count: String(count), seen: "1", idempotencyKey: "form", ...more });
  return { ...site, id, project, path, see, copies, copy };
}

describe("the days of copies", () => {
  test.each([
    { title: "weeks keep the weekday", date: "2026-12-01", pace: "week", days: ["2026-12-08", "2026-12-15"] },
    {
      title: "January 31 becomes the last of February",
      date: "2027-01-31",
      pace: "month",
      days: ["2027-02-28", "2027-03-31"],
    },
    { title: "a leap year has February 29", date: "2028-01-31", pace: "month", days: ["2028-02-29", "2028-03-31"] },
    { title: "past days are skipped", date: "2026-11-02", pace: "week", days: ["2026-11-30", "2026-12-07"] },
    { title: "today is skipped", date: "2026-11-16", pace: "week", days: ["2026-11-30", "2026-12-07"] },
  ] as const)("$title", ({ date, pace, days }) => {
    expect(listCopyDays({ date }, pace, 2, "2026-11-23")).toEqual(days);
  });
});

describe("the page", () => {
  test("names the days before the press", async () => {
    const { see } = await aSite();
    expect(await see()).toContain("Next week Sunday February 7, 2027");
    expect(await see()).toContain("Next month Sunday February 28, 2027 The last day of this month. Copy to this day");
    expect(await see("?pace=month&count=3")).toMatch(
      /Sunday February 28, 2027.* Wednesday March 31, 2027 Friday April 30, 2027.* Make 3 copies/,
    );
    for (const query of ["?pace=month&count=13", "?pace=day&count=2", "?pace=week&count=0"])
      expect(await see(query)).not.toContain("Make ");
  });

  test("marks a day on which such an event stands", async () => {
    const { ctx, see } = await aSite();
    await insertEvent(ctx.db, anEvent({ title: "Reading club", date: "2027-02-07" }));
    expect(await see()).toContain("Sunday February 7, 2027 An event with this title stands on this day.");
  });

  test("offers no week for an event of which only the month is known", async () => {
    const { see } = await aSite({ date: "2027-01-01", date_precision: "month", start_time: null, takes_signups: 0 });
    expect(await see()).toContain("Next month February 2027");
    expect(await see()).not.toContain("Next week");
  });
});

describe("a copy", () => {
  test("is a draft with words, place and limits, without guests", async () => {
    const { copy, copies, project, ctx } = await aSite({ end_date: "2027-02-01", signup_until: "2027-01-30" });
    expect(textOf(await (await copy("week", 2)).text())).toContain("2 copies are made. They are drafts.");
    const made = await copies();
    const common = {
      title: "Reading club",
      status: "draft",
      start_time: "09:00",
      places: 20,
      taken: 0,
      project_id: project,
    };
    expect(made).toMatchObject([
      { ...common, date: "2027-02-07", end_date: "2027-02-08", signup_until: "2027-02-06" },
      { ...common, date: "2027-02-14", end_date: "2027-02-15", signup_until: "2027-02-13" },
    ]);
    const photos = ctx.db.selectFrom("photo_attachments").select("photo_id");
    expect(await photos.where("owner", "=", `event:${made[1]?.id}`).execute()).toEqual([{ photo_id: 1 }]);
  });

  test("a cancelled event has planned copies", async () => {
    const { copy, copies } = await aSite({ state: "cancelled", state_note: "Rain" });
    await copy("week", 1);
    expect(await copies()).toMatchObject([{ state: "planned", state_note: null }]);
  });

  test("a sensitive story has copies that wait for an approval", async () => {
    const { copy, copies } = await aSite({ sensitive: '["accused"]', approved_at: "2026-11-01T09:00:00.000Z" });
    await copy("week", 1);
    expect(await copies()).toMatchObject([{ sensitive: '["accused"]', approved_at: null }]);
  });

  test("keeps the zone with the local hour of the original", async () => {
    const { copy, copies } = await aSite({ zone: "Europe/Paris", date: "2027-03-21", start_time: "09:00" });
    await copy("week", 2);
    expect(await copies()).toMatchObject([
      { zone: "Europe/Paris", date: "2027-03-28", start_time: "09:00" },
      { zone: "Europe/Paris", date: "2027-04-04", start_time: "09:00" },
    ]);
  });

  test("the same press twice, also at once, makes one set", async () => {
    const { copy, copies } = await aSite();
    await Promise.all([copy("week", 3), copy("week", 3)]);
    await copy("week", 3);
    expect(await copies()).toHaveLength(3);
  });

  test("the same press again keeps what was written into a copy", async () => {
    const { ctx, copy, copies } = await aSite();
    await copy("week", 1);
    await ctx.db
      .updateTable("events")
      .set({ title: "Changed", version: 2 })
      .where("title", "=", "Reading club")
      .where("date", "=", "2027-02-07")
      .execute();
    await copy("week", 1);
    expect(await copies()).toMatchObject([{ title: "Changed" }]);
  });

  test("an outdated page makes no copies", async () => {
    const { copy, copies, id, ctx } = await aSite();
    await ctx.db.updateTable("events").set({ date: "2027-05-01", version: 2 }).where("id", "=", id).execute();
    const answer = await copy("week", 1);
    expect([answer.status, await copies()]).toEqual([409, []]);
    expect(textOf(await answer.text())).toContain("The event changed while this page was open.");
  });

  test("a deleted event gets no copies", async () => {
    const { post, copy, copies, id } = await aSite({ takes_signups: 0, taken: 0 });
    await post(`/admin/event/${id}`, { intent: "delete" });
    expect([(await copy("week", 1)).status, await copies()]).toEqual([404, []]);
  });

  test.each([
    { pace: "week", count: 13 },
    { pace: "day", count: 1 },
  ])("$count copies by the $pace are refused", async ({ pace, count }) => {
    const { copy, copies } = await aSite();
    expect([(await copy(pace, count)).status, await copies()]).toEqual([422, []]);
  });

  test("the list of drafts publishes several copies at once", async () => {
    const { copy, copies, post, ctx, readAsStaff, path } = await aSite();
    await copy("week", 2);
    expect(await readAsStaff(path)).toContain('href="/admin/event?status=draft"');
    const ids = (await copies()).map(({ id }) => String(id));
    await post("/admin/event", { act: "publish", ids });
    const published = await ctx.db.selectFrom("events").select("status").where("id", "in", ids.map(Number)).execute();
    expect(published).toEqual([{ status: "published" }, { status: "published" }]);
  });
});
