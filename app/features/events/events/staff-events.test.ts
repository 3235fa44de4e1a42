import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf, withoutSharing } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { canWriteContent } from "../../../cms/define-content-type.server.ts";
import { insertEvent } from "./event-queries.server.ts";

const cleanDay = {
  title: "Clean hands day",
  theme: "Soap and song",
  location: "Uyo, Akwa Ibom",
  date: "2026-10-17",
  startTime: "09:00",
  endTime: "12:30",
  description: ["We meet at the well.", "Bring a song."],
  list: ["First Sample University", "", "Second Sample University"],
  photos: ["1"],
};

/** Public pages that may list an event. */
const publicPlaces = ["/", "/about", "/events", "/event/readmore/1", "/sitemap.xml"];

test("a new event is public at once, with its times, its list as a sentence", async () => {
  const { post, read, auditEvents } = await createStaffedSite();
  expect((await post("/admin/event", cleanDay)).status).toBe(200);
  const text = textOf(mainOf(await read("/event/readmore/1")));
  expect(text).toContain("Clean hands day Uyo, Akwa Ibom October 17, 2026, 09:00 to 12:30");
  expect(text).toContain("We meet at the well. Bring a song.");
  expect(text).toContain("First Sample University, Second Sample University.");
  expect(await read("/events")).toContain("Soap and song");
  expect(await auditEvents()).toEqual(["event created as published, event:1"]);
});

test("an event with only a month shows the month, storing no day", async () => {
  const { ctx, post, read, readAsStaff } = await createStaffedSite();
  await post("/admin/event", { ...cleanDay, monthOnly: "yes" });
  expect(textOf(mainOf(await read("/event/readmore/1")))).toContain("October 2026");
  expect(await ctx.db.selectFrom("events").select(["date", "date_precision"]).execute()).toEqual([
    { date: "2026-10-01", date_precision: "month" },
  ]);
  expect(await readAsStaff("/admin/event/1")).toMatch(/<input type="checkbox" name="monthOnly"[^>]*checked/);
});

test("each missing title, location, date or paragraph has its sentence", async () => {
  const { ctx, post } = await createStaffedSite();
  const answer = await post("/admin/event.data", { title: " ", description: ["Said.", ""] });
  expect(answer.status).toBe(422);
  const said = await answer.text();
  for (const name of ["Title", "Location", "Date", "Description"]) expect(said).toContain(`${name} is required`);
  expect((await post("/admin/event", { ...cleanDay, description: [] })).status).toBe(422);
  expect(await ctx.db.selectFrom("events").selectAll().execute()).toEqual([]);
});

test("a published event needs a picture, a draft does not", async () => {
  const { post, read } = await createStaffedSite();
  const bare = { ...cleanDay, photos: [] };
  const answer = await post("/admin/event.data", bare);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("The event is not saved yet. Image is required.");
  expect((await post("/admin/event", { ...bare, status: "draft" })).status).toBe(200);
  expect((await post("/admin/event", cleanDay)).status).toBe(200);
  expect(mainOf(await read("/events"))).toContain("Clean hands day");
});

test("an invalid day, time or choice has its own sentence", async () => {
  const { post } = await createStaffedSite();
  for (const [wrong, sentence] of [
    [{ date: "2026-02-30" }, "Choose a day of the calendar"],
    [{ date: "tomorrow" }, "Choose a day of the calendar"],
    [{ startTime: "25:00" }, "Write a time like 09:30"],
    [{ startTime: "" }, "Say when it starts, too"],
    [{ status: "scheduled" }, "Choose a day and a time"],
    [{ status: "secret" }, "Choose what happens with it"],
    [{ title: "x".repeat(201) }, "Must be 200 characters or less"],
  ] as const) {
    const answer = await post("/admin/event.data", { ...cleanDay, ...wrong });
    expect(answer.status, sentence).toBe(422);
    expect(await answer.text()).toContain(sentence);
  }
});

test("the same sending twice makes one event", async () => {
  const { ctx, post } = await createStaffedSite();
  const sending = { ...cleanDay, idempotencyKey: "one" };
  await Promise.all([post("/admin/event", sending), post("/admin/event", sending)]);
  await post("/admin/event", sending);
  expect(await ctx.db.selectFrom("events").select("id").execute()).toHaveLength(1);
  await post("/admin/event", { ...cleanDay, idempotencyKey: "two" });
  expect(await ctx.db.selectFrom("events").select("id").execute()).toHaveLength(2);
});

test("a draft is not public; staff see it as a draft", async () => {
  const { post, read, ask, readAsStaff } = await createStaffedSite();
  await post("/admin/event", { ...cleanDay, status: "draft" });
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Clean hands day|readmore\/1</);
  expect((await ask("/event/readmore/1")).status).toBe(404);
  expect(textOf(await readAsStaff("/admin/event"))).toContain("Clean hands day Draft October 17, 2026, Uyo, Akwa Ibom");
});

test("a scheduled event appears at its minute in Lagos", async () => {
  const { clock, post, read, ask } = await createStaffedSite();
  await post("/admin/event", { ...cleanDay, status: "scheduled", publishAt: "2026-03-11T08:00" });
  clock.at = new Date("2026-03-11T06:59:59Z");
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Clean hands day|readmore\/1</);
  expect((await ask("/event/readmore/1")).status).toBe(404);
  clock.at = new Date("2026-03-11T07:00:00Z");
  for (const place of publicPlaces) expect(await read(place)).toMatch(/Clean hands day|readmore\/1</);
});

test("an editor previews a draft as the public would see it, uncached", async () => {
  const { post, ask, visit } = await createStaffedSite();
  await post("/admin/event", { ...cleanDay, status: "draft" });
  const preview = await visit("/admin/event/1/preview");
  expect(preview.status).toBe(200);
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  const seen = mainOf(await preview.text());
  expect((await ask("/admin/event/1/preview")).status).toBe(404);
  expect((await visit("/admin/event/9/preview")).status).toBe(404);
  await post("/admin/event/1", { ...cleanDay, version: "1" });
  expect(seen).toBe(withoutSharing(await (await ask("/event/readmore/1")).text()));
});

test("a change is public at once; the earlier version can be restored", async () => {
  const { post, read, readAsStaff, auditEvents } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  await post("/admin/event/1", { ...cleanDay, title: "Cleaner hands day", list: [], version: "1" });
  expect(await read("/event/readmore/1")).toContain("<h1>Cleaner hands day</h1>");
  const history = textOf(await readAsStaff("/admin/event/1?history=2"));
  expect(history).toContain("March 10, 10:00 Sample Editor, published");
  expect(history).toContain("[taken out: Clean ] [put in: Cleaner ]");
  expect((await post("/admin/event/1", { intent: "restore", restore: "1" })).status).toBe(200);
  const text = textOf(mainOf(await read("/event/readmore/1")));
  expect(text).toContain("Clean hands day");
  expect(text).toContain("First Sample University, Second Sample University.");
  expect((await post("/admin/event/1", { intent: "restore", restore: "7" })).status).toBe(404);
  expect(await auditEvents()).toEqual([
    "event created as published, event:1",
    "event saved as published, event:1",
    "event saved as published, event:1",
  ]);
});

test("restoring an earlier version of a scheduled event keeps its schedule", async () => {
  const { ctx, post } = await createStaffedSite();
  const scheduled = { ...cleanDay, status: "scheduled", publishAt: "2026-03-11T08:00" };
  await post("/admin/event", scheduled);
  await post("/admin/event/1", { ...scheduled, title: "Other words", version: "1" });
  await post("/admin/event/1", { intent: "restore", restore: "1" });
  expect(await ctx.db.selectFrom("events").select(["title", "status", "publish_at"]).execute()).toEqual([
    { title: "Clean hands day", status: "scheduled", publish_at: "2026-03-11T07:00:00.000Z" },
  ]);
});

test("a save of an older version shows the newer one, losing no text", async () => {
  const { post, read } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  await post("/admin/event/1", { ...cleanDay, title: "From the other desk", version: "1" });
  const late = await post("/admin/event/1.data", { ...cleanDay, title: "From this desk", version: "1" });
  expect(late.status).toBe(409);
  const said = await late.text();
  expect(said).toContain("Sample Editor changed the same part of this event while you were writing");
  for (const title of ["From the other desk", "From this desk"]) expect(said).toContain(title);
  expect(await read("/event/readmore/1")).toContain("<h1>From the other desk</h1>");
});

test("a repeated change without an answer is saved once, without a conflict", async () => {
  const { post, auditEvents } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  const change = { ...cleanDay, title: "Cleaner hands day", version: "1" };
  await post("/admin/event/1", change);
  expect((await post("/admin/event/1", change)).status).toBe(200);
  expect(await auditEvents()).toHaveLength(2);
});

test("a deleted event is gone but can be restored for thirty days", async () => {
  const { clock, post, read, visit, readAsStaff, auditEvents } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  await post("/admin/event/1", { intent: "delete" });
  await post("/admin/event/1", { intent: "delete" });
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Clean hands day|readmore\/1</);
  expect((await visit("/admin/event/1")).status).toBe(404);
  expect((await visit("/admin/event/1/preview")).status).toBe(404);
  expect((await post("/admin/event/1", { ...cleanDay, version: "2" })).status).toBe(404);
  expect((await post("/admin/event/1", { intent: "unpublish" })).status).toBe(404);
  expect(textOf(await readAsStaff("/admin/event"))).toContain("No event yet");
  clock.at = new Date("2026-04-09T08:59:00Z");
  expect(textOf(await readAsStaff("/admin/event?deleted"))).toContain("Bring back Clean hands day");
  expect((await post("/admin/event/1", { intent: "undelete" })).status).toBe(200);
  expect(await read("/event/readmore/1")).toContain("<h1>Clean hands day</h1>");
  expect(await auditEvents()).toEqual([
    "event created as published, event:1",
    "event deleted, event:1",
    "event brought back, event:1",
  ]);
});

test("after thirty days a deleted event stays deleted", async () => {
  const { clock, post, visit, readAsStaff } = await createStaffedSite({ now: "2026-08-10T09:00:00Z" });
  await post("/admin/event", cleanDay);
  await post("/admin/event/1", { intent: "delete" });
  // Test sessions expire by the machine's clock, not the app's.
  clock.at = new Date("2026-09-09T09:00:00Z");
  expect(textOf(await readAsStaff("/admin/event?deleted"))).toContain("Nothing deleted");
  expect((await post("/admin/event/1", { intent: "undelete" })).status).toBe(404);
  expect((await visit("/admin/event/1")).status).toBe(404);
});

test("an unpublished event is a draft again", async () => {
  const { post, ask, readAsStaff } = await createStaffedSite();
  await post("/admin/event", cleanDay);
  expect(textOf(await readAsStaff("/admin/event"))).toContain("Unpublish Clean hands day");
  await post("/admin/event/1", { intent: "unpublish" });
  expect((await ask("/event/readmore/1")).status).toBe(404);
  expect(textOf(await readAsStaff("/admin/event"))).toContain("Clean hands day Draft");
});

test("the staff list is searched by title, place or text, page by page", async () => {
  const { ctx, readAsStaff } = await createStaffedSite();
  for (let number = 1; number <= 23; number++)
    await insertEvent(ctx.db, anEvent({ title: `Day ${number}`, location: number === 4 ? "Jos 100%" : "Uyo" }));
  const titles = async (path: string) =>
    [...(await readAsStaff(path)).matchAll(/More for (Day \d+)"/g)].map(([, title]) => title);
  expect(await titles("/admin/event")).toHaveLength(20);
  expect(await readAsStaff("/admin/event")).toContain("before=4");
  expect(await titles("/admin/event?q=&before=4")).toEqual(["Day 3", "Day 2", "Day 1"]);
  expect(await titles("/admin/event?q=jos")).toEqual(["Day 4"]);
  expect(await titles("/admin/event?q=100%25")).toEqual(["Day 4"]);
  expect(await titles("/admin/event?q=_")).toEqual([]);
});

test("an unexpected failure keeps the text, shows status 500, logs no typed text", async () => {
  const { ctx, logged, post } = await createStaffedSite();
  await ctx.db.schema.dropTable("audit_log").execute();
  const answer = await post("/admin/event.data", cleanDay);
  expect(answer.status).toBe(500);
  const said = await answer.text();
  expect(said).toContain("Error uploading event data. Your text is kept. Try again.");
  expect(said).toMatch(/tell us this number: [\da-f]{8}\./);
  expect(logged.join()).toContain('"event":"form not kept"');
  expect(logged.join()).not.toMatch(/Clean hands|Sample Editor|example\.org/);
  expect(await ctx.db.selectFrom("events").selectAll().execute()).toEqual([]);
});

test("typed text never becomes an element, on public or staff pages", async () => {
  const { post, read, readAsStaff } = await createStaffedSite();
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  await post("/admin/event", {
    ...cleanDay,
    title: `T${evil}`,
    theme: evil,
    location: evil,
    description: [evil, "[words](javascript:alert(3))"],
    list: [evil],
  });
  await post("/admin/event/1", { intent: "delete" });
  const deleted = await readAsStaff("/admin/event?deleted");
  await post("/admin/event/1", { intent: "undelete" });
  const pages = [deleted];
  for (const path of ["/admin/event", "/admin/event/1", "/admin/event/1/preview"]) pages.push(await readAsStaff(path));
  for (const path of publicPlaces) pages.push(await read(path));
  for (const page of pages) expect(page).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
  expect(pages[1]).toContain("T&quot;&gt;&lt;script&gt;");
});

test.each(["/admin/event", "/admin/event/1"])("a signed-out person must sign in before %s", async (path) => {
  const { ctx, ask, send } = await createTestSite({ empty: true });
  await insertEvent(ctx.db, anEvent());
  for (const answer of [await ask(path), await send(path, { intent: "delete" })]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/login?to=${encodeURIComponent(path)}`);
  }
  expect((await ask("/event/readmore/1")).status).toBe(200);
});

test("admins may write events, as editors may", () => {
  expect(canWriteContent({ roles: ["admin"] })).toBe(true);
  expect(canWriteContent({ roles: ["editor"] })).toBe(true);
});

test("an unknown event does not exist for staff either", async () => {
  const { visit, post } = await createStaffedSite();
  for (const id of ["0", "x", "99", "1e3"]) {
    expect((await visit(`/admin/event/${id}`)).status, id).toBe(404);
    expect((await post(`/admin/event/${id}`, { intent: "delete" })).status, id).toBe(404);
  }
});
