import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../events/event-queries.server.ts";
import { offer, siteWithVolunteer } from "./volunteer-site.support.ts";

test("staff find volunteers by state or word; only lead, admins see references", async () => {
  const site = await siteWithVolunteer();
  expect(await site.readAs(site.editor, "/admin/volunteers")).toMatch(
    /New 1 .*1 volunteer shown.*Sample Reader.*Yaba Reads with children/,
  );
  expect(await site.readAs(site.editor, "/admin/volunteers?q=yaba")).toContain("Sample Reader");
  expect(await site.readAs(site.editor, "/admin/volunteers?q=joloff")).not.toContain("Sample Reader");
  expect(await site.readAs(site.editor, "/admin/volunteers?status=active")).toContain(
    "No one is in “Active”. In “New” there is 1. Show “New”",
  );
  await site.post(site.path, { intent: "note", text: "Spoke with her aunt", idempotencyKey: "one" });
  await site.post(site.path, { intent: "note", text: "Spoke with her aunt", idempotencyKey: "one" });
  for (const cookie of [site.staffHeaders.Cookie, site.admin]) {
    const html = await (await site.ask(site.path, { headers: { Cookie: cookie } })).text();
    expect(html).toContain("Mama Sample");
    expect(html.split("Spoke with her aunt</p>")).toHaveLength(2);
  }
  const seen = await (await site.ask(site.path, { headers: { Cookie: site.editor } })).text();
  expect(seen).toContain("Sample Reader");
  expect(seen).not.toMatch(/Mama Sample|aunt/);
  for (const intent of ["note", "references", "delete"])
    expect((await site.post(site.path, { intent, text: "x", sure: "on" }, site.editor)).status).toBe(403);
  const read = async (query: string) =>
    (await site.ask(`/admin/volunteers/export${query}`, { headers: { Cookie: site.editor } })).text();
  const csv = await read("");
  // A list, a search, and a selection.
  for (const [query, has] of [
    ["?status=new", true],
    ["?status=active", false],
    ["?status=active&q=reader", true],
    ["?q=nobody", false],
    ["?chosen=on&ids=1", true],
    ["?chosen=on", false],
  ] as const)
    expect([query, (await read(query)).includes("reader@example.org")]).toEqual([query, has]);
  expect(csv).toContain('"Sample Reader","reader@example.org","","New"');
  expect(csv).not.toMatch(/Mama|aunt/);
});

test("an offer is on the staff home until staff have called the person", async () => {
  const site = await siteWithVolunteer();
  expect(await site.readAs(site.editor, "/admin")).toContain(
    "One person offers to help : Call We promise a call within a week.",
  );
  await site.post(site.path, { intent: "state", state: "talked" });
  expect(await site.readAs(site.editor, "/admin")).not.toContain("offers to help");
});

test("a skipped state is refused with a sentence; the log has no names", async () => {
  const site = await siteWithVolunteer();
  const leap = await site.post(site.path, { intent: "state", state: "active" });
  expect([leap.status, textOf(await leap.text())]).toEqual([
    422,
    expect.stringContaining("You cannot go from “New” to “Active”. Take the steps in between."),
  ]);
  expect((await site.post(site.path, { intent: "state", state: "vetted" })).status).toBe(422);
  await site.makeReady();
  await site.post(site.path, { intent: "state", state: "resting" });
  expect((await site.post(site.path, { intent: "state", state: "active" })).status).toBe(422);
  const log = await site.ctx.db.selectFrom("audit_log").select(["what", "before", "after"]).orderBy("id").execute();
  expect(log.map(({ what }) => what)).toEqual([
    "volunteer changed",
    "volunteer vetted",
    "volunteer changed",
    "volunteer changed",
  ]);
  expect(JSON.stringify(log)).not.toContain("Sample Reader");
});

test("only the safeguarding lead vets, with two references, until it expires", async () => {
  const site = await siteWithVolunteer();
  const vetting = { intent: "vet", spoke: "yes", months: "24" };
  const early = await site.post(site.path, vetting);
  expect([early.status, textOf(await early.text())]).toEqual([422, expect.stringContaining("Talk to them first")]);
  await site.post(site.path, { intent: "state", state: "talked" });
  for (const cookie of [site.admin, site.editor])
    expect((await site.post(site.path, vetting, cookie)).status).toBe(403);
  const unheard = await site.post(site.path, { ...vetting, spoke: "", months: "99" });
  const text = textOf(await unheard.text());
  expect(text).toContain("Speak with two people first, then tick this");
  expect(text).toContain("Write a number of months from 1 to 36");
  await site.post(site.path, vetting);
  expect(await site.volunteer()).toMatchObject({
    state: "vetted",
    vetted_on: "2026-11-23",
    vetted_until: "2028-11-23",
  });
  expect(await site.readAs(site.editor)).toMatch(/Vetted by .+ on November 23, 2026, until November 23, 2028\./);
  await site.ctx.db.updateTable("volunteers").set({ vetted_on: "2024-11-22", vetted_until: "2026-11-22" }).execute();
  expect(await site.readAs(site.editor)).toContain("of November 22, 2024 ended on November 22, 2026");
});

test("an event with children accepts only helpers vetted on its day", async () => {
  const site = await siteWithVolunteer();
  const { db } = site.ctx;
  const soon = await insertEvent(db, anEvent({ title: "Book day", date: "2026-12-12", takes_signups: 1 }));
  const late = await insertEvent(db, anEvent({ date: "2027-02-01" }));
  const adults = await insertEvent(db, anEvent({ date: "2026-12-12", with_children: 0 }));
  const put = (event: number) => site.post(`/admin/event/${event}/helpers`, { intent: "add", volunteer: site.id });
  const refused = async (event: number, sentence: string) => {
    const answer = await put(event);
    expect([answer.status, textOf(await answer.text())]).toEqual([422, expect.stringContaining(sentence)]);
  };
  await refused(soon, "Sample Reader is not active");
  await site.post(site.path, { intent: "state", state: "talked" });
  await site.post(site.path, { intent: "state", state: "active" });
  await refused(soon, "Sample Reader is not vetted for this day");
  expect((await put(adults)).status).toBe(200);
  await site.post(site.path, { intent: "vet", spoke: "yes", months: "1" });
  for (let time = 0; time < 2; time++) expect((await put(soon)).status).toBe(200);
  // The vetting ends on December 23.
  await refused(late, "Sample Reader is not vetted for this day");
  const rows = await db.selectFrom("event_helpers").select("event_id").orderBy("event_id").execute();
  expect(rows).toEqual([{ event_id: soon }, { event_id: adults }]);
  // The event's page and the door list show a vetting that has expired or was withdrawn.
  expect(await site.readAs(site.editor, `/admin/event/${soon}/guests`)).not.toContain("Not vetted");
  await db.updateTable("events").set({ date: "2027-01-10" }).where("id", "=", soon).execute();
  expect(await site.readAs(site.editor, `/admin/event/${soon}/helpers`)).toContain("Not vetted for this day");
  await db.updateTable("events").set({ date: "2026-12-12" }).where("id", "=", soon).execute();
  expect(await site.readAs(site.editor, `/admin/event/${soon}/helpers`)).not.toContain("Not vetted");
  await site.post(site.path, { intent: "unvet" });
  expect(await site.readAs(site.editor, `/admin/event/${soon}/guests`)).toContain(
    "Sample Reader Not vetted for this day",
  );
  await site.post(`/admin/event/${soon}/helpers`, { intent: "remove", id: site.id }, site.editor);
  expect(await site.readAs(site.editor, `/admin/event/${soon}/guests`)).not.toContain("Sample Reader");
});

test("an event has children unless staff deny it, also in an old form", async () => {
  const site = await createStaffedSite();
  const day = { title: "A day", location: "Yaba", date: "2026-12-12", description: "Text", photos: "1" };
  await site.post("/admin/event", day);
  await site.post("/admin/event", { ...day, title: "A meeting", withChildren: "no" });
  const rows = await site.ctx.db.selectFrom("events").select(["title", "with_children"]).orderBy("id").execute();
  expect(rows.map(({ with_children }) => with_children)).toEqual([1, 0]);
});

test("hours count once, by halves; they stay as a sum without the person", async () => {
  const site = await siteWithVolunteer();
  const hours = { intent: "hours", date: "2026-11-20", hours: "2.5", idempotencyKey: "key-one" };
  for (let time = 0; time < 2; time++) expect((await site.post(site.path, hours)).status).toBe(200);
  await site.post(site.path, { ...hours, hours: "1", idempotencyKey: "key-two" });
  expect(await site.readAs(site.editor)).toContain("3.5 hours in all");
  const wrong = await site.post(site.path, { ...hours, date: "2026-11-24", hours: "2.3", idempotencyKey: "key-three" });
  const html = await wrong.text();
  expect(textOf(html)).toContain("This day is still to come");
  expect(textOf(html)).toContain("Write hours from 0.5 to 24, in steps of half an hour, like 2.5");
  expect(html).toMatch(/name="hours"[^>]*value="2.3"/);
  // Hours at an event without an assignment.
  const event = String(await insertEvent(site.ctx.db, anEvent({ date: "2026-11-20" })));
  expect((await site.post(site.path, { ...hours, event, idempotencyKey: "key-four" })).status).toBe(404);
  await site.post(site.path, { intent: "note", text: "A note", idempotencyKey: "note" });
  await site.post(site.path, { intent: "delete" });
  expect((await site.post(site.path, { intent: "delete", sure: "on" })).headers.get("Location")).toBe(
    "/admin/volunteers",
  );
  const left = await site.ctx.db.selectFrom("volunteer_hours").select(["volunteer_id", "half_hours"]).execute();
  expect(left).toEqual([
    { volunteer_id: null, half_hours: 5 },
    { volunteer_id: null, half_hours: 2 },
  ]);
  expect(await site.ctx.db.selectFrom("volunteer_notes").select("id").execute()).toEqual([]);
});

test("unused offers expire after a year, resting volunteers after two, active ones never", async () => {
  const site = await siteWithVolunteer();
  const count = async () => (await site.ctx.db.selectFrom("volunteers").select("id").execute()).length;
  const on = async (day: string) => {
    site.clock.at = new Date(`${day}T09:00:00Z`);
    await site.ctx.db.updateTable("trusted_time").set({ at: site.clock.at.toISOString() }).execute();
    await runJob(site.ctx, "old volunteers");
    return count();
  };
  await site.send("/volunteer", { ...offer, name: "Helps" });
  await site.send("/volunteer", { ...offer, name: "Rests" });
  const set = (name: string, state: "active" | "resting") =>
    site.ctx.db.updateTable("volunteers").set({ state }).where("name", "=", name).execute();
  await set("Helps", "active");
  await set("Rests", "resting");
  expect(await on("2027-11-22")).toBe(3);
  expect(await on("2027-11-24")).toBe(2);
  expect(await on("2028-11-24")).toBe(1);
  expect(await on("2036-11-24")).toBe(1);
});

test("erasing a person's data erases offers, notes, places, references", async () => {
  const site = await siteWithVolunteer();
  await site.makeReady();
  await site.post(site.path, { intent: "note", text: "Call reader@example.org at night", idempotencyKey: "n" });
  await site.send("/volunteer", {
    ...offer,
    name: "Another",
    contact: "another@example.org",
    firstName: "Sample Reader",
    firstContact: "Reader@Example.org, or 0800 765 4321",
    secondName: "Joan Reader",
    secondContact: "xreader@example.org",
  });
  const ask = (intent: string) =>
    site.post("/admin/people-data", { intent, email: "reader@example.org", sure: "on" }, site.admin);
  expect(textOf(mainOf(await (await ask("find")).text()))).toContain("Offers to help as a volunteer: 1");
  const file = await (await site.post("/admin/people-data/export", { email: "reader@example.org" }, site.admin)).text();
  expect(file).toContain("Call reader@example.org at night");
  const { vetted_by, reference_1_name, reference_1_contact } = await site.ctx.db
    .selectFrom("volunteers")
    .selectAll()
    .where("email", "=", "reader@example.org")
    .executeTakeFirstOrThrow();
  // The export omits references and the lead.
  for (const other of [vetted_by, reference_1_name, reference_1_contact]) {
    expect(other).toMatch(/\w/);
    expect(file).not.toContain(other);
  }
  await ask("erase");
  const everything = JSON.stringify([
    await site.ctx.db.selectFrom("volunteers").selectAll().execute(),
    await site.ctx.db.selectFrom("volunteer_notes").selectAll().execute(),
    await site.ctx.db.selectFrom("event_helpers").selectAll().execute(),
  ]);
  expect(everything).toContain("another@example.org");
  expect(everything).not.toMatch(/"reader@example\.org|Sample Reader|0800 765 4321/i);
  const row = await site.ctx.db.selectFrom("volunteers").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    reference_1_name: "(erased)",
    reference_1_contact: "(erased)",
    reference_2_name: "Joan Reader",
    reference_2_contact: "xreader@example.org",
  });
});
