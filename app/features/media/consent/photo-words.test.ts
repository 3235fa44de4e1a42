import { staffPhotoWords as words } from "content/staff-photo-words.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addStaffMember, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Role } from "../../../values/roles.ts";
import { recordStandingChange } from "../../people/users/find-settled-people.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { addPhoto } from "../photos/photo-queries.server.ts";
import { applyClosings } from "./apply-closings.server.ts";

const hourMs = 3_600_000;

/** A site with an editor who answers about photos, and others who check. */
async function openSite() {
  const here = await createStaffedSite();
  const { ctx, clock, ask, post } = here;
  const long = new Date(clock.at.getTime() - 400 * 24 * hourMs).toISOString();
  await ctx.db.updateTable("users").set({ createdAt: long }).execute();
  const come = async (id: string, role: Role) => {
    const email = `${id}@example.org`;
    await addStaffMember(ctx, { id, email, role, lastName: id, createdAt: long });
    const cookie = await signInAgain(ctx, email);
    const see = async (path: string) => textOf(await (await ask(path, { headers: { Cookie: cookie } })).text());
    return {
      id,
      see,
      act: (id: number, intent: string) => post("/admin/photo-words", { id: `${id}`, intent }, cookie),
    };
  };
  const photo = (name: string) =>
    addPhoto(ctx.db, { path: `images/${name}.jpg`, alt: name, width: 4, height: 3, kind: "photograph" });
  const isShown = async (id: number) => {
    const row = await ctx.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return accessOf(row, "2026-03-10") === "consented";
  };
  const say = (id: number, intent = "nobody") => post(`/admin/media/${id}.data`, { intent });
  return { ...here, come, photo, isShown, say };
}

test("the lead's home lists photos that depend on one answer, with names", async () => {
  const { come, photo, say } = await openSite();
  const lead = await come("lead", "lead");
  expect(await lead.see("/admin")).not.toContain(words.need(1));
  await say(await photo("Hands"));
  await say(await photo("Backs"));
  const home = await lead.see("/admin");
  expect(home).toContain(words.need(2));
  expect(home).toContain("Said by Sample Editor");
  const list = await lead.see("/admin/photo-words");
  for (const part of [
    words.said.nobody,
    "Said by Sample Editor",
    "Hidden until its faces are counted",
    words.uncounted,
    words.agree,
  ])
    expect(list).toContain(part);
});

test("admins see that list only while there is no lead", async () => {
  const { come, photo, say } = await openSite();
  const admin = await come("second-admin", "admin");
  await say(await photo("Hands"));
  expect(await admin.see("/admin")).toContain(words.need(1));
  await come("lead", "lead");
  expect(await admin.see("/admin")).not.toContain(words.need(1));
});

test("a second person's yes shows a photo at once", async () => {
  const { come, photo, say, isShown } = await openSite();
  const lead = await come("lead", "lead");
  const id = await photo("Hands");
  await say(id);
  expect(await isShown(id)).toBe(false);
  await lead.act(id, "agree");
  expect(await isShown(id)).toBe(true);
  expect(await lead.see("/admin/photo-words")).toContain(words.none);
});

test("one person with two accounts is no second person", async () => {
  const { ctx, clock, come, photo, say, isShown } = await openSite();
  const other = await come("other", "lead");
  const editor = await ctx.db.selectFrom("users").select("id").where("id", "!=", "other").executeTakeFirstOrThrow();
  const before = { now: () => new Date(clock.at.getTime() - 90 * 24 * hourMs) };
  const made = { account: "other", what: "created", by: editor.id } as const;
  await recordStandingChange({ db: ctx.db, clock: before }, made);
  const id = await photo("Hands");
  await say(id);
  expect((await other.act(id, "agree")).status).toBe(409);
  await say(id);
  expect(await isShown(id)).toBe(false);
});

test("the person who answered cannot confirm the answer", async () => {
  const { ctx, ask, post, photo, isShown } = await openSite();
  const cookie = await signIn(ctx, "admin");
  const id = await photo("Hands");
  await post(`/admin/media/${id}.data`, { intent: "nobody" }, cookie);
  const list = await (await ask("/admin/photo-words", { headers: { Cookie: cookie } })).text();
  expect(textOf(list)).toContain(words.isYours);
  expect(list).not.toContain(words.agree);
  expect((await post("/admin/photo-words", { id: `${id}`, intent: "agree" }, cookie)).status).toBe(409);
  expect(await isShown(id)).toBe(false);
});

test("a doubted photo is hidden until staff answer again", async () => {
  const { come, photo, say, isShown } = await openSite();
  const lead = await come("lead", "lead");
  const id = await photo("Hands");
  await say(id);
  await lead.act(id, "agree");
  await say(id, "somebody");
  expect(await isShown(id)).toBe(false);
  await say(id);
  await lead.act(id, "askAgain");
  expect(await isShown(id)).toBe(false);
  expect(await lead.see("/admin/photo-words")).toContain(words.none);
});

test("photos with more faces than consents are listed until checked", async () => {
  const { ctx, come, photo, isShown, post } = await openSite();
  const lead = await come("lead", "lead");
  const id = await photo("Four children");
  await ctx.db
    .insertInto("photo_faces")
    .values({ photo_id: id, state: "counted", face_count: 4, boxes: "[]", next_at: null, why: null, counted_at: null })
    .execute();
  await post(`/admin/media/${id}.data`, { alt: "Four children", consent: "guardian", "consent-by": "Her mother" });
  expect(await isShown(id)).toBe(true);
  const list = await lead.see("/admin/photo-words");
  expect(list).toContain(words.faces(4, 1));
  await lead.act(id, "settle");
  expect(await lead.see("/admin/photo-words")).toContain(words.none);
  expect(await isShown(id)).toBe(true);
});

test("a doubt survives the restore of an older backup", async () => {
  const { ctx, come, photo, post, isShown } = await openSite();
  const lead = await come("lead", "lead");
  const id = await photo("The team");
  await post(`/admin/media?photo=${id}`, { alt: "The team", consent: "adults", "consent-by": "The cook" });
  await lead.act(id, "agree");
  expect(await isShown(id)).toBe(true);
  const before = await ctx.db
    .selectFrom("photo_claims")
    .selectAll()
    .where("photo_id", "=", id)
    .executeTakeFirstOrThrow();
  await lead.act(id, "askAgain");
  expect(await isShown(id)).toBe(false);
  // The rows of the backup, and the list of closings.
  await ctx.db.updateTable("photo_claims").set(before).where("photo_id", "=", id).execute();
  await ctx.db.updateTable("photos").set({ consent_at: before.said_at }).where("id", "=", id).execute();
  const closings = await findClosingsOf(ctx.db, "person");
  await withTransaction(ctx, (inside) => applyClosings(inside, closings));
  expect(await isShown(id)).toBe(false);
});
