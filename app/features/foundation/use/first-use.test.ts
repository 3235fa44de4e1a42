import { samples } from "content/samples/index.ts";
import { expect, test } from "vitest";
import { sendStatement, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { loadSamples } from "../../../load-samples.server.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import { migrations } from "../../migrations.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { canBegin, findSwitchedOff } from "./find-features-in-use.server.ts";
import { startUse } from "./start-use.server.ts";
import { linksIn, sendRecording, statusOf, turnSwitches } from "./switch-site.support.ts";

/** Opens a new site as its first start leaves it. */
const openNewSite = () => createStaffedSite({ empty: false }, "admin", "treasurer", "lead");

type NewSite = Awaited<ReturnType<typeof openNewSite>>;

const bookDay = {
  title: "Book day",
  location: "Yaba",
  date: "2027-12-12",
  startTime: "10:00",
  description: "We read.",
  takesSignups: "yes",
  status: "draft",
};

const addEvent = ({ post }: NewSite, fields: Record<string, string> = {}) =>
  post("/admin/event", { ...bookDay, ...fields });

const importStatement = (site: NewSite) =>
  sendStatement(site, site.staffHeaders.Cookie, writeStatement([[1, "Sample", 5_000]]));

const openBooks = ({ post }: NewSite) =>
  post("/admin/cash", { intent: "open", idempotencyKey: "first", day: "2026-03-01", "place:bank:NGN:NGN": "0" });

const addWalkIn = ({ post }: NewSite) =>
  post("/admin/event/1/guests", {
    intent: "new",
    name: "Sample Guest",
    adults: "1",
    children: "0",
    idempotencyKey: "walk-in-one",
  });

const firstUses: [thing: string, key: SwitchKey, make: (site: NewSite) => Promise<unknown>][] = [
  ["first day of the books", "spending", openBooks],
  ["bank statement", "statements", importStatement],
  ["event with sign-ups", "guests", addEvent],
  ["guest at the door", "guests", addWalkIn],
  ["recording", "recordings", (site) => sendRecording(site, "m4a")],
];

const switches = async (site: NewSite) => (await site.auditEvents()).filter((event) => event.startsWith("switched"));

test("a new site begins with gifts and the newsletter", async () => {
  const site = await openNewSite();
  expect(await findSwitchedOff(site.ctx)).toEqual(["spending", "statements", "volunteers", "guests", "recordings"]);
  expect(await switches(site)).toEqual([]);
});

test("no public page leads to an unused feature", async () => {
  const site = await openNewSite();
  for (const path of ["/", "/about", "/what-we-do", "/contact", "/events", "/search?q=volunteer"])
    expect([path, linksIn(await site.read(path)).includes("/volunteer")]).toEqual([path, false]);
  expect(await site.read("/sitemap.xml")).not.toContain("/volunteer<");
  expect(await statusOf(site, "/volunteer")).toBe(404);
});

test("the banner keeps the form elsewhere until an admin switches volunteers off", async () => {
  const site = await openNewSite();
  const elsewhere = "https://example.org/volunteer-form";
  expect(linksIn(await site.read("/"))).toContain(elsewhere);
  await turnSwitches(site, { volunteers: true });
  await turnSwitches(site, { volunteers: false });
  expect(linksIn(await site.read("/"))).not.toContain(elsewhere);
});

test("the menu leaves out an unused feature, the jump box leads to it", async () => {
  const site = await openNewSite();
  const statements = "/admin/gifts/statement";
  expect(linksIn(await site.readAsStaff("/admin/people-data"))).not.toContain(statements);
  expect(await site.readAsStaff("/admin/jump/results?q=reconcile")).toContain(statements);
  expect(await site.readAsStaff("/admin/jump/results?q=vetting")).not.toContain('"/admin/volunteers"');
});

test("the page of switches says what comes on by itself, with a link to begin", async () => {
  const site = await openNewSite();
  const page = mainOf(await site.readAsStaff("/admin/use"));
  expect(linksIn(page)).toEqual(expect.arrayContaining(["/admin/gifts/statement", "/admin/event", "/admin/post"]));
  expect(textOf(page)).toContain("It switches on when you import the first bank statement. Start with bank statements");
  const room = textOf(await site.readAsStaff("/admin/gifts/statement"));
  expect(room).toContain("Bank statements: not in use yet. It switches on when you import the first");
});

test.each(firstUses)("the first %s switches its feature on, once", async (_thing, key, make) => {
  const site = await openNewSite();
  await make(site);
  expect(await findSwitchedOff(site.ctx)).not.toContain(key);
  expect(await switches(site)).toEqual([`switched on, switch:${key}`]);
});

test("an event without sign-ups switches nothing on", async () => {
  const site = await openNewSite();
  await addEvent(site, { takesSignups: "" });
  expect(await switches(site)).toEqual([]);
});

test("a refused recording switches nothing on", async () => {
  const site = await openNewSite();
  const fields = new URLSearchParams({ language: "Yoruba" });
  expect((await site.post("/admin/listen/post-1", Object.fromEntries(fields))).status).toBe(422);
  expect(await findSwitchedOff(site.ctx)).toContain("recordings");
});

test("two first uses at once switch it on once", async () => {
  const site = await openNewSite();
  await Promise.all([addEvent(site, { title: "One" }), addEvent(site, { title: "Two" })]);
  expect(await switches(site)).toEqual(["switched on, switch:guests"]);
});

test("a feature that an admin switched off stays off after its next use", async () => {
  const site = await openNewSite();
  await addEvent(site);
  await turnSwitches(site, { guests: false });
  await addEvent(site, { title: "Another day" });
  await addWalkIn(site);
  expect(await findSwitchedOff(site.ctx)).toContain("guests");
});

test("a feature that an admin switched off before its first use stays off", async () => {
  const site = await openNewSite();
  await turnSwitches(site, { recordings: true });
  await turnSwitches(site, { recordings: false });
  expect(await canBegin(site.ctx, "recordings")).toBe(false);
  expect((await sendRecording(site, "m4a")).status).toBe(422);
  expect(await findSwitchedOff(site.ctx)).toContain("recordings");
});

test("a first use that is rolled back switches nothing on", async () => {
  const { ctx } = await openNewSite();
  const member = { id: "admin", name: "Sample Admin" };
  const undone = withTransaction(ctx, async (ctx) => {
    await startUse(ctx, member, "guests");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await findSwitchedOff(ctx)).toContain("guests");
});

test("an update leaves the switches of a site as they are", async () => {
  const db = await openUnmigrated();
  const before = Object.entries(migrations).filter(([name]) => name < "190");
  await migrateToLatest(db, Object.fromEntries(before));
  const row = { key: "guests", at: "2026-01-01T00:00:00.000Z", by: "Sample Admin" };
  await db.insertInto("switched_off").values(row).execute();
  await migrateToLatest(db, migrations);
  expect(await db.selectFrom("switched_off").selectAll().execute()).toEqual([{ ...row, is_initial: 0 }]);
});

test("a start of a site from before the update switches nothing off", async () => {
  const { ctx } = await createStaffedSite({}, "admin");
  await saveSetting(ctx.db, "samplesLoadedAt", "2026-01-01T00:00:00.000Z");
  expect(await loadSamples(ctx, samples)).toBe(false);
  expect(await findSwitchedOff(ctx)).toEqual([]);
});
