import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertEvent } from "../events/event-queries.server.ts";
import { notifyGuests } from "./notify-guests.server.ts";

type Site = Awaited<ReturnType<typeof createTestSite>>;

const bookDay = {
  title: "Book day in Yaba",
  date: "2026-12-12",
  start_time: "10:00",
  end_time: "14:00",
  takes_signups: 1,
};

const group = { name: "Sample Reader", contact: "reader@example.org", adults: "2", children: "1", adult: "yes" };

async function siteWith(options: Parameters<typeof anEvent>[0] = {}) {
  const site = await createTestSite({ empty: true, now: "2026-11-23T09:00:00Z" });
  const id = await insertEvent(site.ctx.db, anEvent({ ...bookDay, ...options }));
  return { ...site, id, path: `/event/readmore/${id}` };
}

let networks = 0;

/** Signs a group up. @returns the path of its place */
async function comes({ send }: Site, path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await send(path, { ...group, ...fields }, { address: `198.18.0.${networks++}` });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const groupsOf = ({ ctx }: Site) =>
  ctx.db.selectFrom("guests").select(["number", "state", "adults", "children"]).orderBy("number").execute();

test("a group that signs up gets a number, a private page, an e-mail", async () => {
  const site = await siteWith({ places: 80 });
  expect(textOf(mainOf(await site.read(site.path)))).toContain("I am coming 80 places left 0 of 80 taken");
  const place = await comes(site, site.path, { quiet: "yes", otherNeed: "A seat in front" });
  expect(place).toMatch(/^\/e\/(?:[a-z\d]{4}-){3}[a-z\d]{4}$/);
  const answer = await site.ask(place);
  expect([answer.headers.get("Cache-Control"), answer.headers.get("X-Robots-Tag")]).toEqual(["no-store", "noindex"]);
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  const text = textOf(mainOf(await answer.text()));
  expect(text).toContain("See you on December 12 2 adults and 1 child. Your place number is B-1");
  expect(textOf(mainOf(await site.read(site.path)))).toContain("77 places left 3 of 80 taken");
  const [email] = await site.emails();
  expect(email).toMatchObject({ to: "reader@example.org", subject: "See you: Book day in Yaba" });
  expect(email?.text).toContain(`https://site.test${place}`);
});

test("the same form twice is one group; the same words in another form are another", async () => {
  const site = await siteWith({ places: 80 });
  const withKey = { form_key: "0123456789abcdef".repeat(2) };
  const [first, second] = await Promise.all([comes(site, site.path, withKey), comes(site, site.path, withKey)]);
  expect(second).toBe(first);
  expect(await groupsOf(site)).toHaveLength(1);
  // The same words in another form do not reveal the first place.
  for (const form_key of ["", "0", "f123456789abcdef".repeat(2)])
    expect(await comes(site, site.path, { form_key })).not.toBe(first);
});

test("each invalid field has its sentence; all typed text stays", async () => {
  const site = await siteWith();
  const refuse = async (fields: Record<string, string>) => {
    const answer = await site.send(site.path, { ...group, ...fields });
    expect(answer.status).toBe(422);
    return textOf(mainOf(await answer.text()));
  };
  const empty = await refuse({ name: " ", contact: "", adults: "", children: "x", adult: "" });
  expect(empty).toContain("You are not on the list yet.");
  for (const sentence of [
    "Write your name",
    "Write an email address or a telephone number",
    "One adult at least, in figures",
    "Write how many children, in figures",
    "Only an adult can sign a group up. Tick this, or ask an adult to do it",
  ])
    expect(empty).toContain(sentence);
  expect(await refuse({ contact: "somewhere" })).toContain("This is neither an email address nor a telephone number");
  expect(await refuse({ adults: "0", children: "3" })).toContain("One adult at least");
  expect(await refuse({ name: "x".repeat(81) })).toContain("Must be 80 characters or less");
  const kept = await site.send(site.path, { ...group, adult: "", quiet: "yes", otherNeed: "A seat in front" });
  const html = await kept.text();
  expect(html).toMatch(/name="name"[^>]*value="Sample Reader"/);
  expect(html).toMatch(/name="quiet"[^>]*checked/);
  expect(html).toContain('value="A seat in front"');
  expect(await groupsOf(site)).toEqual([]);
});

test("robots that fill in the honeypot are on no list", async () => {
  const site = await siteWith();
  const pot = /class="pot".*?name="([^"]+)"/s.exec(await site.read(site.path))?.[1] ?? "";
  const filled = await site.send(site.path, { ...group, [pot]: "spam" });
  expect([filled.status, await filled.text()]).toEqual([422, expect.stringContaining("A hidden field was filled in")]);
  expect(await groupsOf(site)).toEqual([]);
});

test("places on a full day's waiting list go to the next group that fits", async () => {
  const site = await siteWith({ places: 4 });
  const one = { adults: "1", children: "0" };
  const first = await comes(site, site.path, { ...one, name: "First", adults: "3", contact: "first@example.org" });
  // One place is left for a group of two: it decides.
  const small = await site.send(site.path, { ...group, ...one, name: "Two", adults: "2" });
  expect(small.status).toBe(422);
  const page = textOf(mainOf(await small.text()));
  expect(page).toContain("You are not on the list yet. Only 1 place is left.");
  expect(page).toContain("Put me on the waiting list");
  const two = await comes(site, site.path, {
    ...one,
    name: "Two",
    adults: "2",
    waits: "yes",
    contact: "two@example.org",
  });
  await comes(site, site.path, { ...one, name: "Last place", contact: "last@example.org" });
  const full = textOf(mainOf(await site.read(site.path)));
  expect(full).toContain("No place left 4 of 4 taken");
  expect(full).not.toContain("Keep my place");
  const three = await comes(site, site.path, { ...one, name: "Three", contact: "08001234567" });
  expect(textOf(mainOf(await site.read(two)))).toContain("You are on the waiting list");
  expect(textOf(mainOf(await site.read(two)))).toContain("You are first in line.");
  expect(textOf(mainOf(await site.read(three)))).toContain("1 group is ahead of you.");
  await site.emails();
  // A group of three becomes one of two: only the third group fits, behind the second.
  const change = { ...group, ...one, name: "First", adults: "2", contact: "first@example.org", intent: "change" };
  expect((await site.send(first, change)).status).toBe(303);
  expect((await groupsOf(site)).map(({ state }) => state)).toEqual(["coming", "waiting", "coming", "coming"]);
  const gone = (await site.send(first, { intent: "cancel" })).headers.get("Location") ?? "";
  expect(gone.slice(0, first.length + 13)).toBe(`${first}?done=cancel-`);
  expect((await groupsOf(site)).map(({ state }) => state)).toEqual(["cancelled", "coming", "coming", "coming"]);
  expect(textOf(mainOf(await site.read(two)))).toContain("A place became free, and it is yours.");
  const moved = (await site.emails()).filter(({ subject }) => subject?.startsWith("A place became free"));
  expect(moved.map(({ to }) => to)).toEqual(["two@example.org"]);
});

test("staff who raise the number of places move the waiting list", async () => {
  const site = await siteWith({ places: 1 });
  const one = { adults: "1", children: "0" };
  for (const name of ["First", "Second", "Third"]) await comes(site, site.path, { ...one, name });
  await site.ctx.db.updateTable("events").set({ places: 2 }).execute();
  await notifyGuests(site.ctx);
  await notifyGuests(site.ctx);
  expect((await groupsOf(site)).map(({ state }) => state)).toEqual(["coming", "coming", "waiting"]);
});

test("a cancelled place is erased at once; its link explains it", async () => {
  const site = await siteWith({ places: 80 });
  const place = await comes(site, site.path, { sign: "yes" });
  expect((await site.send(place, { intent: "cancel" })).status).toBe(303);
  expect((await site.send(place, { intent: "cancel" })).status).toBe(303);
  expect(textOf(mainOf(await site.read(place)))).toContain("You are not on the list");
  expect((await site.send(place, { ...group, intent: "change" })).status).toBe(404);
  const row = await site.ctx.db.selectFrom("guests").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: null, email: null, phone: null, needs: "[]", state: "cancelled", adults: 2 });
  // The confirmation had not been sent.
  expect(await site.emails()).toEqual([]);
  for (const wrong of ["/e/none", "/e/7k4q-xmh2-9wft-3dce", `${place}x`])
    expect((await site.ask(wrong)).status).toBe(404);
  // Opening the link, as mail scanners do, changes nothing.
  const other = await comes(site, site.path);
  await site.ask(other);
  await site.ask(`${other}?intent=cancel`);
  expect((await groupsOf(site)).at(-1)?.state).toBe("coming");
});

test.each([
  ["is over", { date: "2026-11-22" }, "This day is over."],
  ["staff called over", { state: "over" as const }, "This day is over."],
  ["is cancelled meanwhile", { state: "cancelled" as const }, "This day has been cancelled in the meantime."],
  ["has a closed list", { signup_until: "2026-11-22" }, "The list is closed."],
  ["takes no list", { takes_signups: 0 }, "The list is closed."],
  ["has fewer places in all", { places: 2 }, "There are 2 places in all, so a group of this size cannot come."],
])("a day that %s refuses guests and says why", async (_, options, sentence) => {
  const site = await siteWith(options);
  const answer = await site.send(site.path, group);
  expect(answer.status).toBe(422);
  expect(textOf(mainOf(await answer.text()))).toContain(sentence);
  if (!("places" in options)) expect(await site.read(site.path)).not.toContain("Keep my place");
  expect(await groupsOf(site)).toEqual([]);
});

test("a draft accepts no guests", async () => {
  const site = await siteWith({ status: "draft" });
  expect((await site.send(site.path, group)).status).toBe(404);
});

test("guests with an e-mail address are notified once of another day", async () => {
  const site = await siteWith();
  const phone = await comes(site, site.path, { contact: "+234 800 000 0000", name: "By phone" });
  expect(textOf(mainOf(await site.read(phone)))).toContain("You gave only a telephone number, so we send you nothing.");
  await comes(site, site.path);
  const subjects = async () => (await site.emails()).map(({ subject }) => subject);
  const change = async (columns: object) => {
    const before = await subjects();
    await site.ctx.db.updateTable("events").set(columns).execute();
    await notifyGuests(site.ctx);
    await notifyGuests(site.ctx);
    const after = await subjects();
    expect(new Set(after).size).toBe(after.length);
    return after.filter((subject) => !before.includes(subject));
  };
  expect(await change({ title: "Book day in Yaba" })).toEqual([]);
  expect(await change({ state: "postponed", former_date: "2026-12-12" })).toEqual(["Postponed: Book day in Yaba"]);
  expect(await change({ date: "2027-01-30" })).toEqual(["New day: Book day in Yaba"]);
  expect(textOf(mainOf(await site.read(site.path)))).toContain("Still coming?");
  expect(await change({ state: "cancelled", former_date: null })).toEqual(["Cancelled: Book day in Yaba"]);
  expect(textOf(mainOf(await site.read(phone)))).toContain("Cancelled: Book day in Yaba");
});

test("a reminder goes out once on the morning before; its link cancels the place", async () => {
  const site = await siteWith();
  const place = await comes(site, site.path);
  await comes(site, site.path, { name: "No more", contact: "no@example.org" }).then((gone) =>
    site.send(gone, { intent: "cancel" }),
  );
  await site.emails();
  site.clock.at = new Date("2026-12-11T06:59:00Z");
  await notifyGuests(site.ctx);
  site.clock.at = new Date("2026-12-11T07:00:00Z");
  await comes(site, site.path, { name: "Signed up today", contact: "today@example.org" });
  await notifyGuests(site.ctx);
  await notifyGuests(site.ctx);
  const reminders = (await site.emails()).filter(({ subject }) => subject === "Tomorrow: Book day in Yaba");
  expect(reminders.map(({ to }) => to)).toEqual(["reader@example.org"]);
  expect(reminders[0]?.text).toContain(`https://site.test${place}#cannot`);
  expect(await site.read(place)).toContain('id="cannot"');
});

test("a cancelled day sends no reminder", async () => {
  const site = await siteWith();
  await comes(site, site.path);
  await site.ctx.db.updateTable("events").set({ state: "cancelled" }).execute();
  site.clock.at = new Date("2026-12-11T09:00:00Z");
  await notifyGuests(site.ctx);
  expect((await site.emails()).map(({ subject }) => subject).toSorted()).toEqual([
    "Cancelled: Book day in Yaba",
    "See you: Book day in Yaba",
  ]);
});

test("ninety days after the event, guests are erased; the counts stay", async () => {
  const site = await siteWith();
  const place = await comes(site, site.path, { wheelchair: "yes", otherNeed: "A ramp" });
  const expireOn = async (now: string) => {
    site.clock.at = new Date(now);
    await site.ctx.db
      .insertInto("trusted_time")
      .values({ id: 1, at: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now }))
      .execute();
    await runJob(site.ctx, "old guests");
    return site.ctx.db.selectFrom("guests").selectAll().executeTakeFirstOrThrow();
  };
  const erased = { name: null, email: null, phone: null, needs: "[]", other_need: null, key: null, fingerprint: null };
  expect(await expireOn("2027-03-12T12:00:00Z")).toMatchObject({ name: "Sample Reader", needs: '["wheelchair"]' });
  expect(await expireOn("2027-03-13T12:00:00Z")).toMatchObject({ ...erased, adults: 2, children: 1, state: "coming" });
  expect((await site.ask(place)).status).toBe(404);
});

test("fifty simultaneous sign-ups for five places: five come, the rest wait in order", async () => {
  const site = await siteWith({ places: 5 });
  const one = { adults: "1", children: "0" };
  await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      site.send(
        site.path,
        { ...group, ...one, name: `Reader ${place}`, contact: `r${place}@example.org` },
        { address: `198.51.100.${place}` },
      ),
    ),
  );
  const groups = await groupsOf(site);
  expect(groups.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
  expect(groups.map(({ state }) => state)).toEqual([...Array(5).fill("coming"), ...Array(45).fill("waiting")]);
  const event = await site.ctx.db.selectFrom("events").select(["taken", "last_number"]).executeTakeFirstOrThrow();
  expect(event).toEqual({ taken: 5, last_number: 50 });
});

test("emoji, right-to-left words or a long title still make a place", async () => {
  const title = `📚 يوم الكتاب ${"x".repeat(180)}`;
  const site = await siteWith({ title });
  const place = await comes(site, site.path, { name: "أمينة 🌍", otherNeed: "قاعة هادئة" });
  expect(await site.read(place)).toContain("Your place number is");
  const [email] = await site.emails();
  expect(email?.subject).toContain("يوم الكتاب");
});

test("the limit of e-mails protects an inbox; places are still kept", async () => {
  const site = await siteWith();
  for (let number = 1; number <= 12; number++) await comes(site, site.path, { name: `Reader ${number}` });
  expect(await site.emails()).toHaveLength(10);
  expect(await groupsOf(site)).toHaveLength(12);
});
