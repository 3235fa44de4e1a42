import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test } from "vitest";
import { countWaiting } from "../../../../tests/support/faces.ts";
import { editor } from "../../../../tests/support/family-model.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { lookOf } from "../../../server/images/make-picture.server.ts";
import { compareWith, splitLooks } from "../../../values/look-hash.ts";
import { compareWithPoints, readPoints } from "../../../values/look-points.ts";
import type { ConsentFields } from "../consent/consent-schema.ts";
import { createConsentWithin, removePersonFromPhoto } from "../consent/record-consent.server.ts";
import { changeConsent } from "../consent/take-consent.server.ts";
import { issueCode } from "../consent/withdraw.server.ts";
import { findLooks } from "./photo-looks.server.ts";

/** Draws circles and boxes with as many corners as a photograph has; one seed always gives one picture. */
function crowd(seed: number): Promise<Buffer> {
  let state = seed + 1;
  const draw = (most: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
  const shape = () => {
    const fill = `rgb(${draw(256)} ${draw(256)} ${draw(256)})`;
    const x = draw(900);
    const y = draw(600);
    const size = 10 + draw(60);
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
  const left = (720 - info.width) >> 1;
  const top = (1280 - info.height) >> 1;
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

async function originalOf(seed: number) {
  const picture = await crowd(seed);
  return { picture, places: await placesOf(picture) };
}

/** The picture of all copies. Its points are computed once, because that takes longer than comparing. */
let original: Awaited<ReturnType<typeof originalOf>>;
let others: (typeof original)[];
beforeAll(async () => {
  original = await originalOf(0);
  others = await Promise.all([1, 2, 3].map(originalOf));
});

// No database is asked.
test.each(oneOnPostgres(Object.entries(derived).filter((_, index) => index % 2 === 0)))(
  "a picture is found in %s, and other pictures are not",
  async (_, derive) => {
    const made = await (await derive(original.picture, await crowd(9))).jpeg({ quality: 70 }).toBuffer();
    const places = await placesOf(made);
    expect([original, ...others].map((one) => compareWithPoints(one.places)(places))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Whichever of the two was closed.
    expect(compareWithPoints(places)(original.places)).toBe(true);
  },
);

test("two screenshots of the same phone are no copies of each other", async () => {
  const [one = "", other = ""] = await Promise.all(
    ["What a day we had", "Thank you all"].map(async (said, seed) => {
      const screenshot = await screenshotOf(sharp(await crowd(seed)), 720, said);
      return lookOf(sharp, sharp(await screenshot.jpeg().toBuffer()));
    }),
  );
  expect(compareWithPoints(readPoints(one))(readPoints(other))).toBe(false);
});

test("earlier releases read the hashes of a look and ignore its points", async () => {
  const look = await lookOf(sharp, sharp(await crowd(1)));
  const parts = look.split(" ");
  expect(parts.at(-1)).toMatch(/^@/);
  // Earlier releases take a look apart like this: everything that is not plain is a hash.
  const asBefore = compareWith(parts.map((part, at) => ({ look: part, isCrop: at > 0 })));
  expect(asBefore(splitLooks(look))).toBe(true);
  expect(asBefore(splitLooks(await lookOf(sharp, sharp(await crowd(2)))))).toBe(false);
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

test("a screenshot is hidden with its photo; a later copy waits for the lead", async () => {
  const { ask, post, first, bytes, add, statuses } = await openWithScreenshot();
  await post(`/admin/media/${first.id}.data`, { intent: "withdraw" });
  expect(await statuses()).toEqual([410, 404, 200]);
  const half = await add(part(bytes, 0, 0, 450, 600), "home-about");
  expect((await ask(half.src)).status).toBe(404);
});

const allowed = {
  code: "",
  person: "child",
  relation: "parent",
  givenBy: "Her mother",
  kind: "paper",
  givenOn: "2026-03-01",
  language: "",
  assent: true,
  uses: ["site"],
  until: "",
  names: "",
  idempotencyKey: "",
} satisfies ConsentFields;

test.each(["taken out", "narrowed"])(
  "when a child with a card is %s, copies of the photo wait for the lead",
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
      "/admin/photo-requests",
      { intent: "isAnother", id: String(shot.id) },
      { headers: { Cookie: await signIn(ctx, "lead") } },
    );
    await post(`/admin/media/${shot.id}.data`, { alt: "A class", consent: "nobody", places: "banner" });
    expect(await statuses()).toEqual([404, 200, 200]);
  },
);

test("a look of an earlier release is computed again and finds the screenshot", async () => {
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
