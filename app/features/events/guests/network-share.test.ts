import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertEvent } from "../events/event-queries.server.ts";

const day = { title: "Book day", date: "2026-12-12", start_time: "10:00", end_time: "14:00", takes_signups: 1 };
const group = { name: "Sample Reader", contact: "reader@example.org", adults: "2", children: "0", adult: "yes" };

async function aDay(places: number | null, now = "2026-11-23T09:00:00Z") {
  const site = await createStaffedSite({ now });
  const id = await insertEvent(site.ctx.db, anEvent({ ...day, places }));
  const path = `/event/readmore/${id}`;
  const comes = async (address: string, fields: Record<string, string> = {}) => {
    const answer = await site.send(path, { ...group, ...fields }, { address });
    return { status: answer.status, place: answer.headers.get("Location") ?? "", answer };
  };
  const states = async () =>
    (await site.ctx.db.selectFrom("guests").select(["state", "held_at"]).orderBy("number").execute()).map(
      ({ state, held_at }) => (held_at === null ? state : "held"),
    );
  const held = async () => {
    const rows = await site.ctx.db.selectFrom("guests").select("id").where("held_at", "is not", null).execute();
    return rows.map((row) => String(row.id));
  };
  return { ...site, id, path, list: `/admin/event/${id}/guests`, comes, states, held };
}

test("one network takes a fifth of the places, another network the rest", async () => {
  const { comes, states } = await aDay(20);
  for (let count = 0; count < 4; count++) await comes("192.0.2.7");
  for (let count = 0; count < 2; count++) await comes(`198.51.100.${count}`);
  expect(await states()).toEqual(["coming", "coming", "held", "held", "coming", "coming"]);
});

test("the first family of a network gets places, however few there are", async () => {
  const { comes, states } = await aDay(8);
  await comes("192.0.2.7", { children: "3" });
  await comes("192.0.2.7", { adults: "1" });
  expect(await states()).toEqual(["coming", "held"]);
});

test("an event without a limit holds no group", async () => {
  const { comes, states } = await aDay(null);
  for (let count = 0; count < 12; count++) await comes("192.0.2.7");
  expect(new Set(await states())).toEqual(new Set(["coming"]));
});

test("a place cannot grow beyond the share of its network", async () => {
  const { comes, send, states } = await aDay(20);
  const { place } = await comes("192.0.2.7", { adults: "1" });
  const grow = (adults: string) => send(place, { ...group, intent: "change", adults }, { address: "192.0.2.7" });
  expect((await grow("4")).status).toBe(303);
  const refused = await grow("5");
  expect([refused.status, textOf(mainOf(await refused.text()))]).toEqual([
    422,
    expect.stringContaining("Many people signed up from your network. Write or call us before you add more."),
  ]);
  expect(await states()).toEqual(["coming"]);
});

test("opening the link of its e-mail gives a held group its place", async () => {
  const { comes, emails, read, ask, states } = await aDay(10);
  await comes("192.0.2.7");
  const { place } = await comes("192.0.2.7", { contact: "second@example.org" });
  expect(textOf(mainOf(await read(place)))).toContain("Your places are not confirmed yet");
  // The browser's own page has no such link.
  expect(await read(place)).not.toContain("confirm=");
  expect((await ask(`${place}?confirm=${"0".repeat(32)}`)).status).toBe(200);
  expect(await states()).toEqual(["coming", "held"]);
  const email = (await emails()).find(({ to }) => to === "second@example.org");
  const link = /https:\/\/site\.test(\S+confirm=\w+)/.exec(email?.text ?? "")?.[1] ?? "";
  for (let times = 0; times < 2; times++) {
    const opened = await ask(link);
    expect(opened.status).toBe(303);
    expect(textOf(mainOf(await read(opened.headers.get("Location") ?? "")))).toContain("Your places are confirmed.");
  }
  expect(await states()).toEqual(["coming", "coming"]);
  expect((await emails()).filter(({ subject }) => subject.startsWith("See you"))).toHaveLength(2);
});

test("staff confirm a held group with one press; Today lists it", async () => {
  const { comes, readAsStaff, post, list, held, states } = await aDay(10);
  for (let count = 0; count < 7; count++) await comes("192.0.2.7", { contact: "0803 123 4567" });
  expect(textOf(mainOf(await readAsStaff("/admin")))).toContain("6 groups wait for you: Book day");
  expect(textOf(mainOf(await readAsStaff(list)))).toContain("Groups that you confirm");
  for (const id of await held()) expect((await post(list, { intent: "confirm", id })).status).toBe(200);
  // Four places were left after the first; the last two groups wait.
  expect(await states()).toEqual([...Array(5).fill("coming"), "waiting", "waiting"]);
  expect(textOf(mainOf(await readAsStaff("/admin")))).not.toContain("wait for you: Book day");
});

test("a held group is not confirmed after the end of the event", async () => {
  const { comes, post, list, held, states, clock } = await aDay(10);
  for (let count = 0; count < 2; count++) await comes("192.0.2.7");
  clock.at = new Date("2026-12-12T13:01:00Z");
  const [id = ""] = await held();
  expect((await post(list, { intent: "confirm", id })).status).toBe(409);
  expect(await states()).toEqual(["coming", "held"]);
});

test("staff who sign groups up are never held", async () => {
  const { post, path, states } = await aDay(10);
  for (let count = 0; count < 5; count++) await post(path, group);
  expect(new Set(await states())).toEqual(new Set(["coming"]));
});

test("networks are deleted when the event is over", async () => {
  const { comes, ctx, clock } = await aDay(10);
  await comes("192.0.2.7");
  const kept = () => ctx.db.selectFrom("guests").select("network").where("network", "is not", null).execute();
  await runJob(ctx, "guests");
  const [row] = await kept();
  expect(row?.network).toMatch(/^[0-9a-f]{32}$/);
  clock.at = new Date("2026-12-12T13:01:00Z");
  await runJob(ctx, "guests");
  expect(await kept()).toEqual([]);
});

test("a group above twenty becomes a message to staff, without a place", async () => {
  const { comes, read, readAsStaff, ctx, states } = await aDay(80);
  const large = { adults: "15", children: "25", contact: "0803 123 4567", otherNeed: "A bus", wheelchair: "yes" };
  const { status, place } = await comes("192.0.2.7", large);
  expect(status).toBe(303);
  expect(textOf(mainOf(await read(place)))).toContain("Thank you. We have your message.");
  expect(await states()).toEqual([]);
  const message = await ctx.db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
  expect(message).toMatchObject({ first_name: "Sample Reader", email: "", subject: "A group of 40 for Book day" });
  for (const typed of ["15", "25", "08031234567", "A bus", "Wheelchair"]) expect(message.message).toContain(typed);
  expect(textOf(mainOf(await readAsStaff(`/admin/messages?id=${message.id}`)))).toContain(
    "This person gave a telephone number.",
  );
});

test.for([
  ["ends at its end time", { start_time: "10:00", end_time: "14:00" }, "2026-12-12T12:59:00Z", "2026-12-12T13:00:00Z"],
  ["ends at its start time", { start_time: "10:00", end_time: null }, "2026-12-12T08:59:00Z", "2026-12-12T09:00:00Z"],
  ["ends with its day", { start_time: null, end_time: null }, "2026-12-12T22:59:00Z", "2026-12-12T23:00:00Z"],
  [
    "of two days ends at the end of the second",
    { end_date: "2026-12-13", end_time: "12:00" },
    "2026-12-13T10:59:00Z",
    "2026-12-13T11:00:00Z",
  ],
] as const)("an event %s", async ([, times, before, after]) => {
  const site = await createTestSite({ empty: true, now: before });
  const id = await insertEvent(site.ctx.db, anEvent({ ...day, ...times }));
  const path = `/event/readmore/${id}`;
  expect(textOf(mainOf(await site.read(path)))).toContain("I am coming");
  site.clock.at = new Date(after);
  site.ctx.pageCache.invalidate();
  expect(textOf(mainOf(await site.read(path)))).not.toContain("I am coming");
  expect(textOf(mainOf(await (await site.send(path, group)).text()))).toContain("This day is over.");
});

test("no group moves up after the start", async () => {
  const { comes, ctx, clock, states } = await aDay(2);
  await comes("192.0.2.1");
  await comes("192.0.2.2");
  expect(await states()).toEqual(["coming", "waiting"]);
  clock.at = new Date("2026-12-12T09:00:00Z");
  await ctx.db.updateTable("events").set({ places: 10 }).execute();
  await runJob(ctx, "guests");
  expect(await states()).toEqual(["coming", "waiting"]);
});

test("a page in the cache changes when the event ends", async () => {
  const site = await createTestSite({ empty: true, now: "2026-12-12T12:00:00Z" });
  const id = await insertEvent(site.ctx.db, anEvent(day));
  expect(textOf(await site.read(`/event/readmore/${id}`))).toContain("I am coming");
  site.clock.at = new Date("2026-12-12T13:00:00Z");
  expect(textOf(await site.read(`/event/readmore/${id}`))).not.toContain("I am coming");
});

test("staff see the number of assigned places when they lower the limit", async () => {
  const { post, comes, id } = await aDay(30);
  for (let count = 0; count < 4; count++) await comes(`192.0.2.${count}`);
  const form = { title: "Book day", location: "Yaba", date: "2026-12-12", description: ["Books."], photos: ["1"] };
  const saved = await post(`/admin/event/${id}`, { ...form, takesSignups: "yes", places: "4", version: "1" });
  expect(textOf(mainOf(await saved.text()))).toContain(
    "8 people have a place, which is 4 more than there are now. They keep their places.",
  );
});
