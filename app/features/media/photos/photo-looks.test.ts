import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test } from "vitest";
import { countWaiting } from "../../../../tests/support/faces.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { lookOf } from "../../../server/images/make-picture.server.ts";
import { compareWith, plainLook, splitLooks } from "../../../values/look-hash.ts";
import { applyClosings } from "../consent/apply-closings.server.ts";
import { closingOfLook } from "../consent/closed-looks.server.ts";
import { findLooks } from "./photo-looks.server.ts";

const size = { width: 750, height: 500 };

/** Draws a picture with light and dark places; one seed always gives one picture. */
async function scene(seed: number): Promise<Buffer> {
  const width = 90;
  const height = 60;
  const wave = (x: number, y: number) =>
    128 + 60 * Math.sin((x * (1 + seed)) / 13 + seed) + 60 * Math.cos((y * (2 + (seed % 3))) / 11 + x / (9 + seed));
  const grey = Buffer.from(Array.from({ length: width * height }, (_, at) => wave(at % width, Math.floor(at / width))));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height)
    .toColourspace("srgb")
    .jpeg()
    .toBuffer();
}

const looksOf = async (bytes: Uint8Array) => splitLooks(await lookOf(sharp, sharp(bytes)));

/** Compares with a picture that was closed. */
const closedAs = (looks: string[]) => compareWith(looks.map((look, at) => ({ look, isCrop: at > 0 })));

const cutTo = (share: number) => (picture: Buffer) => {
  const width = Math.round(size.width * share);
  const height = Math.round(size.height * share);
  const area = { left: (size.width - width) >> 1, top: (size.height - height) >> 1, width, height };
  return sharp(picture).extract(area);
};

const copies: Record<string, (picture: Buffer) => Sharp> = {
  "smaller, in another format": (picture) => sharp(picture).resize(320).webp({ quality: 40 }),
  brighter: (picture) => sharp(picture).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }),
  "in another shape": (picture) => sharp(picture).resize(1000, 663, { fit: "fill" }),
  mirrored: (picture) => sharp(picture).flop(),
  "turned by a quarter": (picture) => sharp(picture).rotate(90),
  "turned by half": (picture) => sharp(picture).rotate(180),
  "turned by three quarters": (picture) => sharp(picture).rotate(270),
  "3 % cut from each side": cutTo(0.94),
  "5 % cut from each side": cutTo(0.9),
  "15 % cut from each side": cutTo(0.7),
  "with a border of 14 pixels": (picture) =>
    sharp(picture).extend({ top: 14, bottom: 14, left: 14, right: 14, background: "#fff" }),
  "cut to a square": (picture) => sharp(picture).resize(size.height, size.height, { fit: "cover" }),
  "cut and mirrored": (picture) => cutTo(0.9)(picture).flop(),
};

async function originalOf(seed: number) {
  const picture = await scene(seed);
  return { picture, looks: await looksOf(picture) };
}

/** The picture of all copies. Its looks are computed once, because that takes longer than comparing. */
let original: Awaited<ReturnType<typeof originalOf>>;
let others: (typeof original)[];
beforeAll(async () => {
  original = await originalOf(0);
  others = await Promise.all([1, 2, 3].map(originalOf));
});

// No database is asked.
test.each(oneOnPostgres(Object.entries(copies).filter((_, index) => index % 3 === 0)))(
  "a copy that is %s looks alike, and other pictures do not",
  async (_, copy) => {
    const copied = await looksOf(await copy(original.picture).jpeg().toBuffer());
    expect([original, ...others].map(({ looks }) => closedAs(looks)(copied))).toEqual([true, false, false, false]);
  },
);

test("plain pictures have no look, and what an earlier release kept is still compared", async () => {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a3195a" } });
  expect(await lookOf(sharp, plain.png())).toBe(`${plainLook} @`);
  expect(closedAs([plainLook])([plainLook])).toBe(false);
  const [first = "", ...rest] = await looksOf(await scene(0));
  const old = compareWith([{ look: first.slice(0, 16), isCrop: false }]);
  expect(old([first, ...rest])).toBe(true);
  expect(old(await looksOf(await scene(1)))).toBe(false);
});

test("a copy of a withdrawn or deleted photo waits until the lead has looked", async () => {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, send, staffHeaders } = site;
  const upload = async (bytes: Buffer) => {
    const body = new Uint8Array(bytes);
    const answer = await ask("/admin/media/upload", { method: "POST", body, headers: staffHeaders });
    return (await answer.json()) as { id: number; src: string };
  };
  const clear = async (id: number) => {
    await post(`/admin/media/${id}.data`, { alt: "A class", consent: "nobody", places: "donate" });
    await countWaiting(ctx);
  };
  const first = await upload(await scene(1));
  await clear(first.id);
  expect((await ask(first.src)).status).toBe(200);
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  const copy = await upload(
    await sharp(await scene(1))
      .resize(590)
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  await clear(copy.id);
  expect((await ask(copy.src)).status).toBe(404);
  const other = await upload(await scene(2));
  await clear(other.id);
  expect((await ask(other.src)).status).toBe(200);
  const Cookie = await signIn(ctx, "lead");
  const page = textOf(await (await ask("/admin/photo-requests", { headers: { Cookie } })).text());
  expect(page).toContain("Looks like a withdrawn photo");
  await send("/admin/photo-requests", { intent: "isAnother", id: String(copy.id) }, { headers: { Cookie } });
  await clear(copy.id);
  expect((await ask(copy.src)).status).toBe(200);
  // Deleted, and sent again.
  await ctx.db.deleteFrom("photo_attachments").where("photo_id", "=", other.id).execute();
  expect((await post(`/admin/media/${other.id}.data`, { intent: "delete" })).status).toBe(200);
  const again = await upload(await scene(2));
  await clear(again.id);
  expect((await ask(again.src)).status).toBe(404);
});

/** A library with copies of one picture, and another picture, all public. */
async function openLibrary() {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, staffHeaders } = site;
  /** Each at a place of its own, so that all of them are shown. */
  const clear = async ({ id }: { id: number }, places: string) => {
    await post(`/admin/media/${id}.data`, { alt: "A class", consent: "nobody", places });
    await countWaiting(ctx);
  };
  const add = async (picture: Sharp, place: string) => {
    const body = new Uint8Array(await picture.jpeg().toBuffer());
    const answer = await ask("/admin/media/upload", { method: "POST", body, headers: staffHeaders });
    const photo = (await answer.json()) as { id: number; src: string };
    await clear(photo, place);
    return photo;
  };
  const first = await scene(1);
  const photos = {
    first: await add(sharp(first), "donate"),
    mirrored: await add(sharp(first).flop(), "banner"),
    cut: await add(cutTo(0.9)(first), "home-hero"),
    other: await add(sharp(await scene(2)), "home-about"),
  };
  const statuses = async () => {
    const all = Object.entries(photos).map(async ([name, { src }]) => [name, (await ask(src)).status]);
    return Object.fromEntries(await Promise.all(all)) as Record<keyof typeof photos, number>;
  };
  return { ...site, ...photos, clear, statuses };
}

test("copies that are in the library already are hidden with the photo, and wait for the lead", async () => {
  const { ctx, ask, post, send, clear, first, cut, statuses } = await openLibrary();
  expect(await statuses()).toEqual({ first: 200, mirrored: 200, cut: 200, other: 200 });
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect(await statuses()).toEqual({ first: 410, mirrored: 404, cut: 404, other: 200 });
  const Cookie = await signIn(ctx, "lead");
  const page = await (await ask("/admin/photo-requests", { headers: { Cookie } })).text();
  expect(page.split('value="isAnother"')).toHaveLength(3);
  await send("/admin/photo-requests", { intent: "isAnother", id: String(cut.id) }, { headers: { Cookie } });
  await clear(cut, "home-hero");
  expect(await statuses()).toEqual({ first: 410, mirrored: 404, cut: 200, other: 200 });
});

test("a duplicate is deleted: the copies that are there stay, and no other one comes back", async () => {
  const { ctx, post, first, statuses } = await openLibrary();
  await ctx.db.deleteFrom("photo_attachments").where("photo_id", "=", first.id).execute();
  expect((await post(`/admin/media/${first.id}.data`, { intent: "delete" })).status).toBe(200);
  expect(await statuses()).toMatchObject({ mirrored: 200, cut: 200, other: 200 });
  const looks = await ctx.db.selectFrom("closings").select("id").where("kind", "=", "look").execute();
  expect(looks.length).toBeGreaterThan(0);
});

test("copies are hidden when the photo is covered; the covered one stays", async () => {
  const { post, first, statuses } = await openLibrary();
  const fields = { cover: "0.4,0.4,0.1,0.1", uncovered: "delete" };
  expect((await post(`/admin/media/${first.id}/faces`, fields)).status).toBeLessThan(400);
  expect(await statuses()).toMatchObject({ mirrored: 404, cut: 404, other: 200 });
});

test("copies are hidden when a closing comes back from the list beside the backups", async () => {
  const { ctx, first, statuses } = await openLibrary();
  const photo = await ctx.db
    .selectFrom("photos")
    .select(["path", "look"])
    .where("id", "=", first.id)
    .executeTakeFirstOrThrow();
  const at = ctx.clock.now().toISOString();
  const closings = closingOfLook(photo).map(({ kind, key, value }) => {
    return { id: `from the list: ${key}`, at, kind, key, value, is_release: 0 };
  });
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.insertInto("closings").values(closings).execute();
    await applyClosings(ctx, closings);
  });
  expect(await statuses()).toEqual({ first: 404, mirrored: 404, cut: 404, other: 200 });
});

test("a restored photo whose copy stays hidden also waits for the lead", async () => {
  const { ctx, post, send, first, mirrored, statuses } = await openLibrary();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  await post(`/admin/media/${mirrored.id}.data`, { intent: "withdraw" });
  const headers = { Cookie: await signIn(ctx, "lead") };
  const putBack = (id: number) =>
    send("/admin/photo-requests.data", { intent: "putBack", id: String(id) }, { headers });
  const back = await putBack(first.id);
  expect(await back.text()).toContain("It can be shown once the safeguarding lead has looked at it.");
  expect((await statuses()).first).toBe(404);
  await putBack(mirrored.id);
  await send("/admin/photo-requests", { intent: "isAnother", id: String(first.id) }, { headers });
  expect((await statuses()).first).toBe(200);
});

test("photos of earlier releases get their look from a job; one that is withdrawn closes it", async () => {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, staffHeaders } = site;
  const body = new Uint8Array(await scene(3));
  const answer = await ask("/admin/media/upload", { method: "POST", body, headers: staffHeaders });
  const { id } = (await answer.json()) as { id: number };
  await ctx.db.updateTable("photos").set({ look: null }).execute();
  await post(`/admin/media/${id}.data`, { intent: "withdraw" });
  const stopping = new AbortController().signal;
  await findLooks(ctx, stopping);
  await findLooks(ctx, stopping);
  const closings = ctx.db.selectFrom("closings").select(["key", "value"]).where("kind", "=", "look");
  const photos = ctx.db.selectFrom("photos").select(["path as key", "look as value"]).where("id", "=", id);
  const photo = await photos.executeTakeFirstOrThrow();
  expect(photo.value).toMatch(/^[0-9a-f]{32}( [0-9a-f]{32})+ @[\w+/]+=*$/);
  expect(await closings.where("is_release", "=", 0).execute()).toEqual([photo]);
});

test("the job finds a copy that an earlier release stored without a hash", async () => {
  const { ctx, post, first, cut, statuses } = await openLibrary();
  await ctx.db.updateTable("photos").set({ look: null }).where("id", "=", cut.id).execute();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect((await statuses()).cut).toBe(200);
  await findLooks(ctx, new AbortController().signal);
  expect((await statuses()).cut).toBe(404);
});
