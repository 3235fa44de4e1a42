import sharp from "sharp";
import { expect, test } from "vitest";
import { countWaiting } from "../../../../tests/support/faces.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { removeAbandonedFiles } from "./delete-photo.server.ts";
import { findPhotosById } from "./photo-queries.server.ts";

/** Colour of the face: no pixel may keep it. */
const skin = "#00ff00";
const face = { x: 0.25, y: 0.2, width: 0.1, height: 0.15 };
const cover = [face.x, face.y, face.width, face.height].join(",");
const width = 1000;
const height = 800;

async function open() {
  const here = await createStaffedSite();
  const { ctx, ask, post } = here;
  const headers = { Cookie: await signIn(ctx, "admin"), Origin: "https://site.test" };
  const picture = sharp({ create: { width, height, channels: 3, background: "#446688" } })
    .composite([
      {
        input: { create: { width: face.width * width, height: face.height * height, channels: 3, background: skin } },
        left: face.x * width,
        top: face.y * height,
      },
    ])
    .withExif({ IFD0: { Make: "Sample phone" } });
  const body = new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer());
  const upload = await ask("/admin/media/upload", { method: "POST", body, headers });
  const { id } = (await upload.json()) as { id: number };
  await post(`/admin/media/${id}`, { alt: "A class waves", consent: "nobody", focus: "30-40" });
  const photo = async (of = id) => (await findPhotosById(ctx.db, [of]))[0];
  const filesOf = async (of = id) =>
    (JSON.parse((await photo(of))?.sizes ?? "[]") as { path: string }[]).map(({ path }) => path);
  const stored = async () => {
    const paths: string[] = [];
    for await (const { path } of ctx.storage.list()) paths.push(path);
    return paths.sort();
  };
  const send = (fields: Record<string, string | string[]>, of = id) => post(`/admin/media/${of}/faces`, fields);
  const bytesOf = async (path: string) =>
    new Uint8Array(await (await ask(`/files/${path}`, { headers })).arrayBuffer());
  return { ...here, headers, id, photo, filesOf, stored, send, bytesOf };
}

/** Counts pixels that still look like the face. */
async function skinIn(bytes: Uint8Array): Promise<number> {
  const { width: wide = 0, height: high = 0 } = await sharp(bytes).metadata();
  const place = {
    left: Math.floor(face.x * wide),
    top: Math.floor(face.y * high),
    width: Math.ceil(face.width * wide),
    height: Math.ceil(face.height * high),
  };
  const pixels = await sharp(bytes).extract(place).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (green > 160 && red < 120 && blue < 120) count++;
  }
  return count;
}

test("covering removes the face from all sizes and all metadata", async () => {
  const { filesOf, bytesOf, send } = await open();
  for (const path of await filesOf()) expect(await skinIn(await bytesOf(path))).toBeGreaterThan(50);
  expect((await send({ cover, uncovered: "delete" })).status).toBe(200);
  const paths = await filesOf();
  expect(paths).toHaveLength(9);
  for (const path of paths) {
    const bytes = await bytesOf(path);
    expect([path, await skinIn(bytes)]).toEqual([path, 0]);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes("Sample phone")).toBe(false);
  }
});

test("the covered picture replaces the old one on all pages", async () => {
  const { id, ask, read, post, photo, filesOf, stored, send, auditEvents, ctx } = await open();
  await post(`/admin/media/${id}`, { alt: "A class waves", consent: "nobody", focus: "30-40", places: "home-hero" });
  await countWaiting(ctx);
  const text = `![A class](photo:${id})`;
  const consent = { photos: String(id), [`photo-${id}-alt`]: "A class waves", [`photo-${id}-consent`]: "on" };
  const saved = await post("/admin/post", {
    title: "Taps",
    paragraphs: text,
    "text-photo-consent": `${id}:on`,
    ...consent,
  });
  expect(saved.status).toBeLessThan(400);
  const before = await filesOf();
  const pages = ["/", "/blog", "/blog/taps", "/feed.xml"];
  const shows = async (paths: string[]) => {
    const html = (await Promise.all(pages.map(read))).join("");
    return paths.some((path) => html.includes(path));
  };
  expect(await shows(before)).toBe(true);
  await send({ cover, uncovered: "delete" });
  const after = await filesOf();
  expect([await shows(before), await shows(after)]).toEqual([false, true]);
  expect(await photo()).toMatchObject({ alt: "A class waves", focal_x: 30, focal_y: 40 });
  expect((await photo())?.consent_at).not.toBeNull();
  for (const path of before) expect((await ask(`/files/${path}`)).status).toBe(404);
  expect((await stored()).filter((path) => before.includes(path))).toEqual([]);
  expect((await ask(`/files/${after[0]}`)).status).toBe(200);
  expect(await auditEvents()).toContain(`faces covered, photo:${id}`);
  const faces = await ctx.db.selectFrom("photo_faces").select("state").where("photo_id", "=", id).execute();
  expect(faces).toEqual([{ state: "waiting" }]);
});

test("only the safeguarding lead opens a kept uncovered picture", async () => {
  const { id, ask, filesOf, send, headers, ctx } = await open();
  const before = await filesOf();
  await send({ cover, uncovered: "keep" });
  expect(await ctx.db.selectFrom("photos").select("id").where("id", ">", id).execute()).toEqual([]);
  expect((await ask(`/files/${before[0]}`, { headers })).status).toBe(404);
  const [paper] = await ctx.db.selectFrom("private_files").selectAll().execute();
  expect(paper).toMatchObject({ owner: `photo:${id}`, type: "image/jpeg" });
  expect((await ask(`/admin/private/${paper?.id}`, { headers })).status).toBe(403);
  const lead = { Cookie: await signIn(ctx, "lead") };
  const opened = await ask(`/admin/private/${paper?.id}`, { headers: lead });
  expect([opened.status, opened.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  await opened.body?.cancel();
  await ctx.db.deleteFrom("photo_attachments").execute();
  await ask(`/admin/media/${id}.data`, { method: "POST", headers, body: new URLSearchParams({ intent: "delete" }) });
  expect(await ctx.db.selectFrom("private_files").selectAll().execute()).toEqual([]);
  await removeAbandonedFiles(ctx);
  expect(await ctx.storage.open(paper?.path ?? "")).toBeUndefined();
});

test("a covered copy becomes a new photo without consent", async () => {
  const { id, filesOf, send, ctx } = await open();
  const before = await filesOf();
  expect((await send({ cover, uncovered: "both" })).status).toBe(200);
  expect(await filesOf()).toEqual(before);
  const [covered] = await ctx.db.selectFrom("photos").selectAll().where("id", ">", id).execute();
  expect(covered).toMatchObject({ alt: "A class waves", consent_at: null });
  // The library already has this covered picture.
  const again = await send({ cover, uncovered: "delete" });
  expect([again.status, textOf(await again.text())]).toEqual([422, expect.stringContaining("has this photo")]);
  expect(await filesOf()).toEqual(before);
  expect((await filesOf(covered?.id)).length).toBe(9);
});

test("staff cover a missed face by numbers", async () => {
  const { filesOf, bytesOf, send } = await open();
  expect((await send({ across: ["30", ""], down: ["27.5", ""], size: ["25", "12"], uncovered: "delete" })).status).toBe(
    200,
  );
  for (const path of await filesOf()) expect(await skinIn(await bytesOf(path))).toBe(0);
});

const refusedForms: [string, Record<string, string | string[]>][] = [
  ["nothing chosen", {}],
  ["a place that is none", { cover: "a,b,c,d" }],
  ["a place beside the picture", { cover: "0.9,0.9,0.5,0.5" }],
  ["a place without width", { cover: "0.1,0.1,0,0.1" }],
  ["a word for a number", { across: "left", down: "10", size: "10" }],
  ["a number above 100", { across: "101", down: "10", size: "10" }],
  ["half a place", { across: "50", down: "", size: "10" }],
  ["two hundred and one faces", { cover: Array.from({ length: 201 }, () => cover) }],
  ["another wish", { cover, uncovered: "publish" }],
];

test.each(oneOnPostgres(refusedForms))("an invalid cover is refused: %s", async (_what, fields) => {
  const { filesOf, send, stored } = await open();
  const before = await filesOf();
  const files = await stored();
  const answer = await send(fields);
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("No face is covered yet.");
  expect([await filesOf(), await stored()]).toEqual([before, files]);
});

test("a drawing, a withdrawn picture or a missing file cannot be covered", async () => {
  const { id, send, post, photo, ctx } = await open();
  const drawing = await send({ cover }, 1);
  expect([drawing.status, await drawing.text()]).toEqual([422, expect.stringContaining("drawing")]);
  expect((await send({ cover }, 999)).status).toBe(404);
  await ctx.storage.remove((await photo())?.path ?? "");
  expect(await (await send({ cover })).text()).toContain("cannot be read");
  await post(`/admin/media/${id}`, { intent: "withdraw" });
  expect(await (await send({ cover })).text()).toContain("withdrawn");
});

test("a person waits after sixty covers in an hour", async () => {
  const { send, filesOf, ctx } = await open();
  const editor = await ctx.db.selectFrom("users").select("id").where("id", "=", "editor").executeTakeFirstOrThrow();
  const limit = { what: "cover", times: 60, minutes: 60 };
  for (let time = 0; time < limit.times; time++) await countTowardsRateLimit(ctx, limit, editor.id);
  const before = await filesOf();
  expect((await send({ cover })).status).toBe(429);
  expect(await filesOf()).toEqual(before);
});
