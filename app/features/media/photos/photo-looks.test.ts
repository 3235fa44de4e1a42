import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { countWaiting } from "../../../../tests/support/faces.ts";
import { editor } from "../../../../tests/support/family-model.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { lookOf } from "../../../server/images/make-picture.server.ts";
import { compareWith, plainLook, splitLooks } from "../../../values/look-hash.ts";
import { compareWithPoints, readPoints } from "../../../values/look-points.ts";
import { applyClosings } from "../consent/apply-closings.server.ts";
import { closingOfLook } from "../consent/closed-looks.server.ts";
import type { ConsentFields } from "../consent/consent-schema.ts";
import { changeConsent, createConsentWithin, removePersonFromPhoto } from "../consent/record-consent.server.ts";
import { issueCode } from "../consent/withdraw.server.ts";
import { findLooks } from "./photo-looks.server.ts";

/** A picture with light and dark places, drawn anew from a number. */
async function scene(seed: number): Promise<Buffer> {
  const [width, height] = [90, 60];
  const wave = (x: number, y: number) =>
    128 + 60 * Math.sin((x * (1 + seed)) / 13 + seed) + 60 * Math.cos((y * (2 + (seed % 3))) / 11 + x / (9 + seed));
  const grey = Buffer.from(Array.from({ length: width * height }, (_, at) => wave(at % width, Math.floor(at / width))));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(900, 600)
    .toColourspace("srgb")
    .jpeg()
    .toBuffer();
}

const looksOf = async (bytes: Uint8Array) => splitLooks(await lookOf(sharp, sharp(bytes)));

/** Compares with a picture that was closed. */
const closedAs = (looks: string[]) => compareWith(looks.map((look, at) => ({ look, isCrop: at > 0 })));

const cutTo = (share: number) => (picture: Buffer) => {
  const [width, height] = [Math.round(900 * share), Math.round(600 * share)];
  const area = { left: (900 - width) >> 1, top: (600 - height) >> 1, width, height };
  return sharp(picture).extract(area);
};

const copies: Record<string, (picture: Buffer) => Sharp> = {
  "smaller, in another format": (picture) => sharp(picture).resize(320).webp({ quality: 40 }),
  brighter: (picture) => sharp(picture).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }),
  "in another shape": (picture) => sharp(picture).resize(1600, 1060, { fit: "fill" }),
  mirrored: (picture) => sharp(picture).flop(),
  "turned by a quarter": (picture) => sharp(picture).rotate(90),
  "turned by half": (picture) => sharp(picture).rotate(180),
  "turned by three quarters": (picture) => sharp(picture).rotate(270),
  "3 % cut from each side": cutTo(0.94),
  "5 % cut from each side": cutTo(0.9),
  "15 % cut from each side": cutTo(0.7),
  "with a border of 20 pixels": (picture) =>
    sharp(picture).extend({ ...{ top: 20, bottom: 20, left: 20, right: 20 }, background: "#fff" }),
  "cut to a square": (picture) => sharp(picture).resize(600, 600, { fit: "cover" }),
  "cut and mirrored": (picture) => cutTo(0.9)(picture).flop(),
};

test.each(Object.entries(copies))("a copy that is %s looks alike, and other pictures do not", async (_, copy) => {
  const scenes = await Promise.all([0, 1, 2, 3].map(scene));
  const copied = await looksOf(
    await copy(scenes[0] ?? Buffer.of())
      .jpeg()
      .toBuffer(),
  );
  const alike = await Promise.all(scenes.map(async (picture) => closedAs(await looksOf(picture))(copied)));
  expect(alike).toEqual([true, false, false, false]);
});

test("plain pictures have no look, and what an earlier release kept is still compared", async () => {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a3195a" } });
  expect(await lookOf(sharp, plain.png())).toBe(`${plainLook} @`);
  expect(closedAs([plainLook])([plainLook])).toBe(false);
  const [first = "", ...rest] = await looksOf(await scene(0));
  const old = compareWith([{ look: first.slice(0, 16), isCrop: false }]);
  expect(old([first, ...rest])).toBe(true);
  expect(old(await looksOf(await scene(1)))).toBe(false);
});

test("a photo that was taken down, or deleted, does not come back as a copy until the lead has looked", async () => {
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
      .resize(700)
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  await clear(copy.id);
  expect((await ask(copy.src)).status).toBe(404);
  const other = await upload(await scene(2));
  await clear(other.id);
  expect((await ask(other.src)).status).toBe(200);
  const Cookie = await signIn(ctx, "lead");
  const page = textOf(await (await ask("/admin/takedowns", { headers: { Cookie } })).text());
  expect(page).toContain("Looks like one that was taken back");
  await send("/admin/takedowns", { intent: "isAnother", id: String(copy.id) }, { headers: { Cookie } });
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
  const page = await (await ask("/admin/takedowns", { headers: { Cookie } })).text();
  expect(page.split('value="isAnother"')).toHaveLength(3);
  await send("/admin/takedowns", { intent: "isAnother", id: String(cut.id) }, { headers: { Cookie } });
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

test("a photo that comes back while a copy of it stays closed waits for the lead too", async () => {
  const { ctx, post, send, first, mirrored, statuses } = await openLibrary();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  await post(`/admin/media/${mirrored.id}.data`, { intent: "withdraw" });
  const headers = { Cookie: await signIn(ctx, "lead") };
  const back = await send(`/admin/media/${first.id}.data`, { intent: "putBack" }, { headers });
  expect(await back.text()).toContain("It is put back, and waits until");
  expect((await statuses()).first).toBe(404);
  await send(`/admin/media/${mirrored.id}.data`, { intent: "putBack" }, { headers });
  await send("/admin/takedowns", { intent: "isAnother", id: String(first.id) }, { headers });
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

/** A picture with as many corners as a photograph has: circles and boxes, drawn anew from a number. */
function crowd(seed: number): Promise<Buffer> {
  let state = seed + 1;
  const draw = (most: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
  const shape = () => {
    const fill = `rgb(${draw(256)} ${draw(256)} ${draw(256)})`;
    const [x, y, size] = [draw(900), draw(600), 10 + draw(60)];
    return draw(2) === 0
      ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`
      : `<rect x="${x}" y="${y}" width="${size * 2}" height="${size}" fill="${fill}"/>`;
  };
  const shapes = Array.from({ length: 160 }, shape).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#987"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** On a phone: the picture in the middle of a dark page, with words above and under it. */
async function screenshotOf(picture: Sharp, width = 720, said = "What a day we had"): Promise<Sharp> {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .resize({ width })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(720 - info.width) >> 1, (1280 - info.height) >> 1];
  const lines = [34, 90, top + info.height + 50].map(
    (y) => `<text x="24" y="${y}" font-size="28" fill="#eee">${said}</text>`,
  );
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">${lines.join("")}</svg>`,
  );
  const page = sharp({ create: { width: 720, height: 1280, channels: 3, background: "#111418" } });
  return page.composite([{ input: data, left, top }, { input: words }]);
}

const part = (picture: Buffer, left: number, top: number, width: number, height: number) =>
  sharp(picture).extract({ left, top, width, height });

const covered = (picture: Buffer, left: number, top: number, width: number, height: number, background = "#fff") =>
  sharp(picture).composite([{ input: { create: { width, height, channels: 3, background } }, left, top }]);

const derived: Record<string, (picture: Buffer, other: Buffer) => Sharp | Promise<Sharp>> = {
  "a screenshot": (picture) => screenshotOf(sharp(picture)),
  "a screenshot in which it is small": (picture) => screenshotOf(sharp(picture), 520),
  "a mirrored screenshot": (picture) => screenshotOf(sharp(picture).flop()),
  "a screenshot of its left half": (picture) => screenshotOf(part(picture, 0, 0, 450, 600), 560),
  "a screenshot of it with a caption": (picture) => screenshotOf(covered(picture, 0, 450, 900, 150)),
  "with a caption below": (picture) => covered(picture, 0, 450, 900, 150),
  "with a caption above": (picture) => covered(picture, 0, 0, 900, 150, "#000"),
  "with its left quarter covered": (picture) => covered(picture, 0, 0, 225, 600),
  "with its right quarter covered": (picture) => covered(picture, 675, 0, 225, 600),
  "its left half": (picture) => part(picture, 0, 0, 450, 600),
  "its right half": (picture) => part(picture, 450, 0, 450, 600),
  "its upper half": (picture) => part(picture, 0, 0, 900, 300),
  "its lower half": (picture) => part(picture, 0, 300, 900, 300),
  "its middle half": (picture) => part(picture, 225, 150, 450, 300),
  "its right half in a mirror": (picture) => part(picture, 450, 0, 450, 600).flop(),
  "two pictures side by side": async (picture, other) => {
    const inputs = await Promise.all([other, picture].map((one) => sharp(one).resize(450, 400).toBuffer()));
    const page = sharp({ create: { width: 910, height: 400, channels: 3, background: "#fff" } });
    return page.composite(inputs.map((input, at) => ({ input, left: at * 460, top: 0 })));
  },
};

const placesOf = async (picture: Buffer) => readPoints(await lookOf(sharp, sharp(picture)));

test.each(Object.entries(derived))("a picture is found in %s, and other pictures are not", async (_, derive) => {
  const pictures = await Promise.all([0, 1, 2, 3].map(crowd));
  const other = await crowd(9);
  const made = await (await derive(pictures[0] ?? other, other)).jpeg({ quality: 70 }).toBuffer();
  const places = await placesOf(made);
  const found = await Promise.all(pictures.map(async (picture) => compareWithPoints(await placesOf(picture))(places)));
  expect(found).toEqual([true, false, false, false]);
  // Whichever of the two was closed.
  expect(compareWithPoints(places)(await placesOf(pictures[0] ?? other))).toBe(true);
});

test("two screenshots of one phone are no copies of each other", async () => {
  const [one = "", other = ""] = await Promise.all(
    ["What a day we had", "Thank you all"].map(async (said, seed) => {
      const screenshot = await screenshotOf(sharp(await crowd(seed)), 720, said);
      return lookOf(sharp, sharp(await screenshot.jpeg().toBuffer()));
    }),
  );
  expect(compareWithPoints(readPoints(one))(readPoints(other))).toBe(false);
});

test("releases of before read the hashes of a look, and find nothing like its places", async () => {
  const look = await lookOf(sharp, sharp(await crowd(1)));
  const parts = look.split(" ");
  expect(parts.at(-1)).toMatch(/^@/);
  // As they take it apart: everything that is not plain is a hash.
  const asBefore = compareWith(parts.map((one, at) => ({ look: one, isCrop: at > 0 })));
  expect(asBefore(splitLooks(look))).toBe(true);
  expect(asBefore(await looksOf(await crowd(2)))).toBe(false);
});

/** Three public photos: a picture, a screenshot of it, and another picture. */
async function openWithScreenshot() {
  const site = await createStaffedSite({}, "editor");
  const { ctx, ask, post, staffHeaders } = site;
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
  const bytes = await crowd(1);
  const first = await add(sharp(bytes), "donate");
  const shot = await add(await screenshotOf(sharp(bytes)), "banner");
  const other = await add(sharp(await crowd(2)), "home-hero");
  const statuses = async () => Promise.all([first, shot, other].map(async ({ src }) => (await ask(src)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  return { ...site, bytes, first, shot, other, add, statuses };
}

test("a screenshot that is up already is hidden with its photo, and what is sent later waits for the lead", async () => {
  const { ask, post, first, bytes, add, statuses } = await openWithScreenshot();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect(await statuses()).toEqual([410, 404, 200]);
  const half = await add(part(bytes, 0, 0, 450, 600), "home-about");
  expect((await ask(half.src)).status).toBe(404);
});

const allowed = {
  ...{ code: "", person: "child", relation: "parent", givenBy: "Her mother", kind: "paper", givenOn: "2026-03-01" },
  ...{ language: "", assent: true, uses: ["site"], until: "", names: "", idempotencyKey: "" },
} satisfies ConsentFields;

test.each(["taken out", "narrowed"])(
  "where a child with a card is %s, copies of the photo wait for the lead",
  async (how) => {
    const { ctx, ask, post, send, first, shot, bytes, add, statuses } = await openWithScreenshot();
    const actor = { ctx, member: editor };
    const { id } = await withTransaction(ctx, (ctx) => createConsentWithin(ctx, editor, allowed, first.id));
    await issueCode(actor, id);
    if (how === "taken out") await removePersonFromPhoto(actor, first.id, id);
    else await changeConsent(actor, id, { uses: [], until: "", names: "" });
    expect(await statuses()).toEqual([404, 404, 200]);
    const half = await add(part(bytes, 0, 0, 450, 600), "home-about");
    const same = await add(sharp(bytes).resize(700), "home-numbers");
    for (const { src } of [half, same]) expect((await ask(src)).status).toBe(404);
    // Only the lead's word shows one.
    await send(
      "/admin/takedowns",
      { intent: "isAnother", id: String(shot.id) },
      { headers: { Cookie: await signIn(ctx, "lead") } },
    );
    await post(`/admin/media/${shot.id}.data`, { alt: "A class", consent: "nobody", places: "banner" });
    expect(await statuses()).toEqual([404, 200, 200]);
  },
);

test("what an earlier release computed is computed anew, and hides the screenshot that it missed", async () => {
  const { ctx, post, first, statuses } = await openWithScreenshot();
  const rows = await ctx.db.selectFrom("photos").select(["id", "look"]).where("kind", "=", "photograph").execute();
  for (const { id, look } of rows)
    await ctx.db
      .updateTable("photos")
      .set({ look: look?.split(" @")[0] ?? null })
      .where("id", "=", id)
      .execute();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect(await statuses()).toEqual([410, 200, 200]);
  await findLooks(ctx, new AbortController().signal);
  expect(await statuses()).toEqual([410, 404, 200]);
});

test("a copy of an earlier release, which had no look yet, is found by the job", async () => {
  const { ctx, post, first, cut, statuses } = await openLibrary();
  await ctx.db.updateTable("photos").set({ look: null }).where("id", "=", cut.id).execute();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect((await statuses()).cut).toBe(200);
  await findLooks(ctx, new AbortController().signal);
  expect((await statuses()).cut).toBe(404);
});
