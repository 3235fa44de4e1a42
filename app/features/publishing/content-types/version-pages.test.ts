import { expect, test } from "vitest";
import { agreed } from "../../../../tests/support/agreed.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { jobs } from "../../../jobs.server.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";

const day = { title: "Reading day", location: "Jos", date: "2026-05-02", description: ["One.", "Two.", "Three."] };
const withPhoto = { ...day, photos: "1", "photo-1-alt": "A drawing", "photo-1-drawing": "yes" };

/** An event that two people have open. */
async function openSite() {
  const here = await createStaffedSite();
  const admin = await signIn(here.ctx, "admin");
  await here.post("/admin/event", { ...withPhoto, idempotencyKey: "1" });
  const save = async (fields: object, cookie?: string) => {
    const answer = await here.post("/admin/event/1.data", { ...withPhoto, version: "1", ...fields }, cookie);
    return { status: answer.status, text: await answer.text() };
  };
  const stored = () => here.ctx.db.selectFrom("events").selectAll().executeTakeFirstOrThrow();
  const history = async (version = "") => textOf(await here.readAsStaff(`/admin/event/1?history=${version}`));
  const later = (minutes: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + minutes * 60_000);
  };
  return { ...here, admin, save, stored, history, later };
}

test("changes of two people in different fields or paragraphs are merged with a notice", async () => {
  const { save, stored, admin, history } = await openSite();
  await save({ location: "Abuja", description: ["One.", "Two.", "Three!"] });
  const { status, text } = await save({ title: "Reading week", description: ["One!", "Two.", "Three."] }, admin);
  expect([status, text]).toEqual([200, expect.stringContaining("The text now has both changes")]);
  const { title, location, description } = await stored();
  expect({ title, location, description: JSON.parse(description) }).toEqual({
    title: "Reading week",
    location: "Abuja",
    description: ["One!", "Two.", "Three!"],
  });
  expect(await history()).toContain("Sample Admin, merged with another’s");
});

test("a conflict in one paragraph overwrites nothing; the history has the later text", async () => {
  const { save, stored, admin, history, post } = await openSite();
  await save({ description: ["One.", "Two of theirs.", "Three."] });
  const mine = { description: ["One.", "Two of mine.", "Three!"] };
  for (const _ of [1, 2]) {
    const { status, text } = await save(mine, admin);
    expect(status).toBe(409);
    for (const part of ["Two of mine.", "Two of theirs.", "Sample Editor"]) expect(text).toContain(part);
  }
  // Without script, the page also reports it.
  const page = await post("/admin/event/1", { ...withPhoto, ...mine, version: "1" }, admin);
  expect([page.status, await page.text()]).toEqual([409, expect.stringContaining("your text is in the history")]);
  const { version, description } = await stored();
  expect([version, JSON.parse(description)]).toEqual([3, ["One.", "Two of theirs.", "Three."]]);
  expect(await history("3")).toContain("The text of Sample Admin, compared with the page");
  expect((await save({ description: ["One.", "Both.", "Three!"], version: "3" }, admin)).status).toBe(200);
  // A form from before the version was recorded causes no conflict.
  expect(
    (await save({ title: "Reading week", description: ["One.", "Two of theirs.", "Three."], version: "2" })).status,
  ).toBe(200);
  expect(JSON.parse((await stored()).description)).toEqual(["One.", "Both.", "Three!"]);
});

test("photos are merged: additions stay, recorded consents stay", async () => {
  const { ctx, save, admin } = await openSite();
  const more = await ctx.db
    .insertInto("photos")
    .values({ path: "events/more.jpg", alt: "More", width: 9, height: 9, kind: "photograph" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const added = {
    photos: ["1", String(more.id)],
    [`photo-${more.id}-alt`]: "More",
    ...agreed(`photo-${more.id}-consent`),
  };
  await save(added);
  expect((await save({ title: "Reading week" }, admin)).status).toBe(200);
  const attached = await ctx.db.selectFrom("photo_attachments").select("photo_id").orderBy("position").execute();
  expect(attached.map(({ photo_id }) => photo_id)).toEqual([1, more.id]);
  const photo = ctx.db.selectFrom("photos").select("consent_at").where("id", "=", more.id);
  expect((await photo.executeTakeFirstOrThrow()).consent_at).not.toBeNull();
});

test("visibility stays as the person who chose it wanted", async () => {
  const { save, stored, post, admin } = await openSite();
  await post("/admin/event/1", { intent: "unpublish" });
  expect((await save({ title: "Reading week" }, admin)).status).toBe(200);
  expect((await stored()).status).toBe("draft");
  await save({ version: "3", title: "Reading month", status: "draft" });
  expect(
    (await save({ version: "3", title: "Reading week", location: "Abuja", status: "published" }, admin)).status,
  ).toBe(200);
  expect((await stored()).status).toBe("published");
});

test("a form of a deleted item keeps its text until the item is restored", async () => {
  const { save, post } = await openSite();
  await post("/admin/event/1", { intent: "delete" });
  const { status, text } = await save({ title: "Late" });
  expect([status, text]).toEqual([404, expect.stringContaining("What you typed is still here")]);
  await post("/admin/event/1", { intent: "undelete" });
  expect((await save({ title: "Late" })).status).toBe(200);
});

test("the history has one line per person each hour; restoring adds one", async () => {
  const { save, history, later, admin, post, ctx, clock } = await openSite();
  later(5);
  await save({ description: ["One.", "Two.", "Three.", "Four"] });
  later(5);
  await save({ version: "2", description: ["One.", "Two.", "Three.", "Four five."] });
  later(60);
  await save({ version: "3", title: "Reading week", description: ["One.", "Two.", "Three.", "Four five."] }, admin);
  const all = await history();
  expect(all).toMatch(/Now, March 10, 11:10 Sample Admin 8 words \(\+1, −1\)/);
  expect(all).toMatch(/March 10, 10:10 Sample Editor 8 words \(\+2\)/);
  expect(all).toMatch(/March 10, 10:00 Sample Editor, published/);
  expect(all).not.toContain("March 10, 10:05");
  expect(await history("3")).toContain(
    "What Sample Editor changed put in taken out Description, paragraph [put in: Four five. ]",
  );
  expect((await post("/admin/event/1", { intent: "restore", restore: "1" })).status).toBe(200);
  expect(await history()).toContain("Sample Editor, brought back");
  const versions = () => ctx.db.selectFrom("versions").select("version").orderBy("version").execute();
  expect(await versions()).toHaveLength(5);
  clock.at = new Date(clock.at.getTime() + 25 * 3_600_000);
  await trustTime(ctx.db, clock.at.toISOString());
  await jobs.find(({ name }) => name === "old versions")?.run(ctx, new AbortController().signal);
  expect((await versions()).map(({ version }) => version)).toEqual([1, 3, 4, 5]);
});

test("a version from before the update shows how long it was current", async () => {
  const { ctx, history } = await openSite();
  await ctx.db
    .updateTable("versions")
    .set({ origin: null, content: JSON.stringify({ title: "Reading day" }) })
    .execute();
  expect(await history("1")).toContain("until Sample Editor changed it");
});
