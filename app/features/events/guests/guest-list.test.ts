import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../events/event-queries.server.ts";

const group = { name: "Chidi", contact: "chidi@example.org", adults: "1", children: "2", adult: "yes", sign: "yes" };

/** A day with two coming groups, one of them reached by telephone. */
async function aDay(options: Parameters<typeof anEvent>[0] = {}) {
  const site = await createStaffedSite({ now: "2026-12-12T09:00:00Z" });
  const event = { title: "Book day in Yaba", date: "2026-12-12", takes_signups: 1, ...options };
  const id = await insertEvent(site.ctx.db, anEvent(event));
  await site.send(`/event/readmore/${id}`, group);
  const second = { ...group, name: "Adaeze O.", contact: "0800 123 4567", children: "0", sign: "" };
  // Many groups of one network are held.
  await site.send(`/event/readmore/${id}`, { ...second, otherNeed: "=HYPERLINK(1)" }, { address: "198.51.100.1" });
  const guests = await site.ctx.db.selectFrom("guests").select(["id", "name"]).orderBy("id").execute();
  const list = `/admin/event/${id}/guests`;
  return { ...site, id, list, queue: `/admin/queue/event/${id}/guests`, chidi: String(guests[0]?.id), guests };
}

const textOfList = async (site: Awaited<ReturnType<typeof aDay>>) => textOf(mainOf(await site.readAsStaff(site.list)));

test("the list of the day has names, groups, needs, counts, but no contact", async () => {
  const site = await aDay();
  const html = await site.readAsStaff(site.list);
  const text = textOf(mainOf(html));
  expect(text).toContain("Book day in Yaba December 12, 2026 0 here of 4 who said yes");
  expect(text).toMatch(/Adaeze O\. =HYPERLINK\(1\) Here Chidi and 2 children Sign language Here/);
  expect(html).not.toMatch(/chidi@example\.org|1234567/);
  expect((await site.visit(site.list)).headers.get("Keep-Until")).toBe("2026-12-14T23:00:00.000Z");
});

test("a tap checks the whole group in; repeating it changes nothing; undo works", async () => {
  const site = await aDay();
  const tap = { intent: "here", guest: site.chidi, at: "2026-12-12T09:00:00.000Z" };
  for (let time = 0; time < 2; time++) expect((await site.post(site.list, tap)).status).toBe(200);
  expect(await textOfList(site)).toContain("3 here of 4 who said yes");
  expect(await site.auditEvents()).toEqual([`guest checked in, guest:${site.chidi}`]);
  site.clock.at = new Date("2026-12-12T09:05:00Z");
  await site.post(site.list, { intent: "away", guest: site.chidi });
  expect(await textOfList(site)).toContain("0 here of 4 who said yes");
});

test("the later of two phones' taps wins, in any order of arrival", async () => {
  const site = await aDay();
  site.clock.at = new Date("2026-12-12T11:00:00Z");
  const tap = (intent: string, at: string) => site.post(site.queue, { intent, guest: site.chidi, at });
  await tap("away", "2026-12-12T10:05:00Z");
  // An earlier tap arrives later.
  expect(await (await tap("here", "2026-12-12T10:00:00Z")).json()).toEqual({ done: "Checked in." });
  expect(await textOfList(site)).toContain("0 here");
  // A phone whose clock is a year ahead does not win for ever.
  await tap("here", "2027-12-12T10:00:00Z");
  site.clock.at = new Date("2026-12-12T11:01:00Z");
  await tap("away", "2026-12-12T11:01:00Z");
  expect(await textOfList(site)).toContain("0 here");
});

test("a walk-in counts once, however often the phone sends it, without a place", async () => {
  const site = await aDay({ places: 4 });
  const fresh = { intent: "new", name: "Musa D.", adults: "1", children: "1", idempotencyKey: "one-of-the-phone" };
  for (let time = 0; time < 3; time++)
    expect(await (await site.post(site.queue, fresh)).json()).toEqual({ done: "They are on the list." });
  const text = await textOfList(site);
  expect(text).toContain("2 here of 4 who said yes");
  expect(text).toContain("Musa D. and 1 child came without signing up");
  expect(await site.ctx.db.selectFrom("events").select("taken").executeTakeFirst()).toEqual({ taken: 4 });
  const empty = await site.post(site.queue, { ...fresh, adults: "0", children: "0", idempotencyKey: "another-key" });
  expect([empty.status, (await empty.json()).errors]).toEqual([422, { adults: "Write how many came" }]);
});

test("a phone's queue gets JSON, is refused for another person", async () => {
  const site = await aDay();
  const gone = await site.post(site.queue, { intent: "here", guest: "999" });
  expect([gone.status, await gone.json()]).toEqual([
    404,
    { message: "This guest is no longer on the list.", errors: {}, isLate: true },
  ]);
  const other = await site.post(`${site.queue}?member=somebody`, { intent: "here", guest: site.chidi });
  expect(other.status).toBe(403);
  // A guest of another day.
  const elsewhere = await insertEvent(site.ctx.db, anEvent());
  const wrong = await site.post(`/admin/queue/event/${elsewhere}/guests`, { intent: "here", guest: site.chidi });
  expect(wrong.status).toBe(404);
  expect(await textOfList(site)).toContain("0 here");
});

test("a message to all guests is one e-mail each; other guests' telephone numbers are listed", async () => {
  const site = await aDay();
  const path = `${site.list}/contacts`;
  const message = { intent: "write", subject: "What to bring", text: "A bag, please.", idempotencyKey: "write-once" };
  for (let time = 0; time < 2; time++)
    expect(textOf(await (await site.post(path, message)).text())).toContain("1 email is on the way.");
  const written = (await site.emails()).filter(({ subject }) => subject?.endsWith("What to bring"));
  expect(written.map(({ to }) => to)).toEqual(["chidi@example.org"]);
  expect(written[0]?.text).toContain("A bag, please.");
  const text = textOf(mainOf(await site.readAsStaff(path)));
  expect(text).toContain("1 group gave only a telephone number. Call them when something changes.");
  expect(text).toContain("08001234567");
  expect((await site.post(path, { ...message, text: " " })).status).toBe(422);
});

test("a cancelled group is erased; the next one gets its place", async () => {
  const site = await aDay({ places: 4 });
  const late = { ...group, name: "Waits", contact: "waits@example.org" };
  await site.send(`/event/readmore/${site.id}`, late, { address: "198.51.100.2" });
  await site.post(`${site.list}/contacts`, { intent: "end", id: site.chidi });
  const rows = await site.ctx.db.selectFrom("guests").select(["state", "name", "email"]).orderBy("number").execute();
  expect(rows).toEqual([
    { state: "cancelled", name: null, email: null },
    { state: "coming", name: "Adaeze O.", email: null },
    { state: "coming", name: "Waits", email: "waits@example.org" },
  ]);
  expect(await site.auditEvents()).toEqual([`guest taken off the list, guest:${site.chidi}`]);
});

test("the list can be saved as CSV without formulas from typed text", async () => {
  const site = await aDay();
  const answer = await site.visit(`${site.list}/export`);
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const csv = await answer.text();
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
  expect(csv).toContain('"Chidi","chidi@example.org","","1","2","Sign language","",');
});

test("erasing a person's data frees their place", async () => {
  const site = await createStaffedSite({ now: "2026-12-12T09:00:00Z" }, "admin");
  const id = await insertEvent(site.ctx.db, anEvent({ date: "2026-12-13", takes_signups: 1, places: 9 }));
  const place = (await site.send(`/event/readmore/${id}`, group)).headers.get("Location") ?? "";
  const found = textOf(
    mainOf(await (await site.post("/admin/people-data", { intent: "find", email: group.contact })).text()),
  );
  expect(found).toContain("Places at events: 1");
  await site.post("/admin/people-data", { intent: "erase", email: group.contact, sure: "on" });
  expect(await site.ctx.db.selectFrom("guests").select(["name", "email", "key", "needs"]).execute()).toEqual([
    { name: null, email: null, key: null, needs: "[]" },
  ]);
  expect((await site.ask(place)).status).toBe(404);
  expect(await site.ctx.db.selectFrom("events").select("taken").executeTakeFirst()).toEqual({ taken: 0 });
});

test("an event with guests cannot be deleted before it is cancelled", async () => {
  const { ctx, post } = await createStaffedSite({}, "admin");
  await insertEvent(ctx.db, anEvent({ date: "2026-12-12", taken: 3 }));
  const refused = "People have signed up.";
  for (const fields of [{ intent: "delete" }, { intent: "unpublish" }]) {
    const answer = await post("/admin/event/1", fields);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(refused)]);
  }
  expect(await (await post("/admin/event", { act: "delete:1" })).text()).toContain(refused);
  const stored = () => ctx.db.selectFrom("events").select(["status", "deleted_at"]).executeTakeFirstOrThrow();
  expect(await stored()).toEqual({ status: "published", deleted_at: null });
  await ctx.db.updateTable("events").set({ state: "cancelled" }).execute();
  expect((await post("/admin/event/1", { intent: "unpublish" })).status).toBe(200);
  // After the day, no group waits.
  await ctx.db.updateTable("events").set({ state: "planned", status: "published", date: "2026-01-02" }).execute();
  await post("/admin/event/1", { intent: "delete" });
  expect((await stored()).deleted_at).not.toBeNull();
});

test("the page of a large day contains all groups, rendering some; contacts have pages", async () => {
  const site = await aDay();
  await site.ctx.db
    .insertInto("guests")
    .values(
      Array.from({ length: 150 }, (_, place) => ({
        event_id: site.id,
        number: 100 + place,
        state: "coming" as const,
        created_at: "2026-12-01T09:00:00.000Z",
        name: `Guest ${String(place).padStart(3, "0")}`,
        email: `guest${place}@example.org`,
        phone: null,
        adults: 1,
        children: 0,
        key: `key-${place}`,
      })),
    )
    .execute();
  const html = await site.readAsStaff(site.list);
  expect(html.match(/class="here"/g)).toHaveLength(100);
  expect(textOf(mainOf(html))).toContain("Show more (52)");
  // For the search without a connection.
  expect(html).toContain("Guest 149");
  expect((await site.readAsStaff(`${site.list}?show=200`)).match(/class="here"/g)).toHaveLength(152);
  expect(textOf(mainOf(await site.readAsStaff(`${site.list}?q=guest+149`)))).toContain("Guest 149 Here");
  expect(textOf(mainOf(await site.readAsStaff(`${site.list}?q=Zebra`)))).toContain("No one with this name signed up.");
  const contacts = `${site.list}/contacts`;
  const first = textOf(mainOf(await site.readAsStaff(contacts)));
  expect(first).toContain("It goes to 151 groups by email");
  expect(first).not.toContain("Guest 149");
  expect(textOf(mainOf(await site.readAsStaff(`${contacts}?page=2`)))).toContain("Guest 149");
  const found = textOf(mainOf(await site.readAsStaff(`${contacts}?q=GUEST149@`)));
  expect(found).toContain("guest149@example.org");
  expect(found).not.toContain("guest148@example.org");
  expect(textOf(mainOf(await site.readAsStaff(`${contacts}?q=%25`)))).toContain("%");
});
