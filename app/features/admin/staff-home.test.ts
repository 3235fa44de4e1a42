import { describe, expect, test } from "vitest";
import { aNewsItem, anEvent, aPost, aSubscriber } from "../../../tests/support/builders.ts";
import { textOf } from "../../../tests/support/page-text.ts";
import { addStaffMember, signInAgain } from "../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { saveBackupResult } from "../../server/db/backup-results.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { sendMessage } from "../contact/message-commands.server.ts";
import { addPhoto, attachPhoto } from "../photos/photo-queries.server.ts";

type Site = Awaited<ReturnType<typeof createStaffedSite>>;

const hour = 3_600_000;

const message = { lastName: "Sample", email: "ada@example.org", subject: "A visit", message: "May we come?" };

const writeTo = async ({ ctx, clock }: Site, firstName: string, hours = 0) => {
  const { at } = clock;
  clock.at = new Date(at.getTime() + hours * hour);
  await sendMessage(ctx, { ...message, firstName, message: `${firstName} asks` });
  clock.at = at;
};

const addPhotograph = ({ ctx }: Site, path: string, more = {}) =>
  addPhoto(ctx.db, { path, alt: "", width: 4, height: 3, kind: "photograph", ...more });

/** A section of the home by the id of its heading. */
async function readSection({ readAsStaff }: Pick<Site, "readAsStaff">, id: string, path = "/admin") {
  return new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "s").exec(await readAsStaff(path))?.[0] ?? "";
}

/** The rows of "What needs you": link, label with act, detail. */
async function readNeeds(site: Pick<Site, "readAsStaff">) {
  const html = await readSection(site, "needs");
  const rows = html.matchAll(/<a class="need" href="([^"]+)"[^>]*>(.*?)<\/a><p>(.*?)<\/p>/gs);
  return [...rows].map(
    ([, to, label, detail]) => `${to} ${textOf(label ?? "").replace(" : ", ": ")} | ${textOf(detail ?? "")}`,
  );
}

describe("the greeting", () => {
  test.each([
    ["2026-03-10T03:59:00Z", "Tuesday 10 March Good evening, Sample"],
    ["2026-03-10T04:00:00Z", "Tuesday 10 March Good morning, Sample"],
    ["2026-03-10T11:00:00Z", "Tuesday 10 March Good afternoon, Sample"],
    ["2026-03-10T16:00:00Z", "Tuesday 10 March Good evening, Sample"],
    // Midnight in Lagos.
    ["2026-03-10T22:59:00Z", "Tuesday 10 March Good evening, Sample"],
    ["2026-03-10T23:00:00Z", "Wednesday 11 March Good evening, Sample"],
  ])("at %s is %s", async (now, words) => {
    const { readAsStaff } = await createStaffedSite({ now });
    expect(textOf(await readAsStaff("/admin"))).toContain(words);
  });

  test("of the first day is another, until midnight in Lagos", async () => {
    const site = await createStaffedSite({ now: "2026-01-01T22:59:00Z" });
    expect(textOf(await site.readAsStaff("/admin"))).toContain("Your first day Hello, Sample. Let us make it smile.");
    expect(textOf(await readSection(site, "needs"))).toContain("Nothing needs you. Enjoy it.");
    site.clock.at = new Date("2026-01-01T23:00:00Z");
    expect(textOf(await site.readAsStaff("/admin"))).toContain("Friday 2 January Good evening, Sample");
    expect(textOf(await readSection(site, "needs"))).toContain("The messages are answered. Put your feet up.");
  });
});

describe("what needs a person", () => {
  test("is one row for new messages, with the oldest of them; a read one is none", async () => {
    const site = await createStaffedSite();
    await writeTo(site, "Ngozi", -48);
    expect(await readNeeds(site)).toEqual(["/admin/messages One new message: Read | It is from Ngozi, two days ago"]);
    await writeTo(site, "Bola", -1);
    expect(await readNeeds(site)).toEqual([
      "/admin/messages Two new messages: Read | The oldest is from Ngozi, two days ago",
    ]);
    const read = { read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" };
    await site.ctx.db.updateTable("messages").set(read).where("first_name", "=", "Ngozi").execute();
    expect(await readNeeds(site)).toEqual(["/admin/messages One new message: Read | It is from Bola, today at 09:00"]);
    await site.ctx.db.updateTable("messages").set(read).execute();
    expect(textOf(await readSection(site, "needs"))).toContain("Nothing needs you.");
  });

  test.each([
    [-11, "yesterday"],
    [-24 * 6, "six days ago"],
    [-24 * 7, "on 3 March"],
  ])("says %s hours as %s, by days in Lagos", async (hours, words) => {
    const site = await createStaffedSite();
    await writeTo(site, "Ngozi", hours);
    expect(await readNeeds(site)).toEqual([`/admin/messages One new message: Read | It is from Ngozi, ${words}`]);
  });

  test("are the own drafts, each with the place where the person stopped; not those of others", async () => {
    const site = await createStaffedSite();
    const { post, clock, ctx } = site;
    await post("/admin/post", { title: "Forty taps", paragraphs: ["One.", "Two."], status: "draft" });
    clock.at = new Date("2026-03-11T09:00:00Z");
    await post("/admin/news", {
      ...{ title: "In the paper", source: "Sample Paper", date: "2026-03-01", link: "https://example.org/" },
      status: "draft",
    });
    await post("/admin/post", { title: "Out", paragraphs: "One.", status: "published" });
    const other = await addStaffMember(ctx, { id: "other", email: "other@example.org" });
    const Cookie = await signInAgain(ctx, other.email);
    await post("/admin/post", { title: "Theirs", paragraphs: "One.", status: "draft" }, Cookie);
    clock.at = new Date("2026-03-13T09:00:00Z");
    expect(await readNeeds(site)).toEqual([
      "/admin/post/1 Your draft: Forty taps: Finish | You stopped after the second paragraph, Tuesday",
      "/admin/news/1 Your draft: In the paper: Finish | You stopped Wednesday",
    ]);
    expect(textOf(await readSection(site, "needs"))).toContain(
      "Not public yet, from everyone: Post: 2 as a draft News: 1 as a draft",
    );
    // Whoever works on a draft last, has it.
    await post("/admin/event", {
      ...{ title: "A day", location: "Lagos", date: "2026-04-01", description: "What.", photos: "1", status: "draft" },
    });
    expect(await readNeeds(site)).toHaveLength(3);
    await post(
      "/admin/event/1",
      {
        ...{
          title: "A day",
          location: "Lagos",
          date: "2026-04-01",
          description: "What.",
          photos: "1",
          status: "draft",
        },
        version: "1",
      },
      Cookie,
    );
    expect(await readNeeds(site)).toHaveLength(2);
  });

  test("are photographs without consent, drawings excepted", async () => {
    const site = await createStaffedSite();
    await addPhotograph(site, "images/a.jpg", { uploaded_at: "2026-03-01T09:00:00.000Z" });
    expect(await readNeeds(site)).toEqual([
      "/admin/media One photo without consent: Ask | It stays off the site until someone says yes",
    ]);
    await addPhotograph(site, "images/b.jpg");
    await addPhotograph(site, "images/c.jpg", { consent_at: "2026-03-01T09:00:00.000Z" });
    expect(await readNeeds(site)).toEqual([
      "/admin/media Two photos without consent: Ask | They stay off the site until someone says yes",
    ]);
  });

  test.each(["admin", "editor"] as const)(
    "are failed and late e-mails, of which an %s is told by permission",
    async (role) => {
      const site = await createStaffedSite({}, role);
      const email = { to: "reader@example.org", subject: "Hello", text: "Words", html: "" };
      await withTransaction(site.ctx, (inside, transaction) =>
        enqueueEmail(inside, transaction, email, { kind: "issue" }),
      );
      expect(await readNeeds(site)).toEqual([]);
      site.clock.at = new Date("2026-03-10T10:00:01Z");
      const late = "/admin/mail 1 email waits for over an hour: Look | The oldest since today at 10:00";
      expect(await readNeeds(site)).toEqual(role === "admin" ? [late] : []);
    },
  );

  test.each(["admin", "editor"] as const)("are backups: %s", async (role) => {
    const site = await createStaffedSite({}, role);
    const saved = { failure: null, bytes: 1, pictures: 1, rows: 1, missing: 0 };
    expect(await readNeeds(site)).toEqual([]);
    await saveBackupResult(site.ctx.db, { endedAt: "2026-03-10T01:00:00.000Z", ...saved });
    const here =
      "/admin#backups Backups are on this machine only: Fix | Last one 10 March, 02:00, and it opens. If the machine goes, so does it";
    expect(await readNeeds(site)).toEqual(role === "admin" ? [here] : []);
    await saveBackupResult(site.ctx.db, {
      endedAt: "2026-03-10T02:00:00.000Z",
      ...saved,
      failure: "The disk is full.",
    });
    expect(await readNeeds(site)).toEqual([
      "/admin#backups The last backup failed: Look | An older good one is there. The next try is tonight",
    ]);
    site.clock.at = new Date("2026-03-12T01:00:01Z");
    expect(await readNeeds(site)).toEqual([
      "/admin#backups There is no good backup of the last two days: Look | Tell the person who hosts the site",
    ]);
  });

  test("is that no backups are made, for an admin", async () => {
    for (const role of ["admin", "editor"] as const) {
      const needs = await readNeeds(await createStaffedSite({ settings: { BACKUPS_URL: "off" } }, role));
      expect(needs.some((row) => row.includes("No backups are made"))).toBe(role === "admin");
    }
  });

  test("is a jump of the clock, with the card that settles it", async () => {
    const site = await createStaffedSite();
    site.clock.at = new Date("2028-03-10T09:00:00Z");
    const Cookie = await signInAgain(site.ctx, "editor@example.org");
    const html = await (await site.ask("/admin", { headers: { Cookie } })).text();
    expect(await readNeeds({ readAsStaff: async () => html })).toContain(
      "/admin#clock Is the clock right?: Look | Nothing is deleted because of its age until this is settled",
    );
    expect(html).toContain('id="clock"');
  });

  test("comes the oldest first, seven at most: further drafts are in their lists", async () => {
    const site = await createStaffedSite();
    const { post, clock } = site;
    await writeTo(site, "Ngozi", -1);
    await addPhotograph(site, "images/a.jpg", { uploaded_at: "2026-03-10T08:30:00.000Z" });
    for (let number = 1; number <= 8; number++) {
      clock.at = new Date(clock.at.getTime() + 1_000);
      await post("/admin/post", { title: `Draft ${number}`, paragraphs: "One.", status: "draft" });
    }
    const rows = await readNeeds(site);
    expect(rows.map((row) => /\S+ ([^|]*): /.exec(row)?.[1])).toEqual([
      "One new message",
      "One photo without consent",
      ...[1, 2, 3, 4, 5].map((number) => `Your draft: Draft ${number}`),
    ]);
    expect(textOf(await readSection(site, "needs"))).toContain("What needs you 7 of 10 things");
  });
});

describe("the last thirty days", () => {
  const figures = async (site: Site) => textOf(await readSection(site, "figures"));

  test("of a new site are zeros with a word to each", async () => {
    const site = await createStaffedSite();
    const text = await figures(site);
    expect(text).toContain("Visits 0 Counting starts with the first visitor");
    expect(text).toContain("Subscribers 0 Nobody yet. Tell two friends");
    expect(text).toContain("Messages 0 The letterbox is open");
    expect(await readSection(site, "figures")).not.toContain("spark-line");
  });

  test("count visits by days in Lagos, today included, and compare them with the 30 days before", async () => {
    const site = await createStaffedSite({ now: "2026-03-10T22:59:00Z" });
    const add = (date: string, count: number, path = "/") =>
      site.ctx.db.insertInto("visits").values({ date, path, count }).execute();
    await add("2026-03-10", 1_000);
    await add("2026-03-10", 200, "/about");
    await add("2026-02-09", 34);
    expect(await figures(site)).toContain("Visits 1,234 Counted since 9 February");
    await add("2026-02-08", 20);
    await add("2026-01-10", 1_000);
    expect(await figures(site)).toContain("Visits 1,234 214 more than the 30 days before");
    await add("2026-01-11", 220);
    expect(await figures(site)).toContain("Visits 1,234 6 fewer than the 30 days before");
    expect(await readSection(site, "figures")).toContain("spark-line");
    site.clock.at = new Date("2026-03-10T23:00:00Z");
    expect(await figures(site)).toContain("Visits 1,200 ");
  });

  test("count subscribers and those who joined, messages and those that are read, by days in Lagos", async () => {
    const site = await createStaffedSite();
    const { db } = site.ctx;
    const join = (email: string, confirmed_at: string) =>
      db.insertInto("subscribers").values(aSubscriber({ email, confirmed_at })).execute();
    await join("a@example.org", "2026-02-08T22:59:59.000Z");
    await join("b@example.org", "2026-02-08T23:00:00.000Z");
    await join("c@example.org", "2026-03-10T08:00:00.000Z");
    expect(await figures(site)).toContain("Subscribers 3 2 of them joined in these days");
    await writeTo(site, "Ngozi", -24 * 30);
    await writeTo(site, "Bola", -1);
    await writeTo(site, "Ada");
    expect(await figures(site)).toContain("Messages 2 0 of them read");
    const read = { read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" };
    await db.updateTable("messages").set(read).where("first_name", "!=", "Ada").execute();
    expect(await figures(site)).toContain("Messages 2 1 of them read");
    await db.updateTable("messages").set(read).execute();
    expect(await figures(site)).toContain("Messages 2 All of them are read");
  });
});

test("on the line hangs what goes out and happens in two weeks in Lagos, the next first", async () => {
  const site = await createStaffedSite({ now: "2026-03-10T22:30:00Z" });
  const { db } = site.ctx;
  const scheduled = (publish_at: string) => ({ status: "scheduled" as const, publish_at });
  expect(await readSection(site, "coming")).toBe("");
  await db
    .insertInto("posts")
    .values([
      aPost({ slug: "a", title: "Forty taps", author_id: "editor", ...scheduled("2026-03-11T07:00:00.000Z") }),
      aPost({ slug: "b", title: "Theirs", ...scheduled("2026-03-12T07:00:00.000Z") }),
      aPost({ slug: "c", title: "Gone out", ...scheduled("2026-03-09T07:00:00.000Z") }),
      aPost({ slug: "d", title: "Too late", ...scheduled("2026-03-25T07:00:00.000Z") }),
      aPost({
        slug: "e",
        title: "Deleted",
        ...scheduled("2026-03-12T07:00:00.000Z"),
        deleted_at: "2026-03-10T07:00:00.000Z",
      }),
    ])
    .execute();
  await db
    .insertInto("news_items")
    .values(aNewsItem({ title: "In the paper", ...scheduled("2026-03-12T08:00:00.000Z") }))
    .execute();
  await db
    .insertInto("events")
    .values([
      anEvent({ title: "Today's", date: "2026-03-10", status: "published" }),
      anEvent({ title: "Reading", date: "2026-03-13", start_time: "10:00", status: "published" }),
      anEvent({ title: "Last", date: "2026-03-23", status: "published" }),
      anEvent({ title: "After", date: "2026-03-24", status: "published" }),
      anEvent({ title: "Yesterday's", date: "2026-03-09", status: "published" }),
      anEvent({ title: "Month", date: "2026-03-15", date_precision: "month", status: "published" }),
      anEvent({ title: "Draft", date: "2026-03-15", status: "draft" }),
    ])
    .execute();
  const html = await readSection(site, "coming");
  const pegs = [...html.matchAll(/<a class="peg[^"]*" href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  expect(pegs.map(([, to, words]) => `${to} ${textOf(words ?? "")}`)).toEqual([
    "/admin/event/1 Today 10 Event Today's",
    "/admin/post/1 Tomorrow, 08:00 11 Post goes out Forty taps",
    // An editor has no page to change it.
    "/admin/post Thursday, 08:00 12 Post goes out Theirs",
    "/admin/news/1 Thursday, 09:00 12 News goes out In the paper",
    "/admin/event/2 Friday, 10:00 13 Event Reading",
    "/admin/event/3 Monday 23 Event Last",
  ]);
  site.clock.at = new Date("2026-03-10T23:00:00Z");
  const later = textOf(await readSection(site, "coming"));
  expect(later).not.toContain("Today's");
  expect(later).toContain("Today, 08:00 11 Post goes out");
  expect(later).toContain("After");
});

describe("the checklist", () => {
  const read = async (site: Site, path?: string) => textOf(await readSection(site, "yours", path));
  const done = async (site: Site) =>
    [...(await readSection(site, "yours")).matchAll(/<li class="is-done">.*?Done:.*?<\/span>(.*?)<\/span>/gs)].map(
      ([, label]) => textOf(label ?? "").trim(),
    );

  test("ticks each step when its fact is true", async () => {
    const site = await createStaffedSite({}, "admin");
    const { ctx, post } = site;
    expect(await read(site)).toContain("Make it yours None of seven stitches sewn. It waits for the first.");
    expect(await done(site)).toEqual([]);
    const settings = {
      name: "Smile",
      bank: { bankName: "Own Bank", nairaAccount: "1", dollarAccount: "2", accountName: "S" },
    };
    for (const [name, value] of Object.entries(settings))
      await ctx.db
        .insertInto("settings")
        .values({ name, value: JSON.stringify(value) })
        .execute();
    expect(await done(site)).toEqual(["Name", "Bank details"]);
    // A drawing is no photograph, and one without consent is not shown.
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 0, photo_id: 1 });
    const id = await addPhotograph(site, "images/a.jpg");
    await attachPhoto(ctx.db, { owner: "place:home-hero", position: 1, photo_id: id });
    expect(await done(site)).toHaveLength(2);
    await ctx.db.updateTable("photos").set({ consent_at: "2026-03-10T09:00:00.000Z" }).where("id", "=", id).execute();
    expect(await done(site)).toEqual(["Name", "Bank details", "A photograph in the hero"]);
    // Samples have no author.
    await ctx.db.insertInto("posts").values(aPost()).execute();
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "draft" });
    expect(await done(site)).toHaveLength(3);
    await post("/admin/post", { title: "Ours", paragraphs: "One.", status: "published" });
    await addStaffMember(ctx, { id: "second", email: "second@example.org" });
    expect(await done(site)).toEqual([
      ...["Name", "Bank details", "A photograph in the hero", "First post", "Invite someone"],
    ]);
    expect(await read(site)).toContain("Five of seven stitches sewn. Nearly a grin.");
    const machine = { mail: { by: "smtp" }, backups: { by: "store" } } as never;
    Object.assign(ctx.config, machine);
    expect(await read(site)).toContain("All sewn. It smiles, and it is yours.");
    // Once.
    expect(await read(site)).toBe("");
    expect(await read(site, "/admin?checklist")).toContain("All sewn.");
  });

  test("is put away by each person alone, and comes back from the settings", async () => {
    const site = await createStaffedSite({}, "admin");
    const { ctx, post, ask } = site;
    const other = await addStaffMember(ctx, { id: "other", role: "admin", email: "other@example.org" });
    const Cookie = await signInAgain(ctx, other.email);
    const answer = await post("/admin", { intent: "put-away" });
    expect(textOf(await answer.text())).toContain("Good morning");
    expect(await read(site)).toBe("");
    expect(textOf(await (await ask("/admin", { headers: { Cookie } })).text())).toContain("Make it yours");
    expect(await site.readAsStaff("/admin/settings")).toContain('href="/admin?checklist"');
    expect(await read(site, "/admin?checklist")).toContain("Make it yours");
  });

  test("is not for editors, whose settings do not name it", async () => {
    const site = await createStaffedSite({}, "editor");
    expect(await read(site, "/admin?checklist")).toBe("");
    expect((await site.post("/admin", { intent: "put-away" })).status).toBe(403);
    expect(await site.readAsStaff("/admin/settings")).not.toContain("?checklist");
  });

  test("shows every step on the first day", async () => {
    const site = await createStaffedSite({ now: "2026-01-01T12:00:00Z" }, "admin");
    await addStaffMember(site.ctx, { id: "second", email: "second@example.org" });
    expect(await readSection(site, "yours")).not.toContain("<details");
    expect(await done(site)).toEqual(["Invite someone"]);
    site.clock.at = new Date("2026-01-02T12:00:00Z");
    expect(await read(site)).toContain("1 done");
  });
});

test("the privacy page says what is counted", async () => {
  const { read } = await createStaffedSite();
  expect(textOf(await read("/privacy"))).toContain("We count how often each page is opened on a day");
});
